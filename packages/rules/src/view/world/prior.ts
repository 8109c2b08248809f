/** What is believed of the decks, and what of them may lie in hidden places. */
import { cardCode } from "../../language/cards.ts";
import type { Player } from "../../language/words.ts";
import { type Game, type Printed, printedOf } from "../../state/game.ts";
import type { Rng } from "../../state/random.ts";

/** One deck that a player may have brought; weights need not add up to anything. */
export interface CandidateDeck {
  readonly weight: number;
  readonly cards: readonly string[];
}

export type DeckBelief = readonly string[] | { readonly candidates: readonly CandidateDeck[] };

export interface DeckPrior {
  readonly game: Game;
  /** Codes of a known deck, or decks it may be. */
  readonly decks: Readonly<Record<Player, DeckBelief>>;
  /** Codes of the stories in use. */
  readonly stories: readonly string[];
}

/** Faces that may lie in the hidden places of one owner, and how likely this deck is. */
export interface Pool {
  readonly weight: number;
  readonly faces: readonly Printed[];
}

const isList = (belief: DeckBelief): belief is readonly string[] => Array.isArray(belief);

/** What a viewer knows of a deck: the faces that he has seen, and how many cards he has not. */
export interface Shown {
  readonly seen: readonly string[];
  readonly unseen: number;
}

interface Tried extends CandidateDeck {
  readonly left: readonly string[];
  /** Cards that were seen and that it does not have. */
  readonly missing: number;
}

/** The deck without the cards that were seen. */
function without({ weight, cards }: CandidateDeck, seen: readonly string[]): Tried {
  const left = cards.slice();
  let missing = 0;
  for (const code of seen) {
    const at = left.indexOf(code);
    if (at < 0) {
      missing++;
      continue;
    }
    const last = left.pop();
    if (last !== undefined && at < left.length) left[at] = last;
  }
  return { weight, cards, left, missing };
}

const poolOf = (game: Game, { weight, cards, left }: Tried): Pool => ({
  weight,
  faces: (left.length > 0 ? left : cards).map((code) => printedOf(game, cardCode(code))),
});

/** Decks that fit what was seen, the number of cards included; if none does, those that come nearest. */
export function poolsOf(game: Game, belief: DeckBelief, { seen, unseen }: Shown): readonly Pool[] {
  if (isList(belief)) return [poolOf(game, without({ weight: 1, cards: belief }, seen))];
  const tried = belief.candidates.map((candidate) => without(candidate, seen));
  const holding = nearest(tried, ({ missing }) => missing);
  const fitting = nearest(holding, ({ cards }) => Math.abs(cards.length - seen.length - unseen));
  return fitting.map((deck) => poolOf(game, { ...deck, weight: deck.weight * waysToShow(deck.cards, seen) }));
}

function nearest(decks: readonly Tried[], distance: (deck: Tried) => number): readonly Tried[] {
  const least = Math.min(...decks.map(distance));
  return decks.filter((deck) => distance(deck) === least);
}

/** In how many ways a deck can show these cards: among decks of one size, how likely each is to do so. */
function waysToShow(cards: readonly string[], seen: readonly string[]): number {
  const copies = new Map<string, number>();
  for (const code of cards) copies.set(code, (copies.get(code) ?? 0) + 1);
  let ways = 1;
  for (const code of seen) {
    const left = copies.get(code) ?? 0;
    if (left === 0) continue; // it lacks this one, and all that come as near lack as many
    ways *= left;
    copies.set(code, left - 1);
  }
  return ways;
}

const PRECISION = 0x40000000;

export function pickPool(pools: readonly Pool[], rng: Rng): readonly Printed[] {
  const [first] = pools;
  if (first === undefined) return [];
  if (pools.length === 1) return first.faces;
  const total = pools.reduce((sum, { weight }) => sum + weight, 0);
  let left = (rng.below(PRECISION) / PRECISION) * total;
  for (const { weight, faces } of pools) {
    left -= weight;
    if (left < 0) return faces;
  }
  return first.faces;
}
