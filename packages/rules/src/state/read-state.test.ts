import { expect, test } from "vitest";
import type { CardDefinition } from "../language/cards.ts";
import { makeGame, newGame } from "../new-game.ts";
import { hash } from "./digest.ts";
import { makeLibrary } from "./library.ts";
import { readState } from "./read-state.ts";
import { save } from "./save.ts";

const FACTS = {
  descriptor: null,
  unique: false,
  faction: "neutral",
  cost: 1,
  skill: 1,
  boosters: null,
} as const;
const MORE = { subtypes: [], keywords: [], steadfast: 0, steadfastFaction: null, transient: false } as const;
const clerk: CardDefinition = {
  facts: { ...FACTS, ...MORE, code: "x-1", title: "Clerk", type: "character", icons: null, struggles: null },
  text: { abilities: [] },
};
const story: CardDefinition = {
  facts: { ...FACTS, ...MORE, code: "x-2", title: "Tale", type: "story", icons: null, struggles: ["terror"] },
  text: { abilities: [] },
};
const library = makeLibrary([clerk, story]);
const deck = Array.from({ length: 20 }, () => "x-1");
const game = makeGame({ library });
const start = newGame({ library, decks: { P1: deck, P2: deck }, stories: ["x-2", "x-2", "x-2"] }, "seed");
const written = (): Record<string, unknown> => JSON.parse(JSON.stringify(save(start)));

test("what was saved is read back with the same hash", () => {
  const read = readState(game, written());
  expect("place" in read ? read : hash(read)).toBe(hash(start));
});

const DAMAGE: readonly (readonly [string, (data: Record<string, unknown>) => void, string])[] = [
  ["a field is missing", (data) => delete data.turn, "turn"],
  ["a word is unknown", (data) => Object.assign(data, { phase: "dawn" }), "phase"],
  ["a field too many", (data) => Object.assign(data, { cheat: 1 }), "cheat"],
  ["a list is none", (data) => Object.assign(data, { cards: 7 }), "cards"],
  [
    "a card lies nowhere",
    (data) => Object.assign((data.cards as object[])[3] ?? {}, { zone: "moon" }),
    "cards[3].zone",
  ],
  [
    "a card of another game",
    (data) => Object.assign((data.cards as object[])[2] ?? {}, { code: "y-9" }),
    "cards[2].code",
  ],
  ["a list names no card", (data) => (data.P2 as { hand: number[] }).hand.push(9999), "P2.hand[8]"],
];

test.each(DAMAGE)("%s: one error that names the place", (_, damage, place) => {
  const data = written();
  damage(data);
  expect(readState(game, data)).toMatchObject({ place });
});

test("text, numbers and nothing are no state", () => {
  for (const data of ["state", 3, null, undefined, []])
    expect(readState(game, data)).toMatchObject({ place: "" });
});
