/** Keywords of a card as they are now. */
import type { Keyword } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import { cacheOf } from "../state/cache.ts";
import type { PrintedKeywords } from "../state/game.ts";
import { parseKeywords } from "../state/printed-keywords.ts";
import type { CardId, State } from "../state/types.ts";
import { actingOn, applies, continuousOf, isBlank } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { TRAIT } from "./kinds.ts";
import { knot } from "./knot.ts";
import { AMOUNT_VALUE } from "./lasting-values.ts";
import { ofEach, sceneOfContinuous } from "./scene.ts";
import { formOf, hasFace, touches } from "./standing.ts";

const NO_WORDS: readonly never[] = [];

/** Keywords, Toughness and Fated counted apart: see toughnessOf. */
export function keywordsOf(state: State, id: CardId): readonly Keyword[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return NO_WORDS;
  const printed = faceOf(state, card.id).keywords.names;
  if (card.zone !== "play" || !touches(state, TRAIT.keywords)) return printed;
  const { values } = cacheOf(state);
  const kept = values.keywords;
  return kept[id] ?? workOut(state, values, { kept, card: id, printed, compute: computeKeywords });
}

function computeKeywords(state: State, id: CardId): readonly Keyword[] {
  const printed = faceOf(state, id).keywords.names;
  const form = formOf(state, id);
  const own =
    form === null || form.effect.form === "printed"
      ? printed
      : parseKeywords(form.effect.form.keywords ?? []).names;
  // TEXT-08: what a card has become is a lasting effect, no text of its box
  const found = new Set<Keyword>(form === null && isBlank(state, id) ? NO_WORDS : own);
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.keyword !== undefined && applies(state, one, id))
      found.add(effect.traits.keyword);
    if (effect.do === "copies" && effect.parts.includes("keywords") && applies(state, one, id)) {
      for (const word of one.modifier?.copied?.keywords.names ?? NO_WORDS) found.add(word);
    }
  }
  for (const [, { traits }] of actingOn(state, "loses", id)) {
    if (traits.keyword === "all") found.clear();
    else if (traits.keyword !== undefined) found.delete(traits.keyword);
    if (traits.toughness === true) found.delete("Toughness");
  }
  return [...found];
}

export const hasKeyword = (state: State, id: CardId, keyword: Keyword): boolean =>
  keywordsOf(state, id).includes(keyword);

function numericKeyword(state: State, id: CardId, keyword: "Toughness" | "Fated"): number {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return 0;
  const printed = faceOf(state, card.id).keywords;
  const base = keyword === "Toughness" ? printed.toughness : printed.fated;
  if (card.zone !== "play" || !touches(state, TRAIT.keywords)) return base;
  const form = formOf(state, id);
  let total = isBlank(state, id) ? 0 : base;
  if (form !== null && form.effect.form !== "printed")
    total = parseKeywords(form.effect.form.keywords ?? []).toughness;
  for (const [one, effect] of actingOn(state, "gains", id)) {
    const { traits } = effect;
    if (traits.keyword !== keyword) continue;
    total +=
      one.modifier?.values[AMOUNT_VALUE] ??
      knot.num(ofEach(sceneOfContinuous(state, one), id), traits.amount ?? 0);
  }
  for (const [one] of actingOn(state, "copies", id))
    total += one.modifier?.copied?.keywords[keyword === "Toughness" ? "toughness" : "fated"] ?? 0;
  if (
    keyword === "Toughness" &&
    actingOn(state, "loses", id).some(([, { traits }]) => traits.toughness === true)
  )
    return 0;
  return Math.max(0, total);
}

/** Toughness from several sources adds up (KW-TOUGH-02). */
export const toughnessOf = (state: State, id: CardId): number => numericKeyword(state, id, "Toughness");
export const fatedOf = (state: State, id: CardId): number => numericKeyword(state, id, "Fated");

/** All of them, with their numbers. */
export function keywordsInForce(state: State, id: CardId): PrintedKeywords {
  const names = keywordsOf(state, id);
  return {
    names,
    toughness: names.includes("Toughness") ? toughnessOf(state, id) : 0,
    fated: names.includes("Fated") ? fatedOf(state, id) : 0,
  };
}
