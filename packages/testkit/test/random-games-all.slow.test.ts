import { expect, test } from "vitest";
import { playMany } from "./many-games.ts";

/** Everything looked at, JSON round trips and views included. */
test("three hundred random games in which everything is checked", () => {
  const { faults } = playMany(20_000, 20_300, { every: 10 });
  expect(faults).toEqual([]);
}, 1_200_000);
