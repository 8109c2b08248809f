import { constructedDecks } from "@fhtagn/cards";
import { expect, test } from "vitest";
import { constructedMatches, tallyOfMatches } from "./many-games.ts";

test("the seven decks for tournaments play each other without a fault", () => {
  const matches = constructedMatches();
  expect(matches).toHaveLength(7 * 6);
  const { faults, endings } = tallyOfMatches(matches, { every: 0, cheapEvery: 10 });
  expect(faults).toEqual([]);
  expect(endings).not.toHaveProperty("none");
});

test.each(constructedDecks())("$name: one game in which everything is checked", ({ name }) => {
  const own = constructedMatches().filter(({ seed }) => seed.startsWith(`${name} `));
  expect(tallyOfMatches(own.slice(0, 1), { every: 40 }).faults).toEqual([]);
});
