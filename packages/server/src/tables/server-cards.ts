/** The cards that games of this server are played with. */
import { coreStories, deckNamed, deckPool, library } from "@fhtagn/cards";
import { checkDeck, deckFromCodes, type Library, makeLibrary, type Ruleset } from "@fhtagn/rules";

let prepared: Library | undefined;

export function serverLibrary(): Library {
  prepared ??= makeLibrary(library());
  return prepared;
}

export const storiesOfGames = (): readonly string[] => coreStories().map(({ code }) => code);

const LARGEST_DECK = 200;

/** The cards of a deck that may be played; null for one that nobody knows or that breaks a rule. Our own all may. */
export function playableDeck(name: string, ruleset: Ruleset): readonly string[] | null {
  const codes = deckNamed(name);
  if (codes === null || !name.startsWith("list:")) return codes;
  if (codes.length > LARGEST_DECK) return null;
  const pool = deckPool();
  return checkDeck(deckFromCodes(codes, pool), { pool, ruleset }).legal ? codes : null;
}
