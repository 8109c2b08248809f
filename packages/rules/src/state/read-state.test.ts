import { expect, test } from "vitest";
import { makeChange } from "../effects/proposed-changes.ts";
import { type CardDefinition, cardCode } from "../language/cards.ts";
import { makeGame, newGame } from "../new-game.ts";
import { beginEffect } from "../procedures/begin-effect.ts";
import { lastKnownOf } from "../queries/last-known.ts";
import type { Manner } from "./change-kinds.ts";
import { clone } from "./clone.ts";
import { hash } from "./digest.ts";
import { makeLibrary } from "./library.ts";
import { readState } from "./read-state.ts";
import { makeNote } from "./report.ts";
import { save } from "./save.ts";
import { cardId, type State } from "./types.ts";

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

const CODE = cardCode("x-1");
const ability = { code: CODE, index: 0 };
const card = cardId(1);

/** With a record of every kind in it. */
function busy(): State {
  const state = clone(start);
  const fatal = makeChange(state, "destroy", { card, how: { as: "fatal" } });
  const put: Manner = { as: "put", exhausted: true, insane: false, committed: false, host: "none" };
  const replaced = [{ source: card, ability: 1 }];
  const parts = [fatal, { ...makeChange(state, "enterPlay", { card, how: put }), replaced }];
  state.changes.push({ id: 3, parts, struck: [0] });
  const worn = lastKnownOf(state, cardId(2));
  const was = { ...lastKnownOf(state, card), attachments: [worn] };
  state.notes.push(makeNote(state, "cardLeftPlay", { player: "P1", was }));
  const effect = beginEffect(state, {
    kind: "ability",
    timing: "disrupt",
    player: "P1",
    source: card,
    prepared: null,
    about: { of: "change", change: 3, part: 1 },
    note: state.notes[0] ?? null,
  });
  effect.named = { what: "icon", word: "terror" };
  effect.chosen = { it: [card] };
  const keywords = { names: ["Fast"], toughness: 0, fated: 0 } as const;
  state.modifiers.push({
    id: 9,
    source: card,
    ability,
    node: 0,
    player: "P1",
    subjects: [card],
    lives: [1],
    until: "endOfPhase",
    values: [0],
    named: { what: "subtype", word: "Cultist" },
    copied: { code: CODE, keywords },
    uses: 0,
  });
  state.uses.push({ what: { by: "copy", card, life: 1, ability }, until: "turn" });
  state.uses.push({ what: { by: "title", title: "Clerk", player: "P2", ability }, until: "game" });
  state.uses.push({ what: { by: "dormant", player: "P2", story: card }, until: "phase" });
  state.usedTriggers.push({ to: "note", note: 4, card, ability, player: null });
  state.usedTriggers.push({ to: "effect", effect: 5, card, ability });
  state.windowSeen.push({ position: "1x9", action: { do: "play", card } });
  state.windowSeen.push({ position: "1x9", action: { do: "use", card, ability } });
  state.windowSeen.push({ position: "1x9", action: { do: "makeDormant", card, on: card } });
  const chosen = { it: [card] };
  state.delayed.push({ at: "endOfTurn", player: "P1", source: card, ability, node: 1, chosen, lives: [1] });
  return state;
}

test("a state with records of every kind in it is read back with the same hash", () => {
  const state = busy();
  const read = readState(game, JSON.parse(JSON.stringify(save(state))));
  expect("place" in read ? read : hash(read)).toBe(hash(state));
});

/** Each word of the path is followed from the saved state; the last one is given the value. */
function damaged(path: readonly (string | number)[], value: unknown): unknown {
  const data = JSON.parse(JSON.stringify(save(busy())));
  const last = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key], data);
  holder[last] = value;
  return data;
}

test.each<[readonly (string | number)[], unknown, string]>([
  [["usedTriggers", 0], "4/1/x-1.0", "usedTriggers[0]"],
  [["usedTriggers", 1, "to"], "nobody", "usedTriggers[1].to"],
  [["usedTriggers", 0, "ability"], "x-1.0", "usedTriggers[0].ability"],
  [["uses", 0, "what"], "1.1/x-1.0", "uses[0].what"],
  [["uses", 2, "what", "by"], "toString", "uses[2].what.by"],
  [["windowSeen", 0], "1x9:1..", "windowSeen[0]"],
  [["windowSeen", 2, "action", "on"], "S1", "windowSeen[2].action.on"],
  [["changes", 0, "parts", 0, "how"], "fatal", "changes[0].parts[0].how"],
  [["changes", 0, "parts", 1, "how", "host"], "found", "changes[0].parts[1].how.host"],
  [["changes", 0, "parts", 1, "replaced", 0], "1/1", "changes[0].parts[1].replaced[0]"],
  [["effects", 0, "about"], 194, "effects[0].about"],
  [["effects", 0, "named", "word"], "fear", "effects[0].named.word"],
  [["effects", 0, "chosen", "it"], 4, "effects[0].chosen.it"],
  [
    ["effects", 0, "trigger", "was", "attachments", 0, "type"],
    "hero",
    "effects[0].trigger.was.attachments[0].type",
  ],
  [["notes", 0, "event"], "sunRose", "notes[0].event"],
  [["modifiers", 0, "copied"], "x-1|Fast", "modifiers[0].copied"],
  [["modifiers", 0, "named", "what"], "colour", "modifiers[0].named.what"],
  [["delayed", 0, "chosen"], [], "delayed[0].chosen"],
])("what is wrong at %j (%j) is found there", (path, value, place) => {
  expect(readState(game, damaged(path, value))).toMatchObject({ place });
});

test("text, numbers and nothing are no state", () => {
  for (const data of ["state", 3, null, undefined, []])
    expect(readState(game, data)).toMatchObject({ place: "" });
});
