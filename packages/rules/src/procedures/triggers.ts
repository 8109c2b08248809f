/** Who answers what: matching triggers to what happened or would happen. */

import { woundsDealt } from "../effects/characters.ts";
import { isPlayable, type Play } from "../effects/legality.ts";
import { candidatesFor, slotsOf } from "../effects/selecting.ts";
import { slotNames } from "../effects/slot-names.ts";
import type { Ability, Trigger } from "../language/abilities.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Filter } from "../language/expressions.ts";
import { type EventKind, PLAYERS, type Player, type Timing } from "../language/words.ts";
import { addressees } from "../queries/addressees.ts";
import { grantsAbilities, hasFace } from "../queries/continuous.ts";
import { fits, fitsAnywhere, num } from "../queries/filters.ts";
import { named, playersOf } from "../queries/names.ts";
import { compares } from "../queries/numbers.ts";
import { type Scene, sceneOfEffect, sceneOfText } from "../queries/scene.ts";
import { abilitiesOf, toughnessOf } from "../queries/traits.ts";
import { cardOf, faceOf, seatOf } from "../state/access.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import { isFaceUpOnDeck } from "../state/handles.ts";
import { timingBit } from "../state/library.ts";
import {
  type CardId,
  type CardState,
  type EffectInProgress,
  type LastKnown,
  NOBODY,
  type Note,
  type State,
} from "../state/types.ts";

/** An ability that answers a note. */
export interface Answering {
  readonly source: CardId;
  readonly player: Player;
  readonly prepared: PreparedAbility;
  readonly note: Note;
  /** It is there for each player (CONS-12). */
  readonly forEach: boolean;
  readonly publicly: false;
}

export const usedKey = ({ note, source, prepared, player, forEach }: Answering): string =>
  `${note.id}/${source}/${prepared.code}.${prepared.index}${forEach ? `/${player}` : ""}`;

/** Does the trigger name this happening? */
export function answers(scene: Scene, trigger: Trigger, note: Note): boolean {
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
  if (note.was !== null) return fitsLastKnown(scene, card, note);
  if (note.event === "cardPlayed" && card.cost !== undefined) return fitsAsPlayed(scene, card, note);
  return note.card !== NOBODY && fitsAnywhere(scene, note.card, card);
}

/** PAY-25: the cost of a card being played is what was actually paid for it. */
function fitsAsPlayed(scene: Scene, { cost = {}, ...rest }: Filter, note: Note): boolean {
  return compares(note.count, cost, (n) => num(scene, n)) && fitsAnywhere(scene, note.card, rest);
}

/** A card that left play is judged by what it was (LEAVE-05, LEAVE-10). */
function fitsLastKnown(scene: Scene, filter: Filter, note: Note): boolean {
  const was = note.was as LastKnown; // the caller has just tested it
  if (filter.type !== undefined && filter.type !== "card" && filter.type !== was.type) {
    if (!(filter.type === "attachment" && was.host !== NOBODY && was.type === "support")) return false;
  }
  if (filter.controller !== undefined && !playersOf(scene, filter.controller).includes(was.controller))
    return false;
  if (filter.subtype !== undefined && !was.subtypes.includes(filter.subtype)) return false;
  if (filter.faction !== undefined && was.faction !== filter.faction) return false;
  if (filter.keyword !== undefined && !was.keywords.includes(filter.keyword)) return false;
  if (filter.wounded !== undefined && was.wounds > 0 !== filter.wounded) return false;
  if (filter.insane !== undefined && was.insane !== filter.insane) return false;
  if (filter.committed !== undefined && (was.story !== NOBODY) !== filter.committed) return false;
  if (filter.other === true && note.card === scene.source) return false;
  if (filter.skill !== undefined && !compares(was.skill, filter.skill, (n) => num(scene, n))) return false;
  const {
    type: _t,
    controller: _c,
    subtype: _s,
    faction: _f,
    keyword: _k,
    wounded: _w,
    insane: _i,
    committed: _m,
    skill: _l,
    ...rest
  } = filter;
  return Object.keys(rest).length === 0 || fitsAnywhere(scene, note.card, rest);
}

const isSource = (scene: Scene, filter: Filter, note: Note): boolean =>
  note.source !== NOBODY && fitsAnywhere(scene, note.source, filter);

