import { expect, test } from "vitest";
import {
  clockView,
  countTime,
  hasLeft,
  newClock,
  nextBell,
  notePresent,
  outOfTime,
  passTurn,
  stopAt,
  type TableClock,
} from "./clock.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const BOTH_HERE = { P1: true, P2: true };

function tenMinutes(): TableClock {
  const clock = newClock({ kind: "minutes", minutes: 10, increment: 5 }, null, 0);
  notePresent(clock, BOTH_HERE, 0);
  return clock;
}

test("only the time of whoever is asked runs", () => {
  const clock = tenMinutes();
  passTurn(clock, "P1", 0);
  passTurn(clock, "P2", 20 * SECOND);
  expect(clockView(clock, 50 * SECOND).left).toEqual({
    P1: 10 * MINUTE - 20 * SECOND,
    P2: 10 * MINUTE - 30 * SECOND,
  });
  passTurn(clock, null, 60 * SECOND);
  expect(clockView(clock, 90 * MINUTE).left.P2).toBe(10 * MINUTE - 40 * SECOND);
});

test("an answer stops the time when it came in, and earns the increment", () => {
  const clock = tenMinutes();
  passTurn(clock, "P1", 0);
  stopAt(clock, 8 * SECOND);
  countTime(clock, 30 * SECOND);
  expect(clock.left.P1).toBe(10 * MINUTE - 3 * SECOND);
  expect(clock.running).toBeNull();
});

test("a clock that jumps back takes nothing and gives nothing", () => {
  const clock = tenMinutes();
  passTurn(clock, "P1", 50 * SECOND);
  countTime(clock, 60 * SECOND);
  countTime(clock, 20 * SECOND);
  countTime(clock, 61 * SECOND);
  expect(clock.left.P1).toBe(10 * MINUTE - 11 * SECOND);
});

test("who is away uses his reserve first, then his time, and is out of time when that is gone", () => {
  const clock = tenMinutes();
  passTurn(clock, "P1", 0);
  notePresent(clock, { P1: false, P2: true }, 10 * SECOND);
  expect(nextBell(clock)).toBe(10 * MINUTE - 10 * SECOND + 2 * MINUTE);
  countTime(clock, 100 * SECOND);
  expect(clockView(clock, 100 * SECOND)).toMatchObject({ away: { P1: 30 * SECOND, P2: null } });
  expect(clock.left.P1).toBe(10 * MINUTE - 10 * SECOND);
  expect(outOfTime(clock)).toBeNull();
  countTime(clock, 130 * SECOND + 10 * MINUTE);
  expect(outOfTime(clock)).toBe("P1");
});

test("a game may be claimed when the one who is asked has used his reserve, not before, and not from who is there", () => {
  const clock = tenMinutes();
  passTurn(clock, "P1", 0);
  notePresent(clock, { P1: false, P2: true }, 0);
  countTime(clock, 2 * MINUTE - 1);
  expect(hasLeft(clock, "P1", 2 * MINUTE - 1)).toBe(false);
  countTime(clock, 2 * MINUTE);
  expect(hasLeft(clock, "P1", 2 * MINUTE)).toBe(true);
  expect(hasLeft(clock, "P2", 2 * MINUTE)).toBe(false);
  notePresent(clock, BOTH_HERE, 2 * MINUTE + 1);
  expect(hasLeft(clock, "P1", 2 * MINUTE + 1)).toBe(false);
});

test("without a clock nobody runs out of time; who stays away for five minutes has left", () => {
  const clock = newClock({ kind: "none" }, null, 0);
  notePresent(clock, { P1: false, P2: true }, 0);
  passTurn(clock, "P1", 0);
  expect(nextBell(clock)).toBeNull();
  expect(hasLeft(clock, "P1", 5 * MINUTE - 1)).toBe(false);
  expect(hasLeft(clock, "P1", 5 * MINUTE)).toBe(true);
  expect(outOfTime(clock)).toBeNull();
});

test("days are given anew with each answer, and nobody has to be there", () => {
  const clock = newClock({ kind: "days", days: 3 }, null, 0);
  passTurn(clock, "P2", 0);
  stopAt(clock, 40 * 3600 * SECOND);
  expect(clock.left.P2).toBe(3 * 24 * 3600 * SECOND);
  passTurn(clock, "P1", 40 * 3600 * SECOND);
  expect(hasLeft(clock, "P1", 60 * 3600 * SECOND)).toBe(false);
});

test("a clock that comes back from the journal goes on with what was left", () => {
  const clock = newClock({ kind: "minutes", minutes: 10, increment: 0 }, { P1: 1234, P2: 99 }, 5000);
  notePresent(clock, BOTH_HERE, 5000);
  passTurn(clock, "P2", 5000);
  expect(clockView(clock, 5050).left).toEqual({ P1: 1234, P2: 49 });
});
