import { commandWords } from "@fhtagn/words";
import { expect, test } from "vitest";
import { ENGINE_FIGURES } from "../src/bench/bench-figures.ts";
import { ELDER_DECISIONS, elderMilliseconds } from "../src/bench/bots.ts";
import { quantile } from "../src/bench/measure.ts";
import { botLines } from "../src/bench/targets.ts";

test("a quantile is a value that was measured, whatever their order", () => {
  const values = Array.from({ length: 60 }, (_, at) => 60 - at);
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 30, 57, 60, 60]);
  expect(quantile([], 0.5)).toBe(0);
});

const figures = {
  greedyGamesPerSecond: 8,
  rolloutsPerSecond: 499,
  elderMilliseconds: { p50: 300, p95: 700, p99: 1000, max: 1001 },
  elderMeasured: "ismcts@700ms",
};

test("what was measured stands beside what must be reached", () => {
  const [games, rollouts, elder] = botLines(figures, commandWords("en").workbench.bench);
  expect(games).toBe("Greedy against Greedy: 8 games a second; at least 8: reached, goal 20: not reached");
  expect(rollouts).toBe("Rollouts: 499 a second; at least 500: not reached");
  expect(elder).toContain("(ismcts@700ms): half within 300 ms");
  expect(elder).toContain("99 % within 1000, the longest 1001; 99 % within 1000: reached");
});

test("the figures for programs are those of the contract, and more", () => {
  const contract =
    "decisionsPerSecond randomGamesPerSecond cloneMicroseconds viewMicroseconds viewJsonBytes sampleWorldMicroseconds stateHeapBytes stateJsonBytes newGameMicroseconds scenariosPerSecond recordBytes decisionsPerGame machineUnitNanoseconds decks seeds";
  expect(ENGINE_FIGURES).toEqual(expect.arrayContaining(contract.split(" ")));
  expect(ENGINE_FIGURES).toEqual(expect.arrayContaining(["cpuDecisionsPerSecond", "growth"]));
});

test("so many decisions of the strongest level are timed that 99 of 100 are not all of them", () => {
  const times = Array.from({ length: ELDER_DECISIONS }, (_, at) => at);
  expect(quantile(times, 0.99)).toBeLessThan(quantile(times, 1));
  const told: number[] = [];
  const { p50, p95, p99, max } = elderMilliseconds(2, (done) => told.push(done));
  expect(told).toEqual([1, 2]);
  expect([p50, p95, p99, max].every((ms) => ms > 0)).toBe(true);
  expect([p50, p95, p99, max]).toEqual([p50, p95, p99, max].sort((a, b) => a - b));
});
