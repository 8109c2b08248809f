import type { WalkPoint } from "@fhtagn/host";
import { expect, test } from "vitest";
import { movedCards, pointOfAnswer } from "../moves.ts";

/** "n" something happened, "d" somebody decides, "." neither; the number of the turn before them. */
const pointsOf = (...kinds: readonly string[]): readonly WalkPoint[] => {
  let answers = 0;
  return kinds.map((kind, at) => {
    const decides = kind.includes("d");
    const point: WalkPoint = {
      answers,
      log: at,
      turn: Number.parseInt(kind, 10),
      phase: "operations",
      decision: decides ? { player: "P1", kind: "action" } : null,
      news: kind.includes("n"),
      moments: [],
    };
    if (decides) answers++;
    return point;
  });
};

const POINTS = pointsOf("0n", "1nd", "1d", "1d", "1n", "2n", "2nd", "3n", "3.");

test("a step goes to where something happened", () => {
  expect(movedCards(POINTS, 1, ["step", 1])).toBe(4);
  expect(movedCards(POINTS, 4, ["step", -1])).toBe(1);
});

test("a decision goes to where somebody had a choice", () => {
  expect(movedCards(POINTS, 1, ["decision", 1])).toBe(2);
  expect(movedCards(POINTS, 3, ["decision", 1])).toBe(6);
  expect(movedCards(POINTS, 6, ["decision", -1])).toBe(3);
});

test("a turn goes to its beginning, and from there to the one before", () => {
  expect(movedCards(POINTS, 2, ["turn", 1])).toBe(5);
  expect(movedCards(POINTS, 6, ["turn", -1])).toBe(5);
  expect(movedCards(POINTS, 5, ["turn", -1])).toBe(1);
});

test("nothing goes beyond the ends", () => {
  for (const unit of ["step", "turn", "decision"] as const) {
    expect(movedCards(POINTS, 0, [unit, -1])).toBe(0);
    expect(movedCards(POINTS, 8, [unit, 1])).toBe(8);
  }
});

test("the point of an answer is the one at which it was given, or at which its move began", () => {
  expect(pointOfAnswer(POINTS, 0)).toBe(1);
  expect(pointOfAnswer(POINTS, 2)).toBe(3);
  expect(pointOfAnswer(POINTS, 3)).toBe(6);
  expect(pointOfAnswer(POINTS, 99)).toBe(6);
});
