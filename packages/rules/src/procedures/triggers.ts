/** Who answers what: every ability that waits for what happened or would happen. */
import { isPlayable, type Play } from "../effects/legality.ts";
import type { Ability } from "../language/abilities.ts";
import { type EventKind, PLAYERS, type Player, type Timing } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { addressees } from "../queries/addressees.ts";
import { grantsAbilities } from "../queries/continuous.ts";
import { sceneOfText } from "../queries/scene.ts";
import { hasFace } from "../queries/standing.ts";
import { cardOf, faceOf, seatOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import type { PreparedAbility } from "../state/game.ts";
import { isFaceUpOnDeck } from "../state/handles.ts";
import { timingBit } from "../state/library.ts";
import { isSameAbility } from "../state/option-parts.ts";
import { type CardId, type CardState, NOBODY, type Note, type State } from "../state/types.ts";
import { isSameTrigger, type UsedTrigger } from "../state/used.ts";
import { answers, placeOf } from "./matching.ts";

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

export const usedBy = ({ note, source, prepared, player, forEach }: Answering): UsedTrigger => ({
  to: "note",
  note: note.id,
  card: source,
  ability: { code: prepared.code, index: prepared.index },
  player: forEach ? player : null,
});

/** Whether an option names this very answer. */
export const isAnswering = (one: Answering, option: OptionOf<"use" | "begin">): boolean =>
  one.source === option.card && one.note.id === option.note && isSameAbility(one.prepared, option.ability);

/** In a hand only what came there out of play: its text was open as it went. */
const hasLeft = ({ zone, code }: CardState, { was }: Note): boolean =>
  code !== "" && zone !== "play" && zone !== "story" && (zone !== "hand" || was !== null);

/** TRIG-09, TRIG-10: its own leaving, as if it were still in play, unless it was insane, blank or no card in play. */
function speaksOfItsLeaving(source: CardId, note: Note): boolean {
  return note.card === source && note.was !== null && note.was.condition !== "insane" && !note.was.blank;
}

function mayWorkThere(state: State, { source, prepared, note }: Hearing): boolean {
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
export const isAnswered = (state: State, event: EventKind, { bits }: TriggerMoment): boolean =>
  ((state.game.library.heard.get(event) ?? 0) & bits) !== 0;

const listens = ({ when, timing }: Ability, note: Note, { timings, would }: TriggerMoment): boolean =>
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

function isUsed({ usedTriggers }: State, one: Answering): boolean {
  if (usedTriggers.length === 0) return false;
  const used = usedBy(one);
  return usedTriggers.some((other) => isSameTrigger(other, used));
}

/** One note, as those who might answer hear it. */
interface Listening {
  readonly state: State;
  readonly note: Note;
  readonly moment: TriggerMoment;
  /** Cards may have abilities that are not printed on them. */
  readonly grants: boolean;
  readonly found: Answering[];
}

/** All abilities of these timings that answer one of the notes and have not been used for it. */
export function answering(state: State, notes: readonly Note[], moment: TriggerMoment): readonly Answering[] {
  const found: Answering[] = [];
  const grants = grantsAbilities(state);
  for (const note of notes)
    if (isAnswered(state, note.event, moment)) hearAll({ state, note, moment, grants, found });
  return found;
}

/** Whose text might answer: cards in play, the card itself as it left, then hands, piles and deck tops where some card waits there. */
function hearAll(listening: Listening): void {
  const { state, note, moment } = listening;
  const { hiddenAfter, hiddenBefore, elsewhere } = state.game.library;
  for (const id of state.inPlay) hear(listening, id);
  for (const id of state.conspiracies) hear(listening, id);
  const isHeard = note.card !== NOBODY && hasLeft(cardOf(state, note.card), note);
  if (isHeard) hear(listening, note.card);
  const inHands = (moment.would ? hiddenBefore : hiddenAfter).has(note.event);
  const inPiles = elsewhere.has(note.event);
  if (!inHands && !inPiles) return;
  for (const player of PLAYERS) {
    if (inHands)
      for (const id of seatOf(state, player).hand) if (!isHeard || id !== note.card) hear(listening, id);
    if (inPiles) hearPiles(listening, player);
  }
}

function hearPiles(listening: Listening, player: Player): void {
  const { state, note } = listening;
  const { discard, resources, deck } = seatOf(state, player);
  for (const id of discard) if (id !== note.card) hear(listening, id);
  for (const id of resources) hear(listening, id);
  const top = deck[deck.length - 1];
  if (top !== undefined && isFaceUpOnDeck(cardOf(state, top))) hear(listening, top);
}

function hear({ state, note, moment, grants, found }: Listening, source: CardId): void {
  const { hears } = faceOf(state, source);
  if (!grants && (hears.length === 0 || !hears.includes(note.event))) return;
  for (const prepared of abilitiesWithLeaving(state, source, note)) {
    if (!listens(prepared.ability, note, moment)) continue;
    const heard = { source, note, prepared };
    if (mayWorkThere(state, heard)) addAnswers(state, heard, found);
  }
}

const NO_ABILITIES: readonly PreparedAbility[] = [];

const abilitiesWithLeaving = (state: State, source: CardId, note: Note): readonly PreparedAbility[] => {
  const card = cardOf(state, source);
  if (card.zone === "play") return abilitiesOf(state, card);
  const printed = faceOf(state, card.id);
  return note.card === source || card.zone !== "deck" || card.condition === "exhausted"
    ? printed.own
    : NO_ABILITIES;
};

const playOf = (
  { source, player, prepared, note }: Answering,
  { kind, publicly }: Pick<Play, "kind" | "publicly">,
): Play => ({ player, source, prepared, note, kind, publicly });

/** An event is played, any other ability is used. */
export function kindOf(
  state: State,
  { source, prepared }: Pick<Answering, "source" | "prepared">,
): Play["kind"] {
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

/** TRIG-09: everybody has seen the card go, though it lies in a hand now. */
const isOwnLeaving = (state: State, { source, prepared, note }: Answering): boolean =>
  speaksOfItsLeaving(source, note) &&
  placeOf(faceOf(state, source).type === "event", prepared.ability) === "play";

/** Open abilities that the player might use, as far as his opponent can know. */
export function seemsUsable(state: State, player: Player, found: readonly Answering[]): boolean {
  return found.some(
    (one) =>
      one.player === player &&
      (cardOf(state, one.source).zone !== "hand" || isOwnLeaving(state, one)) &&
      isPlayable(state, playOf(one, { kind: kindOf(state, one), publicly: true })),
  );
}

/** What kind of answers are wanted: which timings, before or after. */
export interface TriggerMoment {
  readonly timings: readonly Timing[];
  readonly would: boolean;
  /** The same for the index of the library. */
  readonly bits: number;
}

export const triggerMomentOf = (timings: readonly Timing[], would: boolean): TriggerMoment => ({
  timings,
  would,
  bits: timings.reduce((bits, timing) => bits | timingBit(timing, would), 0),
});
