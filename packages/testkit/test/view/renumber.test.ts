import { apply, clone, makeRng, options, pending, randomAssign, type State, save } from "@fhtagn/rules";
import { VIEWERS, view } from "@fhtagn/rules/view";
import { test } from "vitest";
import { randomNumbers, renumberWith } from "../../../rules/test/renumber.ts";
import { range, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";

/**
 * Positions already acted from are named by a hash of card numbers (LOOP-03), and a use of a copy that has left
 * its zone means nothing any more.
 */
function withoutPast(state: State): State {
  const fresh = clone(state);
  fresh.windowSeen = [];
  fresh.uses = state.uses.filter(
    ({ what }) => what.by !== "copy" || state.cards[what.card]?.life === what.life,
  );
  return fresh;
}

const text = (state: State): string => JSON.stringify(save(withoutPast(state)));

test("every card number of a state is in the closed lists: a renumbered game goes on in the same way", () => {
  const rng = makeRng("renumber");
  for (const { state, game } of statesOf(range(0, 6), 61)) {
    const one = withoutPast(state);
    const to = randomNumbers(one, rng);
    const other = renumberWith(one, to);
    for (let count = 0; count < 25 && pending(one) !== null; count++) {
      const isAssigned = pending(one)?.form === "assign";
      const choice = isAssigned
        ? { assign: randomAssign(one, rng) }
        : { choose: rng.below(options(one).length) };
      apply(one, choice);
      apply(other, choice);
    }
    expectSame(text(other), text(renumberWith(one, to)), `game ${game}`);
  }
});

test("a view does not depend on card numbers", () => {
  const rng = makeRng("renumbered views");
  for (const { state, game } of statesOf(range(9, 12), 17)) {
    const one = withoutPast(state);
    const other = renumberWith(one, randomNumbers(one, rng));
    for (const viewer of VIEWERS)
      expectSame(JSON.stringify(view(other, viewer)), JSON.stringify(view(one, viewer)), `game ${game}`);
  }
});
