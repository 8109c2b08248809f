/** Handles and knowledge: what each viewer can see, and what he remembers of hidden cards. */
import type { Player, Zone } from "../language/words.ts";
import { cardOf, seatOf } from "./access.ts";
import { edit } from "./edit.ts";
import type { CardId, CardState, EditableCard, State } from "./types.ts";
import { touch } from "./versions.ts";

export const VIEWERS = ["P1", "P2", "spectator"] as const;
export type Viewer = (typeof VIEWERS)[number];
export const bitOf = (viewer: Viewer): number => (viewer === "P1" ? 1 : viewer === "P2" ? 2 : 4);

/** turn.md section 7: who sees the face of a card where it lies. */
export function sees(viewer: Viewer, card: CardState): boolean {
  switch (card.zone) {
    case "deck":
      return card.condition === "exhausted"; // a face-up Prophecy on top, see faceUpOnDeck
    case "storyDeck":
      return false;
    case "hand":
      return viewer === card.owner;
    case "domain":
      return card.code !== "" && viewer === card.owner;
    case "play":
      return !card.faceDown || viewer === card.owner;
    default:
      return true;
  }
}

/** Who sees a card where it lies knows it, and so does who remembers it. */
export const isKnownTo = (viewer: Viewer, card: CardState): boolean =>
  (card.knownTo & bitOf(viewer)) !== 0 || sees(viewer, card);

export const handleOf = (viewer: Viewer, card: CardState): number =>
  viewer === "P1" ? card.handleP1 : viewer === "P2" ? card.handleP2 : card.handleSpectator;

/** A card of no hidden place: it can be named by a viewer even face down. */
export const isOnTable = (card: CardState): boolean =>
  card.zone === "play" || card.zone === "domain" || card.zone === "story";

function setHandle(state: State, viewer: Viewer, card: EditableCard): void {
  const wanted = sees(viewer, card) || isOnTable(card);
  const has = handleOf(viewer, card) !== 0;
  if (wanted === has) return;
  const slot = viewer === "P1" ? 0 : viewer === "P2" ? 1 : 2;
  const handle = wanted ? ++state.handles[slot] : 0;
  if (viewer === "P1") card.handleP1 = handle;
  else if (viewer === "P2") card.handleP2 = handle;
  else card.handleSpectator = handle;
}

/**
 * After a move. A card keeps its handle while the viewer can follow it; one that passes through a hidden zone
 * gets another. What a viewer knew of a card stays known where its place was certain, such as the top of a deck.
 */
export function refreshHandles(state: State, card: EditableCard, from: Zone): void {
  const placeWasCertain = from === "deck" || from === "storyDeck";
  for (const viewer of VIEWERS) {
    const bit = bitOf(viewer);
    const couldFollow = handleOf(viewer, card) !== 0;
    setHandle(state, viewer, card);
    if (sees(viewer, card)) card.knownTo |= bit;
    else if (!couldFollow && !placeWasCertain) {
      card.knownTo &= ~bit;
      if (from === "hand") forgetHand(state, card.owner, bit);
    }
  }
  if (card.zone === "storyDeck") card.knownTo = 0; // what goes back there is shuffled in (WIN-13)
}

/** A card left a hand unseen, so nobody outside can tell which of those he knew is still there. */
function forgetHand(state: State, player: Player, bit: number): void {
  for (const id of seatOf(state, player).hand) {
    if ((cardOf(state, id).knownTo & bit) !== 0) edit(state, id).knownTo &= ~bit;
  }
}

/** Somebody looks at a hidden card, or all do. */
export function show(state: State, id: CardId, viewers: readonly Viewer[]): void {
  const card = edit(state, id);
  for (const viewer of viewers) card.knownTo |= bitOf(viewer);
}

/** It can no longer be told from others: who knew it knows it no more, but this player. */
export function hideFromOthers(state: State, id: CardId, player: Player): void {
  edit(state, id).knownTo &= bitOf(player);
}

/** A shuffled deck is known to nobody. */
export function forgetDeck(state: State, player: Player): void {
  for (const id of seatOf(state, player).deck)
    if (cardOf(state, id).knownTo !== 0) edit(state, id).knownTo = 0;
}

/** A Prophecy lies face up on its deck: a card in a deck is otherwise always "ready". */
export const isFaceUpOnDeck = (card: CardState): boolean =>
  card.zone === "deck" && card.condition === "exhausted";

export function turnOnDeck(state: State, id: CardId, faceUp: boolean): void {
  const card = edit(state, id);
  card.condition = faceUp ? "exhausted" : "ready";
  for (const viewer of VIEWERS) setHandle(state, viewer, card);
  if (faceUp) card.knownTo = 7;
  touch(state);
}
