/** The other side of a puzzle: it answers by the written line as long as that is followed, then by proof. */

import type { Oracle } from "@fhtagn/host";
import { type LineStep, type Puzzle, proofAt, resist } from "@fhtagn/lab";
import { apply, type Choice, clone, hash, onlyAnswer, type State } from "@fhtagn/rules";

/** Positions looked at for one answer: about a second. */
const LIMITS = { nodes: 10_000 };

type Judged = (lost: boolean) => void;

export function makeOracle(start: State, { seat, line }: Puzzle, judged: Judged): Oracle {
  const written = writtenAnswers(start, line);
  return {
    sees: "position",
    choose: async (position) => written.get(hash(position)) ?? resist(position, seat, LIMITS).choice,
    advise: async (position) => {
      const choice = written.get(hash(position)) ?? winningAnswer(position, seat, judged);
      return choice === null ? null : { choice };
    },
  };
}

/** Each answer of the line by the position it is given in. */
function writtenAnswers(start: State, line: readonly LineStep[]): ReadonlyMap<string, Choice> {
  const written = new Map<string, Choice>();
  const state = clone(start);
  for (const { choice } of line) {
    for (let only = onlyAnswer(state); only !== null; only = onlyAnswer(state)) apply(state, only);
    written.set(hash(state), choice);
    apply(state, choice);
  }
  return written;
}

/** The shortest way; null where there is none, or none that could be found. */
function winningAnswer(position: State, seat: Puzzle["seat"], judged: Judged): Choice | null {
  const { verdict, options } = proofAt(position, seat, LIMITS);
  judged(verdict === "fails");
  const winning = options.filter((option) => option.verdict === "wins");
  const [best] = winning.toSorted((one, other) => one.length - other.length);
  return best?.choice ?? null;
}
