import { expect, test } from "vitest";
import { CROWDS } from "../src/bench/crowded-table.ts";
import { GAMES_OF_SEED } from "../src/bench/engine.ts";
import type { Contender } from "../src/bench/in-turn.ts";
import { anchorFigures, growthRow, paceOfGames } from "../src/bench/race.ts";

/** So much done in so many seconds of the processor, while ten times as many passed. */
const busy = (amount: number, cpu: number): Contender => ({
  parts: [],
  times: [[{ cpu, clock: 10 * cpu }]],
  amounts: [amount],
});

const OURS = busy(600 * GAMES_OF_SEED, 2);
const CHESS = busy(30 * 600 * GAMES_OF_SEED, 4);

test("decisions a second are told by the clock and by the processor, games by the clock", () => {
  expect(paceOfGames({ ours: OURS, anchor: null }, "median")).toEqual({
    decisionsPerSecond: (600 * GAMES_OF_SEED) / 20,
    cpuDecisionsPerSecond: (600 * GAMES_OF_SEED) / 2,
    randomGamesPerSecond: GAMES_OF_SEED / 20,
  });
});

test("with chess beside it its decisions are told, and ours for one of them, both by the processor", () => {
  expect(anchorFigures({ ours: OURS, anchor: CHESS }, "median")).toEqual({
    anchorDecisionsPerSecond: (30 * 600 * GAMES_OF_SEED) / 4,
    ratio: 0.06667,
  });
  expect(anchorFigures({ ours: OURS, anchor: null }, "median")).toBeUndefined();
});

test("growth has a row for tables of 0, 30, 60 and 100 characters, by the processor", () => {
  expect(CROWDS).toEqual([0, 30, 60, 100]);
  expect(growthRow(30, busy(1000, 2))).toEqual({ characters: 30, microseconds: 2000 });
});
