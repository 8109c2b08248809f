/** What a card is now: type, subtypes, keywords, icons, skill. Printed facts are never written. */

import { type CardCode, cardCode } from "../language/cards.ts";
import type { EffectOf, IconCounts, Losses, Traits } from "../language/effects.ts";
import { type CardType, type Faction, ICONS, type Icon, type Keyword } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import {
  abilityOf,
  iconIndex,
  type PreparedAbility,
  type PrintedKeywords,
  printedOf,
} from "../state/game.ts";
import { parseKeywords } from "../state/prepare-card.ts";
import type { CardId, CardState, State } from "../state/types.ts";
import {
  actingOn,
  applies,
  cacheOf,
  continuousOf,
  formOf,
  hasFace,
  isBlank,
  TRAIT,
  touches,
} from "./continuous.ts";
import { knot } from "./knot.ts";
import { ofEach, sceneOfContinuous } from "./scene.ts";

const NO_ICONS: readonly number[] = [0, 0, 0, 0];
const NO_WORDS: readonly never[] = [];

/** A Dormant card has no type; an insane card of any type is a character (INS-17). */
export function typeOf(state: State, id: CardId): CardType | "none" {
  const card = cardOf(state, id);
  if (card.code === "" || card.zone === "domain") return "none";
  if (card.zone === "play") {
    if (card.condition === "insane") return "character";
    if (card.faceDown && card.host !== -1) return "none";
    if (state.modifiers.length > 0) {
      const form = formOf(state, id);
      if (form !== null && form.effect.form !== "printed") return form.effect.form.type;
    }
  }
  return faceOf(state, card.id).type;
}

export const isCharacter = (state: State, id: CardId): boolean => typeOf(state, id) === "character";

export const titleOf = (state: State, id: CardId): string => {
  const { code } = cardOf(state, id);
  return code === "" ? "" : printedOf(state.game, code).title;
};

/** Insane and face-down cards have no faction, and neutral is none either (COMP-04, COMP-37). */
export function factionOf(state: State, id: CardId): Faction | "neutral" | "none" {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return "none";
  if (touches(state, TRAIT.faction)) {
    for (const [, effect] of actingOn(state, "gains", id))
      if (effect.traits.faction !== undefined) return effect.traits.faction;
  }
  const { faction, facts } = faceOf(state, card.id);
  // PAY-18: on a domain only the resource symbol matters
  return card.zone === "resource" ? (facts.resourceFaction ?? faction) : faction;
}

export function subtypesOf(state: State, id: CardId): readonly string[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return NO_WORDS;
  const printed = faceOf(state, card.id);
  if (card.zone !== "play" || !touches(state, TRAIT.subtypes)) return printed.facts.subtypes;
  const form = formOf(state, id);
  const own =
    form === null || form.effect.form === "printed"
      ? printed.facts.subtypes
      : (form.effect.form.subtypes ?? NO_WORDS);
  const found = new Set(form === null && isBlank(state, id) ? NO_WORDS : own);
  for (const one of continuousOf(state)) {
    if (one.effect.do === "gains" && one.effect.traits.subtype !== undefined && applies(state, one, id)) {
      const { subtype } = one.effect.traits;
      found.add(typeof subtype === "string" ? subtype : (one.modifier?.named ?? ""));
    }
  }
  for (const [, { traits }] of actingOn(state, "loses", id)) {
    if (traits.subtypes === "all") found.clear();
    else if (traits.subtypes !== undefined) found.delete(traits.subtypes);
  }
  return [...found];
}

/** Keywords, Toughness and Fated counted apart: see toughnessOf. */
export function keywordsOf(state: State, id: CardId): readonly Keyword[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return NO_WORDS;
  const printed = faceOf(state, card.id).keywords.names;
  if (card.zone !== "play" || !touches(state, TRAIT.keywords)) return printed;
  const cache = cacheOf(state);
  const known = cache.keywords[id];
  if (known !== undefined) return known;
  cache.keywords[id] = printed;
  const found = computeKeywords(state, id, printed);
  cache.keywords[id] = found;
  return found;
}

function computeKeywords(state: State, id: CardId, printed: readonly Keyword[]): readonly Keyword[] {
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
      for (const word of copiedKeywords(one).names) found.add(word);
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

/** Where a lasting `gains` keeps its numbers: four icons, skill, amount of a keyword. */
export const SKILL_VALUE = 4;
export const AMOUNT_VALUE = 5;

/** A number that `setTo` names: fixed when a lasting effect was made, read now for a passive. */
const amountOf = (one: Continuous, read: () => number): number =>
  one.modifier === null ? read() : (one.modifier.values[0] ?? 0);

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
      one.modifier?.values[AMOUNT_VALUE] ?? knot.num(sceneOfContinuous(state, one), traits.amount ?? 0);
  }
  for (const [one] of actingOn(state, "copies", id))
    total += copiedKeywords(one)[keyword === "Toughness" ? "toughness" : "fated"];
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

