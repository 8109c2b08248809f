/** Does a trigger name this happening? */
import { woundsDealt } from "../effects/character-effects.ts";
import { candidatesFor, slotsOf } from "../effects/selecting.ts";
import { slotNames } from "../effects/slot-names.ts";
import type { Ability, AnyTrigger } from "../language/abilities.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Filter } from "../language/expressions.ts";
import { PLAYERS, type Timing } from "../language/words.ts";
import { fits, fitsAnywhere, num } from "../queries/filters.ts";
import { toughnessOf } from "../queries/keywords-of.ts";
import { named, playersOf } from "../queries/names.ts";
import { compares } from "../queries/numbers.ts";
import { fitsLastKnown } from "../queries/predicates.ts";
import { ofPlayer, type Scene, sceneOfEffect } from "../queries/scene.ts";
import { cardOf } from "../state/access.ts";
import { abilityOf } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import { type CardId, type EffectInProgress, NOBODY, type Note, type State } from "../state/types.ts";

export function answers(scene: Scene, trigger: AnyTrigger, note: Note): boolean {
  if (trigger.on !== note.event) return false;
  if (trigger.icon !== undefined && trigger.icon !== note.icon) return false;
  if (trigger.cause !== undefined && trigger.cause !== note.cause) return false;
  if (trigger.notCause !== undefined && trigger.notCause === note.cause) return false;
  if (trigger.from !== undefined && trigger.from !== note.from) return false;
  if (trigger.to !== undefined && trigger.to !== note.to) return false;
  if (trigger.phase !== undefined && trigger.phase !== scene.state.phase) return false;
  if (trigger.framework === true && !note.framework) return false;
  if (trigger.for !== undefined && note.from !== (trigger.for === "card" ? "hand" : "play")) return false;
  if (trigger.first === true && !isFirst(scene.state, note)) return false;
  if (trigger.player !== undefined && !playersOf(scene, trigger.player).includes(note.player)) return false;
  if (trigger.margin !== undefined && !compares(note.count, trigger.margin, (n) => num(scene, n)))
    return false;
  if (trigger.story !== undefined && !named(scene, trigger.story).includes(note.story)) return false;
  if (trigger.card !== undefined && !isAbout(scene, trigger.card, note)) return false;
  if (trigger.source !== undefined && !isSource(scene, trigger.source, note)) return false;
  return note.event !== "effectInitiated" || answersEffect(scene, trigger, note);
}

/** Of several notes of one effect the first speaks for all: cards drawn in the draw phase (DRAW-05). */
const isFirst = (state: State, { id, event, effect, player }: Note): boolean =>
  !state.notes.some(
    (other) => other.id < id && other.event === event && other.effect === effect && other.player === player,
  );

function isAbout(scene: Scene, card: string | Filter, note: Note): boolean {
  if (typeof card === "string") {
    if (note.event === "storyResolved" || note.event === "struggleWon")
      return named(scene, card).some((id) => note.card === id || note.cards.includes(id));
    return named(scene, card).includes(note.card);
  }
  if (note.was !== null) return fitsLastKnown(scene, note.was, card);
  const isEntering = note.event === "cardPlayed" || note.event === "cardEnteredPlay";
  if (isEntering && card.cost !== undefined) return fitsAsPlayed(scene, card, note);
  return note.card !== NOBODY && fitsAnywhere(scene, note.card, card);
}

/** PAY-25: the cost of a card being played or put into play is the actual one. */
function fitsAsPlayed(scene: Scene, { cost = {}, ...rest }: Filter, note: Note): boolean {
  return compares(note.count, cost, (n) => num(scene, n)) && fitsAnywhere(scene, note.card, rest);
}

const isSource = (scene: Scene, filter: Filter, note: Note): boolean =>
  note.source !== NOBODY && fitsAnywhere(scene, note.source, filter);

