import { describe, expect, test } from "vitest";
import { type Box, type NotePlacing, placeNote } from "./place-note.ts";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 320, height: 160 };

const covers = (placing: NotePlacing, box: Box): boolean => {
  const { left, top } = placeNote(placing);
  const { width, height } = placing.size;
  return (
    left < box.left + box.width &&
    box.left < left + width &&
    top < box.top + box.height &&
    box.top < top + height
  );
};

const TARGETS: readonly (readonly [string, Box])[] = [
  ["a card in the middle", { left: 700, top: 400, width: 80, height: 100 }],
  ["a card in the corner", { left: 0, top: 0, width: 80, height: 100 }],
  ["a card at the lower edge", { left: 1300, top: 780, width: 120, height: 120 }],
  ["a whole row", { left: 160, top: 560, width: 980, height: 120 }],
  ["the stories", { left: 160, top: 130, width: 980, height: 430 }],
];

describe.each(TARGETS)("%s", (_, target) => {
  test("is never covered, and the note stays on the screen", () => {
    const placing = { target, keepClear: [], size: SIZE, screen: SCREEN };
    expect(covers(placing, target)).toBe(false);
    const { left, top } = placeNote(placing);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
    expect(top + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
  });
});

test("the note hangs beside its target", () => {
  const target: Box = { left: 700, top: 400, width: 80, height: 100 };
  const { left, top } = placeNote({ target, keepClear: [], size: SIZE, screen: SCREEN });
  expect(left - (target.left + target.width)).toBeLessThan(20);
  expect(Math.abs(top + SIZE.height / 2 - 450)).toBeLessThan(80);
});

test("the prompt stays clear even if the note has to go further", () => {
  const target: Box = { left: 300, top: 560, width: 80, height: 100 };
  const prompt: Box = { left: 160, top: 670, width: 980, height: 44 };
  const placing = { target, keepClear: [{ box: prompt, weight: 0.5 }], size: SIZE, screen: SCREEN };
  expect(covers(placing, prompt)).toBe(false);
  expect(covers(placing, target)).toBe(false);
});

test("on a phone it goes to the edge away from its target", () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 374, height: 200 };
  const below: Box = { left: 20, top: 600, width: 100, height: 120 };
  expect(placeNote({ target: below, keepClear: [], size, screen }).top + size.height).toBeLessThan(600);
  const above: Box = { left: 20, top: 60, width: 100, height: 120 };
  expect(placeNote({ target: above, keepClear: [], size, screen }).top).toBeGreaterThan(180);
});