/** As they are printed, with their numbers: "Fast", "Toughness +2". */
export const keywordWords = (state: State, id: CardId): readonly string[] =>
  keywordsOf(state, id).map((word) => {
    if (word === "Toughness") return `Toughness +${toughnessOf(state, id)}`;
    return word === "Fated" ? `Fated ${fatedOf(state, id)}` : word;
  });

export const printedIconsOf = (state: State, id: CardId): readonly number[] => {
  const card = cardOf(state, id);
  return card.code === "" || !hasFace(card) ? NO_ICONS : faceOf(state, card.id).icons;
};

/** Net icons, never below none (LAST-04). */
export function iconsOf(state: State, id: CardId): readonly number[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return NO_ICONS;
  const printed = faceOf(state, card.id).icons;
  if (card.zone !== "play" || !touches(state, TRAIT.icons)) return printed;
  const cache = cacheOf(state);
  const known = cache.icons[id];
  if (known !== undefined) return known;
  cache.icons[id] = printed;
  const icons = computeIcons(state, id, printed);
  cache.icons[id] = icons;
  return icons;
}

function computeIcons(state: State, id: CardId, printed: readonly number[]): readonly number[] {
  const form = formOf(state, id);
  const net = (form === null || form.effect.form === "printed" ? printed : formIcons(form.effect)).slice();
  const left = printed.slice(); // printed icons not lost yet
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.icons !== undefined && applies(state, one, id))
      addIcons(state, one, net);
    if (effect.do === "loses" && effect.traits.icons !== undefined && applies(state, one, id))
      loseIcons(one, net, { id, left });
  }
  return net.map((count) => Math.max(0, count));
}

function formIcons(effect: EffectOf<"becomes">): readonly number[] {
  const { form } = effect;
  return form === "printed" ? NO_ICONS : ICONS.map((icon) => form.icons?.[icon] ?? 0);
}

function addIcons(state: State, one: Continuous, net: number[]): void {
  const { modifier } = one;
  if (modifier !== null) {
    for (let i = 0; i < 4; i++) net[i] = (net[i] ?? 0) + (modifier.values[i] ?? 0);
    return;
  }
  const gained = readIcons(state, one, (one.effect as EffectOf<"gains">).traits); // only called for gains
  for (let i = 0; i < 4; i++) net[i] = (net[i] ?? 0) + (gained[i] ?? 0);
}

/** The four numbers that `gains({ icons })` gives now. */
export function readIcons(
  state: State,
  one: Pick<Continuous, "source" | "you">,
  traits: Traits,
): readonly number[] {
  const { icons } = traits;
  if (icons === undefined) return NO_ICONS;
  const scene = sceneOfContinuous(state, one as Continuous); // source and you are all it reads
  if ("of" in icons) {
    const [model] = knot.named(scene, icons.of as string);
    if (model === undefined) return NO_ICONS;
    return icons.printed === true ? printedIconsOf(state, model) : iconsOf(state, model);
  }
  const counts: IconCounts = icons;
  return ICONS.map((icon) => {
    const value = counts[icon];
    return value === undefined ? 0 : knot.num(scene, value);
  });
}

/** LAST-08: "all" takes what was there when it took effect, in `values`; printed losses leave gains (ED-45). */
function loseIcons(
  one: Continuous,
  net: number[],
  { id, left }: { readonly id: CardId; readonly left: number[] },
): void {
  const { icons } = (one.effect as EffectOf<"loses">).traits; // only called for loses
  const first = 4 * (one.modifier?.subjects.indexOf(id) ?? 0);
  for (let i = 0; i < 4; i++) {
    const all = one.modifier === null ? (net[i] ?? 0) : (one.modifier.values[first + i] ?? 0);
    if (icons === "all") net[i] = (net[i] ?? 0) - all;
    else if (takesPrinted(icons, i)) net[i] = (net[i] ?? 0) - (left[i] ?? 0);
    else if (icons === ICONS[i]) net[i] = (net[i] ?? 0) - 1;
    if (icons === "all" || takesPrinted(icons, i)) left[i] = 0;
  }
}

const takesPrinted = (icons: Losses["icons"], i: number): boolean =>
  icons === "allPrinted" || (typeof icons === "object" && icons.printed === ICONS[i]);

export const iconCount = (state: State, id: CardId, icon: Icon): number =>
  iconsOf(state, id)[iconIndex[icon]] ?? 0;

