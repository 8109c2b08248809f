import { expect, test } from "vitest";
import type { Contestant } from "../src/arena/contestants.ts";
import type { QuadResult, Sides } from "../src/arena/play-quad.ts";
import { playAgain, playInArena, shortestOf } from "./smoke.ts";

const winsOf = (quads: readonly QuadResult[]): number =>
  quads.flatMap(({ games }) => games).filter(({ winner }) => winner === "A").length;

/** Few games tell little of strength: the least a match wins is far below what it should. */
test.each<{ readonly match: Sides<Contestant>; readonly games: number; readonly least: number }>([
  { match: { A: { bot: "greedy" }, B: { bot: "random" } }, games: 50, least: 47 },
  { match: { A: { bot: "ismcts", sims: 100 }, B: { bot: "greedy" } }, games: 10, least: 2 },
])(
  "$games games of $match.A.bot against $match.B.bot: none breaks, and one played again is the same",
  async ({ match, games, least }) => {
    const quads = await playInArena(match, games);
    expect(quads.flatMap((quad) => quad.games).length).toBeGreaterThanOrEqual(games);
    expect(quads.flatMap(({ faults }) => faults)).toEqual([]);
    expect(winsOf(quads)).toBeGreaterThanOrEqual(least);
    const game = shortestOf(quads);
    expect(playAgain(match, game)).toBe(game.end);
  },
  900_000,
);
