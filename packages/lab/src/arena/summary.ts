/** What a run of quads says. */

import { mean } from "@fhtagn/bots";
import {
  addEfforts,
  type FaultOfSide,
  type GameSummary,
  type QuadResult,
  type SearchEffort,
  type Sides,
} from "./play-quad.ts";
import type { ArenaSide } from "./quads.ts";
import { bootstrap, eloOf, type Interval, wilson } from "./statistics.ts";
import { quantileOf, type Times } from "./stopwatch.ts";

export interface ArenaThinking {
  readonly decisions: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msMax: number;
  /** Of the time it thought; 0 for a bot that does not search. */
  readonly simulationsPerSecond: number;
}

/** Milliseconds that half and 95 % of the decisions did not pass, and the longest. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface ArenaSummary {
  readonly quads: number;
  readonly games: number;
  readonly wins: Sides<number>;
  readonly draws: number;
  /** Of A; a draw is half a win. */
  readonly score: number;
  readonly wilson: Interval;
  readonly bootstrap: Interval;
  /** The one that claims go by. */
  readonly interval: Interval;
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly firstSeat: { readonly score: number; readonly interval: Interval };
  readonly turns: { readonly mean: number; readonly most: number };
  readonly decisionsPerGame: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly thinking: Sides<ArenaThinking>;
  /** Of both sides together. */
  readonly msPerDecision: Quantiles;
  readonly faults: readonly (FaultOfSide & { readonly quad: number })[];
}

const pointsOf = (side: ArenaSide, { winner }: GameSummary): number =>
  winner === "draw" ? 0.5 : Number(winner === side);

/** The score of A in the games of a quad: one sample. */
export const quadMean = ({ games }: QuadResult): number => mean(games.map((game) => pointsOf("A", game)));

/** With fewer games on one side than this, drawing the quads again cannot tell how rare those are. */
const FEW = 10;

/** Claims go by the bootstrap over quads; where hardly anybody lost, by Wilson's interval. */
function claimed(
  points: number,
  games: number,
  { byGames, byQuads }: Record<"byGames" | "byQuads", Interval>,
) {
  return Math.min(points, games - points) < FEW ? byGames : byQuads;
}

export function summarize(results: readonly QuadResult[]): ArenaSummary {
  const games = results.flatMap((result) => result.games);
  const points = games.reduce((sum, game) => sum + pointsOf("A", game), 0);
  const byGames = wilson(points, games.length);
  const byQuads = bootstrap(results.map(quadMean));
  const interval = claimed(points, games.length, { byGames, byQuads });
  const score = games.length === 0 ? 0.5 : points / games.length;
  const won = (side: ArenaSide | "draw"): number => games.filter(({ winner }) => winner === side).length;
  return {
    quads: results.length,
    games: games.length,
    wins: { A: won("A"), B: won("B") },
    draws: won("draw"),
    score,
    wilson: byGames,
    bootstrap: byQuads,
    interval,
    elo: eloOf(score),
    eloInterval: { low: eloOf(interval.low), high: eloOf(interval.high) },
    ...aboutGames(games),
    ...aboutTime(results),
    faults: results.flatMap(({ quad, faults }) => faults.map((fault) => ({ ...fault, quad }))),
  };
}

function aboutGames(games: readonly GameSummary[]) {
  const firstPoints = games.reduce((sum, game) => sum + pointsOf(game.first, game), 0);
  const ends: Record<string, number> = {};
  for (const { because } of games) ends[because] = (ends[because] ?? 0) + 1;
  return {
    firstSeat: {
      score: firstPoints / Math.max(1, games.length),
      interval: wilson(firstPoints, games.length),
    },
    turns: {
      mean: mean(games.map(({ turns }) => turns)),
      most: games.reduce((most, { turns }) => Math.max(most, turns), 0),
    },
    decisionsPerGame: mean(games.map(({ decisions }) => decisions.A + decisions.B)),
    ends,
  };
}

function aboutTime(results: readonly QuadResult[]) {
  const A = addEfforts(results.map(({ effort }) => effort.A));
  const B = addEfforts(results.map(({ effort }) => effort.B));
  return {
    thinking: { A: thinkingOf(A), B: thinkingOf(B) },
    msPerDecision: quantilesOf(addEfforts([A, B]).times),
  };
}

const quantilesOf = (times: Times): Quantiles => ({
  p50: quantileOf(times, 0.5),
  p95: quantileOf(times, 0.95),
  max: times.max,
});

function thinkingOf({ times, simulations }: SearchEffort): ArenaThinking {
  const { p50, p95, max } = quantilesOf(times);
  return {
    decisions: times.count,
    msP50: p50,
    msP95: p95,
    msMax: max,
    simulationsPerSecond: times.total === 0 ? 0 : (1000 * simulations) / times.total,
  };
}
