/** What is believed of the decks, and what of them may lie in hidden places. */
import { cardCode } from "../../language/cards.ts";
import type { Player } from "../../language/words.ts";
import { type Game, type Printed, printedOf } from "../../state/game.ts";
import type { Rng } from "../../state/random.ts";

/** One deck that a player may have brought; weights need not add up to anything. */
export interface Candidate {
  readonly weight: number;
  readonly cards: readonly string[];
}

export type DeckBelief = readonly string[] | { readonly candidates: readonly Candidate[] };

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

/** The deck without the cards that were seen; `missing` counts seen cards that it does not have. */
function without(
  cards: readonly string[],
  seen: readonly string[],
): { readonly left: readonly string[]; readonly missing: number } {
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
  return { left, missing };
}

/** Decks that fit what was seen; if none does, those that come nearest. */
export function poolsOf(game: Game, belief: DeckBelief, seen: readonly string[]): readonly Pool[] {
  const candidates = isList(belief) ? [{ weight: 1, cards: belief }] : belief.candidates;
  const tried = candidates.map(({ weight, cards }) => ({ weight, cards, ...without(cards, seen) }));
  const fewest = Math.min(...tried.map(({ missing }) => missing));
  return tried
    .filter(({ missing }) => missing === fewest)
    .map(({ weight, cards, left }) => ({
      weight,
      faces: (left.length > 0 ? left : cards).map((code) => printedOf(game, cardCode(code))),
    }));
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
