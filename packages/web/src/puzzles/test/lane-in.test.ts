import type { TablePlace } from "@fhtagn/rules";
import { expect, test } from "vitest";
import type { SessionLogEntry } from "../../session/session.ts";
import { laneIn } from "../use-lane-of.ts";

const line = (place?: TablePlace): SessionLogEntry =>
  ({
    at: 1,
    turn: 1,
    happening: { what: "tokenPlaced", ...(place !== undefined && { place }) },
  }) as SessionLogEntry;

const story = (number: number): SessionLogEntry => line({ row: "story", number });
const domain = (number: number): SessionLogEntry => line({ row: "domain", number, player: "P1" });

test("the last story that was spoken of is looked at", () => {
  expect(laneIn([story(1), story(3), line(), domain(2)])).toBe(2);
});

test("where no story is spoken of the eye stays", () => {
  expect(laneIn([line(), domain(1)])).toBeNull();
  expect(laneIn([])).toBeNull();
});
