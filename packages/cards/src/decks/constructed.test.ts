import { type CardFacts, checkDeck, type Deck, deckFromCodes, RULESETS } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { constructedDecks, constructedNamed } from "./constructed.ts";
import { deckPool } from "./pool.ts";
import { BASE_FACTIONS, presets } from "./presets.ts";

const DECKS = constructedDecks();
const cardsOf = (codes: readonly string[]): readonly CardFacts[] =>
  codes.flatMap((code) => deckPool().byCode.get(code) ?? []);
const problemsOf = (deck: Deck): readonly string[] =>
  checkDeck(deck, { pool: deckPool() }).problems.map(({ rule }) => rule);

test("there is a deck around each of the seven factions", () => {
  expect(DECKS.map(({ name }) => name).sort()).toEqual([...BASE_FACTIONS].sort());
});

test.each(DECKS)("$name: fifty cards, legal in a tournament", ({ deck, codes }) => {
  expect(deck.format).toBe("tournament");
  expect(problemsOf(deck)).toEqual([]);
  expect(codes).toHaveLength(50);
});

test.each(DECKS)("$name keeps to two factions, and most of it is its own", ({ factions, codes }) => {
  const found = cardsOf(codes).map(({ faction }) => faction);
  const [own, helping] = factions;
  expect(new Set(found.filter((faction) => faction !== "neutral"))).toEqual(new Set([own, helping]));
  expect(found.filter((faction) => faction === own).length).toBeGreaterThanOrEqual(30);
  expect(found.filter((faction) => faction === helping).length).toBeGreaterThanOrEqual(10);
});

test.each(DECKS)("$name can be played: enough characters, and most cards are cheap", ({ codes }) => {
  const cards = cardsOf(codes);
  expect(cards.filter(({ type }) => type === "character").length).toBeGreaterThanOrEqual(30);
  expect(cards.filter(({ cost }) => cost === "X" || (cost ?? 0) <= 3).length).toBeGreaterThanOrEqual(40);
});

test.each(DECKS)("$name has no Heroic beside Villainous characters", ({ codes }) => {
  const keywords = cardsOf(codes).flatMap((card) => card.keywords);
  expect(keywords.includes("Heroic") && keywords.includes("Villainous")).toBe(false);
});

test.each(RULESETS)(
  "every deck that is offered, these and those of the box, may be played by %s",
  (ruleset) => {
    const pool = deckPool();
    const boxes = presets().map(({ codes }) => deckFromCodes(codes, pool));
    for (const deck of [...DECKS.map((one) => one.deck), ...boxes])
      expect(checkDeck(deck, { pool, ruleset }).problems, deck.name).toEqual([]);
  },
);

test("broken ones are refused with reasons", () => {
  const deck = constructedNamed("agency")?.deck ?? { lines: [] };
  const changed = (lines: Deck["lines"]): readonly string[] => problemsOf({ ...deck, lines });
  expect(changed(deck.lines.slice(1))).toEqual(["DECK-01"]);
  expect(changed([...deck.lines, { count: 1, title: "Undercover Security" }])).toEqual(["DECK-04"]);
  const restricted = ["Itinerant Scholar", "Ravager from the Deep"].map((title) => ({ count: 1, title }));
  expect(changed([...deck.lines, ...restricted])).toEqual(["TOURN-03"]);
  expect(changed([...deck.lines, { count: 1, title: "Nobody" }])).toEqual(["TOURN-10"]);
});
