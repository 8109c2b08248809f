import type { LogEntry, Update } from "@fhtagn/protocol";
import type { Player, Result } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { outcomeOf } from "../outcome.ts";

const TASK = { seat: "P2", turn: 8, log: 50 } as const;

const won = (at: number, player: Player, onCode: string): LogEntry =>
  ({ at, turn: 8, happening: { what: "storyWon", player, onCode } }) as LogEntry;

/** As much of an update as is looked at. */
const after = (turn: number, log: readonly LogEntry[] = [], result: Result | null = null) =>
  ({ view: { turn }, log, result }) as unknown as Update;

const endedBy = (winner: Result["winner"]) => ({ winner, because: "stories" }) as Result;

test("as long as the turn lasts nothing is decided", () => {
  expect(outcomeOf(TASK, after(8))).toBeNull();
});

test("a story won is the solution", () => {
  expect(outcomeOf(TASK, after(8, [won(52, "P2", "s-7")]))).toEqual({ is: "solved", story: "s-7" });
});

test("a story won before the puzzle was put does not count, nor does one of the opponent", () => {
  expect(outcomeOf(TASK, after(8, [won(49, "P2", "s-1"), won(51, "P1", "s-2")]))).toBeNull();
});

test("a story won with the last answer of the turn counts", () => {
  expect(outcomeOf(TASK, after(9, [won(52, "P2", "s-7")]))?.is).toBe("solved");
});

test("the next turn is too late", () => {
  expect(outcomeOf(TASK, after(9))).toEqual({ is: "failed", because: "turn" });
});

test("the end of the game decides by its winner", () => {
  expect(outcomeOf(TASK, after(8, [], endedBy("P2")))).toEqual({ is: "solved", story: null });
  expect(outcomeOf(TASK, after(8, [], endedBy("P1")))).toEqual({ is: "failed", because: "lost" });
  expect(outcomeOf(TASK, after(8, [], endedBy("draw")))).toEqual({ is: "failed", because: "lost" });
});
