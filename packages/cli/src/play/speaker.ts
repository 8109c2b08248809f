/** Who speaks at the terminal. */
import { library } from "@fhtagn/cards";
import type { Locale } from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import type { BookCard, Speaker } from "@fhtagn/words";

let book: ReadonlyMap<string, BookCard> | undefined;

function cardOf(code: string): BookCard | undefined {
  book ??= new Map(library().map(({ facts, text }) => [facts.code, { facts, text }]));
  return book.get(code);
}

export const speakerAt = (viewer: Viewer, locale: Locale): Speaker => ({ viewer, locale, book: cardOf });
