/** Random games, in turn with the anchor's where it is there, and turns at fuller and fuller tables. */
import type { Setup } from "@fhtagn/rules";
import type { GrowthRow } from "./bench-figures.ts";
import { CROWDS } from "./crowded-table.ts";
import { crowdedTurns, randomGames } from "./engine.ts";
import {
  type Contender,
  contender,
  inTurn,
  type MeasuredPart,
  microsecondsOf,
  oftenEnough,
  type Rounds,
} from "./in-turn.ts";
import { rounded } from "./measure.ts";

export interface Race {
  readonly ours: Contender;
  readonly anchor: Contender | null;
}

export function race(setup: Setup, chess: readonly MeasuredPart[] | null, rounds: Rounds): Race {
  const ours = contender(randomGames(setup));
  const anchor = chess === null ? null : contender(chess);
  inTurn(anchor === null ? [ours] : [ours, anchor], rounds);
  return { ours, anchor };
}

export function measureGrowth(setup: Setup, rounds: Rounds): readonly GrowthRow[] {
  const turns = CROWDS.map((crowd) => contender([oftenEnough(crowdedTurns(setup, crowd))]));
  inTurn(turns, rounds);
  return turns.map((one, at) => ({
    characters: CROWDS[at] ?? 0,
    microseconds: rounded(microsecondsOf(one).median),
  }));
}
