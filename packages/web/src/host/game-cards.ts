/** The cards and decks a game is played with. Only workers read this: it holds every card of the pool. */
import { coreStories, library } from "@fhtagn/cards";
import { type Library, makeLibrary } from "@fhtagn/rules";
import type { BookCard } from "@fhtagn/words";

let prepared: Library | undefined;

export function gameCards(): Library {
  prepared ??= makeLibrary(library());
  return prepared;
}

let book: ReadonlyMap<string, BookCard> | undefined;

/** A card with its text, for whoever puts something into words. */
export function cardInBook(code: string): BookCard | undefined {
  book ??= new Map(library().map(({ facts, text }) => [facts.code, { facts, text }]));
  return book.get(code);
}

export const storiesInUse = (): readonly string[] => coreStories().map(({ code }) => code);