/** Disrupts to an effect as a whole look at the announced effect (TRIG-18, TRIG-34). */
function answersEffect(scene: Scene, trigger: Trigger, note: Note): boolean {
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

/** TRIG-02: of a card in play, or of one that speaks as if it were (TRIG-09). */
const isTriggeredAbility = ({ game }: State, { kind, ability }: EffectInProgress): boolean =>
  kind === "ability" &&
  ability !== null &&
  placeOf(false, abilityOf(game, ability.code, ability.index).ability) === "play";

/** ED-64: to play a character or support is an action too, but it is no effect that a text could cancel. */
function isOfTiming(state: State, timings: readonly Timing[], { kind, timing }: EffectInProgress): boolean {
  if (timing !== "") return timings.includes(timing);
  return kind === "play" && timings.includes("action") && state.game.options["cancel.cards"];
}

/** ATT-14: what a card is attached to as it is played is no target. */
function targets(scene: Scene, what: string | Filter, effect: EffectInProgress): boolean {
  if (effect.ability === null) return false;
  const chosen = Object.values(effect.chosen).flat();
  if (typeof what === "string") return named(scene, what).some((id) => chosen.includes(id));
  return chosen.some((id) => fits(scene, id, what));
}

/** Whether an announced effect destroys one of these cards directly (TRIG-41). */
function wouldDestroy({ state }: Scene, cards: readonly CardId[], effect: EffectInProgress): boolean {
  if (effect.ability === null) return false;
  const { nodes } = abilityOf(state.game, effect.ability.code, effect.ability.index);
  const scenes = PLAYERS.map((thatPlayer) => ({ ...sceneOfEffect(state, effect), thatPlayer }));
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
const placeOf = (isEvent: boolean, ability: Ability): string => ability.from ?? (isEvent ? "hand" : "play");

/** Cards whose text might answer: in play, the card itself as it left, hands, discard piles, deck tops. */
function voices(state: State, note: Note, would: boolean): readonly CardId[] {
  const { hiddenAfter, hiddenBefore, elsewhere } = state.game.library;
  const inHands = (would ? hiddenBefore : hiddenAfter).has(note.event);
  const inPiles = elsewhere.has(note.event);
  const itself = note.card !== NOBODY && hasLeft(cardOf(state, note.card));
  if (!inHands && !inPiles && !itself && state.conspiracies.length === 0) return state.inPlay;
  const found: CardId[] = state.inPlay.concat(state.conspiracies);
  if (itself) found.push(note.card);
  if (!inHands && !inPiles) return found;
  for (const player of PLAYERS) {
    const seat = seatOf(state, player);
    if (inHands) found.push(...seat.hand);
    if (!inPiles) continue;
    found.push(...seat.discard.filter((id) => id !== note.card), ...seat.resources);
    const top = seat.deck[seat.deck.length - 1];
    if (top !== undefined && isFaceUpOnDeck(cardOf(state, top))) found.push(top);
  }
  return found;
}

const hasLeft = ({ zone, code }: CardState): boolean =>
  code !== "" && zone !== "play" && zone !== "hand" && zone !== "story";

/** TRIG-09, TRIG-10: its own leaving, as if it were still in play, unless it was insane, blank or no card in play. */
function speaksOfItsLeaving(source: CardId, note: Note): boolean {
  return note.card === source && note.was !== null && !note.was.insane && !note.was.blank;
}

function mayWorkThere(
  state: State,
  source: CardId,
  { prepared, note }: { prepared: PreparedAbility; note: Note },
): boolean {
  const card = cardOf(state, source);
  const printed = faceOf(state, card.id);
  const place = placeOf(printed.type === "event", prepared.ability);
  if (place === "play")
    return card.zone === "play" || card.zone === "story" ? hasFace(card) : speaksOfItsLeaving(source, note);
  if (place === "deck") return card.zone === "deck" && card.condition === "exhausted";
  return card.zone === place;
}

type Hearing = Pick<Answering, "source" | "prepared" | "note">;

/** Whose ability it is; a conspiracy's is everybody's (CONS-12). */
function mastersOf(state: State, { source, note, prepared }: Hearing): readonly Player[] {
  const { zone } = cardOf(state, source);
  return zone !== "play" && note.card === source && note.was !== null
    ? [note.was.controller]
    : addressees(state, source, prepared.ability);
}

/** Whether any card of the pool answers this event so: most events are of interest to few. */
export const isAnswered = (state: State, event: EventKind, { bits }: Moment): boolean =>
  ((state.game.library.heard.get(event) ?? 0) & bits) !== 0;

const listens = ({ when, timing }: Ability, note: Note, { timings, would }: Moment): boolean =>
  when !== undefined && when.on === note.event && (when.would === true) === would && timings.includes(timing);

/** One ability of one card, for every player whose it is. */
function addAnswers(state: State, heard: Hearing, found: Answering[]): void {
  const { source, prepared, note } = heard;
  const { when } = prepared.ability;
  if (when === undefined) return;
  const masters = mastersOf(state, heard);
  for (const player of masters) {
    const one: Answering = { source, player, prepared, note, forEach: masters.length > 1, publicly: false };
    if (answers(sceneOfText(state, one, 0), when, note) && !isUsed(state, one)) found.push(one);
  }
}

const isUsed = ({ usedTriggers }: State, one: Answering): boolean =>
  usedTriggers.length > 0 && usedTriggers.includes(usedKey(one));

/** All abilities of these timings that answer one of the notes and have not been used for it. */
export function answering(state: State, notes: readonly Note[], moment: Moment): readonly Answering[] {
  const found: Answering[] = [];
  const grants = grantsAbilities(state);
  for (const note of notes) {
    if (!isAnswered(state, note.event, moment)) continue;
    for (const source of voices(state, note, moment.would)) {
      const { hears } = faceOf(state, source);
      if (!grants && (hears.length === 0 || !hears.includes(note.event))) continue;
      for (const prepared of abilitiesWithLeaving(state, source, note)) {
        if (!listens(prepared.ability, note, moment)) continue;
        if (mayWorkThere(state, source, { prepared, note }))
          addAnswers(state, { source, note, prepared }, found);
      }
    }
  }
  return found;
}

const abilitiesWithLeaving = (state: State, source: CardId, note: Note): readonly PreparedAbility[] => {
  const card = cardOf(state, source);
  if (card.zone === "play") return abilitiesOf(state, card);
  const printed = faceOf(state, card.id);
  return note.card === source || card.zone !== "deck" || card.condition === "exhausted"
    ? printed.abilities.slice(0, printed.own)
    : [];
};

const playOf = (
  { source, player, prepared, note }: Answering,
  { kind, publicly }: Pick<Play, "kind" | "publicly">,
): Play => ({ player, source, prepared, note, kind, publicly });

/** An event is played, any other ability is used. */
export function kindOf(state: State, { source, prepared }: Answering): Play["kind"] {
  const card = cardOf(state, source);
  return faceOf(state, card.id).type === "event" && card.zone === "hand" && prepared.code === card.code
    ? "play"
    : "ability";
}

/** Those a player may use now, costs and targets included. */
export function usableBy(state: State, player: Player, found: readonly Answering[]): readonly Answering[] {
  return found.filter(
    (one) =>
      one.player === player && isPlayable(state, playOf(one, { kind: kindOf(state, one), publicly: false })),
  );
}

/** TRIG-14: a forced response or passive that cannot do anything is skipped. */
export const canDoSomething = (state: State, one: Answering): boolean =>
  isPlayable(state, playOf(one, { kind: "ability", publicly: true }));

/** Open abilities that the player might use, as far as his opponent can know. */
export function seemsUsable(state: State, player: Player, found: readonly Answering[]): boolean {
  return found.some(
    (one) =>
      one.player === player &&
      cardOf(state, one.source).zone !== "hand" &&
      isPlayable(state, playOf(one, { kind: kindOf(state, one), publicly: true })),
  );
}

/** What kind of answers are wanted: which timings, before or after. */
export interface Moment {
  readonly timings: readonly Timing[];
  readonly would: boolean;
  /** The same for the index of the library. */
  readonly bits: number;
}

export const momentOf = (timings: readonly Timing[], would: boolean): Moment => ({
  timings,
  would,
  bits: timings.reduce((bits, timing) => bits | timingBit(timing, would), 0),
});
