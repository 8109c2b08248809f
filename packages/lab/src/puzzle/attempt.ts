/** Somebody tries to solve a puzzle: whether each of his answers still wins. */
import { type Choice, clone, type Player, type State } from "@fhtagn/rules";
import { type Prover, settledAfter } from "./prove.ts";
import { resistWith } from "./resist.ts";

interface Attempt {
  readonly prover: Prover;
  readonly position: State;
  readonly seat: Player;
  /** How the solver answers; he sees what is his to see. */
  readonly solve: (state: State) => Choice;
}

/** With the first answer that gives the story away it is over: the opponent would not let it slip. */
export function isSolved({ prover, position, seat, solve }: Attempt): boolean {
  for (let state = clone(position); ; ) {
    if (prover.judge(state).verdict !== "wins") return false;
    if (prover.isOver(state)) return true;
    const isOwn = state.question?.player === seat;
    state = settledAfter(state, isOwn ? solve(state) : resistWith(prover, state).choice);
  }
}
