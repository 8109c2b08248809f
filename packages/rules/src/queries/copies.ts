/** What a card has that copies another. */
import { type CardCode, cardCode } from "../language/cards.ts";
import type { Continuous } from "../state/cache.ts";
import type { PrintedKeywords } from "../state/game.ts";
import { parseKeywords } from "../state/prepare-card.ts";

/** A copy's `named` holds the code it was taken from, then the keywords: "core-set-12|Fast|Toughness +2". */
export const copiedCode = (one: Continuous): CardCode =>
  cardCode((one.modifier?.named ?? "").split("|")[0] ?? "");
export const copiedKeywords = (one: Continuous): PrintedKeywords =>
  parseKeywords((one.modifier?.named ?? "").split("|").slice(1));
