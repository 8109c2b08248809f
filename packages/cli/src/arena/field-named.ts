/** Decks to measure with, as they are written on a command line. */

import { deckPool } from "@fhtagn/cards";
import { FIELDS, type FieldDeck } from "@fhtagn/lab";
import { deckCodes } from "@fhtagn/rules";
import type { CommandHelpWords } from "@fhtagn/words";
import { Option } from "commander";
import { wholeDeck } from "../card-library.ts";

export const decksOption = ({ decks }: CommandHelpWords): Option =>
  new Option("--decks <list>", decks(Object.keys(FIELDS).join(", "))).default("core");

export function fieldNamed(list: string): readonly FieldDeck[] {
  const named = Object.hasOwn(FIELDS, list) ? FIELDS[list] : undefined;
  if (named !== undefined) return named();
  return list.split(",").map((name) => ({ name, codes: deckCodes(wholeDeck(name).deck, deckPool()) }));
}
