import { expect, test } from "vitest";
import type { SessionLogEntry } from "../../session/session.ts";
import { mergeLines } from "./merge-lines.ts";

const drew = (at: number, code?: string): SessionLogEntry => ({
  at,
  turn: 1,
  happening: { what: "drew", player: "P2", ...(code !== undefined && { code }) },
});

test("the same line in a row is told once with how often", () => {
  const merged = mergeLines([drew(0), drew(1), drew(2, "core-set-1"), drew(3)]);
  expect(merged.map(({ entry, times }) => [entry.at, times])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

test("an undone line is another line", () => {
  expect(mergeLines([drew(0), { ...drew(1), undone: true }])).toHaveLength(2);
});
