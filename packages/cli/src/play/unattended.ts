/** Without a terminal: one random game, its log, and the result. */
import { chooseAtRandom } from "@fhtagn/bots";
import { makeRecorder, makeRng, pending, type Recorder } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import { print } from "../output.ts";
import { resultLine, rulesLines, type TerminalTable } from "./table.ts";

export function playUnattended({ setup, seed, locale }: TerminalTable): Recorder {
  const recorder = makeRecorder(setup, seed);
  const rng = makeRng(`players of ${seed}`);
  for (;;) {
    recorder.settle();
    if (pending(recorder.state) === null) break;
    recorder.answer(chooseAtRandom(recorder.state, rng));
  }
  for (const line of rulesLines(recorder.state.game.ruleset, locale)) print(line);
  for (const { text } of recorder.record(recordTeller(setup.library, locale)).log) print(text);
  print(resultLine(recorder.state, locale));
  return recorder;
}
