/** Two states that a viewer cannot tell apart, played on with the same answers. */
import {
  apply,
  type CardId,
  type Choice,
  cardIn,
  clone,
  type Happening,
  makeRng,
  options,
  pending,
  type Rng,
  randomAssign,
  type State,
} from "@fhtagn/rules";
import { happeningFor, VIEWERS, type Viewer, view } from "@fhtagn/rules/view";
import { cameToLight, exchangeUnseen } from "./exchange.ts";
import type { Started } from "./games.ts";
import { expectSame } from "./same.ts";

/** All that a viewer receives: the lines of the log and the view. */
export const received = (state: State, viewer: Viewer): string =>
  JSON.stringify([(state.journal ?? []).map((line) => happeningFor(line, viewer)), view(state, viewer)]);

export function withJournal(state: State): State {
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
    const card = cardIn(option);
    const isExchanged = card !== undefined && cards.has(card);
    return there < 0 || isExchanged ? [] : [[{ choose }, { choose: there }]];
  });
  return common[rng.below(Math.max(1, common.length))] ?? null;
}

/** Until an exchanged card comes to light, both must look the same. Gives the number of answers played. */
export function playTwins(games: Iterable<Started & { readonly game: number }>, answers: number): number {
  const rng = makeRng("exchange");
  let played = 0;
  for (const { state, game } of games) {
    for (const viewer of VIEWERS) {
      const { state: exchanged, cards } = exchangeUnseen(state, viewer, rng);
      const [one, other] = [withJournal(state), withJournal(exchanged)];
      for (let count = 0; count < answers && pending(one) !== null; count++) {
        if (cameToLight(one, viewer, cards) || cameToLight(other, viewer, cards)) break;
        expectSame(received(other, viewer), received(one, viewer), `game ${game}, ${viewer}`);
        const both = commonAnswer([one, other], cards, rng);
        if (both === null) break;
        apply(one, both[0]);
        apply(other, both[1]);
        played++;
      }
    }
  }
  return played;
}
