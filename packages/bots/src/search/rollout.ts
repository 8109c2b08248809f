/** Playing a made-up world on to the end of the opponent's next turn, and what it is worth then. */
import { apply, onlyAnswer, type Player, pass, type Rng, type State } from "@fhtagn/rules";
import type { SearchMind } from "./mind.ts";

interface Horizon {
  /** The last turn that is played to its end. */
  readonly turn: number;
  readonly rng: Rng;
}

/** What may be answered in a turn is judged at the end of the next one. */
export const rolloutHorizon = (turn: number): number => turn + 1;

/** So many answers at most: a turn of endless small actions is cut short. */
const LONGEST = 80;

export function rollOut(world: State, mind: SearchMind, { turn, rng }: Horizon): void {
  for (let answers = 0; answers < LONGEST; ) {
    if (world.question === null || world.turn > turn) return;
    if (mind.isIdle(world)) {
      pass(world);
      continue;
    }
    const only = onlyAnswer(world);
    if (only !== null) {
      apply(world, only);
      continue;
    }
    answers++;
    apply(world, mind.policy(world, rng));
  }
}

/** The chance to win of a player who knows the end when he sees it. */
export function rolloutWorth(world: State, player: Player, mind: SearchMind): number {
  if (world.result === null) return mind.evaluate(world, player);
  const { winner } = world.result;
  return winner === "draw" ? 0.5 : winner === player ? 1 : 0;
}
