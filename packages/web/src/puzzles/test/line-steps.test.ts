import type { WalkPoint } from "@fhtagn/host";
import { expect, test } from "vitest";
import { lineStepsOf, stepFrom } from "../line-steps.ts";

const ASKED = { player: "P1", kind: "action" } as const;

const point = (answers: number, decides: boolean, news: boolean): WalkPoint => ({
  answers,
  log: answers,
  turn: 3,
  phase: "operations",
  decision: decides ? ASKED : null,
  news,
  moments: [],
});

/** The line begins after five answers. */
const POINTS = [
  point(3, true, true),
  point(4, true, true),
  point(5, true, true),
  point(6, true, false),
  point(7, false, true),
  point(8, true, true),
  point(9, false, false),
];

test("the line begins with its question, stands where something happened, and ends with the game", () => {
  expect(lineStepsOf(POINTS, 5)).toEqual([2, 4, 5, 6]);
});

test("steps stay inside the line", () => {
  const steps = lineStepsOf(POINTS, 5);
  expect(stepFrom(steps, 2, 1)).toBe(4);
  expect(stepFrom(steps, 4, -1)).toBe(2);
  expect(stepFrom(steps, 2, -1)).toBe(2);
  expect(stepFrom(steps, 6, 1)).toBe(6);
  expect(stepFrom(steps, 3, 1)).toBe(4);
});

test("before the record is read there is nothing to step through", () => {
  expect(lineStepsOf([], 5)).toEqual([0]);
});
