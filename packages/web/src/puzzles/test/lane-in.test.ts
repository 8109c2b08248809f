import { expect, test } from "vitest";
import type { SessionLogEntry } from "../../session/session.ts";
import { laneIn } from "../use-lane-of.ts";

const line = (place?: string): SessionLogEntry =>
  ({
    at: 1,
    turn: 1,
    happening: { what: "tokenPlaced", ...(place !== undefined && { place }) },
  }) as SessionLogEntry;

test("the last story that was spoken of is looked at", () => {
  expect(laneIn([line("S1"), line("S3"), line(), line("P1.D2")])).toBe(2);
});

test("where no story is spoken of the eye stays", () => {
  expect(laneIn([line(), line("P1.D1")])).toBeNull();
  expect(laneIn([])).toBeNull();
});
