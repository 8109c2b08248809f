/** Every option of a ruleset, by its key and its row of editions.md: what each value does, alone. */
import { coreStories, deckPool, SETS } from "@fhtagn/cards";
import {
  apply,
  checkDeck,
  type Happening,
  makeLibrary,
  makePool,
  newGame,
  pending,
  type RuleOptions,
} from "@fhtagn/rules";
import {
  action,
  aStory,
  cancel,
  commit,
  disrupt,
  draw,
  effectInitiated,
  placeTokens,
  thisCard,
  whenWon,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { freeCharacter, freeConspiracy, freeEvent } from "./free-cards.ts";
import { CLERK, fuse, GUARD, IDEA, MONK } from "./timing-cards.ts";

/** As if every card were done: only the rules of deck building speak. */
const POOL = makePool([...deckPool().byCode.values()].map(({ notYet: _, ...card }) => card));
const faultsOf = (title: string, count: number, options: Partial<RuleOptions>): readonly string[] =>
  checkDeck({ lines: [{ title, count }] }, { pool: POOL, options }).problems.map(({ rule }) => rule);

test("types.conspiracy (ED-01): conspiracies are a card type, or are not", () => {
  const position = { P1: { hand: ["Plot"] } };
  given(position, { cards: [freeConspiracy("Plot")], options: { "types.conspiracy": true } });
  when("P1 plays Plot");
  then.expect({ Plot: { in: "K1" } });
  expect(() =>
    given(position, { cards: [freeConspiracy("Plot")], options: { "types.conspiracy": false } }),
  ).toThrow(/COMP-01/);

  const plot = "The Bootleg Whiskey Cover-Up";
  expect(faultsOf(plot, 1, { "types.conspiracy": true })).toEqual([]);
  expect(faultsOf(plot, 1, { "types.conspiracy": false })).toEqual(["COMP-01"]);
});

const CORE = makeLibrary(SETS["core-set"].map((facts) => ({ facts, text: { abilities: [] } })));

/** The steps of a setup in which every first option is taken. */
function setupSteps(options: Partial<RuleOptions>): readonly unknown[] {
  const codes = SETS["core-set"].filter(({ type }) => type !== "story").map(({ code }) => code);
  const journal: Happening[] = [];
  const decks = { P1: codes.slice(0, 50), P2: codes.slice(50, 100) };
  const stories = coreStories().map(({ code }) => code);
  const state = newGame({ library: CORE, options, decks, stories, journal }, "seed");
  while (state.turn === 0)
    apply(
      state,
      pending(state)?.kind === "setup" ? { assign: [0, 1, 2, -1, -1, -1, -1, -1] } : { choose: 0 },
    );
  return journal.filter(({ what }) => what === "setupStep").map(({ step }) => step);
}

test("setup.mulligan (ED-05): one mulligan each, or none and the first player picked last", () => {
  const position = { phase: "setup", P1: { hand: ["...8"] }, P2: { hand: ["...8"] } } as const;
  given(position, { options: { "setup.mulligan": true } });
  when("P1 mulligans", "P2 mulligans");
  given(position, { options: { "setup.mulligan": false } });
  then.refused("P1 mulligans");

  const [start, end] = [["shuffle", "stories", "domains"], ["resources"]];
  expect(setupSteps({ "setup.mulligan": true })).toEqual([
    ...start,
    "first player",
    "hands",
    "mulligans",
    ...end,
  ]);
  expect(setupSteps({ "setup.mulligan": false })).toEqual([...start, "hands", ...end, "first player"]);
});

test("deck.maxCopies (ED-07): three copies of a title, or four", () => {
  expect(faultsOf("T-Men", 3, { "deck.maxCopies": 3 })).toEqual([]);
  expect(faultsOf("T-Men", 4, { "deck.maxCopies": 3 })).toEqual(["DECK-04"]);
  expect(faultsOf("T-Men", 4, { "deck.maxCopies": 4 })).toEqual([]);
  expect(faultsOf("T-Men", 5, { "deck.maxCopies": 4 })).toEqual(["DECK-04"]);
});

test("deck.maxConspiracyCopies (ED-08): three copies of a conspiracy, or four", () => {
  const plot = "The Bootleg Whiskey Cover-Up";
  expect(faultsOf(plot, 3, { "deck.maxConspiracyCopies": 3 })).toEqual([]);
  expect(faultsOf(plot, 4, { "deck.maxConspiracyCopies": 3 })).toEqual(["DECK-06"]);
  expect(faultsOf(plot, 4, { "deck.maxConspiracyCopies": 4 })).toEqual([]);
  expect(faultsOf("T-Men", 4, { "deck.maxConspiracyCopies": 4 })).toEqual(["DECK-04"]);
});

const SLEUTH = freeCharacter("Sleuth", [], { icons: "I" });

/** The active player's only character at S1 is destroyed after both have committed; S2 is resolved in any case. */
function emptyStory(options: Partial<RuleOptions>): void {
  given(
    { phase: "story", P1: { play: ["Clerk", "Guard"] }, P2: { hand: ["Doom"], play: ["Sleuth"] } },
    { cards: [CLERK, GUARD, SLEUTH, DOOM], options },
  );
  when("P1 commits Clerk to S1, Guard to S2", "P2 commits Sleuth to S1", { advance: "after opposing" });
  when("P1 passes", "P2 plays Doom; choose Clerk");
}

test("story.resolveEmpty (ED-19): a story without attackers does not resolve, or does", () => {
  emptyStory({ "story.resolveEmpty": false });
  when({ advance: "after resolution" });
  then.expect({ S1: { P2: 0 }, log: "struggle C at S2 tied" });

  emptyStory({ "story.resolveEmpty": true });
  when("P1 resolves S1", { advance: "after resolution" });
  then.expect({ S1: { P2: 1 }, log: ["struggle I at S1 won by P2", "struggle C at S2 tied"] });
});

test("story.effectCommitExhausts (ED-21): a character committed by an effect stays ready, or exhausts", () => {
  const eager = freeCharacter("Eager", [action({ effect: commit(thisCard, aStory()) })]);
  for (const [exhausts, state] of [
    [false, "ready"],
    [true, "exhausted"],
  ] as const) {
    given(
      { phase: "story", P1: { play: ["Eager"] } },
      { cards: [eager], options: { "story.effectCommitExhausts": exhausts } },
    );
    when("P1 uses Eager; choose S2");
    then.expect({ Eager: { in: "S2", state } });
  }
});

const PROGRESS = freeEvent("Progress", [action({ effect: placeTokens(1, aStory(), { side: you }) })]);
const DIRECTIVE = freeEvent("Directive", [disrupt({ when: would(effectInitiated()), effect: cancel })]);

/** P1 wins a story whose effect draws three cards; P2 holds what cancels any effect and what cancels Actions. */
function winTale(options: Partial<RuleOptions>): void {
  const tale = { title: "Rich Tale", type: "story", faction: "neutral", abilities: [whenWon(draw(you, 3))] };
  given(
    {
      stories: [{ "Rich Tale": { P1: 4 } }],
      P1: { hand: ["Progress"] },
      P2: { hand: ["Directive", "Power Drain"], domains: [["hastur", "hastur"]] },
    },
    { cards: [tale, PROGRESS, DIRECTIVE], options },
  );
  when("P1 plays Progress; choose S1", "P1 chooses yes");
  then.refused("P2 plays Power Drain");
}

test("win.effectCancel (ED-27): a win effect cannot be cancelled, or can by what cancels any effect", () => {
  winTale({ "win.effectCancel": false });
  then.refused("P2 plays Directive");
  then.expect({ P1: { hand: 3, won: 1 } });

  winTale({ "win.effectCancel": true });
  then.offered("P2", ["Directive"]);
  when("P2 plays Directive");
  then.expect({ P1: { hand: 0, won: 1 } });
});

test("cons.scope (ED-29): the winner of a conspiracy has its effect, or only the player who played it", () => {
  const plot = freeConspiracy("Plot", [whenWon(draw(you, 2))]);
  const won = (winner: "P1" | "P2", scope: RuleOptions["cons.scope"]): void => {
    given(
      {
        "to act": winner,
        conspiracies: [{ Plot: { owner: "P1", [winner]: 4 } }],
        [winner]: { hand: ["Progress"] },
      },
      { cards: [plot, PROGRESS], options: { "cons.scope": scope } },
    );
    when(`${winner} plays Progress; choose K1`);
  };
  won("P2", "each");
  when("P2 chooses yes");
  then.expect({ P2: { hand: 2 }, Plot: { in: "P2 won" } });

  won("P2", "controller");
  then.refused("P2 chooses yes");
  then.expect({ P2: { hand: 0 }, Plot: { in: "P2 won" } });

  won("P1", "controller");
  when("P1 chooses yes");
  then.expect({ P1: { hand: 2 } });
});

const SHIELD = fuse("Shield", (effect) =>
  disrupt({ when: would(effectInitiated({ timing: ["action"] })), effect }),
);

test("disrupt.own (ED-40): own effects may be disrupted, or only the opponent's", () => {
  const position = { P1: { hand: ["Idea"], play: ["Shield"] }, P2: { hand: ["Idea"] } };
  given(position, { cards: [IDEA, SHIELD, MONK], options: { "disrupt.own": true } });
  when("P1 plays P1 Idea");
  then.offered("P1", ["Shield"]);

  given(position, { cards: [IDEA, SHIELD, MONK], options: { "disrupt.own": false } });
  when("P1 plays P1 Idea");
  then.refused("P1 uses Shield");
  when("P2 plays P2 Idea");
  then.offered("P1", ["Shield"]);
});

test("disrupt.first (ED-40): the player to the left disrupts a player's effect first, or the active player", () => {
  const position = { P1: { hand: ["Idea"], play: ["Shield"] }, P2: { play: ["Shield"] } };
  for (const [first, asked] of [
    ["left", "P2"],
    ["active", "P1"],
  ] as const) {
    given(position, { cards: [IDEA, SHIELD], options: { "disrupt.first": first } });
    when("P1 plays Idea");
    then.now({ asked });
    then.offered(asked, [`${asked} Shield`]);
  }
});
