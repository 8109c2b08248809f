/** What a filter adds to its noun: one rule per key and language, joined in order of rank. */
import type { Filter, Noun } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
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

export interface Modifier {
  readonly at: "before" | "after";
  readonly rank: number;
  readonly text: string;
}

type Key = keyof Filter;
export type Rule<K extends Key> = (
  value: NonNullable<Filter[K]>,
  head: Head,
  say: Say,
) => Modifier | undefined;
/** A filter key without words in one of the languages does not compile. */
export type Modifiers = { readonly [K in Key]: Rule<K> };

export const before = (rank: number, text: string): Modifier => ({ at: "before", rank, text });
export const after = (rank: number, text: string): Modifier => ({ at: "after", rank, text });

/** Zones that belong to a player, so that "you control" is said by the place. */
const OWNED: readonly Zone[] = ["hand", "deck", "discard", "resource", "won", "removed"];

export const zonesOf = ({ in: zones }: Filter): readonly Zone[] => {
  if (zones === undefined) return [];
  return typeof zones === "string" ? [zones] : zones;
};

/** The nouns of the alternatives say where they lie: a resource on a domain, a card in play. */
export const nounsTellThePlace = (filter: Filter): boolean =>
  filter.anyOf !== undefined && zonesOf(filter).every((zone) => ON_THE_TABLE.includes(zone));
const ON_THE_TABLE: readonly Zone[] = ["play", "resource", "domain", "story"];

/** The place names the player: "in your hand", "on his domains". */
export const placeNamesPlayer = (filter: Filter): boolean =>
  filter.type === "resource" || zonesOf(filter).some((zone) => OWNED.includes(zone));

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

export function modifiersOf(head: Head, rules: Modifiers, say: Say): readonly Modifier[] {
  // Object.keys gives strings; the keys of a Filter are keyof Filter.
  const keys = Object.keys(head.filter) as Key[];
  const found = keys.map((key) => modifierOf(key, head, { rules, say }));
  return found.filter((modifier) => modifier !== undefined).sort((a, b) => a.rank - b.rank);
}

export const textsAt = (modifiers: readonly Modifier[], at: Modifier["at"]): readonly string[] =>
  modifiers.filter((modifier) => modifier.at === at).map(({ text }) => text);
