import type { ClockView } from "@fhtagn/protocol/online";
import { expect, test } from "vitest";
import { isLow, leftNow, reserveNow, roughTime, timeText } from "../clock-reading.ts";

const TERMS = { kind: "minutes", minutes: 30, increment: 10 } as const;

const clock = (part: Partial<ClockView> = {}): ClockView => ({
  terms: TERMS,
  left: { P1: 60_000, P2: 90_000 },
  running: "P1",
  away: { P1: null, P2: null },
  mayClaim: false,
  ...part,
});

test("only the clock that runs goes on, from what the server said, and never below nought", () => {
  const heard = { clock: clock(), at: 1000 };
  expect([leftNow(heard, "P1", 6000), leftNow(heard, "P2", 6000)]).toEqual([55_000, 90_000]);
  expect(leftNow(heard, "P1", 1_000_000)).toBe(0);
  expect(leftNow(heard, "P1", 0)).toBe(60_000);
});

test("whoever is away uses his reserve first", () => {
  const heard = { clock: clock({ away: { P1: 4000, P2: 120_000 } }), at: 0 };
  expect([reserveNow(heard, "P1", 3000), leftNow(heard, "P1", 3000)]).toEqual([1000, 60_000]);
  expect([reserveNow(heard, "P1", 9000), leftNow(heard, "P1", 9000)]).toEqual([0, 55_000]);
  expect(reserveNow(heard, "P2", 9000)).toBe(120_000);
  expect(reserveNow({ clock: clock(), at: 0 }, "P1", 9000)).toBeNull();
});

test.each([
  [0, "0:00.0"],
  [8340, "0:08.4"],
  [9999, "0:10"],
  [10_000, "0:10"],
  [19_001, "0:20"],
  [247_000, "4:07"],
  [3_599_500, "1:00:00"],
  [3_909_000, "1:05:09"],
])("%i milliseconds are %s", (left, text) => expect(timeText(left)).toBe(text));

test("days are told roughly", () => {
  expect(roughTime(86_400_000 * 2.9)).toEqual({ unit: "days", count: 2 });
  expect(roughTime(3_600_000 * 5.5)).toEqual({ unit: "hours", count: 5 });
  expect(roughTime(59_000)).toEqual({ unit: "minutes", count: 1 });
});

test("time is low below twenty seconds, and only where a game has minutes", () => {
  expect([isLow(19_999, clock()), isLow(20_000, clock())]).toEqual([true, false]);
  expect(isLow(19_999, clock({ terms: { kind: "days", days: 3 } }))).toBe(false);
  expect(isLow(0, clock({ terms: { kind: "none" } }))).toBe(false);
});
