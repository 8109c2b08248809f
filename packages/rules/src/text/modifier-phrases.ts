/** What a filter adds to its noun: one rule per key and language, joined in order of rank. */
import type { Comparison, Filter, Noun } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { isZero } from "./comparisons.ts";
import type { Gender } from "./french.ts";
import type { Quantity, Say } from "./speech.ts";

/** The noun that is being described. */
export interface Head {
  readonly noun: Noun;
  readonly gender: Gender;
  readonly plural: boolean;
  readonly filter: Filter;
  readonly quantity: Quantity;
}

export interface PrintedModifier {
  readonly at: "before" | "after";
  readonly rank: number;
  readonly text: string;
}

type Key = keyof Filter;
type Rule<K extends Key> = (
  value: NonNullable<Filter[K]>,
  head: Head,
  say: Say,
) => PrintedModifier | readonly (PrintedModifier | undefined)[] | undefined;
/** A filter key without words in one of the languages does not compile. */
export type Modifiers = { readonly [K in Key]: Rule<K> };

export const before = (rank: number, text: string): PrintedModifier => ({ at: "before", rank, text });
export const after = (rank: number, text: string): PrintedModifier => ({ at: "after", rank, text });

/** Zones that belong to a player, so that "you control" is said by the place. */
const OWNED: readonly Zone[] = ["hand", "deck", "discard", "resource", "won", "removed"];

export const zonesOf = ({ in: zones }: Filter): readonly Zone[] => {
  if (zones === undefined) return [];
  return typeof zones === "string" ? [zones] : zones;
};

/** In a pile that each player has one of. */
export const isInPile = (filter: Filter): boolean => {
  const zones = zonesOf(filter);
  return zones.length > 0 && zones.every((zone) => PILES.includes(zone));
};
const PILES: readonly Zone[] = ["deck", "hand", "discard"];

/** Where a card of this kind lies if nothing is said of its place. */
function placeOfNoun(noun: Noun | undefined): Zone {
  if (noun === "domain" || noun === "resource") return noun;
  return noun === "story" || noun === "conspiracy" ? "story" : "play";
}

/** The nouns of the alternatives say where they lie: a resource on a domain, a card in play. */
export function nounsTellThePlace(filter: Filter): boolean {
  if (filter.anyOf === undefined || filter.type !== undefined) return false;
  const told = new Set(filter.anyOf.map(({ type }) => placeOfNoun(type)));
  const zones = zonesOf(filter);
  return zones.length === told.size && zones.every((zone) => told.has(zone));
}

/** The place names the player: "in your hand", "on his domains". */
const placeNamesPlayer = (filter: Filter): boolean =>
  (filter.type === "resource" && (filter.in === undefined || filter.in === "resource")) ||
  (zonesOf(filter).length > 0 && zonesOf(filter).every((zone) => OWNED.includes(zone)));

/** Whose it is, where the place has not told it. */
export const placeNamesController = placeNamesPlayer;
export const placeNamesOwner = (filter: Filter): boolean =>
  placeNamesPlayer(filter) && (filter.controller === undefined || filter.controller === filter.owner);

/** Of a story the tokens of both players count; whether it has any at all is asked of no side. */
export const hasTwoSides = (noun: Noun, is: Comparison): boolean =>
  (noun === "story" || noun === "conspiracy") && !isZero(is) && is.atLeast !== 1;

/** All of them wherever they lie, or one of them somewhere. */
export const meansAll = ({ kind }: Quantity): boolean =>
  kind === "all" || kind === "each" || kind === "bare" || kind === "plain";

function modifierOf<K extends Key>(
  key: K,
  head: Head,
  context: { readonly rules: Modifiers; readonly say: Say },
) {
  const value: Filter[K] = head.filter[key];
  const rule: Rule<K> = context.rules[key];
  return value === undefined ? undefined : rule(value, head, context.say);
}

export function modifiersOf(head: Head, rules: Modifiers, say: Say): readonly PrintedModifier[] {
  // Object.keys gives strings; the keys of a Filter are keyof Filter.
  const keys = Object.keys(head.filter) as Key[];
  const found = keys.flatMap((key) => modifierOf(key, head, { rules, say }));
  return found.filter((modifier) => modifier !== undefined).sort((a, b) => a.rank - b.rank);
}

export const textsAt = (
  modifiers: readonly PrintedModifier[],
  at: PrintedModifier["at"],
): readonly string[] => modifiers.filter((modifier) => modifier.at === at).map(({ text }) => text);
