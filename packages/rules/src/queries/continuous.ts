/** Which passives and lasting effects are in force, and on what. */
import type { Effect, EffectOf, LastingKind } from "../language/effects.ts";
import type { Selection, Test } from "../language/expressions.ts";
import { cardOf, faceOf, opponentOf } from "../state/access.ts";
import type { Cache, Continuous } from "../state/cache.ts";
import { abilityOf, isContinuous, ownAbilities, type PreparedAbility } from "../state/game.ts";
import { type CardId, type CardState, type Modifier, NOBODY, type State } from "../state/types.ts";
import { hasNoController, speaksToYou } from "./addressees.ts";
import { knot } from "./knot.ts";
import { type Scene, sceneOfContinuous } from "./scene.ts";

/** The cache for the state as it is now. */
export function cacheOf(state: State): Cache {
  const { cache } = state;
  if (cache.version === state.version) return cache;
  cache.version = state.version;
  cache.continuous = null;
  cache.options = null;
  cache.commitment = null;
  if (cache.blank.length > 0) cache.blank = [];
  forgetTraits(cache);
  return cache;
}

export const nodeOf = (prepared: PreparedAbility, node: number): Effect =>
  prepared.nodes[node] ?? { do: "nothing" };

/** Insane, face-down and Dormant cards have no text (INS-03, DORM-04). */
export const hasFace = (card: CardState): boolean => card.condition !== "insane" && !card.faceDown;

/** The form a card has become (LAST-12), newest first. */
export function formOf(
  state: State,
  card: CardId,
): { readonly modifier: Modifier; readonly effect: EffectOf<"becomes"> } | null {
  for (let i = state.modifiers.length - 1; i >= 0; i--) {
    const modifier = state.modifiers[i];
    if (modifier === undefined || !concerns(state, modifier, card)) continue;
    const effect = nodeOf(
      abilityOf(state.game, modifier.ability.code, modifier.ability.index),
      modifier.node,
    );
    if (effect.do === "becomes" && effect.form !== "printed") return { modifier, effect };
  }
  return null;
}

/** A lasting effect ends for a card that has left play since (LEAVE-02). */
export function concerns(state: State, modifier: Modifier, card: CardId): boolean {
  const at = modifier.subjects.indexOf(card);
  return at >= 0 && modifier.lives[at] === cardOf(state, card).life;
}

/** Abilities that stand on the card: printed, or those of its form; blank takes them (TEXT-01). */
function standingAbilities(state: State, card: CardState): readonly PreparedAbility[] {
  const printed = faceOf(state, card.id);
  if (state.modifiers.length > 0) {
    const form = formOf(state, card.id);
    if (form !== null) return formAbilities(state, form.modifier, form.effect);
  }
  return ownAbilities(printed);
}

function formAbilities(
  state: State,
  modifier: Modifier,
  effect: EffectOf<"becomes">,
): readonly PreparedAbility[] {
  if (effect.form === "printed") return [];
  const granting = abilityOf(state.game, modifier.ability.code, modifier.ability.index);
  return (effect.form.abilities ?? []).map((ability) =>
    abilityOf(state.game, granting.code, granting.granted.get(ability) ?? 0),
  );
}

function pushLeaves(into: Continuous[], prepared: PreparedAbility, source: CardState): void {
  for (const { node, tests } of prepared.leaves) {
    into.push({
      prepared,
      node,
      effect: nodeOf(prepared, node),
      bit: bitOfKind(nodeOf(prepared, node).do),
      source: source.id,
      you: source.controller,
      tests,
      modifier: null,
    });
  }
}

const NO_TESTS: readonly Test[] = [];

function pushModifier(state: State, into: Continuous[], modifier: Modifier): void {
  const prepared = abilityOf(state.game, modifier.ability.code, modifier.ability.index);
  const effect = nodeOf(prepared, modifier.node);
  const { source, player: you, node } = modifier;
  into.push({ prepared, node, effect, bit: bitOfKind(effect.do), source, you, tests: NO_TESTS, modifier });
}

/** Everything continuous and lasting, before blanking is considered. */
function rawContinuous(state: State): Continuous[] {
  const found: Continuous[] = [];
  for (const id of state.inPlay) pushPassives(state, found, id);
  for (const id of state.stories) if (id !== NOBODY) pushForAll(state, found, id);
  for (const id of state.conspiracies) pushForAll(state, found, id);
  for (const modifier of state.modifiers) pushModifier(state, found, modifier);
  return found;
}

