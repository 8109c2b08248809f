import {
  apply,
  type CardId,
  type Choice,
  clone,
  type Happening,
  makeRng,
  options,
  pending,
  type Rng,
  randomAssign,
  type State,
} from "@fhtagn/rules";
import { happeningFor, type Viewer, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { cameToLight, exchangeHidden } from "./exchange.ts";
import { range, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";

const VIEWERS: readonly Viewer[] = ["P1", "P2", "spectator"];

/** All that a viewer receives: the lines of the log and the view. */
const received = (state: State, viewer: Viewer): string =>
  JSON.stringify([(state.journal ?? []).map((line) => happeningFor(line, viewer)), view(state, viewer)]);

function withJournal(state: State): State {
  const copy = clone(state);
  const journal: Happening[] = [];
  copy.journal = journal;
  return copy;
}

/** An answer that both states allow and that is not about an exchanged card: its number in each. */
function commonAnswer(
  [one, other]: readonly [State, State],
  cards: ReadonlySet<CardId>,
  rng: Rng,
): readonly [Choice, Choice] | null {
  if (pending(one)?.form === "assign") {
    const assign = randomAssign(one, rng);
    return [{ assign }, { assign }];
  }
  const theirs = options(other).map((option) => JSON.stringify(option));
  const common = options(one).flatMap((option, choose): [Choice, Choice][] => {
    const there = theirs.indexOf(JSON.stringify(option));
    const isExchanged = option.card !== undefined && cards.has(option.card);
    return there < 0 || isExchanged ? [] : [[{ choose }, { choose: there }]];
  });
  return common[rng.below(Math.max(1, common.length))] ?? null;
}

test("exchanging hidden cards changes nothing that a viewer receives, now and as the game goes on", () => {
  const rng = makeRng("exchange");
  let steps = 0;
  for (const { state, game } of statesOf(range(0, 12), 61)) {
    for (const viewer of VIEWERS) {
      const { state: exchanged, cards } = exchangeHidden(state, viewer, rng);
      const [one, other] = [withJournal(state), withJournal(exchanged)];
      for (let count = 0; count < 10 && pending(one) !== null; count++) {
        if (cameToLight(one, viewer, cards) || cameToLight(other, viewer, cards)) break;
        expectSame(received(other, viewer), received(one, viewer), `game ${game}, ${viewer}`);
        const answers = commonAnswer([one, other], cards, rng);
        if (answers === null) break;
        apply(one, answers[0]);
        apply(other, answers[1]);
        steps++;
      }
    }
  }
  expect(steps).toBeGreaterThan(1000);
});

/** Options on cards that the viewer cannot point at. */
function secretOptions(state: State, viewer: Viewer): readonly number[] {
  const isHidden = (id: CardId): boolean => {
    const card = state.cards[id];
    if (card === undefined) return false;
    return (viewer === "P1" ? card.handleP1 : viewer === "P2" ? card.handleP2 : card.handleSpectator) === 0;
  };
  return options(state).flatMap(({ card, on }, at) =>
    card !== undefined && on === undefined && isHidden(card) ? [at] : [],
  );
}

/** The cards among those picked that the viewer did not know before. */
function unknownBefore(state: State, viewer: Viewer, picked: readonly number[]): ReadonlySet<CardId> {
  const cards = picked.flatMap((at) => options(state)[at]?.card ?? []);
  return new Set(cards.filter((card) => !cameToLight(state, viewer, new Set([card]))));
}

test("what another picks among hidden cards is not told before it shows", () => {
  const rng = makeRng("secret picks");
  let compared = 0;
  for (const { state, game } of statesOf(range(0, 15), 2)) {
    for (const viewer of VIEWERS) {
      const [first, ...rest] = pending(state)?.player === viewer ? [] : secretOptions(state, viewer);
      const second = rest[rng.below(Math.max(1, rest.length))];
      if (first === undefined || second === undefined) continue;
      const cards = unknownBefore(state, viewer, [first, second]);
      const after = [first, second].map((choose) => {
        const next = withJournal(state);
        apply(next, { choose });
        return next;
      });
      if (after.some((next) => cameToLight(next, viewer, cards))) continue;
      const [one = "", other = ""] = after.map((next) => received(next, viewer));
      expectSame(other, one, `game ${game}, ${viewer}`);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

const WINDOWS: readonly (string | undefined)[] = ["actionWindow", "disruptRound", "responseWindow"];
const othersThan = (state: State): readonly Viewer[] =>
  VIEWERS.filter((viewer) => viewer !== state.question?.player);
const viewsOfOthers = (state: State): string =>
  othersThan(state)
    .map((viewer) => JSON.stringify(view(state, viewer)))
    .join("\n");

test("an initiation is shown to nobody else before its costs are paid", () => {
  let compared = 0;
  let before = "";
  for (const { state, game } of statesOf(range(0, 8), 1)) {
    const [below, top] = state.frames.slice(-2).map(({ procedure }) => procedure);
    if (WINDOWS.includes(top)) before = viewsOfOthers(state);
    if (top !== "effect" || !WINDOWS.includes(below)) continue;
    expectSame(viewsOfOthers(state), before, `game ${game}`);
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});
