import { expect, test } from "vitest";
import { playMany } from "./many-games.ts";

/** `npm run soak -- --decks presets --games 20000` plays more of them. */
test("two thousand random games between random preset decks", () => {
  const { faults, endings } = playMany("presets", [0, 2000], { every: 0, cheapEvery: 25 });
  expect(faults).toEqual([]);
  expect(endings).not.toHaveProperty("none");
}, 1_200_000);
