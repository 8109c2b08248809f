import { expect, test } from "vitest";
import { apply, pending } from "../decide.ts";
import type { CardDefinition } from "../language/cards.ts";
import { newGame } from "../new-game.ts";
import { cardOf } from "../state/access.ts";
import { show, turnOnDeck, type Viewer } from "../state/handles.ts";
import { makeLibrary } from "../state/library.ts";
import { moveCard, topOf } from "../state/move.ts";
import { playerAsked } from "../state/must-be.ts";
import { NOBODY, type State } from "../state/types.ts";
import { happeningFor } from "./happening.ts";
import { view } from "./view.ts";

const plain = (code: string, type: "character" | "story"): CardDefinition => ({
  facts: {
    code,
    title: code,
    descriptor: null,
    unique: false,
    faction: "neutral",
    type,
    cost: type === "story" ? null : 1,
    skill: type === "story" ? null : 1,
    icons: type === "story" ? null : { terror: 1, combat: 1, arcane: 1, investigation: 1 },
    boosters: null,
    struggles: type === "story" ? ["terror", "combat", "arcane", "investigation"] : null,
    subtypes: [],
    keywords: [],
    steadfast: 0,
    steadfastFaction: null,
    transient: false,
  },
  text: { abilities: [] },
});

const CODES = Array.from({ length: 20 }, (_, at) => `plain-${at}`);
const STORIES = Array.from({ length: 10 }, (_, at) => `story-${at}`);
const library = makeLibrary([
  ...CODES.map((code) => plain(code, "character")),
  ...STORIES.map((code) => plain(code, "story")),
]);

const begin = (seed = "view"): State =>
  newGame({ library, decks: { P1: CODES, P2: CODES }, stories: STORIES }, seed);

/** Both keep their hands; then the starting resources are chosen. */
function keepHands(state: State): State {
  while (pending(state)?.kind === "mulligan") apply(state, { choose: 0 });
  return state;
}

const OTHERS: readonly Viewer[] = ["P2", "spectator"];

test("a hand is seen by its owner and counted by others", () => {
  const state = begin();
  expect(view(state, "P1").P1.hand.cards).toHaveLength(8);
  for (const viewer of OTHERS)
    expect(view(state, viewer).P1.hand).toEqual({ count: 8, cards: [], known: [] });
});

test("nobody is told a card's number in the game", () => {
  const state = keepHands(begin());
  const [first] = state.P1.hand;
  const shown = view(state, "P1").P1.hand.cards[0];
  expect(shown).toEqual({
    handle: cardOf(state, first ?? NOBODY).handleP1,
    code: cardOf(state, first ?? NOBODY).code,
    fresh: true,
  });
});

test("a card seen on top of a deck is known there, to who saw it", () => {
  const state = begin();
  const top = topOf(state.P2.deck);
  show(state, top, ["P1"]);
  const { code } = cardOf(state, top);
  expect(view(state, "P1").P2.deck).toEqual({ count: 12, known: [{ at: 11, code }] });
  expect(view(state, "spectator").P2.deck.known).toEqual([]);
});

test("what was known of a deck is known of the hand that drew it", () => {
  const state = begin();
  const top = topOf(state.P2.deck);
  show(state, top, ["P1"]);
  moveCard(state, top, "hand");
  expect(view(state, "P1").P2.hand.known).toEqual([cardOf(state, top).code]);
  expect(view(state, "spectator").P2.hand.known).toEqual([]);
});

test("a hidden card that leaves the hand unseen takes all knowledge of that hand with it", () => {
  const state = begin();
  const [a = NOBODY, b = NOBODY] = state.P2.hand;
  show(state, a, ["P1"]);
  moveCard(state, b, { zone: "deck", where: "bottom" });
  expect(view(state, "P1").P2.hand.known).toEqual([]);
});

test("a Prophecy lies face up on its deck for all", () => {
  const state = begin();
  turnOnDeck(state, topOf(state.P1.deck), true);
  for (const viewer of OTHERS) {
    const [known] = view(state, viewer).P1.deck.known;
    expect(known?.handle).toBeGreaterThan(0);
  }
});

test("a story that goes back into its deck is lost in it", () => {
  const state = begin();
  const [story = NOBODY] = state.stories;
  moveCard(state, story, { zone: "won", controller: "P2" });
  moveCard(state, story, "storyDeck");
  for (const viewer of ["P1", "P2"] as const) expect(view(state, viewer).storyDeck.known).toEqual([]);
});

test("an added domain and a Dormant card have a handle, and a face only for their owner", () => {
  const state = begin();
  moveCard(state, topOf(state.P1.deck), { zone: "domain", faceDown: true });
  const [card = NOBODY] = state.P1.hand;
  moveCard(state, card, { zone: "play", faceDown: true, host: state.stories[0] ?? NOBODY });
  for (const viewer of OTHERS) {
    const { P1, inPlay } = view(state, viewer);
    expect([P1.domains[3]?.code, inPlay[0]?.code]).toEqual([null, null]);
    expect(inPlay[0]?.handle).toBeGreaterThan(0);
  }
  const { P1, inPlay } = view(state, "P1");
  expect([P1.domains[3]?.code, inPlay[0]?.code]).not.toContain(null);
});

test("SETUP-17 starting resources are chosen in secret", () => {
  const choose = (assign: readonly number[]): string => {
    const state = keepHands(begin());
    apply(state, { assign });
    const second = playerAsked(state);
    return JSON.stringify([view(state, second), view(state, "spectator")]);
  };
  const first = choose([0, 1, 2, -1, -1, -1, -1, -1]);
  expect(choose([-1, -1, -1, -1, 2, 1, -1, 0])).toBe(first);
  expect(first).toContain("hand?3");
});

test("who is asked gets the question, others learn who and of what kind", () => {
  const state = begin();
  const asked = playerAsked(state);
  const other = asked === "P1" ? "P2" : "P1";
  expect(view(state, asked).question).toMatchObject({
    form: "choose",
    options: [{ do: "keep" }, { do: "mulligan" }],
  });
  expect(view(state, other).question).toEqual({ form: "other", player: asked, kind: "mulligan", source: 0 });
});

test("a line of the log names a card only to those who saw it", () => {
  const line = {
    what: "drew",
    player: "P1",
    card: 5,
    code: "plain-1",
    seenBy: 1,
    handles: [7, 0, 0],
  } as const;
  expect(happeningFor(line, "P1")).toEqual({ what: "drew", player: "P1", handle: 7, code: "plain-1" });
  expect(happeningFor(line, "P2")).toEqual({ what: "drew", player: "P1" });
});
