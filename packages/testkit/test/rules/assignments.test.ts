/** Answers that give each of several cards a place: what the engine accepts. */
import { library } from "@fhtagn/cards";
import { apply, isLegal, makeGame, makeLibrary, newGame, pending, type State } from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { expect, test } from "vitest";

const GAME = makeGame({ library: makeLibrary(library()) });

/** The position at its commit question. */
function committing(position: Position): State {
  const state = fromPosition({ phase: "story", at: "before commits", ...position }, GAME);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  while (pending(state)?.kind === "action") apply(state, { choose: 0 });
  return state;
}

const TWO: Position = { P1: { play: ["Bag Man", "Paul Lemond", { "Local Sheriff": { exhausted: true } }] } };

test("STORY-03 each ready character goes to one of the three stories, or stays", () => {
  const state = committing(TWO);
  expect(pending(state)).toMatchObject({ kind: "commit", player: "P1" });
  for (const assign of [
    [0, 2],
    [-1, -1],
    [1, 1],
    [2, -1],
  ])
    expect(isLegal(state, assign)).toBe(true);
});

test.each([
  ["too few characters", [0]],
  ["too many characters", [0, 0, 0]],
  ["a fourth story", [3, 0]],
  ["less than nowhere", [-2, 0]],
  ["half a story", [0.5, 0]],
])("STORY-03 no assignment has %s", (_, assign) => {
  expect(isLegal(committing(TWO), assign)).toBe(false);
});

test("STORY-10 the opponent opposes only where somebody came", () => {
  const state = committing({ P1: { play: ["Bag Man"] }, P2: { play: ["Hired Muscle"] } });
  apply(state, { assign: [1] });
  while (pending(state)?.kind !== "oppose") apply(state, { choose: 0 });
  expect(isLegal(state, [0])).toBe(true); // the only story there is to oppose
  expect(isLegal(state, [1])).toBe(false);
  expect(isLegal(state, [-1])).toBe(true);
});

test("SETUP-09 either player may be the first", () => {
  const ofType = (type: string) =>
    library()
      .filter(({ facts }) => facts.type === type)
      .map(({ facts }) => facts.code);
  const deck = ofType("character").slice(0, 50);
  const setup = {
    library: GAME.library,
    decks: { P1: deck, P2: deck },
    stories: ofType("story").slice(0, 10),
  };
  const starters = Array.from({ length: 12 }, (_, seed) => newGame(setup, `seed ${seed}`).starter);
  expect(new Set(starters)).toEqual(new Set(["P1", "P2"]));
});
