/** A game at the terminal: two people at one keyboard, or one against a computer player. */
import { intro, isCancel, log, note, outro, select } from "@clack/prompts";
import {
  type Decision,
  decide,
  forcedAnswer,
  type Happening,
  makeRecorder,
  type Player,
  pending,
  type Recorder,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { terminalWords } from "@fhtagn/words";
import { askPerson } from "./ask.ts";
import { boardLines } from "./board.ts";
import { seatOpponent } from "./opponent.ts";
import { newsFor, resultLine, rulesLines, type TerminalTable } from "./table.ts";

interface Sitting {
  readonly table: TerminalTable;
  readonly recorder: Recorder;
  readonly journal: readonly Happening[];
  /** Lines of the journal already told. */
  told: number;
  /** Who answered last; with two people the screen changes hands. */
  last: Player | null;
}

export async function playAttended(table: TerminalTable): Promise<Recorder> {
  const journal: Happening[] = [];
  const recorder = makeRecorder({ ...table.setup, journal }, table.seed);
  const bot = table.bot === null ? null : seatOpponent(table, table.bot);
  const sitting: Sitting = { table, recorder, journal, told: 0, last: null };
  intro(terminalWords(table.locale).begins(table.seed));
  for (const line of rulesLines(recorder.state.game.ruleset, table.locale)) log.info(line);
  for (;;) {
    recorder.settle();
    const decision = pending(recorder.state);
    if (decision === null) break;
    const forced = forcedAnswer(recorder.state);
    if (forced !== null) recorder.answer(forced);
    else if (decision.player === "P2" && bot !== null)
      recorder.answer(bot.choose(view(recorder.state, "P2")));
    else if (!(await answerOne(sitting, decision))) break;
  }
  tell(sitting, table.bot === null ? "spectator" : "P1");
  outro(resultLine(recorder.state, table.locale));
  return recorder;
}

/** False when the player leaves the table. */
async function answerOne(sitting: Sitting, { id, player }: Decision): Promise<boolean> {
  const { table, recorder } = sitting;
  const shared = table.bot === null;
  const moved = sitting.last !== player;
  if (shared && moved && !(await handOver(player, table))) return leave(sitting, player);
  const changed = tell(sitting, shared ? "spectator" : player) || moved;
  sitting.last = player;
  const seen = view(recorder.state, player);
  if (changed) note(boardLines(recorder.state, seen, table.locale).join("\n"), player);
  const said = await askPerson(seen, table.locale);
  if (said === "cancelled") return leave(sitting, player);
  const decided = decide(recorder.state, player, { decision: id, choice: said });
  if (decided.ok) recorder.keep(decided);
  else log.warn(terminalWords(table.locale).illegal);
  return true;
}

/** False if there is no news: then the table looks as before. */
function tell(sitting: Sitting, viewer: Player | "spectator"): boolean {
  const { journal, table } = sitting;
  const lines = newsFor(journal.slice(sitting.told), viewer, table.locale);
  sitting.told = journal.length;
  if (lines.length > 0) log.message(lines.join("\n"));
  return lines.length > 0;
}

/** Screen and scroll-back: what the other one saw is gone. */
const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

async function handOver(player: Player, { locale }: TerminalTable): Promise<boolean> {
  const words = terminalWords(locale);
  process.stdout.write(CLEAR);
  const answer = await select({
    message: words.handOver(player),
    options: [{ value: "here", label: words.here }],
  });
  return !isCancel(answer);
}

async function leave({ table, recorder }: Sitting, player: Player): Promise<boolean> {
  const words = terminalWords(table.locale);
  const answer = await select({
    message: words.leave,
    options: [
      { value: "resume", label: words.resume },
      { value: "concede", label: words.concede },
    ],
  });
  if (answer === "resume") return true;
  const decided = decide(recorder.state, player, { concede: true });
  if (decided.ok) recorder.keep(decided);
  return false;
}
