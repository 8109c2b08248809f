import { expect, test } from "vitest";
import { dailyOf, dayOf, streakAt } from "../daily.ts";

const IDS = Array.from({ length: 40 }, (_, at) => `p-${String(at + 1).padStart(3, "0")}`);

test("every puzzle has its day before the first one comes again", () => {
  const days = IDS.map((_, day) => dailyOf(IDS, 20_000 + day));
  expect(days.toSorted()).toEqual(IDS);
  expect(dailyOf(IDS, 20_000 + IDS.length)).toBe(dailyOf(IDS, 20_000));
});

test("the order is shuffled, and does not hang on the order of the list", () => {
  const days = IDS.map((_, day) => dailyOf(IDS, 20_000 + day));
  const follows = days.filter((id, at) => IDS.indexOf(days[at + 1] ?? "") === IDS.indexOf(id ?? "") + 1);
  expect(follows.length).toBeLessThan(6);
  expect(dailyOf(IDS.toReversed(), 20_123)).toBe(dailyOf(IDS, 20_123));
});

test("everybody has the same puzzle on the same day: this one is written down", () => {
  expect(dailyOf(IDS, 20_772)).toBe("p-002");
});

test("without puzzles there is none of the day", () => {
  expect(dailyOf([], 20_000)).toBeNull();
});

test("a day is that of the calendar here, from midnight to midnight", () => {
  const noon = dayOf(new Date(2026, 10, 15, 12));
  expect(dayOf(new Date(2026, 10, 15, 0, 0, 1))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 15, 23, 59, 59))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 16, 0, 0, 1))).toBe(noon + 1);
  expect(noon).toBe(20_772);
});

test.each([
  { solved: [], streak: 0 },
  { solved: [10], streak: 1 },
  { solved: [9], streak: 1 },
  { solved: [8], streak: 0 },
  { solved: [10, 8, 9], streak: 3 },
  { solved: [9, 8, 6], streak: 2 },
  { solved: [11, 10], streak: 1 },
])("on day 10, with $solved solved, $streak in a row", ({ solved, streak }) => {
  expect(streakAt(solved, 10)).toBe(streak);
});
