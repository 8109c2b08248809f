import { expect, test } from "vitest";
import type { CardDefinition, CardFacts } from "../language/cards.ts";
import { cardOf } from "../state/access.ts";
import { type Game, printedOf } from "../state/game.ts";
import { makeLibrary } from "../state/library.ts";
import { OPTIONS_OF } from "../state/options.ts";
import { NOBODY, type State } from "../state/types.ts";
import { withFillers } from "./fillers.ts";
import { layOut } from "./lay-out.ts";
import type { Plan } from "./plan.ts";
import type { Position, Problem } from "./position.ts";
import type { PositionFlaw } from "./position-flaw.ts";
import { faultsOf } from "./position-legality.ts";
import { readPosition } from "./read.ts";

const FACTS: CardFacts = {
  code: "",
  title: "",
  descriptor: null,
  unique: false,
  faction: "hastur",
  type: "character",
  cost: 2,
  skill: 2,
  icons: { terror: 1, combat: 0, arcane: 0, investigation: 0 },
  boosters: null,
  struggles: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
};

function defined(
  facts: Partial<CardFacts>,
  text: CardDefinition["text"] = { abilities: [] },
): CardDefinition {
  return { facts: { ...FACTS, ...facts }, text };
}

const CARDS: readonly CardDefinition[] = [
  defined({ code: "set-1", title: "Clerk" }),
  defined({ code: "set-2", title: "Only One", unique: true }),
  defined({ code: "set-3", title: "Hero", keywords: ["Heroic"] }),
  defined({ code: "set-4", title: "Villain", keywords: ["Villainous"] }),
  defined({ code: "set-5", title: "Bulwark", keywords: ["Toughness +1"] }),
  defined(
    { code: "set-6", title: "Rope", type: "support", skill: null, icons: null },
    { attachTo: { type: "character" }, abilities: [] },
  ),
  defined({ code: "set-7", title: "Plot", type: "conspiracy", struggles: ["terror"] }),
  defined({
    code: "set-8",
    title: "Tale",
    type: "story",
    faction: "neutral",
    struggles: ["terror", "combat", "arcane", "investigation"],
  }),
  defined({ code: "set-9", title: "Saga", type: "story", faction: "neutral", struggles: ["combat"] }),
  defined({ code: "set-10", title: "Flash", type: "event" }),
  defined({ code: "later-1", title: "Clerk", skill: 4 }),
  defined({ code: "set-11", title: "Doomed", keywords: ["Fated 2"] }),
  defined({ code: "set-12", title: "Tru\u2019nembra" }),
];
const GAME: Game = {
  ruleset: "lcg",
  options: OPTIONS_OF.lcg,
  turnLimit: 60,
  library: withFillers(makeLibrary(CARDS)),
};

const isPlan = (read: Plan | readonly Problem[]): read is Plan => !Array.isArray(read);

function lay(position: Position): { readonly state: State; readonly plan: Plan } {
  const plan = readPosition(position, GAME);
  if (!isPlan(plan)) throw new Error(JSON.stringify(plan));
  return { plan, state: layOut(plan, GAME).state };
}

/** Malformed or impossible: what is wrong. Positions of unknown shape are the point of it. */
function problemsOf(position: unknown): readonly Problem[] {
  const plan = readPosition(position, GAME);
  if (!isPlan(plan)) return plan;
  const { state, laid } = layOut(plan, GAME);
  return faultsOf(state, plan, laid);
}

const titleAt = (state: State, id: number): string =>
  printedOf(state.game, cardOf(state, id as never).code).title;

test("an empty position has a harmless default for everything", () => {
  const { state, plan } = lay({});
  expect(plan.clock).toEqual({
    active: "P1",
    starter: "P1",
    turn: 7,
    phase: "operations",
    at: "window",
    toAct: "P1",
  });
  expect([state.P1.deck.length, state.P2.deck.length, state.P1.hand.length]).toEqual([30, 30, 0]);
  expect([state.P1.domains.length, state.P1.resources.length]).toEqual([3, 0]);
  expect(state.stories.map((id) => titleAt(state, id))).toEqual([
    "Plain Story 1",
    "Plain Story 2",
    "Plain Story 3",
  ]);
  expect(state.storyDeck.map((id) => titleAt(state, id))).toEqual(["Saga", "Tale"]);
});

test("the turn follows who started", () => {
  expect(lay({ active: "P2" }).state.turn).toBe(8);
  expect(lay({ active: "P2", starts: "P2" }).state.turn).toBe(7);
  expect(lay({ starts: "P2" }).state.turn).toBe(8);
  expect(problemsOf({ turn: 2 })).toMatchObject([{ place: "given.turn", rule: "TURN-01" }]);
});

test("a story phase begins before the commits", () => {
  expect(lay({ phase: "story" }).plan.clock.at).toBe("before commits");
  expect(problemsOf({ phase: "draw", at: "resolution" })).toMatchObject([{ place: "given.at" }]);
});

