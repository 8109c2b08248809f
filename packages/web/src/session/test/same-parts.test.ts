import { expect, test } from "vitest";
import { keepSame } from "../same-parts.ts";

const BEFORE = {
  turn: 3,
  inPlay: [
    { handle: 4, wounds: 0, icons: ["Terror", "Combat"] },
    { handle: 7, wounds: 1, icons: ["Arcane"] },
  ],
  stories: [{ handle: 1, won: null }, null],
};

test("what is equal is the same object, however deep", () => {
  expect(keepSame(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
  const later = keepSame(BEFORE, { ...structuredClone(BEFORE), turn: 4 });
  expect(later.turn).toBe(4);
  expect(later.inPlay).toBe(BEFORE.inPlay);
  expect(later.stories).toBe(BEFORE.stories);
});

test("of a list the things that stay are found by their handles", () => {
  const after = structuredClone(BEFORE);
  after.inPlay.unshift({ handle: 9, wounds: 0, icons: [] });
  const [first, second] = BEFORE.inPlay;
  const kept = keepSame(BEFORE, after);
  expect(kept).toEqual(after);
  expect(kept.inPlay[1]).toBe(first);
  expect(kept.inPlay[2]).toBe(second);
  expect(keepSame(BEFORE, { ...BEFORE, inPlay: BEFORE.inPlay.toReversed() }).inPlay).toEqual([second, first]);
  const stacks = BEFORE.inPlay.map((card) => ({ card, attached: [] }));
  const swapped = keepSame(stacks, structuredClone(stacks).toReversed());
  expect(swapped[0]).toBe(stacks[1]);
});

test("what changed is new, with what it has in common", () => {
  const after = structuredClone(BEFORE);
  const [card] = after.inPlay;
  if (card !== undefined) card.wounds = 2;
  const kept = keepSame(BEFORE, after);
  expect(kept).toEqual(after);
  expect(kept.inPlay[0]).not.toBe(BEFORE.inPlay[0]);
  expect(kept.inPlay[0]?.icons).toBe(BEFORE.inPlay[0]?.icons);
  expect(kept.inPlay[1]).toBe(BEFORE.inPlay[1]);
});

test("fewer things, lost fields, other kinds and nothing before give what is now", () => {
  expect(keepSame(BEFORE.inPlay, [])).toEqual([]);
  expect(keepSame<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame<object>({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(keepSame<object>({ 0: 1 }, [1])).toEqual([1]);
  expect(keepSame<object | null>(null, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame<object | null>({ a: 1 }, null)).toBeNull();
  expect(keepSame(undefined, BEFORE)).toBe(BEFORE);
});
