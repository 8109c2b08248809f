import { expect, test } from "vitest";
import { countDeck } from "./count-deck.ts";
import { cardOfLine, deckCodes, deckFromCodes, makePool, type PoolCard } from "./deck.ts";
import { readDeckJson, readDeckLine, readDeckText, readDeckXml } from "./read-deck.ts";
import { writeDeck } from "./write-deck.ts";

const CARD: PoolCard = {
  code: "set-1",
  title: "Guard",
  descriptor: null,
  unique: false,
  faction: "agency",
  type: "character",
  cost: 2,
  skill: 3,
  icons: { terror: 1, combat: 2, arcane: 0, investigation: 0 },
  boosters: null,
  struggles: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: true,
};
const POOL = makePool([
  CARD,
  { ...CARD, code: "set-2", title: "Doppelgänger & Sons <Ltd>", cost: 4, skill: 1, faction: "hastur" },
  { ...CARD, code: "set-3", title: "Fire!", type: "event", cost: "X", skill: null, icons: null },
  { ...CARD, code: "later-9", title: "Guard", descriptor: "Older", pack: "Later Pack" },
]);

test.each([
  ["3 Guard", { count: 3, title: "Guard" }],
  ["3x Guard", { count: 3, title: "Guard" }],
  ["3 x Guard", { count: 3, title: "Guard" }],
  ["3× Guard", { count: 3, title: "Guard" }],
  ["Guard x3", { count: 3, title: "Guard" }],
  ["1 .45 Pistols", { count: 1, title: ".45 Pistols" }],
  ["2 X-Ray", { count: 2, title: "X-Ray" }],
  ["2 Guard (Later Pack)", { count: 2, title: "Guard", printing: "Later Pack" }],
  ["2 Guard (later-9)", { count: 2, title: "Guard", printing: "later-9" }],
])("a line of a deck file: %s", (text, line) => {
  expect(readDeckLine(text)).toEqual(line);
});

test("comments, the format, the name and what is not understood", () => {
  const text =
    "# My deck\n# format: tournament\n\nCharacters:\n3 Guard # the best\nsomething else\n0 Fire!\n";
  expect(readDeckText(text)).toEqual({
    deck: { name: "My deck", format: "tournament", lines: [{ count: 3, title: "Guard" }] },
    unread: [{ line: 6, text: "something else" }],
    excess: null,
  });
});

test("a title means the earliest printing, whatever its capitals and accents", () => {
  expect(cardOfLine(POOL, { count: 1, title: "GUARD" })?.code).toBe("set-1");
  expect(cardOfLine(POOL, { count: 1, title: "Guard", printing: "Later Pack" })?.code).toBe("later-9");
  expect(cardOfLine(POOL, { count: 1, title: "doppelganger & sons <ltd>" })?.code).toBe("set-2");
  expect(cardOfLine(POOL, { count: 1, title: "Nobody" })).toBeUndefined();
});

const DECK = {
  name: "Mixed",
  format: "casual",
  lines: deckFromCodes(["set-1", "set-1", "set-2", "set-3", "later-9"], POOL).lines,
} as const;
const CODES = deckCodes(DECK, POOL);

test("every format can be read back", () => {
  expect(CODES).toEqual(["set-1", "set-1", "set-2", "set-3", "later-9"]);
  const sorted = [...CODES].sort();
  const text = readDeckText(writeDeck(DECK, POOL, "text"));
  expect(text).toMatchObject({ deck: { name: "Mixed", format: "casual" }, unread: [] });
  const json = readDeckJson(JSON.parse(writeDeck(DECK, POOL, "json")));
  expect(json).toMatchObject({ deck: { name: "Mixed", format: "casual" }, unread: [] });
  const xml = readDeckXml(writeDeck(DECK, POOL, "o8d"));
  for (const { deck } of [text, json, xml]) expect([...deckCodes(deck, POOL)].sort()).toEqual(sorted);
});

test("JSON that is no deck is not understood", () => {
  for (const json of [null, 3, [], { slots: { "set-1": "many" } }])
    expect(readDeckJson(json).unread).toHaveLength(1);
});

test("numbers of a deck", () => {
  expect(countDeck(DECK, POOL)).toEqual({
    cards: 5,
    types: { character: 4, event: 1 },
    factions: { agency: 4, hastur: 1 },
    costs: { "2": 3, "4": 1, X: 1 },
    averageCost: 2.5,
    icons: { terror: 4, combat: 8, arcane: 0, investigation: 0 },
    averageSkill: 2.5,
    transient: 5,
  });
});
