/** The texts that stand on the table and the lasting effects, before it is asked which of them are blank. */
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Test } from "../language/expressions.ts";
import { cardOf, faceOf, opponentOf } from "../state/access.ts";
import { type Cache, type Continuous, cacheOf } from "../state/cache.ts";
import { abilityOf, InvariantBroken, isContinuous, type PreparedAbility } from "../state/game.ts";
import { type CardId, type CardState, type Modifier, NOBODY, type State } from "../state/types.ts";
import { hasNoController, speaksToYou } from "./addressees.ts";
import { bitOfKind, grantsAbility, TRAIT_KINDS, traitsTouchedBy } from "./kinds.ts";

export function nodeOf({ nodes, code }: PreparedAbility, node: number): Effect {
  const effect = nodes[node];
  if (effect === undefined) throw new InvariantBroken("card", `an ability of "${code}" has no part ${node}`);
  return effect;
}

/** Insane, face-down and Dormant cards have no text (INS-03, DORM-04). */
export const hasFace = (card: Pick<CardState, "condition" | "faceDown">): boolean =>
  card.condition !== "insane" && !card.faceDown;

/** DORM-01: face down at a story. */
export function isDormant(state: State, { faceDown, host }: Pick<CardState, "faceDown" | "host">): boolean {
  if (!faceDown || host === NOBODY) return false;
  const { type } = faceOf(state, host);
  return type === "story" || type === "conspiracy";
}

/** DORM-04: neither ready nor exhausted; attached face down to a card it is one of the two, as any support (ATT-04). */
export const liesAside = (state: State, card: Pick<CardState, "faceDown" | "host">): boolean =>
  card.faceDown && (card.host === NOBODY || isDormant(state, card));

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
  return printed.own;
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

export function pushLeaves(into: Continuous[], prepared: PreparedAbility, source: CardState): void {
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
    cache.traits |= traitsTouchedBy(effect);
    if (grantsAbility(effect)) cache.grants = true;
  }
}

/** Whether anything in force can touch this trait of a card. */
export function touches(state: State, trait: number): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  return (cache.traits & trait) !== 0;
}
