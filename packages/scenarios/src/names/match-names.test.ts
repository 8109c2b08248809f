import type { CardDefinition, CardType, State } from "@fhtagn/rules";
import { isTable, layTable, type Position } from "@fhtagn/rules/position";
import { expect, test } from "vitest";
import { gameOf } from "../run/library.ts";
import { readTestCards } from "../scenario/test-cards.ts";
import { matchAnswers, matchCards, matchGroups, matchOneCard } from "./match-lists.ts";
import { matchName, type Reader } from "./match-names.ts";
import { makeNameTable, nameInTable } from "./name-table.ts";

const character = (title: string, type: CardType = "character") => ({ title, type, faction: "hastur" });
const CARDS: readonly CardDefinition[] = readTestCards(
  [
    ...[
      "Bag Man",
      "Norman Blackwood, Sr.",
      "Norman Blackwood",
      "Return to Yith",
      "Return",
      'Jack "Brass" Brady',
      "Hamu IV 1:13",
    ].map((title) => character(title)),
    character("Experiment Subject #613b"),
    character("Tru\u2019nembra"),
    character("Ancient Tale", "story"),
    character("Old Plot", "conspiracy"),
    character("Hastur"),
  ],
  "cards",
);

function readerFor(position: Position): Reader {
  const table = layTable(position, gameOf({ ruleset: "lcg", options: {}, cards: CARDS }, []));
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return { state: table.state, names: makeNameTable(table.state), mover: "P1" };
}

const reader = readerFor({
  stories: ["Ancient Tale"],
  conspiracies: ["Old Plot"],
  P1: {
    play: ["Bag Man", "Bag Man", "Norman Blackwood", "Norman Blackwood, Sr.", "Return to Yith", "Return"],
    hand: ['Jack "Brass" Brady', "Experiment Subject #613b", "Hamu IV 1:13"],
    domains: [["hastur", "hastur", "neutral"], [], []],
  },
  P2: { play: ["Bag Man", "Tru\u2019nembra", "Hastur"], domains: [["hastur"], [], []] },
});

const { state } = reader;
const codesOf = (ids: readonly number[] | undefined): readonly string[] =>
  (ids ?? []).map((id) => describe(state, id));
const describe = ({ cards, game }: State, id: number): string => {
  const card = cards[id];
  return card === undefined
    ? "?"
    : `${card.controller} ${game.library.cards.get(card.code)?.title ?? card.zone}`;
};
const meaning = (text: string): readonly string[] => codesOf(matchName(reader, text)?.name.ids);

test("a title means every copy in the order of listing", () => {
  expect(meaning("Bag Man")).toEqual(["P1 Bag Man", "P1 Bag Man", "P2 Bag Man"]);
  expect(meaning("P2 Bag Man")).toEqual(["P2 Bag Man"]);
  expect(matchName(reader, "Bag Man#3")?.name.ids).toEqual(matchName(reader, "P2 Bag Man")?.name.ids);
  expect(matchName(reader, "P1 Bag Man#2")?.name.ids).toEqual(matchName(reader, "Bag Man#2")?.name.ids);
  expect(meaning("Bag Man#4")).toEqual([]);
});

test("the longest title wins, so commas and 'to' separate nothing", () => {
  const groups = matchGroups(
    reader,
    "Return to Yith to S1, Norman Blackwood, Sr., Norman Blackwood to S2, Return to K1",
    "to",
  );
  expect(groups.map(({ cards, place }) => [cards.map(({ text }) => text), place.text])).toEqual([
    [["Return to Yith"], "S1"],
    [["Norman Blackwood, Sr.", "Norman Blackwood"], "S2"],
    [["Return"], "K1"],
  ]);
});

test("a title may stand in quotes, and may contain some", () => {
  expect(meaning('"Return to Yith"')).toEqual(["P1 Return to Yith"]);
  expect(meaning('P1 "Norman Blackwood, Sr."')).toEqual(["P1 Norman Blackwood, Sr."]);
  expect(meaning('Jack "Brass" Brady')).toEqual(['P1 Jack "Brass" Brady']);
});

test("numbers, codes and apostrophes in titles", () => {
  expect(meaning("Experiment Subject #613b")).toEqual(["P1 Experiment Subject #613b"]);
  expect(meaning("Hamu IV 1:13")).toEqual(["P1 Hamu IV 1:13"]);
  expect(meaning("Tru'nembra")).toEqual(["P2 Tru\u2019nembra"]);
  expect(meaning("Bag Man (test-1)")).toHaveLength(3);
  expect(meaning("Bag Man (test-2)")).toEqual([]);
  expect(meaning("P2 Bag Man (test-1)#1")).toEqual(["P2 Bag Man"]);
});

test("stories, conspiracies and domains by their places", () => {
  expect(meaning("S1")).toEqual(["P1 Ancient Tale"]);
  expect(meaning("K1")).toEqual(["P1 Old Plot"]);
  expect(matchName(reader, "D2")?.name.ids).toEqual([state.P1.domains[1]]);
  expect(matchName({ ...reader, mover: "P2" }, "D2")?.name.ids).toEqual([state.P2.domains[1]]);
  expect(matchName(reader, "P2.D1")?.name.ids).toEqual([state.P2.domains[0]]);
  expect(matchName(reader, "D9")?.name.ids).toEqual([]);
});

test("plain resources by faction and domain; Hastur is a card", () => {
  const [first, second] = state.P1.resources;
  expect(matchName(reader, "hastur at D1")?.name.ids).toEqual([first, second]);
  expect(matchName(reader, "hastur at D1#2")?.name.ids).toEqual([second]);
  expect(matchName(reader, "neutral at P1.D1")?.name.ids).toEqual([state.P1.resources[2]]);
  expect(matchName(reader, "P2 hastur at D1")?.name.ids).toEqual(
    matchName(reader, "hastur at P2.D1")?.name.ids,
  );
  expect(meaning("Hastur")).toEqual(["P2 Hastur"]);
});

test("what is no name is a word", () => {
  const answers = matchAnswers(reader, "yes, Bag Man, Terror");
  expect(answers.map(({ text, ids }) => [text, ids === undefined])).toEqual([
    ["yes", true],
    ["Bag Man", false],
    ["Terror", true],
  ]);
  expect(() => matchCards(reader, "Bag Man, Bogeyman")).toThrow(/no card of this game is called "Bogeyman"/);
  expect(() => matchOneCard(reader, "Bag Man, Return")).toThrow(/one card/);
  expect(() => matchGroups(reader, "Bag Man", "to")).toThrow(/does not say where/);
});

test("a word that only begins like a title is none", () => {
  expect(matchName(reader, "Returning")).toBeUndefined();
  expect(matchName(reader, "S12")?.name.ids).toEqual([]);
});

test("cards are named so that they can be found again", () => {
  for (const { id, code, zone } of state.cards) {
    if (code === "" || zone === "storyDeck" || zone === "resource") continue;
    expect(matchName(reader, nameInTable(state, id))?.name.ids[0]).toBe(id);
  }
});
