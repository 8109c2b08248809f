import { expect, test } from "vitest";
import { balanceSheetOf } from "../src/balance/balance-sheet.ts";
import { type LabTerms, labCommandOf } from "../src/balance/lab-report.ts";
import { balanceOf, coreField, type FieldDeck, type LabGame, type PairingGames } from "../src/index.ts";

const TERMS: LabTerms = {
  engine: "0.2.0",
  bot: "random",
  seed: "lab",
  decks: "core",
  gamesPerPairing: 4,
  byClock: false,
};

const [STRONG, WEAK] = coreField() as readonly [FieldDeck, FieldDeck]; // 21 decks

/** Game `number` of its pairing: P1 wins unless something else is said. */
const game = (number: number, said: Partial<LabGame> = {}): LabGame => ({
  seed: `deal-${number >> 1}#1`,
  first: number % 2 === 0 ? "P1" : "P2",
  winner: "P1",
  because: "stories",
  turns: 9,
  end: "",
  cards: { P1: STRONG.codes.map(() => "1").join(""), P2: WEAK.codes.map(() => "0").join("") },
  ...said,
});

const PAIRINGS: readonly PairingGames[] = [
  { decks: [STRONG, STRONG], games: [game(0), game(1)] },
  { decks: [STRONG, WEAK], games: [game(2), game(3), game(4, { winner: "P2", because: "deck", turns: 11 })] },
];
const sheet = balanceSheetOf({ terms: TERMS, balance: balanceOf(PAIRINGS) });

test("rows and columns stand in the order of the decks, turned round below, and empty where nobody played", () => {
  expect(sheet.decks.map(({ name }) => name)).toEqual([STRONG.name, WEAK.name]);
  expect(sheet.map).toEqual([
    [0.5, 0.667],
    [0.333, null],
  ]);
});

test("figures are rounded to three digits, and games are counted by the way they ended", () => {
  expect(sheet.decks[0]).toMatchObject({ score: 0.667, deckOut: 0 });
  expect(sheet.decks[1]).toMatchObject({ score: 0.333, deckOut: 1 });
  expect(sheet).toMatchObject({ games: 5, faults: 0, turns: 9.4, terms: TERMS });
  expect(sheet.lengths).toEqual([
    { turn: 9, stories: 4, deck: 0, other: 0 },
    { turn: 11, stories: 0, deck: 1, other: 0 },
  ]);
});

test("a game that ends by neither counts among the others, and one with a fault is told", () => {
  const fault = { kind: "engine", message: "", record: "" } as const;
  const broken = [game(0, { because: "turns" }), game(1, { because: "loop", fault })];
  const { lengths, faults } = balanceSheetOf({
    terms: TERMS,
    balance: balanceOf([{ decks: [STRONG, WEAK], games: broken }]),
  });
  expect(lengths).toEqual([{ turn: 9, stories: 0, deck: 0, other: 2 }]);
  expect(faults).toBe(1);
});

test("what rounds to nothing has no sign, so that a file says the same as its report", () => {
  expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
  const balance = balanceOf(PAIRINGS);
  const turns = -0.0001;
  expect(balanceSheetOf({ terms: TERMS, balance: { ...balance, turns } }).turns).toBe(0);
});

test("a card has its title and its faction, and how often it was seen", () => {
  const cards = new Map(sheet.cards.map((card) => [card.title, card]));
  expect(cards.get("T-Men")).toMatchObject({ faction: "agency", seen: 5, sightings: 10 });
});

test("the command that gives the figures again names the decks, and quotes what a shell would tear", () => {
  expect(sheet.again).toBe("npx fhtagn lab --bot random --games 4 --seed lab --decks core");
  const command = labCommandOf({
    ...TERMS,
    bot: "tuned@200",
    seed: "it's a $seed",
    decks: "my deck.txt,agency",
  });
  expect(command).toContain("--bot tuned@200 ");
  expect(command).toContain("--seed 'it'\\''s a $seed' --decks 'my deck.txt,agency'");
});

test("by the clock no command gives the figures again", () => {
  expect(labCommandOf({ ...TERMS, bot: "elder", byClock: true })).toBeNull();
});
