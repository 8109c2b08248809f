import { expect, test } from "vitest";
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
  const [games, rollouts, elder] = botLines(figures);
  expect(games).toBe("Greedy against Greedy: 8 games a second; at least 8: reached, goal 20: not reached");
  expect(rollouts).toBe("Rollouts: 499 a second; at least 500: not reached");
  expect(elder).toContain("(ismcts@700ms): half within 300 ms");
  expect(elder).toContain("99 % within 1000, the longest 1001; 99 % within 1000: reached");
});
