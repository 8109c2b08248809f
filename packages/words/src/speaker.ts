/** Who speaks to whom, in which language, with which cards at hand. */
import type { CardFacts, CardText, Locale, Player } from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import type { Somebody } from "./contract/button-words.ts";

/** A card by its code; its text is absent where the card is not written yet. */
export interface BookCard {
  readonly facts: CardFacts;
  readonly text?: CardText;
}
export type Book = (code: string) => BookCard | undefined;

export interface Speaker {
  readonly locale: Locale;
  readonly book: Book;
  /** Who is spoken to: his own things are "yours". */
  readonly viewer: Viewer;
  /** What the players are called; their seats where nothing is said. */
  readonly name?: (player: Player) => string;
}

export const cardTitle = ({ book }: Pick<Speaker, "book">, code: string): string =>
  book(code)?.facts.title ?? code;

export const somebodyTold = (player: Player, speaker: Pick<Speaker, "name" | "viewer">): Somebody =>
  player === speaker.viewer ? "you" : { name: nameOf(speaker, player) };

export const nameOf = ({ name }: Pick<Speaker, "name">, player: Player): string => name?.(player) ?? player;