/** The true net, which may lie below zero (LAST-03). */
export function netSkillOf(state: State, id: CardId): number {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return 0;
  const printed = faceOf(state, card.id).skill;
  if (card.zone !== "play" || !touches(state, TRAIT.skill)) return printed;
  const cache = cacheOf(state);
  const known = cache.skill[id];
  if (known !== undefined) return known;
  cache.skill[id] = printed;
  const skill = computeSkill(state, id, printed);
  cache.skill[id] = skill;
  return skill;
}

function computeSkill(state: State, id: CardId, printed: number): number {
  const form = formOf(state, id);
  const given = form === null || form.effect.form === "printed" ? undefined : (form.effect.form.skill ?? 0);
  let base = printed;
  const isX = faceOf(state, id).skillIsX; // its own text says what X is; others add to that
  let net = 0;
  let fixed: number | undefined;
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do !== "gains" && effect.do !== "setTo") continue;
    if (!applies(state, one, id)) continue;
    const scene = ofEach(sceneOfContinuous(state, one), id);
    if (effect.do === "gains") {
      const { skill } = effect.traits;
      if (skill !== undefined) net += one.modifier === null ? knot.num(scene, skill) : skillValue(one);
    } else if (effect.traits.printedSkill !== undefined) {
      base = amountOf(one, () => knot.num(scene, effect.traits.printedSkill ?? 0));
    } else if (effect.traits.skill !== undefined) {
      const value = amountOf(one, () => knot.num(scene, effect.traits.skill ?? 0));
      if (isX && one.source === id && one.modifier === null) base = value;
      else fixed = value;
    }
  }
  return fixed ?? (given ?? base) + net;
}

const skillValue = (one: Continuous): number => one.modifier?.values[SKILL_VALUE] ?? 0;

/** Counted skill is never below zero (LAST-02). */
export const skillOf = (state: State, id: CardId): number => Math.max(0, netSkillOf(state, id));

/** An insane character has cost 0 (INS-03); elsewhere the printed cost. */
export function costOf(state: State, id: CardId): number {
  const card = cardOf(state, id);
  if (card.code === "" || card.condition === "insane") return 0;
  return faceOf(state, card.id).cost;
}

/** Large icons of the text box: none on a blank or insane card (BOOST-09, TEXT-03). */
export function boostersOf(state: State, id: CardId): readonly number[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card) || (continuousOf(state).length > 0 && isBlank(state, id)))
    return NO_ICONS;
  const printed = faceOf(state, card.id).boosters;
  if (continuousOf(state).length === 0) return printed;
  const net = printed.slice();
  for (const [, { traits }] of actingOn(state, "gains", id)) {
    if (traits.booster !== undefined)
      net[iconIndex[traits.booster]] = (net[iconIndex[traits.booster]] ?? 0) + 1;
  }
  return net;
}

/** Abilities usable now, own ones first, then those gained from other cards. */
export function abilitiesOf(state: State, card: CardState): readonly PreparedAbility[] {
  if (card.code === "" || !hasFace(card)) return NO_WORDS;
  const printed = faceOf(state, card.id);
  const own =
    printed.own === printed.abilities.length ? printed.abilities : printed.abilities.slice(0, printed.own);
  if (card.zone !== "play" || continuousOf(state).length === 0) return own;
  const cache = cacheOf(state);
  const known = cache.abilities[card.id];
  if (known !== undefined) return known;
  const found = computeAbilities(state, card, own);
  cache.abilities[card.id] = found;
  return found;
}

function computeAbilities(
  state: State,
  card: CardState,
  own: readonly PreparedAbility[],
): readonly PreparedAbility[] {
  const form = formOf(state, card.id);
  const found: PreparedAbility[] = [];
  if (form !== null && form.effect.form !== "printed") {
    const granting = abilityOf(state.game, form.modifier.ability.code, form.modifier.ability.index);
    for (const ability of form.effect.form.abilities ?? [])
      found.push(abilityOf(state.game, granting.code, granting.granted.get(ability) ?? 0));
  } else if (!isBlank(state, card.id)) {
    found.push(...own);
  }
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.ability !== undefined && applies(state, one, card.id)) {
      if (effect.traits.ability.timing === "passive" && isBlank(state, card.id)) continue; // TRIG-35
      found.push(
        abilityOf(state.game, one.prepared.code, one.prepared.granted.get(effect.traits.ability) ?? 0),
      );
    }
    if (effect.do === "copies" && effect.parts.includes("triggered") && applies(state, one, card.id)) {
      for (const index of one.modifier?.values ?? [])
        found.push(abilityOf(state.game, copiedCode(one), index));
    }
  }
  return found;
}

/** A copy's `named` holds the code it was taken from, then the keywords: "core-set-12|Fast|Toughness +2". */
const copiedCode = (one: Continuous): CardCode => cardCode((one.modifier?.named ?? "").split("|")[0] ?? "");
const copiedKeywords = (one: Continuous): PrintedKeywords =>
  parseKeywords((one.modifier?.named ?? "").split("|").slice(1));
