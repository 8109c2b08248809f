import { library } from "@fhtagn/cards";
import { makeLibrary, staleValues } from "@fhtagn/rules";
import { playRandomGame, randomSetup } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const CARDS = library();
const POOL = makeLibrary(CARDS);
const SEEDS = ["kept 0", "kept 3"];

/** Skill, icons, keywords, costs, domains, texts in force, options: whatever a state keeps for later. */
test.each(SEEDS)("what is kept is what would be worked out afresh, after every answer of game %s", (seed) => {
  const played = playRandomGame(randomSetup(CARDS, seed, POOL), seed, { every: 0, each: staleValues });
  expect(played.faults).toEqual([]);
});
