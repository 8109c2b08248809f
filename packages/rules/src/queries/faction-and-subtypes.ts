/** Faction and subtypes of a card as they are now. */
import type { Faction } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import { type Continuous, cacheOf } from "../state/cache.ts";
import type { CardId, CardState, State } from "../state/types.ts";
import { actingOn, applies, continuousOf, isBlank } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { TRAIT } from "./kinds.ts";
import { formOf, hasFace, touches } from "./standing.ts";
import { typeOf } from "./type-of.ts";

const NO_WORDS: readonly never[] = [];
const ATTACHED: readonly string[] = ["Attachment"];

/** Insane and face-down cards have no faction, and neutral is none either (COMP-04, COMP-37). */
export function factionOf(state: State, id: CardId): Faction | "neutral" | "none" {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return "none";
  const printed = printedFaction(state, card);
  if (!touches(state, TRAIT.faction)) return printed;
  const { values } = cacheOf(state);
  const kept = values.faction;
  return kept[id] ?? workOut(state, values, { kept, card: id, printed, compute: computeFaction });
}

/** PAY-18: on a domain only the resource symbol matters. */
function printedFaction(state: State, card: CardState): Faction | "neutral" {
  const { faction, facts } = faceOf(state, card.id);
  return card.zone === "resource" ? (facts.resourceFaction ?? faction) : faction;
}

function computeFaction(state: State, id: CardId): Faction | "neutral" {
  for (const [, effect] of actingOn(state, "gains", id))
    if (effect.traits.faction !== undefined) return effect.traits.faction;
  return printedFaction(state, cardOf(state, id));
}

/** ATT-04: face down it is an Attachment and no more. */
const hiddenSubtypes = (state: State, card: CardState): readonly string[] =>
  card.faceDown && typeOf(state, card.id) === "support" ? ATTACHED : NO_WORDS;

export function subtypesOf(state: State, id: CardId): readonly string[] {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return hiddenSubtypes(state, card);
  const printed = faceOf(state, card.id).facts.subtypes;
  if (card.zone !== "play" || !touches(state, TRAIT.subtypes)) return printed;
  const { values } = cacheOf(state);
  const kept = values.subtypes;
  return kept[id] ?? workOut(state, values, { kept, card: id, printed, compute: computeSubtypes });
}

function namedSubtype({ modifier }: Continuous): string | undefined {
  const named = modifier?.named;
  return named?.what === "subtype" ? named.word : undefined;
}

function computeSubtypes(state: State, id: CardId): readonly string[] {
  const printed = faceOf(state, id).facts.subtypes;
  const form = formOf(state, id);
  const own =
    form === null || form.effect.form === "printed" ? printed : (form.effect.form.subtypes ?? NO_WORDS);
  const found = new Set(form === null && isBlank(state, id) ? NO_WORDS : own);
  for (const one of continuousOf(state)) {
    if (one.effect.do === "gains" && one.effect.traits.subtype !== undefined && applies(state, one, id)) {
      const { subtype } = one.effect.traits;
      const gained = typeof subtype === "string" ? subtype : namedSubtype(one);
      if (gained !== undefined) found.add(gained);
    }
  }
  for (const [, { traits }] of actingOn(state, "loses", id)) {
    if (traits.subtypes === "all") found.clear();
    else if (traits.subtypes !== undefined) found.delete(traits.subtypes);
  }
  return [...found];
}
