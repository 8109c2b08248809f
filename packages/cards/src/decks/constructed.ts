/** Seven decks for tournaments, one around each faction: fifty cards of the Core Set (DECK-01, DECK-04, TOURN-03). */
import { type Deck, deckCodes, type Faction, type Locale, readDeckText } from "@fhtagn/rules";
import { INVESTIGATORS } from "./constructed-investigators.ts";
import { MYTHOS } from "./constructed-mythos.ts";
import { deckPool } from "./pool.ts";

/** As its file writes it; the list is that of a deck file. */
export interface ConstructedList {
  /** The faction it is built around, and the one that helps. */
  readonly factions: readonly [Faction, Faction];
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
  readonly list: string;
}

export interface ConstructedDeck extends Omit<ConstructedList, "list"> {
  /** Its first faction: "agency". */
  readonly name: string;
  readonly deck: Deck;
  readonly codes: readonly string[];
}

function build({ list, ...shared }: ConstructedList): ConstructedDeck {
  const [name] = shared.factions;
  const { lines } = readDeckText(list).deck;
  const deck: Deck = { name: shared.title.en, format: "tournament", lines };
  return { ...shared, name, deck, codes: deckCodes(deck, deckPool()) };
}

let built: readonly ConstructedDeck[] | undefined;

export function constructedDecks(): readonly ConstructedDeck[] {
  built ??= [...INVESTIGATORS, ...MYTHOS].map(build);
  return built;
}

export const constructedNamed = (name: string): ConstructedDeck | undefined =>
  constructedDecks().find((deck) => deck.name === name);
