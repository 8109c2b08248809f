import { library, presets } from "@fhtagn/cards";
import { makeLibrary, twinFaults } from "@fhtagn/rules";
import { playRandomGame, randomSetup } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const CARDS = library();
const POOL = makeLibrary(CARDS);
const ANY = ["twins 0", "twins 1"].map((seed) => [seed, randomSetup(CARDS, seed, POOL)] as const);
const [first, second] = presets();
const PRESET = [
  "twins of presets",
  { ...randomSetup(CARDS, "twins", POOL), decks: { P1: first?.codes ?? [], P2: second?.codes ?? [] } },
] as const;

/** Whether something is to be checked, whether a card is out of reach, whether there are enough to choose from. */
test.each([...ANY, PRESET])(
  "what is told at a glance is what the rules say, after every answer: %s",
  (seed, setup) => {
    const played = playRandomGame(setup, seed, { every: 0, each: twinFaults });
    expect(played.faults).toEqual([]);
  },
);