/** CONS-12: "you" on a story or conspiracy is every player, each for himself. */
function pushForAll(state: State, into: Continuous[], id: CardId): void {
  const from = into.length;
  pushPassives(state, into, id);
  if (from === into.length || !hasNoController(state, id)) return;
  for (const one of into.slice(from))
    if (speaksToYou(one.prepared.ability)) into.push({ ...one, you: opponentOf(one.you) });
}

function pushPassives(state: State, into: Continuous[], id: CardId): void {
  if (state.modifiers.length === 0) {
    if (faceOf(state, id).continuous.length === 0) return;
    const card = cardOf(state, id);
    if (hasFace(card)) for (const one of printedPassives(state, card)) into.push(one);
    return;
  }
  const card = cardOf(state, id);
  if (!hasFace(card)) return;
  for (const prepared of standingAbilities(state, card)) {
    if (isContinuous(prepared.ability)) pushLeaves(into, prepared, card);
  }
}

/** The printed passives of a card, made once while it stays the same card under the same controller. */
function printedPassives(state: State, card: CardState): readonly Continuous[] {
  const known = state.cache.passives[card.id];
  if (known !== undefined && known.life === card.life && known.you === card.controller) return known.list;
  const list: Continuous[] = [];
  for (const prepared of faceOf(state, card.id).continuous) pushLeaves(list, prepared, card);
  state.cache.passives[card.id] = { life: card.life, you: card.controller, list };
  return list;
}

/** The list as the texts on the table make it; it stays until a card moves or a lasting effect comes or goes. */
export function refreshRaw(state: State, cache: Cache): void {
  if (cache.tableVersion === state.tableVersion) return;
  cache.tableVersion = state.tableVersion;
  if (cache.domains.length > 0) cache.domains = [];
  cache.raw = rawContinuous(state);
  cache.kinds = 0;
  cache.traits = 0;
  cache.grants = false;
  for (const { effect, bit } of cache.raw) {
    cache.kinds |= bit;
    if ((bit & TRAIT_KINDS) === 0) continue;
    cache.traits |= traitsOf(effect);
    if (grantsAbility(effect)) cache.grants = true;
  }
}

const grantsAbility = (effect: Effect): boolean =>
  effect.do === "copies" ||
  effect.do === "becomes" ||
  (effect.do === "gains" && effect.traits.ability !== undefined);

/** Traits that effects touch, one bit each; a query whose bit is not set answers with what is printed. */
export const TRAIT = {
  keywords: 1,
  icons: 2,
  skill: 4,
  subtypes: 8,
  faction: 16,
  boosters: 32,
  all: 63,
} as const;

function traitsOf(effect: Effect): number {
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

/** Whether anything in force can touch this trait of a card. */
export function touches(state: State, trait: number): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  return (cache.traits & trait) !== 0;
}

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
};
/** The kinds that change what a card is. */
const TRAIT_KINDS = KIND.gains | KIND.loses | KIND.setTo | KIND.blank | KIND.copies | KIND.becomes;
const BITS: ReadonlyMap<string, number> = new Map(Object.entries(KIND));
const bitOfKind = (kind: string): number => BITS.get(kind) ?? 0;

/** All trait effects in force. A passive of a blank card is none; passives that are granted come last. */
export function continuousOf(state: State): readonly Continuous[] {
  const cache = cacheOf(state);
  if (cache.continuous !== null) return cache.continuous;
  refreshRaw(state, cache);
  const { raw } = cache;
  cache.continuous = raw;
  if (raw.length === 0 || ((cache.kinds & KIND.blank) === 0 && !cache.grants)) return raw;
  const standing =
    (cache.kinds & KIND.blank) !== 0
      ? raw.filter((one) => one.modifier !== null || !isBlank(state, one.source))
      : raw;
  const granted = cache.grants ? grantedPassives(state, standing) : [];
  const all = granted.length === 0 ? standing : standing.concat(granted);
  if (all !== raw) forgetTraits(cache);
  cache.continuous = all;
  return all;
}

