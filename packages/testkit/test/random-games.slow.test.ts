import { expect, test } from "vitest";
import { type Decks, playMany } from "./many-games.ts";

/** `npm run sweeps` plays more than twenty times as many of either kind, these among them. */
const PLAYED: readonly (readonly [Decks, number])[] = [
  ["any cards", 240],
  ["presets", 90],
];

/** No throw, no question without an answer, no card lost, no game without an end. */
test.each(PLAYED)(
  "random games between decks of %s: the first %i of them",
  (decks, games) => {
    const { faults, endings } = playMany(decks, [0, games], { every: 0, cheapEvery: 25 });
    expect(faults).toEqual([]);
    expect(endings).not.toHaveProperty("none");
  },
  600_000,
);

/** Everything looked at, JSON round trips and views included. */
test.each<Decks>(["any cards", "presets"])(
  "eight random games in which everything is checked, with %s",
  (decks) => {
    const { faults } = playMany(decks, [20_000, 20_008], { every: 10 });
    expect(faults).toEqual([]);
  },
  600_000,
);
