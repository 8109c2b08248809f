import { expect, test } from "vitest";
import { aheadIn, fastAmong, lifeWith } from "./from-numbers.ts";

const never = (): never => {
  throw new Error("nobody counts Fast where there is no tie above zero");
};

test("KW-FAST-01 KW-FAST-02 the larger count is ahead; a tie above zero goes to more Fast characters", () => {
  expect(aheadIn({ P1: 3, P2: 2 }, never)).toBe("P1");
  expect(aheadIn({ P1: 2, P2: 3 }, never)).toBe("P2");
  expect(aheadIn({ P1: 2, P2: 2 }, () => ({ P1: 0, P2: 1 }))).toBe("P2");
  expect(aheadIn({ P1: 2, P2: 2 }, () => ({ P1: 2, P2: 1 }))).toBe("P1");
});

test("KW-FAST-02 KW-FAST-03 a tie at zero and equal numbers of Fast have no winner", () => {
  expect(aheadIn({ P1: 0, P2: 0 }, never)).toBeNull();
  expect(aheadIn({ P1: 2, P2: 2 }, () => ({ P1: 1, P2: 1 }))).toBeNull();
});

test("KW-FAST-04 characters are counted, not copies of the keyword", () => {
  expect(fastAmong([{ keywords: ["Fast", "Fast"] }, { keywords: ["Heroic"] }, { keywords: ["Fast"] }])).toBe(
    2,
  );
});

test("KW-TOUGH-01 one wound destroys, and one more for each Toughness", () => {
  expect([lifeWith(0), lifeWith(2)]).toEqual([1, 3]);
});
