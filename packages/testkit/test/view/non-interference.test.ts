import {
  apply,
  cardIn,
  effectsUnderWay,
  effectUnderWay,
  isInitiating,
  makeRng,
  options,
  pending,
  placeIn,
  type State,
} from "@fhtagn/rules";
import { VIEWERS, type Viewer, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { cameToLight, isInSight } from "./exchange.ts";
import { range, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";
import { playTwins, received, withJournal } from "./twins.ts";

test("exchanging hidden cards changes nothing that a viewer receives, now and as the game goes on", () => {
  expect(playTwins(statesOf(range(0, 6), 83), 8)).toBeGreaterThan(300);
});

/** Options on cards that the viewer cannot point at. */
const secretOptions = (state: State, viewer: Viewer): readonly number[] =>
  options(state).flatMap((option, at) => {
    const card = cardIn(option);
    return card !== undefined && placeIn(option) === undefined && !isInSight(state, viewer, card) ? [at] : [];
  });

function answered(state: State, choose: number): State {
  const next = withJournal(state);
  apply(next, { choose });
  return next;
}

test("what another picks among hidden cards is not told before it shows", () => {
  const rng = makeRng("secret picks");
  let compared = 0;
  for (const { state, game } of statesOf(range(0, 10), 2)) {
    for (const viewer of VIEWERS) {
      const [first, ...rest] = pending(state)?.player === viewer ? [] : secretOptions(state, viewer);
      const second = rest[rng.below(Math.max(1, rest.length))];
      if (first === undefined || second === undefined) continue;
      const cards = options(state).flatMap((option, at) =>
        at === first || at === second ? (cardIn(option) ?? []) : [],
      );
      const unknown = new Set(cards.filter((card) => !cameToLight(state, viewer, new Set([card]))));
      const after = [answered(state, first), answered(state, second)] as const;
      const shows = (next: State): boolean =>
        cameToLight(next, viewer, unknown) || cards.some((card) => isInSight(next, viewer, card));
      if (after.some(shows)) continue;
      expectSame(received(after[1], viewer), received(after[0], viewer), `game ${game}, ${viewer}`);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

const WINDOWS: readonly (string | undefined)[] = ["action", "disrupt", "response"];
const OF_HIS_OWN_WILL: readonly (string | undefined)[] = ["", "action", "disrupt", "response"];
const othersThan = (state: State): readonly Viewer[] =>
  VIEWERS.filter((viewer) => viewer !== state.question?.player);
const viewsOfOthers = (state: State): string =>
  othersThan(state)
    .map((viewer) => JSON.stringify(view(state, viewer)))
    .join("\n");

test("an initiation is shown to nobody else before its costs are paid", () => {
  let compared = 0;
  let before = "";
  let inWindow = 0;
  for (const { state, game } of statesOf(range(0, 8), 1)) {
    const { length: underWay } = effectsUnderWay(state);
    if (WINDOWS.includes(state.question?.kind)) {
      before = viewsOfOthers(state);
      inWindow = underWay;
    }
    // One more than in the window: not what a text plays in the midst of its own effect.
    const isBegun = underWay === inWindow + 1 && OF_HIS_OWN_WILL.includes(effectUnderWay(state)?.timing);
    if (!isInitiating(state) || !isBegun) continue;
    expectSame(viewsOfOthers(state), before, `game ${game}`);
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});