/** What was computed while the list was still growing does not count. */
function forgetTraits(cache: Cache): void {
  if (cache.keywords.length > 0) cache.keywords = [];
  if (cache.icons.length > 0) cache.icons = [];
  if (cache.skill.length > 0) cache.skill = [];
  if (cache.abilities.length > 0) cache.abilities = [];
}

/** TRIG-35: a passive that a blank card would gain is none. */
function grantedPassives(state: State, standing: readonly Continuous[]): Continuous[] {
  const found: Continuous[] = [];
  for (const one of standing) {
    if (one.effect.do !== "gains" || one.effect.traits.ability === undefined) continue;
    if (!isContinuous(one.effect.traits.ability)) continue;
    const prepared = abilityOf(
      state.game,
      one.prepared.code,
      one.prepared.granted.get(one.effect.traits.ability) ?? 0,
    );
    for (const id of state.inPlay) {
      const card = cardOf(state, id);
      if (hasFace(card) && !isBlank(state, id) && applies(state, one, id)) pushLeaves(found, prepared, card);
    }
  }
  return found;
}

/** TEXT-01. A blanked card that blanks others does not. */
export function isBlank(state: State, card: CardId): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  if ((cache.kinds & KIND.blank) === 0) return false;
  if (cache.continuous === null) continuousOf(state); // or the list would be made while this is still open
  const known = cache.blank[card];
  if (known !== undefined) return known;
  cache.blank[card] = false; // a card does not blank itself away while this is asked
  let blank = false;
  for (const one of continuousOf(state)) {
    if (one.bit !== KIND.blank || !applies(state, one, card)) continue;
    if (one.modifier === null && isBlank(state, one.source)) continue;
    blank = true;
    break;
  }
  cache.blank[card] = blank;
  return blank;
}

/** Whether the effect is in force and acts on this card. */
export function applies(state: State, one: Continuous, card: CardId): boolean {
  const { modifier } = one;
  if (modifier !== null && !inForce(state, modifier)) return false;
  if (modifier !== null && modifier.subjects.length > 0) return concerns(state, modifier, card);
  const selection = subjectOf(one.effect);
  if (selection === null) return false;
  const scene = sceneOfContinuous(state, one);
  return isSubject(scene, selection, card) && testsHold(scene, one);
}

function isSubject(scene: Scene, selection: Selection, card: CardId): boolean {
  if ("the" in selection)
    return selection.the === "this" ? scene.source === card : knot.named(scene, selection.the).includes(card);
  return "each" in selection && knot.fits(scene, card, selection.each);
}

export function testsHold(scene: Scene, one: Continuous): boolean {
  for (const test of one.tests) if (!knot.holds(scene, test)) return false;
  return true;
}

/** "While this card stays exhausted", or committed to that story, is asked, not timed. */
export function inForce(state: State, { until, source, subjects }: Modifier): boolean {
  if (until !== "whileThisExhausted" && until !== "whileThisCommitted") return true;
  const card = cardOf(state, source);
  if (until === "whileThisCommitted") return card.zone === "play" && subjects.includes(card.story);
  return card.zone === "play" && card.condition === "exhausted";
}

function subjectOf(effect: Effect): Selection | null {
  if ("who" in effect && typeof effect.who === "object") return effect.who;
  if (effect.do === "blank" || effect.do === "becomes") return effect.what;
  if (effect.do === "struggles") return effect.at;
  return null;
}

/** All of one kind that act on a card. */
export function actingOn<K extends LastingKind>(
  state: State,
  kind: K,
  card: CardId,
): readonly (readonly [Continuous, EffectOf<K>])[] {
  const found: (readonly [Continuous, EffectOf<K>])[] = [];
  const bit = bitOfKind(kind);
  for (const one of continuousOf(state)) {
    if (one.bit === bit && applies(state, one, card)) found.push([one, one.effect as EffectOf<K>]); // kind just compared
  }
  return found;
}

/** Whether any card may have abilities that are not its own. */
export function grantsAbilities(state: State): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  return cache.grants;
}

/** Whether anything of this kind is in force at all: most questions end here. */
export function anyOfKind(state: State, kind: number): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  if ((cache.kinds & kind) !== 0) return true;
  return cache.grants && continuousOf(state).some(({ bit }) => bit === kind);
}
