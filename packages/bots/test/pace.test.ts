import { makeRng } from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { closenessOf, delayOf, drawPace, LONGEST_MS, SHORTEST_MS } from "../src/levels/pace.ts";
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

describe("the pace", () => {
  const paces = Array.from({ length: 2000 }, (_, at) => drawPace(makeRng(`pace ${at}`)));

  test("keeps every delay between 350 and 900 ms", () => {
    for (const pace of paces) {
      for (const passes of [true, false]) {
        for (const closeness of [0, 0.3, 1]) {
          const ms = delayOf(pace, { passes, closeness });
          expect(ms).toBeGreaterThanOrEqual(SHORTEST_MS);
          expect(ms).toBeLessThanOrEqual(LONGEST_MS);
        }
      }
    }
    expect([SHORTEST_MS, LONGEST_MS]).toEqual([350, 900]);
  });

  test("makes a close decision take longer", () => {
    for (const pace of paces) {
      const easy = delayOf(pace, { passes: false, closeness: closenessOf(EASY) });
      const hard = delayOf(pace, { passes: false, closeness: closenessOf(HARD) });
      expect(hard).toBeGreaterThan(easy);
    }
  });

  test("tells nothing about what could have been done instead of a pass", () => {
    for (const pace of paces) {
      const [none, ...others] = [NOTHING_TO_DO, HARD, EASY].map((one) =>
        delayOf(pace, { passes: true, closeness: closenessOf(one) }),
      );
      for (const other of others) expect(other).toBe(none);
    }
  });

  test("draws the delay of a pass evenly, and as many numbers whatever happens", () => {
    const early = paces.filter(({ pass }) => pass < (SHORTEST_MS + LONGEST_MS) / 2).length;
    expect(early).toBeGreaterThan(900);
    expect(early).toBeLessThan(1100);
    const [one, two] = [makeRng("same"), makeRng("same")];
    for (const thought of [NOTHING_TO_DO, HARD, EASY, HARD, NOTHING_TO_DO]) {
      const ours = delayOf(drawPace(one), { passes: true, closeness: closenessOf(thought) });
      expect(delayOf(drawPace(two), { passes: true, closeness: 0 })).toBe(ours);
    }
  });
});
