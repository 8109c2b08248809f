import type { TablePlace } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { beatOf, lengthOf, type MotionBeat, withinBudget } from "./beats.ts";

test("the opponent's card is held up, an own one is not", () => {
  expect(beatOf({ what: "played", player: "P2", code: "core-set-1" }, "P1")).toEqual({
    kind: "shown",
    code: "core-set-1",
    player: "P2",
  });
  expect(beatOf({ what: "played", player: "P1", code: "core-set-1" }, "P1")).toBeNull();
});

const STORY_2: TablePlace = { row: "story", number: 2 };

test("a tied struggle has no winner", () => {
  const tied = beatOf({ what: "struggleTied", icon: "terror", place: STORY_2 }, "P1");
  expect(tied).toEqual({ kind: "struggle", place: STORY_2, icon: "terror", winner: null });
});

test("most happenings deserve no moment", () => {
  expect(beatOf({ what: "passed", player: "P2" }, "P1")).toBeNull();
});

const token = (number: number): MotionBeat => ({
  kind: "token",
  place: { row: "story", number },
  player: "P1",
});

test("beyond the budget the older ones jump to their end, the latest stays", () => {
  const many = [1, 2, 3, 4, 5, 6].map(token);
  const kept = withinBudget(many, "normal");
  expect(kept.length).toBe(3);
  expect(kept.at(-1)).toEqual(token(6));
  expect(kept.reduce((sum, beat) => sum + lengthOf(beat, "normal"), 0)).toBeLessThanOrEqual(1200);
});

test("one that is longer than the budget is shown all the same", () => {
  const won: MotionBeat = { kind: "storyWon", code: "x", player: "P1" };
  expect(withinBudget([token(1), won], "cinematic")).toEqual([won]);
});
