import { library } from "@fhtagn/cards";
import { makeLibrary, type Setup } from "@fhtagn/rules";
import { playRandomGame, randomSetup } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const CARDS = library();
const POOL = makeLibrary(CARDS);

function setupFor(seed: string): Setup {
  return { ...randomSetup(CARDS, seed), library: POOL };
}

const SEEDS = Array.from({ length: 20 }, (_, index) => `test ${index}`);

test.each(SEEDS)("random game %s ends and every state in it is sound", (seed) => {
  const { faults, result } = playRandomGame(setupFor(seed), seed, { every: 25 });
  expect(faults).toEqual([]);
  expect(result).not.toBeNull();
});

test("the same seed gives the same game", () => {
  const [first, second] = [0, 1].map(() => playRandomGame(setupFor("twice"), "twice", { every: 0 }));
  expect(first).toEqual(second);
});
