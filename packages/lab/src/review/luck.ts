/** How much of a game was chance: what each draw and each roll brought, against what it brings on average. */

import { chanceToWin, mean } from "@fhtagn/bots";
import {
  cardOf,
  clone,
  type Happening,
  optionKey,
  options,
  type RecordedAnswer,
  type Rng,
  type Setup,
  type State,
} from "@fhtagn/rules";
import type { LuckEvent } from "./review.ts";
import { firstRecordedState, isChoice, takeWalkedAnswer } from "./walk.ts";

/** The chance of P1 with both hands on the table. */
export function openChance(state: State): number {
  if (state.result !== null) return { P1: 1, P2: 0, draw: 0.5 }[state.result.winner];
  return chanceToWin(state, "P1");
}

const WORDS = 16;
const WORD = 0x100000000;

function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one === undefined || two === undefined) continue;
    list[at] = two;
    list[other] = one;
  }
  return list;
}

/** The same table with other cards to come: what nobody has seen of the decks lies in another order. */
function withOtherLuck(state: State, rng: Rng): State {
  const other = clone(state);
  const reorder = (pile: State["storyDeck"]): State["storyDeck"] => {
    const unseen = (id: (typeof pile)[number]): boolean => {
      const { knownTo, handleP1, handleP2 } = cardOf(state, id);
      return knownTo === 0 && handleP1 === 0 && handleP2 === 0;
    };
    const left = shuffle(pile.filter(unseen), rng);
    return pile.map((id) => (unseen(id) ? (left.pop() ?? id) : id));
  };
  other.P1.deck = reorder(state.P1.deck);
  other.P2.deck = reorder(state.P2.deck);
  other.storyDeck = reorder(state.storyDeck);
  other.random = Array.from({ length: WORDS }, () => rng.below(WORD));
  return other;
}

/** The recorded answer in another order of the cards; null where it cannot be given. */
function sameAnswer(state: State, other: State, answer: RecordedAnswer): RecordedAnswer | null {
  if (!isChoice(answer) || "assign" in answer) return answer;
  const chosen = options(state)[answer.choose];
  if (chosen === undefined) return null;
  const key = optionKey(chosen);
  const choose = options(other).findIndex((option) => optionKey(option) === key);
  return choose < 0 ? null : { choose };
}

export interface LuckStep {
  /** Of P1, when the question was open. */
  readonly before: number;
  /** After the answer, as it goes on average. */
  readonly expected: number;
  /** As it went. */
  readonly after: number;
  readonly drew: LuckEvent["drew"];
}

/** How often the cards are dealt again. */
const DEALS = 24;

/** Changes the state to what follows from the answer. */
export function stepWithLuck(state: State, answer: RecordedAnswer, rng: Rng): LuckStep {
  const before = openChance(state);
  const others: number[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const other = withOtherLuck(state, rng);
    const same = sameAnswer(state, other, answer);
    if (same === null) continue;
    takeWalkedAnswer(other, same);
    others.push(openChance(other));
  }
  const journal: Happening[] = [];
  state.journal = journal;
  takeWalkedAnswer(state, answer);
  state.journal = null;
  const after = openChance(state);
  return { before, expected: meanOr(others, after), after, drew: drawnIn(journal) };
}

/** Exactly what happened, where nothing else could: a mean of equals may be off by a rounding. */
function meanOr(others: readonly number[], after: number): number {
  return others.every((other) => other === after) ? after : mean(others);
}

const drawnIn = (journal: readonly Happening[]): LuckEvent["drew"] =>
  journal.flatMap(({ what, player, code }) =>
    what === "drew" && player !== undefined && code !== undefined ? [{ player, code }] : [],
  );

/** What the deal is worth to P1 on average, the choice of the first player included. */
export function meanOfDeals(setup: Setup, seed: string): number {
  const deals = Array.from({ length: DEALS }, (_, deal) =>
    openChance(firstRecordedState(setup, `deal ${deal} beside ${seed}`)),
  );
  return mean(deals);
}
