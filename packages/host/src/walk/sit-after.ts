/** A game taken up where a record leaves it: at the next question with a choice. */
import { type Choice, type GameRecord, type Library, onlyAnswer } from "@fhtagn/rules";
import { type Sitting, sitDown, stateOf, take } from "../sitting.ts";

/** `more` are answers after those of the record. Nothing counts as decided by the one who sits down now. */
export function sitAfter(record: GameRecord, library: Library, more: readonly Choice[] = []): Sitting {
  const sitting = sitDown({ ...record, library }, record.seed);
  for (const answer of [...record.answers, ...more]) {
    if ("concede" in answer) throw new Error("the record ends with a concession");
    takeSingles(sitting);
    take(sitting, answer, false);
  }
  takeSingles(sitting);
  return sitting;
}

function takeSingles(sitting: Sitting): void {
  for (let only = onlyAnswer(stateOf(sitting)); only !== null; only = onlyAnswer(stateOf(sitting)))
    take(sitting, only, false);
}
