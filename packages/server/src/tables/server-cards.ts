/** The cards that games of this server are played with. */
import { deckNamed, deckPool } from "@fhtagn/cards";
import { checkDeck, deckFromCodes, type Ruleset } from "@fhtagn/rules";

const LARGEST_DECK = 200;

/** The cards of a deck that may be played; null for one that nobody knows or that breaks a rule. Our own all may. */
export function playableDeck(name: string, ruleset: Ruleset): readonly string[] | null {
  const codes = deckNamed(name);
  if (codes === null || !name.startsWith("list:")) return codes;
  if (codes.length > LARGEST_DECK) return null;
  const pool = deckPool();
  return checkDeck(deckFromCodes(codes, pool), { pool, ruleset }).legal ? codes : null;
}
