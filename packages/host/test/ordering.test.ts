import { library } from "@fhtagn/cards";
import { apply, makeGame, makeLibrary, onlyAnswer, options, orderKey, type State } from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { expect, test } from "vitest";
import { nextByOrder } from "../src/ordering.ts";

const GAME = makeGame({
  library: makeLibrary(library()),
});

/** The Ravager wounds the two others; each of them leaves something behind. */
const DYING: Position = {
  active: "P1",
  turn: 3,
  phase: "story",
  at: "before commits",
  P1: { play: ["Ravager from the Deep", "Serpent from Yoth", "Living Mummy"] },
  P2: { play: ["Hired Muscle", "Monster Hunter"] },
};

function twoEffects(): State {
  const state = fromPosition(DYING, GAME);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  for (let answers = 0; answers < 40; answers++) {
    const { question } = state;
    if (question?.kind === "order" && options(state).every((one) => orderKey(one) !== undefined))
      return state;
    if (question?.kind === "commit") apply(state, { assign: [0, 0, 0] });
    else apply(state, onlyAnswer(state) ?? { choose: passOf(state) });
  }
  throw new Error("nothing was to be ordered");
}

const passOf = (state: State): number =>
  Math.max(
    0,
    options(state).findIndex(({ do: verb }) => verb === "pass"),
  );

test("effects that come at once are taken in the order the player wanted kept", () => {
  const state = twoEffects();
  const [first = "", second = ""] = options(state).map(orderKey);
  expect([first, second].toSorted()).toEqual(["core-set-104.0", "core-set-149.0"]);
  expect(nextByOrder(state, [[first, second]])).toBe(0);
  expect(nextByOrder(state, [[second, first]])).toBe(1);
});

test("an order of more effects holds for those that are left, one that lacks an effect does not", () => {
  const state = twoEffects();
  const [first = "", second = ""] = options(state).map(orderKey);
  expect(nextByOrder(state, [["core-set-46.0", second, first]])).toBe(1);
  expect(nextByOrder(state, [[first], ["core-set-46.0", first]])).toBeNull();
  expect(nextByOrder(state, [])).toBeNull();
});
