import { BANNED, coreStories, deckPool, presetNamed, restrictedTitles, SETS } from "@fhtagn/cards";
import {
  type CardPool,
  checkDeck,
  checkStories,
  type Deck,
  type DeckLine,
  type DeckTerms,
  deckFromCodes,
  makePool,
  type PoolCard,
} from "@fhtagn/rules";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

/** The whole pool as if every card were done: here only the rules of deck building speak. */
const POOL: CardPool = makePool([...deckPool().byCode.values()].map(({ notYet: _, ...card }) => card));

const CARD: PoolCard = {
  code: "",
  title: "",
  descriptor: null,
  unique: false,
  faction: "hastur",
  type: "character",
  cost: 1,
  skill: 1,
  icons: null,
  boosters: null,
  struggles: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
};

const lines = (counts: Readonly<Record<string, number>>): readonly DeckLine[] =>
  Object.entries(counts).map(([title, count]) => ({ count, title }));

const PLAIN = SETS["core-set"].filter(({ type, restricted }) => type === "character" && !restricted);

/** So many cards of the Core Set, three of each, none of them restricted or named in `beside`. */
function filler(count: number, beside: readonly DeckLine[] = []): readonly DeckLine[] {
  const named = new Set(beside.map(({ title }) => title));
  const free = PLAIN.filter(({ title }) => !named.has(title));
  return free
    .map(({ title }, index) => ({ count: Math.min(3, count - 3 * index), title }))
    .filter((line) => line.count > 0);
}

/** These cards, filled up to so many. */
function deckOf(size: number, counts: Readonly<Record<string, number>> = {}): Deck {
  const named = lines(counts);
  const rest = size - named.reduce((sum, { count }) => sum + count, 0);
  return { lines: [...named, ...filler(rest, named)] };
}

const check = (deck: Deck, terms: Partial<DeckTerms> = {}) =>
  checkDeck(deck, { pool: POOL, format: "tournament", ...terms });
const rulesOf = (deck: Deck, terms: Partial<DeckTerms> = {}): readonly string[] =>
  check(deck, terms).problems.map(({ rule }) => rule);
const LEGAL: readonly string[] = [];

test("DECK-01 a tournament deck has at least 50 cards", () => {
  expect(rulesOf(deckOf(49))).toEqual(["DECK-01"]);
  expect(rulesOf(deckOf(50))).toEqual(LEGAL);
});

test("DECK-02 story cards and starting domains do not count toward the 50", () => {
  const withDomains: Deck = { lines: [...deckOf(47).lines, { count: 3, title: "Domain" }] };
  expect(check(withDomains)).toMatchObject({ legal: false, cards: 47, problems: [{ rule: "DECK-01" }] });
  const stories = coreStories().map(({ title }) => ({ count: 1, title }));
  expect(check({ lines: [...deckOf(40).lines, ...stories] })).toMatchObject({
    legal: false,
    cards: 40,
    problems: [{ rule: "DECK-01" }],
  });
  expect(check({ lines: [...deckOf(50).lines, ...stories] })).toMatchObject({ legal: true, cards: 50 });
});

test("DECK-03 there is no upper limit on deck size", () => {
  expect(check(deckOf(120))).toMatchObject({ legal: true, cards: 120 });
});

test("DECK-04 at most three copies by title in the LCG, four in the CCG", () => {
  const four = deckOf(50, { "Shotgun Blast": 4 });
  expect(check(four).problems).toEqual([
    { rule: "DECK-04", kind: "tooMany", cards: ["Shotgun Blast"], count: 4, limit: 3 },
  ]);
  expect(rulesOf(four, { ruleset: "ccg" })).toEqual(LEGAL);
  expect(rulesOf(deckOf(50, { "Shotgun Blast": 5 }), { ruleset: "ccg" })).toEqual(["DECK-04"]);
  expect(rulesOf(four, { options: { "deck.maxCopies": 4 } })).toEqual(LEGAL);
});

test("DECK-05 cards sharing a title count together whatever their descriptor or number", () => {
  const versions = POOL.byTitle.get("julia brown") ?? [];
  expect(new Set(versions.map(({ descriptor }) => descriptor)).size).toBe(2);
  const two = versions.map(({ code, title }) => ({ count: 2, title, printing: code }));
  const deck: Deck = { lines: [...two, ...filler(46)] };
  expect(check(deck).problems).toMatchObject([
    { rule: "DECK-04", kind: "tooMany", cards: ["Julia Brown"], count: 4, limit: 3 },
  ]);
});

