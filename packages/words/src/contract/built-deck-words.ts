/** What a language has for the decks built for tournaments, each by the faction it is built around. */
import type { BaseFaction } from "@fhtagn/cards";

/** `description`: what the deck is after, in one sentence. */
export type BuiltDeckWords = {
  readonly [F in BaseFaction]: { readonly title: string; readonly description: string };
};