test("piles are written from the top", () => {
  const { state } = lay({ P1: { deck: ["Clerk", "Hero", "...3"], discard: ["Villain", "Flash"] } });
  expect(titleAt(state, state.P1.deck.at(-1) ?? NOBODY)).toBe("Clerk");
  expect(titleAt(state, state.P1.discard.at(-1) ?? NOBODY)).toBe("Villain");
  expect(state.P1.deck.length).toBe(5);
});

test("domains take faction words, neutral and titles; fewer than three are filled up", () => {
  const { state } = lay({ P2: { domains: [["hastur", "neutral", "Clerk"], { drained: ["agency"] }] } });
  expect(state.P2.domains.length).toBe(3);
  expect(state.P2.domains.map((id) => cardOf(state, id).drained)).toEqual([false, true, false]);
  expect(state.P2.resources.map((id) => cardOf(state, id).code)).toEqual([
    "filler-hastur",
    "filler-neutral",
    "set-1",
    "filler-agency",
  ]);
});

test("a title means the earliest printing, a code another one; quotes are plain", () => {
  const { state } = lay({ P1: { hand: ["Clerk", "Clerk (later-1)", '"Hero"', "Tru'nembra"] } });
  expect(state.P1.hand.map((id) => cardOf(state, id).code)).toEqual(["set-1", "later-1", "set-3", "set-12"]);
});

test("cards in play: state, commitment, attachments, owners", () => {
  const { state } = lay({
    phase: "story",
    at: "after commits",
    P1: {
      play: [
        { Clerk: { story: "S2", attached: [{ Rope: { owner: "P2" } }] } },
        { Bulwark: { wounds: 1, ready: true, story: "S2" } },
      ],
    },
    P2: { play: [{ Clerk: { insane: true, owner: "P1" } }] },
  });
  const [clerk, rope, bulwark, taken] = state.inPlay.map((id) => cardOf(state, id));
  expect(clerk).toMatchObject({ story: state.stories[1], condition: "exhausted" });
  expect(rope).toMatchObject({ host: clerk?.id, owner: "P2", controller: "P2" });
  expect(bulwark).toMatchObject({ wounds: 1, condition: "ready" });
  expect(taken).toMatchObject({ owner: "P1", controller: "P2", condition: "insane" });
});

test("attached cards lie exhausted and bear tokens, on a character and on a story", () => {
  const { state } = lay({
    stories: [{ Tale: { attached: [{ Rope: { tokens: 1 } }] } }],
    P1: { play: [{ Clerk: { attached: [{ Rope: { exhausted: true, tokens: 2 } }, "Rope"] } }] },
  });
  const ropes = state.cards.filter((card) => titleAt(state, card.id) === "Rope");
  expect(ropes.map(({ condition, tokens }) => ({ condition, tokens }))).toEqual([
    { condition: "ready", tokens: 1 },
    { condition: "exhausted", tokens: 2 },
    { condition: "ready", tokens: 0 },
  ]);
});

test("cards are numbered in the order of listing", () => {
  const { state } = lay({ P2: { hand: ["Clerk"] }, P1: { play: ["Clerk"], hand: ["Clerk"] } });
  const clerks = state.cards
    .filter(({ code }) => code === "set-1")
    .map(({ owner, zone }) => `${owner} ${zone}`);
  expect(clerks).toEqual(["P2 hand", "P1 play", "P1 hand"]);
});

test("a setup hand has eight cards", () => {
  expect(lay({ phase: "setup", P1: { hand: ["Clerk"] } }).state.P1.hand.length).toBe(8);
});