test("COMP-11 a descriptor never makes two cards with one title different cards", () => {
  const versions = POOL.byTitle.get("wilbur whateley") ?? [];
  expect(new Set(versions.map(({ descriptor }) => descriptor)).size).toBe(2);
  const [one, other] = versions.map(({ code, title }) => ({ title, printing: code }));
  const deckWith = (first: number, second: number): Deck => ({
    lines: [
      { count: first, title: "", ...one },
      { count: second, title: "", ...other },
      ...filler(50 - first - second),
    ],
  });
  expect(rulesOf(deckWith(2, 1))).toEqual(LEGAL);
  expect(rulesOf(deckWith(2, 2))).toEqual(["DECK-04"]);
});

test("DECK-06 conspiracies count toward the 50 and have the same limit of three by title", () => {
  const title = "The Bootleg Whiskey Cover-Up";
  expect(check(deckOf(50, { [title]: 3 }))).toMatchObject({ legal: true, cards: 50 });
  expect(rulesOf(deckOf(50, { [title]: 4 }))).toEqual(["DECK-06"]);
});

test("DECK-07 a card's text may change its own copy limit, as long as errata leave it that text", () => {
  const horde = { ...CARD, code: "test-1", title: "Horde", copiesAllowed: 8 };
  const pool = makePool([...POOL.byCode.values(), horde]);
  expect(rulesOf(deckOf(50, { Horde: 8 }), { pool })).toEqual(LEGAL);
  expect(rulesOf(deckOf(50, { Horde: 9 }), { pool })).toEqual(["DECK-04"]);
  expect(rulesOf(deckOf(50, { "Alaskan Sledge Dog": 8 }))).toEqual(["DECK-04"]);
});

test("DECK-08 a deck may mix any number of factions and hold Heroic and Villainous characters together", () => {
  const deck = deckOf(50, { "Thomas F. Malone": 1, Cthulhu: 1, Hastur: 1, "Clover Club Bouncer": 1 });
  const cards = deck.lines.flatMap(({ title }) => SETS["core-set"].filter((row) => row.title === title));
  expect(new Set(cards.map(({ faction }) => faction)).size).toBeGreaterThanOrEqual(4);
  const keywords = new Set(cards.flatMap((card) => card.keywords));
  expect([keywords.has("Heroic"), keywords.has("Villainous")]).toEqual([true, true]);
  expect(rulesOf(deck)).toEqual(LEGAL);
});

test("DECK-09 the story deck is the fixed ten stories of the set in use", () => {
  const fixed = coreStories().map(({ code }) => code);
  expect(checkStories(fixed, POOL)).toEqual([]);
  const substituted = [...fixed.slice(1), "secrets-of-arkham-51"];
  expect(checkStories(substituted, POOL)).toMatchObject([
    { rule: "DECK-09", cards: ["The Secrets of Arkham"] },
  ]);
  expect(checkStories(fixed.slice(1), POOL)).toMatchObject([{ rule: "DECK-09" }]);
  expect(checkStories([...fixed.slice(1), fixed[1] ?? ""], POOL)).toMatchObject([{ rule: "DECK-09" }]);
  const named = substituted.map((code) => ({ count: 1, title: code }));
  expect(rulesOf({ lines: [...deckOf(50).lines, ...named] })).toEqual(["DECK-09"]);
});

test("DECK-10 first-game decks of two factions and a packet are allowed below 50 cards in casual play", () => {
  const deck = deckFromCodes(presetNamed("agency-cthulhu")?.codes ?? [], POOL);
  expect(check(deck, { format: "casual" })).toMatchObject({ legal: true, cards: 47 });
  expect(rulesOf(deck)).toEqual(["DECK-01"]);
});

test("DECK-11 the minimum is a parameter", () => {
  expect(rulesOf(deckOf(55), { minimum: 60 })).toEqual(["DECK-11"]);
  expect(rulesOf(deckOf(60), { minimum: 60 })).toEqual(LEGAL);
  expect(rulesOf(deckOf(55))).toEqual(LEGAL);
});

test("TOURN-01 a tournament deck within DECK-01 to DECK-06 is accepted", () => {
  expect(check(deckOf(50, { "The Bootleg Whiskey Cover-Up": 3, "T-Men": 3 }))).toEqual({
    legal: true,
    problems: [],
    cards: 50,
  });
});

test("TOURN-02 in September 2005 no card was banned", () => {
  expect(BANNED.ccg).toEqual([]);
});

test("TOURN-03 a deck may use one title of the restricted list and none of the others", () => {
  const two = deckOf(50, { "Master of the Myths": 1, "Temple of R'lyeh": 1 });
  expect(check(two).problems).toMatchObject([
    { rule: "TOURN-03", cards: ["Master of the Myths", "Temple of R'lyeh"] },
  ]);
  expect(rulesOf(deckOf(50, { "Master of the Myths": 3 }))).toEqual(LEGAL);
  expect(rulesOf(two, { format: "casual" })).toEqual(LEGAL);
});

