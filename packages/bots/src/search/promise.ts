/** How promising answers look before they are tried: what the greedy player would think of them. */
import { apply, clone, type Player, pending, type Rng, type State } from "@fhtagn/rules";
import type { SearchMind } from "./mind.ts";
import type { SearchMove } from "./moves.ts";

export interface Judge {
  readonly mind: SearchMind;
  readonly rng: Rng;
  readonly player: Player;
}

/** What the policy would do, where nobody looks ahead. */
const LIKED = 4;
/** Answers given after a move before the table is looked at as it is. */
const PATIENCE = 60;

const share = (weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

/** Deep in the tree: what the policy likes stands out, commitments are in order already. */
export function promiseOf(
  state: State,
  moves: readonly SearchMove[],
  { mind, rng }: Judge,
): readonly number[] {
  const liked = mind.policy(state, rng);
  return share(
    moves.map(({ choice }, rank) => {
      if ("assign" in choice) return 2 / (rank + 1);
      return "choose" in liked && choice.choose === liked.choose ? LIKED : 1;
    }),
  );
}

/** At the root: every move is carried through, and the table looked at. Log-odds to win. */
export const lookAhead = (world: State, moves: readonly SearchMove[], judge: Judge): readonly number[] =>
  moves.map((move) => scoreAhead(clone(world), move, judge));

/** `calm`: log-odds that make one answer e times as promising as another. */
export function promiseAhead(scores: readonly number[], calm: number): readonly number[] {
  const best = Math.max(...scores);
  return share(scores.map((score) => Math.exp((score - best) / calm)));
}

function scoreAhead(state: State, { choice }: SearchMove, { mind, rng, player }: Judge): number {
  const isAssigned = "assign" in choice;
  const { turn } = state;
  apply(state, choice);
  for (let answers = 0; answers < PATIENCE; answers++) {
    const decision = pending(state);
    if (decision === null || state.turn !== turn) break;
    if (!isAssigned && mind.isFresh(decision.kind)) break;
    apply(state, mind.follow(state, player, rng));
  }
  return mind.score(state, player);
}
