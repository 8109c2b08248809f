/** What kinds of texts there are that last or stand, and which traits of a card each can touch. */
import type { Effect, LastingKind } from "../language/effects.ts";

/** Trait effects, one bit each; what is no trait effect has none. Written out, so that a reader of one is a constant. */
export const KIND: Readonly<Record<LastingKind, number>> = {
  gains: 1,
  loses: 1 << 1,
  setTo: 1 << 2,
  blank: 1 << 3,
  copies: 1 << 4,
  costs: 1 << 5,
  cannot: 1 << 6,
  must: 1 << 7,
  can: 1 << 8,
  immune: 1 << 9,
  entersAs: 1 << 10,
  struggles: 1 << 11,
  counts: 1 << 12,
  provides: 1 << 13,
  holdsInsane: 1 << 14,
  storiesToWin: 1 << 15,
  woundsOfEvents: 1 << 16,
  struggleDecidedBy: 1 << 17,
  mayPlay: 1 << 18,
  takeControl: 1 << 19,
  exchangeControl: 1 << 20,
  becomes: 1 << 21,
  mixAlignments: 1 << 22,
};
/** The kinds that change what a card is. */
export const TRAIT_KINDS = KIND.gains | KIND.loses | KIND.setTo | KIND.blank | KIND.copies | KIND.becomes;
const BITS: ReadonlyMap<string, number> = new Map(Object.entries(KIND));
export const bitOfKind = (kind: string): number => BITS.get(kind) ?? 0;

/** Traits that effects touch, one bit each; a query whose bit is not set answers with what is printed. */
export const TRAIT = {
  keywords: 1,
  icons: 2,
  skill: 4,
  subtypes: 8,
  faction: 16,
  boosters: 32,
  abilities: 64,
  all: 127,
} as const;

export function traitsTouchedBy(effect: Effect): number {
  switch (effect.do) {
    case "gains": {
      const { keyword, icons, skill, subtype, faction, booster, ability } = effect.traits;
      if (ability !== undefined) return TRAIT.all;
      return (
        (keyword === undefined ? 0 : TRAIT.keywords) |
        (icons === undefined ? 0 : TRAIT.icons) |
        (skill === undefined ? 0 : TRAIT.skill) |
        (subtype === undefined ? 0 : TRAIT.subtypes) |
        (faction === undefined ? 0 : TRAIT.faction) |
        (booster === undefined ? 0 : TRAIT.boosters)
      );
    }
    case "loses":
      return TRAIT.keywords | TRAIT.icons | TRAIT.subtypes;
    case "setTo":
      return TRAIT.skill;
    case "blank":
    case "becomes":
    case "copies":
      return TRAIT.all;
    default:
      return 0;
  }
}

export const grantsAbility = (effect: Effect): boolean =>
  effect.do === "copies" ||
  effect.do === "becomes" ||
  (effect.do === "gains" && effect.traits.ability !== undefined);
