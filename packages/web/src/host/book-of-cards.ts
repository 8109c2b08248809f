/** Every card with its text. Only workers read this: it holds the whole pool. */
import { library } from "@fhtagn/cards";
import type { BookCard } from "@fhtagn/words";

let book: ReadonlyMap<string, BookCard> | undefined;

/** A card with its text, for whoever puts something into words. */
export function cardInBook(code: string): BookCard | undefined {
  book ??= new Map(library().map(({ facts, text }) => [facts.code, { facts, text }]));
  return book.get(code);
}
