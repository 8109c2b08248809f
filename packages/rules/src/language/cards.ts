/** A card as the engine is given it: facts and text. */
import type { CardText } from "./abilities.ts";
import type { CardType, Faction, Icon } from "./words.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A printed card, `<set>-<number>`, such as "core-set-12". */
export type CardCode = Brand<string, "CardCode">;
/** This file owns the cast to a code. */
export const cardCode = (code: string): CardCode => code as CardCode;

/** Numbers, names, icons, subtypes, keywords: what a generated table or a scenario's `cards` gives. */
export interface CardFacts {
  readonly code: string;
  readonly title: string;
  readonly descriptor: string | null;
  readonly unique: boolean;
  readonly faction: Faction | "neutral";
  readonly type: CardType;
  readonly cost: number | "X" | null;
  readonly skill: number | "X" | null;
  readonly icons: Readonly<Record<Icon, number>> | null;
  readonly boosters: { readonly [I in Icon]?: number } | null;
  readonly struggles: readonly Icon[] | null;
  readonly subtypes: readonly string[];
  /** As printed: "Fast", "Toughness +2", "Fated 3". */
  readonly keywords: readonly string[];
  readonly steadfast: number;
  readonly steadfastFaction: Faction | null;
  readonly transient: boolean;
  /** Resource symbols, one unless said otherwise (PAY-19). */
  readonly resourceIcons?: number;
  /** The faction of the resource symbol where it differs from the card's (PAY-18). */
  readonly resourceFaction?: Faction | "neutral";
}

export interface CardDefinition {
  readonly facts: CardFacts;
  readonly text: CardText;
}