test("TOURN-05 no card is banned since FAQ 4.0, and a list that has one is obeyed", () => {
  expect(BANNED.lcg).toEqual([]);
  expect(rulesOf(deckOf(50, { "T-Men": 1 }), { banned: BANNED.lcg })).toEqual(LEGAL);
  expect(rulesOf(deckOf(50, { "T-Men": 1 }), { banned: ["T-Men"] })).toEqual(["TOURN-05"]);
});

test("TOURN-09 an action that would bring back a position of this window is not offered", () => {
  const exhaust = { timing: "action", effect: { do: "exhaust", what: { the: "this" } } };
  const ready = { timing: "action", effect: { do: "ready", what: { choose: { title: "Lamp" } } } };
  given(
    { P1: { play: ["Lamp", "Oil"] } },
    {
      cards: [
        { title: "Lamp", type: "support", faction: "neutral", abilities: [exhaust] },
        { title: "Oil", type: "support", faction: "neutral", abilities: [ready] },
      ],
    },
  );
  when("P1 uses Lamp", "P1 uses Oil; choose Lamp");
  then.expect({ Lamp: { state: "ready" } });
  then.refused("P1 uses Lamp");
});

test("TOURN-10 a CCG card that was never reprinted is illegal in an LCG tournament", () => {
  const old = deckOf(50, { "Expedition Leader": 1 });
  expect(check(old).problems).toMatchObject([{ rule: "TOURN-10", cards: ["Expedition Leader"] }]);
});

test("TOURN-12 the restricted list of FAQ 4.1 has 32 titles", () => {
  const titles = restrictedTitles();
  expect(new Set(titles).size).toBe(32);
  expect([...titles].sort()).toEqual([
    "Alternative Historian",
    "Black Dog",
    "Broken Space, Broken Time",
    "Diseased Sewer Rats",
    "Doppelgänger",
    "Dreamlands Fanatic",
    "Feed Her Young",
    "Guardian Pillar",
    "Infernal Obsession",
    "Interstellar Migration",
    "Itinerant Scholar",
    "Josef Meiger",
    "Khopesh of the Abyss",
    "Lost Oracle",
    "Marcus Jamburg",
    "Master of the Myths",
    "Matthew Alexander",
    "Museum Curator",
    "Nikola Tesla",
    "Nyarlathotep",
    "Obsessive Insomniac",
    "Por XV 14:19",
    "Ravager from the Deep",
    "Rite of the Silver Gate",
    "Shocking Transformation",
    "Speak to the Dead",
    "Studying the Void",
    "Stygian Eye",
    "Temple of R'lyeh",
    "The Festival",
    "Twilight Gate",
    "Yithian Scout",
  ]);
  expect(rulesOf(deckOf(50, { "Itinerant Scholar": 1, "Ravager from the Deep": 1 }))).toEqual(["TOURN-03"]);
  expect(rulesOf(deckOf(50, { "Ravager from the Deep": 3 }))).toEqual(LEGAL);
});

test("TOURN-12 of the two cards called Nyarlathotep only that of Dreamlands is restricted", () => {
  const deckWith = (printing: string): Deck => ({
    lines: [
      { count: 1, title: "Nyarlathotep", printing },
      { count: 1, title: "Itinerant Scholar" },
      ...filler(48),
    ],
  });
  expect(rulesOf(deckWith("dreamlands-117"))).toEqual(["TOURN-03"]);
  expect(rulesOf(deckWith("the-thousand-young-36"))).toEqual(LEGAL);
});

test("COMP-01 a deck with a conspiracy is refused where the ruleset has none", () => {
  const deck = deckOf(50, { "The Bootleg Whiskey Cover-Up": 1 });
  expect(rulesOf(deck)).toEqual(LEGAL);
  expect(rulesOf(deck, { ruleset: "ccg" })).toEqual(["COMP-01"]);
  expect(rulesOf(deck, { ruleset: "ccg", options: { "types.conspiracy": true } })).toEqual(LEGAL);
});

test("a deck with Silver Twilight cards is refused where the ruleset has seven factions (ED-78)", () => {
  const title = SETS["order-of-the-silver-twilight"].find(
    ({ faction }) => faction === "silver-twilight",
  )?.title;
  const deck = deckOf(50, { [title ?? ""]: 1 });
  expect(rulesOf(deck)).toEqual(LEGAL);
  expect(rulesOf(deck, { ruleset: "ccg" })).toEqual(["COMP-03"]);
  expect(rulesOf(deck, { ruleset: "ccg", options: { "factions.silverTwilight": true } })).toEqual(LEGAL);
});

test("a card that is not done is refused, with the reason", () => {
  const pool = makePool([
    ...POOL.byCode.values(),
    { ...CARD, code: "test-1", title: "Draft", notYet: "no word for it" },
  ]);
  const deck = deckOf(50, { Draft: 1 });
  expect(check(deck, { pool }).problems).toEqual([
    { rule: "not yet", kind: "notYet", cards: ["Draft"], reason: "no word for it" },
  ]);
});
