/** Random games, in turn with the anchor's where it is there, and turns at fuller and fuller tables. */
import type { Setup } from "@fhtagn/rules";
import type { AnchorFigures, GrowthRow, Timed } from "./bench-figures.ts";
import { CROWDS } from "./crowded-table.ts";
import { crowdedTurns, GAMES_OF_SEED, randomGames, SEEDS } from "./engine.ts";
import {
  type Contender,
  contender,
  inTurn,
  type MeasuredPart,
  microsecondsOf,
  oftenEnough,
  type Pace,
  paceOf,
  type Rounds,
} from "./in-turn.ts";
import { average, rounded } from "./measure.ts";

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

export const decisionsPerGame = ({ ours }: Race): number =>
  ours.amounts.reduce((sum, decisions) => sum + decisions, 0) / (SEEDS.length * GAMES_OF_SEED);

type PaceOfGames = Timed<"decisionsPerSecond" | "cpuDecisionsPerSecond" | "randomGamesPerSecond">;

/** Beside the clock, on which neighbours stand too, what the processor gave. */
export function paceOfGames({ ours }: Race, which: keyof Pace): PaceOfGames {
  const byClock = paceOf(ours, "clock")[which];
  const decisions = average(ours.amounts) / GAMES_OF_SEED;
  return {
    decisionsPerSecond: Math.round(byClock),
    cpuDecisionsPerSecond: Math.round(paceOf(ours, "cpu")[which]),
    randomGamesPerSecond: rounded(byClock / decisions),
  };
}

export function anchorFigures({ ours, anchor }: Race, which: keyof Pace): AnchorFigures | undefined {
  if (anchor === null) return undefined;
  const theirs = paceOf(anchor, "cpu")[which];
  return {
    anchorDecisionsPerSecond: Math.round(theirs),
    ratio: rounded(paceOf(ours, "cpu")[which] / theirs),
  };
}

export function measureGrowth(setup: Setup, rounds: Rounds): readonly GrowthRow[] {
  const turns = CROWDS.map((crowd) => contender([oftenEnough(crowdedTurns(setup, crowd))]));
  inTurn(turns, rounds);
  return turns.map((one, at) => growthRow(CROWDS[at] ?? 0, one));
}

export const growthRow = (characters: number, turns: Contender): GrowthRow => ({
  characters,
  microseconds: rounded(microsecondsOf(turns).median),
});
