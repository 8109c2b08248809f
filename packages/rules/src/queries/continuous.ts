/** Which passives and lasting effects are in force, and on what. */
import type { Effect, EffectOf, LastingKind } from "../language/effects.ts";
import type { Selection } from "../language/expressions.ts";
import { cardOf, storiesInPlay } from "../state/access.ts";
import { type Cache, type Continuous, cacheOf, noValues } from "../state/cache.ts";
import { abilityOf, isContinuous } from "../state/game.ts";
import type { CardId, Modifier, State } from "../state/types.ts";
import { bitOfKind, KIND } from "./kinds.ts";
import { knot } from "./knot.ts";
import { type Scene, sceneOfContinuous } from "./scene.ts";
import { concerns, hasFace, pushLeaves, refreshRaw } from "./standing.ts";

/** All trait effects in force. A passive of a blank card is none; passives that are granted come last. */
export function continuousOf(state: State): readonly Continuous[] {
  const cache = cacheOf(state);
  if (cache.continuous !== null) return cache.continuous;
  refreshRaw(state, cache);
  const { raw, values } = cache;
  cache.continuous = raw;
  if (raw.length === 0 || ((cache.kinds & KIND.blank) === 0 && !cache.grants)) return raw;
  cache.values = noValues();
  cache.continuous = settled(state, cache);
  cache.values = values;
  return cache.continuous;
}

/** Which texts are in force is settled first, on what the cards are by all the texts that stand; then what they are. */
function settled(state: State, cache: Cache): readonly Continuous[] {
  const { raw } = cache;
  const isBlanking = (cache.kinds & KIND.blank) !== 0;
  const standing = isBlanking
    ? raw.filter((one) => one.modifier !== null || !isBlank(state, one.source))
    : raw;
  if (isBlanking) for (const id of onTable(state)) isBlank(state, id);
  const granted = cache.grants ? grantedPassives(state, standing) : [];
  return granted.length === 0 ? standing : standing.concat(granted);
}

const onTable = (state: State): readonly CardId[] => [...state.inPlay, ...storiesInPlay(state)];

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

/** TEXT-01. A blanked card that blanks others does not; of two that blank each other the one that came first does. */
export function isBlank(state: State, card: CardId): boolean {
  const cache = cacheOf(state);
  refreshRaw(state, cache);
  if ((cache.kinds & KIND.blank) === 0) return false;
  const blanking = continuousOf(state);
  const known = cache.blank[card];
  if (known !== undefined) return known;
  cache.blank[card] = false; // a card does not blank itself away while this is asked
  let blank = false;
  for (const one of blanking) {
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
