import { expect, test } from "vitest";
import { playMany } from "./many-games.ts";

/** No throw, no question without an answer, no card lost, no game without an end. */
test("eight thousand random games between decks of any cards, second half", () => {
  const { faults, endings } = playMany("any cards", [4000, 8000], { every: 0, cheapEvery: 25 });
  expect(faults).toEqual([]);
  expect(endings).not.toHaveProperty("none");
}, 1_200_000);
