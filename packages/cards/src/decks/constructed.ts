/** Seven decks for tournaments, one around each faction: fifty cards of the Core Set (DECK-01, DECK-04, TOURN-03). */
import { type Deck, deckCodes, readDeckText } from "@fhtagn/rules";
import { INVESTIGATORS } from "./constructed-investigators.ts";
import { MYTHOS } from "./constructed-mythos.ts";
import { deckPool } from "./pool.ts";
import type { BaseFaction } from "./presets.ts";

/** As its file writes it; the list is that of a deck file. */
export interface ConstructedList {
  /** The faction it is built around, and the one that helps. */
  readonly factions: readonly [BaseFaction, BaseFaction];
  readonly list: string;
}

export interface ConstructedDeck extends Omit<ConstructedList, "list"> {
  /** Its first faction: "agency". By it each language has its title. */
  readonly name: BaseFaction;
  readonly deck: Deck;
  readonly codes: readonly string[];
}

function build({ list, factions }: ConstructedList): ConstructedDeck {
  const [name] = factions;
  const { lines } = readDeckText(list).deck;
  const deck: Deck = { name, format: "tournament", lines };
  return { factions, name, deck, codes: deckCodes(deck, deckPool()) };
}

let built: readonly ConstructedDeck[] | undefined;

export function constructedDecks(): readonly ConstructedDeck[] {
  built ??= [...INVESTIGATORS, ...MYTHOS].map(build);
  return built;
}

export const constructedNamed = (name: string): ConstructedDeck | undefined =>
  constructedDecks().find((deck) => deck.name === name);
