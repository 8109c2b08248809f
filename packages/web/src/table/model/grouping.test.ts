import type { CardView } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import type { Stack } from "./board.ts";
import { grouped, mostSideBySide } from "./grouping.ts";

const card = (handle: number, part: Partial<CardView> = {}): CardView => ({
  handle,
  code: "core-set-52",
  owner: "P1",
  controller: "P1",
  base: "P1",
  host: 0,
  story: 9,
  condition: "exhausted",
  faceDown: false,
  wounds: 0,
  tokens: 0,
  ...part,
});

const stack = (handle: number, part: Partial<CardView> = {}): Stack => ({
  card: card(handle, part),
  attached: [],
});
const handles = (stacks: readonly Stack[]) =>
  grouped(stacks).map(({ copies }) => copies.map(({ handle }) => handle));

test("cards that look alike lie as one, in the place of the first", () => {
  expect(handles([stack(1), stack(2, { code: "core-set-6" }), stack(3), stack(4)])).toEqual([[1, 3, 4], [2]]);
});

test("what tells two cards apart keeps them apart", () => {
  const apart: readonly Partial<CardView>[] = [
    { condition: "ready" },
    { wounds: 1 },
    { layExhausted: true },
    { tokens: 1 },
    { story: 0 },
    { controller: "P2" },
    { code: "core-set-6" },
  ];
  for (const part of apart) expect(handles([stack(1), stack(2, part)])).toEqual([[1], [2]]);
  expect(handles([stack(1), { ...stack(2), attached: [card(7)] }])).toEqual([[1], [2]]);
  expect(handles([stack(1, { code: null }), stack(2, { code: null })])).toEqual([[1], [2]]);
});

test("so many cards lie side by side that a finger can hit each", () => {
  expect(mostSideBySide(0, 60)).toBe(Number.POSITIVE_INFINITY);
  expect(mostSideBySide(60, 60)).toBe(1);
  const most = mostSideBySide(285, 60);
  expect(60 + (most - 1) * 50).toBeLessThanOrEqual(285);
  expect(60 + most * 50).toBeGreaterThan(285);
});
