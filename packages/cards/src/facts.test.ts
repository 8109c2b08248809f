import { CARD_TYPES, FACTIONS, ICONS, KEYWORDS } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { allCards, type CardRow } from "./facts.ts";
import vanilla from "./vanilla.json" with { type: "json" };

const isOneOf = (list: readonly string[], word: string | null): boolean =>
  word === null || list.includes(word);
const FACTIONS_AND_NEUTRAL = [...FACTIONS, "neutral"];

/** What the type says and JSON cannot promise. */
const isSound = (row: CardRow): boolean =>
  isOneOf(CARD_TYPES, row.type) &&
  isOneOf(FACTIONS_AND_NEUTRAL, row.faction) &&
  isOneOf(FACTIONS, row.steadfastFaction) &&
  (row.struggles ?? []).every((icon) => ICONS.includes(icon)) &&
  Object.keys(row.boosters ?? {}).every((icon) => isOneOf(ICONS, icon)) &&
  (row.icons === null || ICONS.every((icon) => typeof row.icons?.[icon] === "number")) &&
  row.keywords.every((keyword) => isOneOf(KEYWORDS, keyword.split(" ")[0] ?? ""));

test("every row of the generated tables has the words its type promises", () => {
  expect(allCards()).toHaveLength(1568);
  expect(
    allCards()
      .filter((row) => !isSound(row))
      .map(({ code }) => code),
  ).toEqual([]);
});

test("the list of cards without a text names cards that exist, characters all", () => {
  const characters = new Set(
    allCards()
      .filter(({ type }) => type === "character")
      .map(({ code }) => code),
  );
  expect(vanilla).toHaveLength(30);
  expect(vanilla.filter((code) => !characters.has(code))).toEqual([]);
});
