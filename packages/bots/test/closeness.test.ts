import { makeRng } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { describe, expect, test } from "vitest";
import { closenessOf } from "../src/levels/closeness.ts";
import { levelBot } from "../src/levels/level-bot.ts";
import { isObvious, type LevelThinking } from "../src/levels/thinking.ts";
import { type AskedPosition, positions } from "./positions.ts";

const thinking = (...values: readonly number[]): LevelThinking => ({
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

describe("a level", () => {
  const ASKED = positions(40, "closeness");
  const isClear = ({ state }: AskedPosition): boolean => isObvious(state.question?.kind ?? "action");

  /** What one bot tells of each question of a game. */
  const told = (asked: readonly AskedPosition[]): readonly (number | undefined)[] => {
    const [first] = asked;
    if (first === undefined) return [];
    const bot = levelBot("novice")({ prior: first.prior, rng: makeRng("close"), sims: 12 });
    return asked.map(({ state, player }) => {
      bot.choose(view(state, player));
      return bot.closeness;
    });
  };

  test("tells it of its last question, and nothing of one that it did not think about", () => {
    const pairs = ASKED.filter(isClear).flatMap((clear) => {
      const hard = ASKED.find((one) => one.prior === clear.prior && !isClear(one));
      return hard === undefined ? [] : [told([hard, clear])];
    });
    expect(pairs.length).toBeGreaterThan(2);
    expect(pairs.some(([hard = 0]) => hard > 0)).toBe(true);
    expect(pairs.map(([, clear]) => clear)).toEqual(pairs.map(() => 0));
  });
});
