import { coreStories, SETS } from "@fhtagn/cards";
import {
  apply,
  decide,
  factionOf,
  type Happening,
  makeLibrary,
  newGame,
  options,
  pending,
  type Ruleset,
  type Setup,
  type State,
  titleOf,
  typeOf,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

/** Texts do not matter before the first turn. */
const CORE = makeLibrary(SETS["core-set"].map((facts) => ({ facts, text: { abilities: [] } })));
const CODES = SETS["core-set"].filter(({ type }) => type !== "story").map(({ code }) => code);
const SETUP: Setup = {
  library: CORE,
  decks: { P1: CODES.slice(0, 50), P2: CODES.slice(50, 100) },
  stories: coreStories().map(({ code }) => code),
};

interface Started {
  readonly state: State;
  readonly journal: Happening[];
}

/** A new game up to its first question. */
function start(seed: string, ruleset: Ruleset = "lcg"): Started {
  const journal: Happening[] = [];
  return { state: newGame({ ...SETUP, ruleset, journal }, seed), journal };
}

/** The last three cards of the hand become resources, one on each domain. */
const LAST_THREE = [-1, -1, -1, -1, -1, 0, 1, 2];

/** Both keep their hands and choose their resources. */
function setUp(seed: string, ruleset: Ruleset = "lcg"): Started {
  const game = start(seed, ruleset);
  for (let asked = pending(game.state); game.state.turn === 0; asked = pending(game.state))
    apply(game.state, asked?.kind === "setup" ? { assign: LAST_THREE } : { choose: 0 });
  return game;
}

const stepsIn = (journal: readonly Happening[]): readonly unknown[] =>
  journal.filter(({ what }) => what === "setupStep").map(({ step }) => step);

test("SETUP-01 setup runs in seven steps, each once and in order", () => {
  expect(stepsIn(setUp("one").journal)).toEqual([
    "shuffle",
    "stories",
    "domains",
    "first player",
    "hands",
    "mulligans",
    "resources",
  ]);
});

test("SETUP-01 CCG Eldritch has no mulligan and picks the first player last", () => {
  expect(stepsIn(setUp("one", "ccg").journal)).toEqual([
    "shuffle",
    "stories",
    "domains",
    "hands",
    "resources",
    "first player",
  ]);
});

test("SETUP-02 decks are shuffled: the same seed gives the same order, another seed another", () => {
  const orderOf = (seed: string) => {
    const { state } = start(seed);
    return [...state.P1.deck, ...state.P1.hand, ...state.P2.deck, ...state.P2.hand].map(
      (id) => state.cards[id]?.code,
    );
  };
  expect(orderOf("one")).toEqual(orderOf("one"));
  expect(orderOf("one")).not.toEqual(orderOf("two"));
  expect(orderOf("one").toSorted()).toEqual(orderOf("two").toSorted());
});

test("SETUP-03 three stories are dealt face up, seven stay face down", () => {
  const { state } = setUp("one");
  expect(view(state, "P2").stories.map((story) => story?.code)).toEqual([
    expect.stringMatching(/^core-set-/),
    expect.stringMatching(/^core-set-/),
    expect.stringMatching(/^core-set-/),
  ]);
  expect(view(state, "P2").storyDeck).toMatchObject({ count: 7, known: [] });
});

test("SETUP-04 each player starts with three domains, none drained", () => {
  const { P1, P2 } = view(setUp("one").state, "P1");
  for (const seat of [P1, P2])
    expect(seat.domains.map(({ drained }) => drained)).toEqual([false, false, false]);
});

test("SETUP-05 a starting domain has no title, faction or type", () => {
  const { state } = setUp("one");
  for (const id of [...state.P1.domains, ...state.P2.domains]) {
    expect(titleOf(state, id)).toBe("");
    expect(factionOf(state, id)).toBe("none");
    expect(typeOf(state, id)).toBe("none");
  }
  for (const viewer of ["P1", "P2"] as const)
    expect(view(state, viewer).P1.domains.map(({ code }) => code)).toEqual(["", "", ""]);
});

test("SETUP-06 of eight setup cards five are kept", () => {
  const before = start("one").state;
  expect([before.P1.hand, before.P1.deck].map(({ length }) => length)).toEqual([8, 42]);
  const { P1, P2 } = setUp("one").state;
  for (const { hand, deck, resources } of [P1, P2])
    expect([hand.length, deck.length, resources.length]).toEqual([5, 42, 3]);
});

test("SETUP-07 the other three are attached one to each domain", () => {
  const { state } = start("one");
  while (pending(state)?.kind === "mulligan") apply(state, { choose: 0 });
  const { id = 0, player = "P1" } = pending(state) ?? {};
  const refusalOf = (assign: readonly number[]) => {
    const decided = decide(state, player, { decision: id, choice: { assign } });
    return decided.ok ? "accepted" : decided.refusal;
  };
  expect(refusalOf([-1, -1, -1, -1, -1, 0, 0, 1])).toBe("no such option");
  expect(refusalOf([-1, -1, -1, -1, -1, -1, 0, 1])).toBe("no such option");
  expect(refusalOf([-1, -1, -1, -1, 2, 0, 1, 2])).toBe("no such option");
  expect(refusalOf([-1, 2, -1, -1, -1, 0, -1, 1])).toBe("accepted");
});

test("SETUP-08 attached cards are resources that either player may look at", () => {
  const { state } = setUp("one");
  const resourcesOf = (viewer: "P1" | "P2") => view(state, viewer).P1.resources.map(({ code }) => code);
  expect(resourcesOf("P2")).toEqual(resourcesOf("P1"));
  expect(resourcesOf("P2")).toEqual(state.P1.resources.map((id) => state.cards[id]?.code));
});

test("SETUP-09 the first player is chosen at random, before any setup card is drawn", () => {
  const games = 10_000;
  let first = 0;
  let drawnEarly = 0;
  for (let seed = 0; seed < games; seed++) {
    const { state, journal } = start(`seed ${seed}`);
    if (state.starter === "P1") first++;
    const chosen = journal.findIndex(({ step }) => step === "first player");
    if (chosen < 0 || journal.findIndex(({ what }) => what === "drew") < chosen) drawnEarly++;
  }
  expect(drawnEarly).toBe(0);
  expect(first).toBeGreaterThan(0.48 * games);
  expect(first).toBeLessThan(0.52 * games);
});

const setupHands = { phase: "setup", P1: { hand: ["...8"] }, P2: { hand: ["...8"] } } as const;

test("SETUP-10 a mulligan gives eight new cards, which must be kept", () => {
  given({ phase: "setup", P1: { hand: ["T-Men", "Panic", "...6"] }, P2: { hand: ["...8"] } });
  when("P1 mulligans");
  then.now({ P1: { hand: 8, deck: 30 }, asked: "P2", "seen by P1": { "T-Men": false } });
  expect(() => then.now({ P1: { holds: ["T-Men", "Panic"] } })).toThrow(/P1 holds/);
  then.refused("P1 mulligans");
});

test("SETUP-10 a hand may be kept", () => {
  given({ phase: "setup", P1: { hand: ["T-Men", "...7"] }, P2: { hand: ["...8"] } });
  when("P2 mulligans");
  then.now({ P1: { hand: 8, deck: 30, holds: ["T-Men"] }, asked: "P1" });
  when("P1 keeps Filler, Filler, Filler, Filler, Filler");
  then.refused("P2 mulligans");
});

test("SETUP-10 CCG Eldritch has no mulligan", () => {
  given(setupHands, { ruleset: "ccg" });
  then.refused("P1 mulligans");
  when("P1 keeps Filler, Filler, Filler, Filler, Filler");
  then.refused("P2 mulligans");
});

test("SETUP-15 no token lies on a story or a card at the beginning", () => {
  const { state } = setUp("one");
  for (const { tokens, wounds, successP1, successP2 } of state.cards)
    expect([tokens, wounds, successP1, successP2]).toEqual([0, 0, 0, 0]);
});

test("SETUP-16 the first player decides on his mulligan first", () => {
  for (const seed of ["one", "two", "three", "four"]) {
    const { state, journal } = start(seed);
    const second = state.starter === "P1" ? "P2" : "P1";
    expect(pending(state)).toMatchObject({ kind: "mulligan", player: state.starter });
    expect(options(state).map((option) => option.do)).toEqual(["keep", "mulligan"]);
    apply(state, { choose: 1 });
    expect(pending(state)).toMatchObject({ kind: "mulligan", player: second });
    expect(journal.at(-1)).toMatchObject({ what: "mulligan", player: state.starter });
  }
});

test("SETUP-17 starting resources are chosen in secret and turned up together", () => {
  const hand = ["T-Men", "Panic", "Short Fuse", "...5"];
  given({ phase: "setup", P1: { hand }, P2: { hand } });
  when("P1 keeps Filler, Filler, Filler, Filler, Filler");
  then.now({
    asked: "P2",
    P1: { hand: 8 },
    "P1.D1": { resources: 0 },
    "seen by P2": { "T-Men": false, Panic: false, "Short Fuse": false },
  });
  when("P2 keeps P2 T-Men, P2 Panic, P2 Short Fuse, Filler, Filler");
  then.expect({
    "T-Men": { in: "P1.D1" },
    Panic: { in: "P1.D2" },
    "Short Fuse": { in: "P1.D3" },
    "P2.D1": { resources: 1 },
    "P2.D2": { resources: 1 },
    "P2.D3": { resources: 1 },
    "seen by P2": { "T-Men": true, Panic: true, "Short Fuse": true, "P2 T-Men": true },
    "seen by P1": { "P2 T-Men": false },
  });
});
