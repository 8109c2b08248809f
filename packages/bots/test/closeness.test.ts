import { describe, expect, test } from "vitest";
import { closenessOf } from "../src/levels/closeness.ts";
import type { Thinking } from "../src/levels/thinking.ts";

const thinking = (...values: readonly number[]): Thinking => ({
  options: values.map((value, choose) => ({ choice: { choose }, visits: 50, value })),
  simulations: 50 * values.length,
});

const NOTHING_TO_DO = thinking(0.5);
const HARD = thinking(0.5, 0.5, 0.49);
const EASY = thinking(0.9, 0.2);

describe("how close the two best were", () => {
  test("is one for equals, nothing for a clear best or a single answer", () => {
    expect(closenessOf(HARD)).toBe(1);
    expect(closenessOf(EASY)).toBe(0);
    expect(closenessOf(NOTHING_TO_DO)).toBe(0);
    expect(closenessOf(thinking(0.5, 0.45))).toBeCloseTo(0.5, 9);
  });

  test("does not count what was hardly looked at", () => {
    const [best] = HARD.options;
    const options = best === undefined ? [] : [best, { ...best, visits: 1 }];
    expect(closenessOf({ options, simulations: 51 })).toBe(0);
  });
});
