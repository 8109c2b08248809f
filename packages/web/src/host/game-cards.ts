/** The cards and decks a game is played with. Only workers read this: it holds every card of the pool. */
import {
  constructedDecks,
  constructedNamed,
  coreStories,
  library,
  presetNamed,
  presets,
} from "@fhtagn/cards";
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

/** A deck that has no name is its own name: the codes of its cards, in their order. */
const LIST = "list:";
const BETWEEN = ".";

/** Null for a name that no deck has. */
export function deckNamed(name: string): readonly string[] | null {
  if (!name.startsWith(LIST)) return presetNamed(name)?.codes ?? constructedNamed(name)?.codes ?? null;
  const codes = name.slice(LIST.length).split(BETWEEN);
  return codes.every((code) => gameCards().cards.has(code)) ? codes : null;
}

/** The order is part of a game, since the seed shuffles it: the same cards in another order are another deck. */
export function nameOfCards(codes: readonly string[]): string {
  const list = codes.join(BETWEEN);
  const known = [...presets(), ...constructedDecks()].find((deck) => deck.codes.join(BETWEEN) === list);
  return known?.name ?? `${LIST}${list}`;
}
