/** From a won position to the story: a winning answer each time, against the hardest resistance. */
import { type Choice, clone, type Player, type State } from "@fhtagn/rules";
import { type Prover, settledAfter } from "./prove.ts";
import type { LineStep, OptionVerdict } from "./puzzle.ts";
import { resistWith } from "./resist.ts";

const isWin = ({ verdict }: OptionVerdict): boolean => verdict === "wins";

/** Which of the answers that win the solver gives. */
export type Taste = (prover: Prover, state: State) => Choice | undefined;

export const firstThatWins: Taste = (prover, state) => {
  const proof = prover.judgeAnswers(state, (found) => found.some(isWin));
  return proof?.options.find(isWin)?.choice;
};

const sent = ({ choice }: OptionVerdict): number =>
  "assign" in choice ? choice.assign.filter((place) => place >= 0).length : 0;

/** Nobody is sent who is not needed: so a line is shown to people. */
export const sparingly: Taste = (prover, state) => {
  if (state.question?.kind !== "commit") return firstThatWins(prover, state);
  const winning = prover.judgeAnswers(state)?.options.filter(isWin) ?? [];
  return winning.toSorted((a, b) => sent(a) - sent(b))[0]?.choice;
};

/** Null where the story is not won, or not within the limits of the prover. */
export function winningLine(
  { prover, seat, taste }: { readonly prover: Prover; readonly seat: Player; readonly taste: Taste },
  position: State,
): readonly LineStep[] | null {
  const line: LineStep[] = [];
  for (let state = clone(position); !prover.isOver(state); ) {
    const player = state.question?.player;
    const choice = player === seat ? taste(prover, state) : resistWith(prover, state).choice;
    if (player === undefined || choice === undefined) return null;
    line.push({ player, choice });
    state = settledAfter(state, choice);
    if (prover.judge(state).verdict !== "wins") return null;
  }
  return line;
}
