import { beforeEach, expect, test } from "vitest";
import { joinPuzzles, PUZZLES_KEY as KEY, usePuzzleProgress } from "../puzzle-progress.ts";

const now = () => usePuzzleProgress.getState();

beforeEach(() => {
  now().forget();
  localStorage.clear();
});

test("tries are counted until it is solved, and afterwards as well", () => {
  now().fail("p-001");
  now().fail("p-001");
  expect(now().puzzles["p-001"]).toEqual({ solved: false, failed: 2, helped: false });
  now().solve("p-001", null);
  now().fail("p-001");
  expect(now().puzzles["p-001"]).toEqual({ solved: true, failed: 3, helped: false });
});

test("help counts only before the puzzle is solved", () => {
  now().solve("p-001", null);
  now().help("p-001");
  now().help("p-002");
  now().solve("p-002", null);
  expect(now().puzzles["p-001"]?.helped).toBe(false);
  expect(now().puzzles["p-002"]).toEqual({ solved: true, failed: 0, helped: true });
});

test("the puzzle of the day counts once for its day", () => {
  now().solve("p-001", 20_000);
  now().solve("p-001", 20_000);
  now().solve("p-002", null);
  now().solve("p-003", 20_001);
  expect(now().days).toEqual([20_000, 20_001]);
});

test("it is kept in the browser under a key that the data file takes along", async () => {
  now().solve("p-001", 20_000);
  const stored = localStorage.getItem(KEY) ?? "";
  expect(KEY.startsWith("fhtagn.")).toBe(true);
  now().forget();
  expect(now().puzzles).toEqual({});
  localStorage.setItem(KEY, stored);
  await usePuzzleProgress.persist.rehydrate();
  expect(now().puzzles["p-001"]?.solved).toBe(true);
  expect(now().days).toEqual([20_000]);
});

test("what is forgotten is gone from the browser too", async () => {
  now().solve("p-001", 20_000);
  now().forget();
  await usePuzzleProgress.persist.rehydrate();
  expect([now().puzzles, now().days]).toEqual([{}, []]);
});

test("of damaged progress what can be read is kept", async () => {
  const puzzles = { "p-001": { solved: true, failed: 2 }, "p-002": { failed: -1 }, "p-003": "solved" };
  localStorage.setItem(KEY, JSON.stringify({ state: { puzzles, days: [7, "x", 1.5] }, version: 0 }));
  await usePuzzleProgress.persist.rehydrate();
  expect(now().puzzles).toEqual({ "p-001": { solved: true, failed: 2, helped: false } });
  expect(now().days).toEqual([7]);
});

test("what was solved in another browser counts too, and nothing here is lost", () => {
  now().fail("p-001");
  now().fail("p-001");
  now().help("p-002");
  now().solve("p-002", 20_001);
  const puzzles = {
    "p-001": { solved: true, failed: 1, helped: false },
    "p-002": { solved: false, failed: 4, helped: false },
    "p-003": { solved: true, failed: 0, helped: true },
  };
  joinPuzzles(JSON.stringify({ state: { puzzles, days: [20_000, 20_001] }, version: 0 }));
  expect(now().puzzles).toEqual({
    "p-001": { solved: true, failed: 2, helped: false },
    "p-002": { solved: true, failed: 4, helped: true },
    "p-003": { solved: true, failed: 0, helped: true },
  });
  expect(now().days).toEqual([20_000, 20_001]);
});

test("a puzzle that is called as something every object has is a puzzle like any other", () => {
  const one = { solved: true, failed: 2, helped: false };
  const text = `{"state":{"puzzles":{"constructor":${JSON.stringify(one)},"__proto__":${JSON.stringify(one)}}}}`;
  joinPuzzles(text);
  joinPuzzles(text);
  expect(Object.entries(now().puzzles)).toEqual([
    ["constructor", one],
    ["__proto__", one],
  ]);
});
