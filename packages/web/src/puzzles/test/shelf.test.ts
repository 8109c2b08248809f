import type { Grade } from "@fhtagn/lab";
import { expect, test } from "vitest";
import type { PuzzleProgress } from "../puzzle-progress.ts";
import { inShelfOrder, nextAfter, numberOf, shelvesOf, solvedAmong } from "../shelf.ts";

const one = (id: string, grade: Grade) => ({ id, grade });
const PUZZLES = [one("p-010", 3), one("p-002", 1), one("p-001", 3), one("p-009", 1)];
const SOLVED: PuzzleProgress = { solved: true, failed: 0, helped: false };
const TRIED: PuzzleProgress = { solved: false, failed: 4, helped: false };

test("easy ones first, by number inside a grade", () => {
  expect(inShelfOrder(PUZZLES).map(({ id }) => id)).toEqual(["p-002", "p-009", "p-001", "p-010"]);
  expect(shelvesOf(PUZZLES).map(({ grade, puzzles }) => [grade, puzzles.length])).toEqual([
    [1, 2],
    [3, 2],
  ]);
  expect(numberOf("p-010")).toBe(10);
});

test("the next is the next unsolved one, round to the beginning", () => {
  expect(nextAfter(PUZZLES, {}, null)).toBe("p-002");
  expect(nextAfter(PUZZLES, {}, "p-009")).toBe("p-001");
  expect(nextAfter(PUZZLES, { "p-001": SOLVED, "p-010": TRIED }, "p-009")).toBe("p-010");
  expect(nextAfter(PUZZLES, {}, "p-010")).toBe("p-002");
});

test("where all are solved it goes on through all of them", () => {
  const all = Object.fromEntries(PUZZLES.map(({ id }) => [id, SOLVED]));
  expect(nextAfter(PUZZLES, all, "p-002")).toBe("p-009");
  expect(nextAfter(PUZZLES, all, "p-010")).toBe("p-002");
  expect(solvedAmong(PUZZLES, all)).toBe(4);
  expect(solvedAmong(PUZZLES, { "p-001": TRIED, "p-002": SOLVED })).toBe(1);
});

test("a single puzzle has none after it", () => {
  expect(nextAfter([one("p-001", 1)], {}, "p-001")).toBeNull();
});
