import { expect, test } from "vitest";
import { type Decks, playMany } from "./many-games.ts";

const DECKS: readonly Decks[] = ["any cards", "presets"];

/** Everything looked at, JSON round trips and views included. */
test.each(DECKS)(
  "three hundred random games in which everything is checked, half of them with %s",
  (decks) => {
    const { faults } = playMany(decks, [20_000, 20_150], { every: 10 });
    expect(faults).toEqual([]);
  },
  1_200_000,
);
