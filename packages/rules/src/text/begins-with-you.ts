/** Whether an effect reads as something you do, so that a cost can lead to it. */
import { type Effect, type EffectKind, LASTING_KINDS } from "../language/effects.ts";
import type { Selection } from "../language/expressions.ts";
import { isTarget } from "./selections.ts";

/** Effects whose subject is the cards, so that no "to" can lead to them; taking control is something you do. */
const ABOUT_CARDS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...LASTING_KINDS.filter((kind) => kind !== "takeControl" && kind !== "exchangeControl"),
  "ifThen",
  "may",
  "delayed",
]);

const hasTarget = (effect: Effect): boolean =>
  Object.values(effect).some((value) => isSelection(value) && isTarget(value));
const isSelection = (value: unknown): value is Selection =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the text of the effect begins with something you do, so that "pay 2 to" can stand before it. */
export function beginsWithYou(effect: Effect): boolean {
  if (effect.do === "inOrder" || effect.do === "until")
    return effect.effects[0] !== undefined && beginsWithYou(effect.effects[0]);
  if (effect.do === "then") return beginsWithYou(effect.first);
  if (effect.do === "forEach") return isTarget(effect.what);
  if (effect.do === "eachPlayer") return effect.who === "chosen";
  if (effect.do === "unless" || effect.do === "repeat" || effect.do === "insteadOfThat")
    return beginsWithYou(effect.effect);
  if (effect.do === "sacrifice" || effect.do === "lookAt" || effect.do === "either")
    return effect.by === undefined || effect.by === "you";
  if ("who" in effect && typeof effect.who === "string") return effect.who === "you";
  return !ABOUT_CARDS.has(effect.do) || (effect.do !== "costs" && hasTarget(effect));
}

/** What a card costs and what it becomes can be made so: "to make this card become a character again". */
export function canBeMade(effect: Effect): boolean {
  if (effect.do === "until") {
    const [only] = effect.effects;
    return effect.effects.length === 1 && only !== undefined && canBeMade(only);
  }
  if (effect.do === "costs") return effect.fixed === undefined;
  return effect.do === "becomes" && effect.form === "printed" && "the" in effect.what;
}

const PRICES: ReadonlySet<EffectKind> = new Set<EffectKind>([
  "pay",
  "payX",
  "drain",
  "exhaust",
  "sacrifice",
  "discard",
]);

/** "Drain a domain to return it": of two things one may do, the first is the price of the second. */
export const isPriceOf = (first: Effect, next: Effect): boolean =>
  PRICES.has(first.do) && beginsWithYou(next);
