/** The writers: the only functions that change where a card is and what lies on it. */

import { cardCode } from "../language/cards.ts";
import type { Player, Zone } from "../language/words.ts";
import { cardOf, seatOf } from "./access.ts";
import { edit } from "./edit.ts";
import { isAttachedOpenly, turnFace } from "./faces.ts";
import { printedOf } from "./game.ts";
import { isFaceUpOnDeck, refreshHandles, turnOnDeck } from "./handles.ts";
import { type CardId, type CardState, cardId, NOBODY, type State } from "./types.ts";
import { touch, touchTable } from "./versions.ts";

/** A new card at the end of `State.cards`, in no list yet: `place` puts it somewhere. */
export function createCard(state: State, code: string, owner: Player): CardState {
  const card: CardState = {
    id: cardId(state.cards.length),
    code: cardCode(code),
    owner,
    controller: owner,
    base: owner,
    zone: "removed",
    host: NOBODY,
    story: NOBODY,
    condition: "ready",
    layExhausted: false,
    faceDown: false,
    wounds: 0,
    tokens: 0,
    successP1: 0,
    successP2: 0,
    drained: false,
    since: 0,
    life: 0,
    handleP1: 0,
    handleP2: 0,
    handleSpectator: 0,
    knownTo: 0,
  };
  state.cards.push(card);
  state.faces = [...state.faces, printedOf(state.game, card.code)];
  return card;
}

/** The list a card of this zone is kept in; committed and attached cards are in `inPlay` too. */
function listOf(state: State, zone: Zone, card: CardState): CardId[] {
  const seat = seatOf(state, card.owner);
  switch (zone) {
    case "deck":
      return seat.deck;
    case "hand":
      return seat.hand;
    case "discard":
      return seat.discard;
    case "domain":
      return seat.domains;
    case "resource":
      return seat.resources;
    case "won":
      return seatOf(state, card.controller).won;
    case "removed":
    case "limbo":
      return seat.removed;
    case "play":
      return state.inPlay;
    case "story":
      return state.conspiracies;
    case "storyDeck":
      return state.storyDeck;
  }
}

function takeOut(list: CardId[], id: CardId): void {
  const at = list.lastIndexOf(id);
  if (at >= 0) list.splice(at, 1);
}

export interface Placing {
  /** Of a deck, or of the story deck; the top unless said otherwise. */
  readonly where?: "top" | "bottom";
  readonly faceDown?: boolean;
  readonly host?: CardId;
  readonly controller?: Player;
  /** The slot of an ordinary story. */
  readonly slot?: number;
}

/** Zones whose cards have texts in force, or pay for things. */
const isTable = (zone: Zone): boolean => zone === "play" || zone === "story" || zone === "resource";

export interface Destination extends Placing {
  readonly zone: Zone;
}

/** Out of one zone and into another: a new card with no memory (LEAVE-04), wounds and tokens gone. */
export function moveCard(state: State, id: CardId, to: Zone | Destination): void {
  const placing: Destination = typeof to === "string" ? { zone: to } : to;
  const { zone } = placing;
  const card = edit(state, id);
  const from = card.zone;
  const wasAttached = isAttachedOpenly(card);
  if (from === "story") {
    takeOffTable(state, id);
  } else if (from !== "limbo") {
    takeOut(listOf(state, from, card), id);
  }
  card.zone = zone;
  card.controller = placing.controller ?? card.owner;
  card.base = card.controller;
  card.host = placing.host ?? NOBODY;
  card.story = NOBODY;
  card.condition = "ready";
  card.layExhausted = false;
  card.faceDown = placing.faceDown ?? false;
  card.wounds = 0;
  card.tokens = 0;
  card.successP1 = 0;
  card.successP2 = 0;
  card.drained = false;
  card.since = state.phaseCount;
  card.life++;
  if (wasAttached || isAttachedOpenly(card)) turnFace(state, id);
  putIn(state, card, placing);
  refreshHandles(state, card, from);
  if (isTable(from) || isTable(zone)) touchTable(state);
  else touch(state);
}

/** A card in play lies face down from now on; whoever saw it remembers it. A support is not insane (ATT-04). */
export function turnFaceDown(state: State, id: CardId): void {
  const card = edit(state, id);
  if (card.condition === "insane") card.condition = card.layExhausted ? "exhausted" : "ready";
  card.layExhausted = false;
  card.faceDown = true;
  refreshHandles(state, card, card.zone);
  touchTable(state);
}

/** A card in play is attached to nothing any more; what lay face down is turned up and counts as come last (UNIQ-09). */
export function standAlone(state: State, id: CardId): void {
  const card = edit(state, id);
  card.host = NOBODY;
  if (card.faceDown) {
    card.faceDown = false;
    takeOut(state.inPlay, id);
    state.inPlay.push(id);
    refreshHandles(state, card, card.zone);
  }
  turnFace(state, id);
  touchTable(state);
}

/** WIN-07, CONS-15: whoever was committed to it is committed to no story. */
function takeOffTable(state: State, story: CardId): void {
  const slot = state.stories.indexOf(story);
  if (slot >= 0) state.stories[slot] = NOBODY;
  else takeOut(state.conspiracies, story);
  for (const id of state.inPlay) {
    if (cardOf(state, id).story === story) edit(state, id).story = NOBODY;
  }
}

function putIn(state: State, card: CardState, { where, slot }: Placing): void {
  if (card.zone === "limbo") return;
  if (card.zone === "story" && slot !== undefined) {
    state.stories[slot] = card.id;
    return;
  }
  const list = listOf(state, card.zone, card);
  const isDeck = card.zone === "deck" || card.zone === "storyDeck";
  if (isDeck && where === "bottom") {
    list.unshift(card.id);
    return;
  }
  if (isDeck) cover(state, topOf(list));
  list.push(card.id);
}

/** PROPH-06: what lay face up on top is covered, so it is turned face down. */
function cover(state: State, top: CardId): void {
  if (top !== NOBODY && isFaceUpOnDeck(cardOf(state, top))) turnOnDeck(state, top, false);
}

/** The top card of a deck is the last of its list. */
export const topOf = (deck: readonly CardId[]): CardId => deck[deck.length - 1] ?? NOBODY;

/** CTRL-05, CONS-13: when the game is over each card is with its owner; a story has none. */
export function returnToOwners(state: State): void {
  const conspiracies = [...state.P1.won, ...state.P2.won].filter(
    (id) => printedOf(state.game, cardOf(state, id).code).type === "conspiracy",
  );
  for (const id of [...state.inPlay, ...conspiracies]) {
    const card = edit(state, id);
    card.controller = card.owner;
    card.base = card.owner;
  }
  touchTable(state);
}
