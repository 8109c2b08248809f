import { library } from "@fhtagn/cards";
import { makeLibrary, staleValues } from "@fhtagn/rules";
import { playRandomGame, randomSetup } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const CARDS = library();
const POOL = makeLibrary(CARDS);
/** In each of them something that is kept depends on what a writer changes without a change of the texts in force. */
const SEEDS = ["kept 1", "kept 4", "kept 10", "kept 12", "kept 13"];

/** Skill, icons, keywords, costs, domains, texts in force, options: whatever a state keeps for later. */
test.each(SEEDS)("what is kept is what would be worked out afresh, after every answer of game %s", (seed) => {
  const played = playRandomGame(randomSetup(CARDS, seed, POOL), seed, { every: 0, each: staleValues });
  expect(played.faults).toEqual([]);
});