const IMPOSSIBLE: readonly (readonly [string, Position, string])[] = [
  ["UNIQ-02", { P1: { play: ["Only One", "Only One"] } }, "given.P1.play[1]"],
  ["INS-06", { P1: { play: [{ Clerk: { insane: true, wounds: 1 } }] } }, "given.P1.play[0].wounds"],
  ["INS-07", { P1: { play: [{ Clerk: { insane: true, exhausted: true } }] } }, "given.P1.play[0].insane"],
  ["WND-02", { P1: { play: [{ Bulwark: { wounds: 2 } }] } }, "given.P1.play[0].wounds"],
  ["WND-02", { P1: { play: [{ Clerk: { wounds: 1 } }] } }, "given.P1.play[0].wounds"],
  ["KW-HERO-02", { P1: { play: ["Hero", "Villain"] } }, "given.P1.play"],
  ["ATT-13", { P1: { play: ["Rope"] } }, "given.P1.play[0]"],
  [
    "ATT-03",
    { P1: { play: [{ Clerk: { insane: true, attached: ["Rope"] } }] } },
    "given.P1.play[0].attached[0]",
  ],
  ["WIN-01", { stories: [{ Tale: { P2: 5 } }] }, "given.stories[0].P2"],
  ["CONS-03", { conspiracies: ["Plot", "Plot"] }, "given.conspiracies"],
  ["VICT-05", { P2: { deck: 0 } }, "given.P2.deck"],
  ["VICT-01", { P1: { won: ["Tale", "Saga", "Plot"] } }, "given.P1.won"],
  ["FATE-01", { P1: { play: [{ Doomed: { tokens: 2 } }] } }, "given.P1.play[0].tokens"],
  ["COMP-32", { P1: { play: ["Flash"] } }, "given.P1.play[0]"],
  ["COMP-01", { P1: { hand: ["Tale"] } }, "given.P1.hand[0]"],
  ["STORY-30", { P1: { play: [{ Clerk: { story: "S1" } }] } }, "given.P1.play[0].story"],
  ["STORY-33", { phase: "story", P2: { play: [{ Clerk: { story: "S1" } }] } }, "given.P2.play[0].story"],
  ["STORY-03", { phase: "story", P1: { play: [{ Clerk: { story: "K1" } }] } }, "given.P1.play[0].story"],
  ["DORM-01", { stories: [{ Tale: { dormant: ["Clerk"] } }] }, "given.stories[0].dormant[0]"],
];

test.each(IMPOSSIBLE)("%s refuses %j", (rule, position, place) => {
  expect(problemsOf(position)).toContainEqual(expect.objectContaining({ rule, place }));
});

test("possible positions are let be", () => {
  const opposed: Position = {
    phase: "story",
    at: "after opposing",
    P2: { play: [{ Clerk: { story: "S1" } }] },
  };
  expect(problemsOf(opposed)).toEqual([]);
  expect(problemsOf({ P1: { play: ["Only One"] }, P2: { play: ["Only One", "Hero"] } })).toEqual([]);
});

const UNKNOWN_KEY: PositionFlaw = { is: "unknownKey", known: expect.anything() };

const MALFORMED: readonly (readonly [unknown, string, PositionFlaw])[] = [
  [
    { P1: { play: ["Clerk", { Hero: { wounds: -1 } }] } },
    "given.P1.play[1].wounds",
    { is: "noCount", found: "-1" },
  ],
  [{ P1: { play: [{ Hero: { wunds: 1 } }] } }, "given.P1.play[0].wunds", UNKNOWN_KEY],
  [{ P3: {} }, "given.P3", UNKNOWN_KEY],
  [{ P1: { hand: ["Clark"] } }, "given.P1.hand[0]", { is: "unknownCard", title: "Clark", similar: null }],
  [{ P1: { hand: ["clerk"] } }, "given.P1.hand[0]", { is: "unknownCard", title: "clerk", similar: "Clerk" }],
  [{ P1: { hand: "Clerk" } }, "given.P1.hand", { is: "noList", found: '"Clerk"' }],
  [{ P1: { hand: ["...2", "Clerk"] } }, "given.P1.hand[0]", { is: "fillersLast" }],
  [{ active: "P3" }, "given.active", { is: "oneOf", words: ["P1", "P2"], found: '"P3"' }],
  [{ P1: { play: [{ Clerk: { story: "S" } }] } }, "given.P1.play[0].story", { is: "noLane", found: '"S"' }],
  [{ stories: ["Tale", "Saga", "Tale", "Saga"] }, "given.stories", { is: "tooManyStories" }],
  [
    { P1: { play: [{ Clerk: { attached: [{ Rope: { tokens: -1 } }] } }] } },
    "given.P1.play[0].attached[0].tokens",
    { is: "noCount", found: "-1" },
  ],
  [
    { stories: [{ Tale: { dormant: [{ Clerk: { exhausted: true } }] } }] },
    "given.stories[0].dormant[0].exhausted",
    UNKNOWN_KEY,
  ],
  [["Clerk"], "given", { is: "noMap", keys: expect.anything(), found: '["Clerk"]' }],
];

test.each(MALFORMED)("malformed: %j", (position, place, flaw) => {
  expect(problemsOf(position)).toContainEqual(expect.objectContaining({ place, flaw }));
});

const KEYS_OF_EVERY_OBJECT = ["__proto__", "constructor", "toString"];
const WRITTEN = [
  '{"?": 1}',
  '{"P1": {"?": 1}}',
  '{"stories": [{"Tale": {"?": 1}}]}',
  '{"P1": {"play": [{"Clerk": {"?": 1}}]}}',
];

test.each(KEYS_OF_EVERY_OBJECT.flatMap((key) => WRITTEN.map((text) => text.replace("?", key))))(
  "a key that every object knows is unknown: %s",
  (text) => {
    expect(readPosition(JSON.parse(text), GAME)).toMatchObject([{ flaw: UNKNOWN_KEY }]);
  },
);
