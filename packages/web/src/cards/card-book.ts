/** Cards by their code: facts of every set, texts of those that are done. */
import { allCards, type CardRow, library } from "@fhtagn/cards";
import type { CardText } from "@fhtagn/rules";

export interface BookPage {
  readonly facts: CardRow;
  /** Absent where the card is not written yet. */
  readonly text?: CardText;
}

let book: ReadonlyMap<string, BookPage> | undefined;

function openBook(): ReadonlyMap<string, BookPage> {
  const texts = new Map(library().map(({ facts, text }) => [facts.code, text]));
  return new Map(
    allCards().map((facts) => {
      const text = texts.get(facts.code);
      return [facts.code, text === undefined ? { facts } : { facts, text }];
    }),
  );
}

export function cardByCode(code: string): BookPage | undefined {
  book ??= openBook();
  return book.get(code);
}
