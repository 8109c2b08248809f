import { type CardState, cardOf, edit, type Game, makeGame, makeLibrary, type State } from "@fhtagn/rules";
import { character, each, gains, passive } from "@fhtagn/rules/dsl";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { expect, test } from "vitest";
import { checkInvariants } from "./invariants.ts";
import { exchangeHidden, leaksOf } from "./leaks.ts";
import { readTestCards } from "./scenario/test-cards.ts";

const CARDS = readTestCards(
  ["Clerk", "Guard", "Baker"].map((title) => ({ title, type: "character", faction: "neutral" })),
  "cards",
);
const GAME = makeGame({ library: makeLibrary(CARDS) });

function stateIn(game: Game, position: Position): State {
  const state = fromPosition(position, game);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state;
}

const stateOf = (position: Position): State => stateIn(GAME, position);

const position: Position = {
  P1: { play: ["Clerk"], hand: ["Guard"], domains: [["neutral"]] },
  P2: { hand: ["Baker"], deck: ["Clerk", "Guard", "...5"] },
};

test("a state that was laid out is sound", () => {
  expect(checkInvariants(stateOf(position), "all")).toEqual([]);
});

function clerkOf(state: State): CardState {
  const [id] = state.inPlay;
  if (id === undefined) throw new Error("no card in play");
  return cardOf(state, id);
}

const DAMAGE: readonly (readonly [string, (state: State) => void, RegExp])[] = [
  ["a card in two places", (state) => state.P1.hand.push(clerkOf(state).id), /listed in play, hand/],
  ["a card in no place", (state) => state.inPlay.pop(), /listed in no place/],
  [
    "a negative count",
    (state) => {
      edit(state, clerkOf(state).id).wounds = -1;
    },
    /has counts -1/,
  ],
  [
    "too many wounds",
    (state) => {
      edit(state, clerkOf(state).id).wounds = 1;
    },
    /more wounds than Toughness/,
  ],
  [
    "committed nowhere",
    (state) => {
      edit(state, clerkOf(state).id).story = clerkOf(state).id;
    },
    /committed to no story/,
  ],
  [
    "nobody asked",
    (state) => {
      state.question = null;
    },
    /nobody is asked/,
  ],
  [
    "a stolen card in a pile",
    (state) => {
      edit(state, state.P1.hand[0] ?? clerkOf(state).id).controller = "P2";
    },
    /not under its owner/,
  ],
];

test.each(DAMAGE)("%s is noticed", (_, damage, message) => {
  const state = stateOf(position);
  damage(state);
  expect(checkInvariants(state, "cheap").join("; ")).toMatch(message);
});

test("hidden cards change places among those that the viewer cannot tell apart", () => {
  const state = stateOf(position);
  const codes = (of: State) => of.P2.hand.concat(of.P2.deck).map((id) => cardOf(of, id).code);
  const seen = Array.from({ length: 20 }, (_, index) => {
    let next = index;
    return codes(exchangeHidden(state, "P1", { below: (limit) => next++ % limit }));
  });
  expect(new Set(seen.map((list) => list.join())).size).toBeGreaterThan(1);
  for (const list of seen) expect([...list].sort()).toEqual([...codes(state)].sort());
});

test("no view tells them apart", () => {
  expect(leaksOf(stateOf(position))).toEqual([]);
});

test("what somebody changes behind the writers' back is found: the texts in force are kept", () => {
  const chief = {
    title: "Chief",
    type: "character",
    faction: "neutral",
    abilities: [passive(gains(each(character()), { skill: 1 }))],
  };
  const game = makeGame({ library: makeLibrary(readTestCards([chief], "cards")) });
  const state = stateIn(game, { P1: { play: ["Chief"] } });
  expect(checkInvariants(state, "all")).toEqual([]);
  edit(state, clerkOf(state).id).condition = "insane";
  expect(checkInvariants(state, "all")).toEqual(
    expect.arrayContaining([expect.stringMatching(/^texts: kept \[\[/)]),
  );
});
