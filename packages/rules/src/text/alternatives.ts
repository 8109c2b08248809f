/** Filters with alternatives: how they are told, and when they are cards that were named before. */
import type { Filter } from "../language/expressions.ts";
import type { Head, PrintedModifier } from "./modifier-phrases.ts";
import { inTongue, type Phrase, type Say } from "./speech.ts";
import { NOUNS } from "./terms.ts";

/** How the alternatives of `anyOf` are told. */
type Shape = "types" | "adjectives" | "complements" | "whole";

export interface Parts {
  readonly head: Head;
  readonly modifiers: readonly PrintedModifier[];
}

export function shapeOf(alternatives: readonly Parts[]): Shape {
  const every = (test: (parts: Parts) => boolean) => alternatives.every(test);
  if (every(({ head }) => Object.keys(head.filter).join() === "type")) return "types";
  if (!every(({ head }) => head.filter.type === undefined)) return "whole";
  if (every(({ modifiers }) => modifiers.every(({ at }) => at === "before"))) return "adjectives";
  return every(({ modifiers }) => modifiers.every(({ at }) => at === "after")) ? "complements" : "whole";
}

/** Alternatives that need more than an adjective or a complement each say the noun that they share. */
export function withOwnNouns({ anyOf, type, ...others }: Filter): Filter {
  if (anyOf === undefined || type === undefined) return { ...others, ...(anyOf && { anyOf }) };
  if (anyOf.some((one) => one.type !== undefined))
    throw new Error(`no words for two nouns of one card: ${JSON.stringify({ type, anyOf })}`);
  return { ...others, anyOf: anyOf.map((one) => ({ type, ...one })) };
}

/** Whether all that was chosen or picked under a name is meant, and nothing else is asked of it. */
export function isOneOfThem(
  { type = "card", anyOf = [], isNot, ...others }: Filter,
  { memory }: Say,
): boolean {
  const given = [...memory.given].filter((name) => name !== isNot);
  const meant = anyOf.map(({ is }) => is ?? "");
  const onlyNames = anyOf.every((one) => Object.keys(one).join() === "is");
  const isKnown = isNot === undefined || memory.given.has(isNot);
  const noun = NOUNS[type];
  return (
    onlyNames &&
    isKnown &&
    meant.length > 1 &&
    Object.keys(others).length === 0 &&
    given.length === meant.length &&
    given.every((name) => meant.includes(name) && memory.named.get(name)?.noun === noun)
  );
}

/** Of cards named before: "one of those characters", then "the other". */
export function oneOfThem(filter: Filter, say: Say): Phrase {
  const { en, fr } = NOUNS[filter.type ?? "card"];
  const rest = filter.isNot !== undefined;
  return {
    text: inTongue(say, {
      en: () => (rest ? "the other" : `one of those ${en.many}`),
      fr: () => (rest ? "l'autre" : `${fr.gender === "f" ? "l'une" : "l'un"} de ces ${fr.many}`),
    }),
    gender: fr.gender,
    plural: false,
  };
}
