/** What a language has for decks that are not legal. */
import type { DeckProblemKind, DeckProblemOf } from "@fhtagn/rules";

export type DeckProblemWords = { readonly [K in DeckProblemKind]: (problem: DeckProblemOf<K>) => string };
