import { library, presets } from "@fhtagn/cards";
import { type CardDefinition, clone, edit, makeGame, makeLibrary, twinFaults } from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
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

function firstWith(what: (facts: CardDefinition["facts"]) => boolean): string {
  const found = CARDS.find(({ facts }) => facts.type === "character" && what(facts));
  if (found === undefined) throw new Error("no such card");
  return found.facts.title;
}

const HERO = firstWith(({ keywords, unique }) => keywords.includes("Heroic") && !unique);
const VILLAIN = firstWith(({ keywords, unique }) => keywords.includes("Villainous") && !unique);
const SOMEBODY = firstWith(({ unique, keywords }) => unique && keywords.length === 0);

/** No game stays so between two questions: the checks see to it at once. */
test.each([
  ["a hero beside a villain", HERO, VILLAIN],
  ["a unique character twice", SOMEBODY, SOMEBODY],
])("%s: whether there is something to check is told as the rules say", (_, mine, other) => {
  const laid = fromPosition({ P1: { play: [mine] }, P2: { play: [other] } }, makeGame({ library: POOL }));
  if (Array.isArray(laid)) throw new Error(JSON.stringify(laid));
  expect(twinFaults(laid)).toEqual([]);
  for (const id of laid.inPlay) Object.assign(edit(laid, id), { owner: "P1", controller: "P1", base: "P1" });
  expect(twinFaults(clone(laid))).toEqual([]);
});