/** Disrupts to an effect as a whole look at the announced effect (TRIG-18, TRIG-34). */
function answersEffect(scene: Scene, trigger: AnyTrigger, note: Note): boolean {
  const effect = scene.state.effects.find(({ id }) => id === note.count);
  if (effect === undefined) return true;
  if (isUnderWay(scene)) return false;
  if (trigger.timing !== undefined && !isOfTiming(scene.state, trigger.timing, effect)) return false;
  if (trigger.ability === true && !isTriggeredAbility(scene.state, effect)) return false;
  if (trigger.targeting !== undefined && !targets(scene, trigger.targeting, effect)) return false;
  return (
    trigger.wouldDestroy === undefined || wouldDestroy(scene, named(scene, trigger.wouldDestroy), effect)
  );
}

/** LOOP-03: what costs nothing and waits to be carried out already would only be said again, without end. */
const isUnderWay = ({ state, source, text }: Scene): boolean =>
  text !== null &&
  abilityOf(state.game, text.code, text.index).ability.cost === undefined &&
  state.effects.some(
    ({ source: other, ability }) =>
      other === source && ability?.code === text.code && ability.index === text.index,
  );

/** TRIG-02: of a card in play, or of one that speaks as if it were (TRIG-09); the effect of a won story has no heading (ED-27). */
const isTriggeredAbility = ({ game }: State, { kind, timing, ability }: EffectInProgress): boolean =>
  kind === "ability" &&
  timing !== "whenWon" &&
  ability !== null &&
  placeOf(false, abilityOf(game, ability.code, ability.index).ability) === "play";

/** ED-64: to play a character or support is an action too, but it is no effect that a text could cancel. */
function isOfTiming(state: State, timings: readonly Timing[], { kind, timing }: EffectInProgress): boolean {
  if (timing !== "") return timings.includes(timing);
  return kind === "play" && timings.includes("action") && state.game.options["cancel.cards"];
}

/** What an effect has chosen at its initiation; what its cost takes, or a text picks later, is no target (TGT-01). */
function targetsOf({ game }: State, { ability, chosen }: EffectInProgress): readonly CardId[] {
  if (ability === null) return [];
  const { nodes, initial } = abilityOf(game, ability.code, ability.index);
  return initial.flatMap((node) =>
    slotsOf(itemAt(nodes, node)).flatMap(({ selection, field }) =>
      "choose" in selection ? (chosen[slotNames(node, field).mark] ?? []) : [],
    ),
  );
}

/** ATT-14: what a card is attached to as it is played is no target. */
function targets(scene: Scene, what: string | Filter, effect: EffectInProgress): boolean {
  const chosen = targetsOf(scene.state, effect);
  if (typeof what === "string") return named(scene, what).some((id) => chosen.includes(id));
  return chosen.some((id) => fits(scene, id, what));
}

/** Whether an announced effect destroys one of these cards directly (TRIG-41). */
function wouldDestroy({ state }: Scene, cards: readonly CardId[], effect: EffectInProgress): boolean {
  if (effect.ability === null) return false;
  const { nodes } = abilityOf(state.game, effect.ability.code, effect.ability.index);
  const scenes = PLAYERS.map((thatPlayer) => ofPlayer(sceneOfEffect(state, effect), thatPlayer));
  return nodes.some((node, at) =>
    scenes.some((scene) => struckBy(scene, node, at).some((id) => cards.includes(id))),
  );
}

/** What a node would destroy: by wounds only whom they are too many for (TRIG-42). */
function struckBy(scene: Scene, node: Effect, at: number): readonly CardId[] {
  if (node.do !== "destroy" && node.do !== "wound") return [];
  const [slot] = slotsOf(node);
  if (slot === undefined) return [];
  const reached = candidatesFor(scene, slot);
  const struck =
    "choose" in slot.selection
      ? (scene.effect?.chosen[slotNames(at, slot.field).mark] ?? []).filter((id) => reached.includes(id))
      : reached;
  return node.do === "destroy" ? struck : struck.filter((id) => isFatal(scene, node, id));
}

const isFatal = (scene: Scene, node: EffectOf<"wound">, id: CardId): boolean =>
  cardOf(scene.state, id).wounds + woundsDealt(node, scene) > toughnessOf(scene.state, id);

/** Where an ability works from (TRIG-24, TRIG-25). */
export const placeOf = (isEvent: boolean, ability: Ability): string =>
  ability.from ?? (isEvent ? "hand" : "play");
