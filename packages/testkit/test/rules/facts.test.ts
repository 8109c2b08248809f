import {
  allCards,
  BASE_FACTIONS,
  coreStories,
  deckPool,
  factionPairs,
  library,
  packetCards,
  presets,
  SETS,
} from "@fhtagn/cards";
import {
  type CardDefinition,
  type CardFacts,
  cardOfLine,
  checkStories,
  makeLibrary,
  newGame,
  storyDeckOf,
} from "@fhtagn/rules";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

const FACTS: CardFacts = {
  code: "test-1",
  title: "Test",
  descriptor: null,
  unique: false,
  faction: "hastur",
  type: "character",
  cost: 1,
  skill: 1,
  icons: { terror: 0, combat: 0, arcane: 0, investigation: 0 },
  boosters: null,
  struggles: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
};
const loaded = (facts: Partial<CardFacts>) => {
  const definition: CardDefinition = { facts: { ...FACTS, ...facts }, text: { abilities: [] } };
  return makeLibrary([definition]).cards.get("test-1");
};
const numbers = (rows: readonly { readonly number: number }[]): readonly number[] =>
  rows.map(({ number }) => number);
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test("COMP-02 seven factions exist in the base game", () => {
  const found = new Set(SETS["core-set"].map(({ faction }) => faction));
  found.delete("neutral");
  expect([...found].sort()).toEqual([
    "agency",
    "cthulhu",
    "hastur",
    "miskatonic",
    "shub-niggurath",
    "syndicate",
    "yog-sothoth",
  ]);
  expect(BASE_FACTIONS).toEqual([
    "agency",
    "miskatonic",
    "syndicate",
    "cthulhu",
    "hastur",
    "yog-sothoth",
    "shub-niggurath",
  ]);
});

test("COMP-39 a deck list with an old printing is read as the card with the newest text", () => {
  const line = { count: 1, title: "Magah Bird", printing: "an old printing" };
  expect(cardOfLine(deckPool(), line)).toMatchObject({ code: "dreamlands-110", title: "Magah Bird" });
  const reprints = allCards().filter(({ title }) =>
    ["Torch the Joint!", "The Bootleg Whiskey Cover-Up"].includes(title),
  );
  expect(reprints).toHaveLength(4);
  const played = reprints.map(({ title, code }) =>
    cardOfLine(deckPool(), { count: 1, title, printing: code }),
  );
  for (const card of played) expect(card?.notYet).toBeUndefined();
  const texts = new Map(library().map(({ facts, text }) => [facts.code, text]));
  for (const title of ["Torch the Joint!", "The Bootleg Whiskey Cover-Up"]) {
    const same = played.filter((card) => card?.title === title);
    expect(new Set(same.map((card) => JSON.stringify(texts.get(card?.code ?? "")))).size).toBe(1);
  }
});

test("SETUP-11 each player mixes two factions with one of two neutral packets of seven", () => {
  expect(numbers(packetCards(1))).toEqual(range(141, 147));
  expect(numbers(packetCards(2))).toEqual(range(148, 154));
  for (const row of [...packetCards(1), ...packetCards(2)]) expect(row.faction).toBe("neutral");
  for (const { packet, codes } of presets()) {
    const own = packetCards(packet).map(({ code }) => code);
    const other = packetCards(packet === 1 ? 2 : 1).map(({ code }) => code);
    expect(own.every((code) => codes.includes(code))).toBe(true);
    expect(other.some((code) => codes.includes(code))).toBe(false);
    expect(codes).toHaveLength(47);
  }
});

test("SETUP-12 stories F156 to F165 are the ten fixed stories", () => {
  expect(numbers(coreStories())).toEqual(range(156, 165));
  expect(storyDeckOf("core-set", deckPool())).toEqual(coreStories().map(({ code }) => code));
  expect(checkStories(storyDeckOf("core-set", deckPool()), deckPool())).toEqual([]);
});

test("SETUP-14 seven factions give 21 two-faction combinations", () => {
  const names = factionPairs().map((pair) => [...pair].sort().join(" "));
  expect(names).toHaveLength(21);
  expect(new Set(names).size).toBe(21);
  expect(presets().map(({ name }) => name)).toContain("agency-cthulhu");
  expect(presets().map(({ name }) => name)).toContain("syndicate-cthulhu+2");
});

test("KW-GEN-03 every keyword of the later sets is accepted, any other is reported as unknown", () => {
  const names = ["Resilient", "Day", "Night", "Prophecy", "Dormant"] as const;
  for (const keyword of names) expect(loaded({ keywords: [keyword] })?.keywords.names).toEqual([keyword]);
  expect(loaded({ keywords: ["Fated 3"] })?.keywords).toMatchObject({ names: ["Fated"], fated: 3 });
  expect(() => loaded({ keywords: ["Haste"] })).toThrow(/KW-GEN-03: unknown keyword "Haste"/);
  const everything = allCards().map((facts) => ({ facts, text: { abilities: [] } }));
  expect(makeLibrary(everything).cards.size).toBe(1568);
});

test("KW-TRANS-06 a card with the arrow by its resource icon is Transient as a resource", () => {
  expect(loaded({ transient: true })?.facts.transient).toBe(true);
  const cards = [
    { title: "Guest", type: "character", faction: "hastur", cost: 2, skill: 2 },
    { title: "Fleeting", type: "support", faction: "hastur", transient: true },
    { title: "Lasting", type: "support", faction: "hastur" },
  ];
  given({ P1: { hand: ["Guest"], domains: [["Lasting"], ["Fleeting"]] } }, { cards });
  then.refused("P1 plays Guest; drain D1");
  when("P1 plays Guest; drain D2");
  then.expect({ Guest: { in: "play" }, Fleeting: { in: "P1 discard" } });
});

test("UNIQ-01 a bullet before the title marks a unique card", () => {
  expect(loaded({ unique: true })?.facts.unique).toBe(true);
  const unique = (title: string) => SETS["core-set"].find((row) => row.title === title)?.unique;
  expect([unique("Thomas F. Malone"), unique("T-Men")]).toEqual([true, false]);
  const cards = [{ title: "Only One", type: "character", faction: "hastur", unique: true }];
  given({ P1: { hand: ["Only One"], play: ["Only One"] } }, { cards });
  then.refused("P1 plays Only One", "UNIQ-02");
});

test("ERR-07 Shadowed Reef is a support", () => {
  expect(
    allCards()
      .filter(({ title }) => title === "Shadowed Reef")
      .map(({ type }) => type),
  ).toEqual(["support"]);
});

test("the starting domains of a game of preset decks have no identity and no card is missing", () => {
  const [deck] = presets();
  const definitions = allCards().map((facts) => ({ facts, text: { abilities: [] } }));
  const codes = deck?.codes ?? [];
  const stories = coreStories().map(({ code }) => code);
  const state = newGame(
    { library: makeLibrary(definitions), decks: { P1: codes, P2: codes }, stories },
    "facts",
  );
  expect(state.cards.filter(({ code }) => code !== "")).toHaveLength(47 + 47 + 10);
});

test("TEXT-06 words that are no game text give a card neither keyword, subtype nor ability", () => {
  const words = loaded({ title: "Loyal Cultist", descriptor: "Fast. Villainous. Action: draw 1 card." });
  expect(words?.keywords.names).toEqual([]);
  expect(words?.abilities).toEqual([]);
  expect(words?.facts.subtypes).toEqual([]);
  const fields = new Set(allCards().flatMap((row) => Object.keys(row)));
  expect([...fields].filter((field) => /text|flavou?r|reminder/.test(field))).toEqual([]);
});
