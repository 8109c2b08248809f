/** Abilities, and the entry of a card. */
import type { Ability, CardText, Limit, PlayOnly, Trigger } from "../language/abilities.ts";
import type { Effect } from "../language/effects.ts";
import type { Comparison, Filter, Num, Test } from "../language/expressions.ts";
import type { Timing, Zone } from "../language/words.ts";
import { inOrder } from "./combine.ts";
import { numberIs } from "./tests.ts";

interface Written {
  readonly when?: Trigger;
  readonly if?: Test;
  readonly from?: Zone;
  readonly cost?: Effect | readonly Effect[];
  readonly effect: Effect;
  readonly limit?: Limit;
  readonly anyPlayer?: true;
}

const isList = (cost: Effect | readonly Effect[]): cost is readonly Effect[] => Array.isArray(cost);

const headed =
  (timing: Timing) =>
  ({ cost, ...rest }: Written): Ability => ({
    timing,
    ...rest,
    ...(cost && { cost: isList(cost) ? cost : [cost] }),
  });

export const action = headed("action");
export const response = headed("response");
export const forcedResponse = headed("forcedResponse");
export const disrupt = headed("disrupt");

/** A passive as written: continuous, with a `while`, or waiting for an event or a state. */
type Standing = Pick<Ability, "when" | "whenever" | "if" | "from" | "effect" | "replaces" | "anyPlayer">;

const isEffect = (part: Standing | Effect): part is Effect => "do" in part;

export const passive = (part: Standing | Effect): Ability => ({
  timing: "passive",
  ...(isEffect(part) ? { effect: part } : part),
});
const joined = (first: Effect, rest: readonly Effect[]): Effect =>
  rest.length === 0 ? first : inOrder(first, ...rest);
export const together = (first: Effect, ...rest: readonly Effect[]): Effect => joined(first, rest);
export const whileTrue = (test: Test, first: Effect, ...rest: readonly Effect[]): Standing => ({
  if: test,
  effect: joined(first, rest),
});
/** Waits for a state, checked after each effect (step E4). */
export const whenever = (number: Num, is: Comparison, effect: Effect): Standing => ({
  whenever: numberIs(number, is),
  effect,
});
export const wheneverTrue = (test: Test, effect: Effect): Standing => ({ whenever: test, effect });
export const replaces = (when: Trigger, effect: Effect): Standing => ({ when, effect, replaces: true });
export const whenWon = (effect: Effect): Ability => ({ timing: "whenWon", effect });

/** "Limit once": per copy. */
export const once = (per: Limit["per"]): Limit => ({ times: 1, per, by: "copy" });
/** "Limit 1": per title and player (TRIG-26). */
export const limit1 = (per: Limit["per"]): Limit => ({ times: 1, per, by: "title" });

export const attachTo = (to: Filter): Pick<CardText, "attachTo"> => ({ attachTo: to });
export const playOnly = (restriction: PlayOnly): Pick<CardText, "playOnly"> => ({ playOnly: restriction });
export const yourOperations: PlayOnly = { phase: "operations", turnOf: "you" };
export const copiesAllowed = (copies: number): Pick<CardText, "copiesAllowed"> => ({ copiesAllowed: copies });
export const worksAsResource: Pick<CardText, "worksAsResource"> = { worksAsResource: true };

/** A card that is not done says so; it is refused by the deck check and counted. */
export const notYet = (reason: string): { readonly notYet: string } => ({ notYet: reason });

type Terms = Partial<Omit<CardText, "abilities">> & { readonly notYet?: string };
export type Part = Ability | Terms;

export interface CardEntry {
  readonly number: number;
  readonly title: string;
  readonly text: CardText;
  readonly notYet?: string;
}

const isAbility = (part: Part): part is Ability => "timing" in part;

/** Abilities and terms of play, in any order. */
export function card(number: number, title: string, ...parts: readonly Part[]): CardEntry {
  const abilities: Ability[] = [];
  const terms: { -readonly [K in keyof Terms]: Terms[K] } = {};
  for (const part of parts) {
    if (isAbility(part)) abilities.push(part);
    else Object.assign(terms, part);
  }
  const { notYet: reason, ...text } = terms;
  return { number, title, text: { ...text, abilities }, ...(reason !== undefined && { notYet: reason }) };
}
