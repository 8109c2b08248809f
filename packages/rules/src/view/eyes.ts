/** The viewer's names for cards: handles for what he can point at, places for what he cannot. */

import type { Player } from "../language/words.ts";
import { playerOf } from "../queries/names.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { cardOf, seatOf } from "../state/access.ts";
import { topFrame } from "../state/frames.ts";
import { abilityOf } from "../state/game.ts";
import { handleOf, isKnownTo, type Viewer } from "../state/handles.ts";
import { type CardId, type CardState, NOBODY, type State } from "../state/types.ts";
import type { CardRef } from "./view-types.ts";

export interface Eyes {
  readonly state: State;
  readonly viewer: Viewer;
  /** The open question is put to the viewer. */
  readonly asked: boolean;
  /** Whose deck the viewer is looking through. */
  readonly searched: Player | null;
  /** Effects of which the viewer may know. */
  readonly effects: number;
  /** Names of hidden cards, in the order they were needed. */
  readonly some: Map<CardId, string>;
}

/** `effects`: how many of those in progress the viewer may know of. */
export function eyesOf(state: State, viewer: Viewer, effects: number): Eyes {
  const asked = state.question?.player === viewer;
  const searched = asked ? searchedDeck(state) : null;
  return { state, viewer, asked, searched, effects, some: new Map() };
}

/** COMP-35: who searches a deck sees all of it, until it is shuffled. */
function searchedDeck(state: State): Player | null {
  const frame = topFrame(state, "search");
  const effect = state.effects[state.effects.length - 1];
  if (frame === undefined || effect === undefined || effect.ability === null) return null;
  const { code, index } = effect.ability;
  const node = abilityOf(state.game, code, index).nodes[frame.locals.node];
  return node?.do === "search" ? playerOf(sceneOfEffect(state, effect), node.who) : null;
}

/** A card being played or used is named to all, wherever it still lies; a Dormant one is not. */
function isUsedOpenly({ state, effects }: Eyes, { id, zone }: CardState): boolean {
  if (zone !== "hand" && zone !== "play") return false;
  for (let i = 0; i < effects; i++) {
    const effect = state.effects[i];
    if (effect?.source !== id || (effect.kind !== "play" && effect.kind !== "ability")) continue;
    if (effect.announced || effect.costPaid) return true;
  }
  return false;
}

export function knows(eyes: Eyes, card: CardState): boolean {
  if (isKnownTo(eyes.viewer, card)) return true;
  if (card.zone === "deck") return eyes.searched === card.owner;
  return eyes.effects > 0 && isUsedOpenly(eyes, card);
}

/**
 * What another player picks in secret among cards that the viewer happens to know is not told: such a card is
 * named by its place alone, unless the viewer is the one who is asked or it is his own.
 */
export function refOf(eyes: Eyes, id: CardId): CardRef {
  if (id === NOBODY) return 0;
  const card = cardOf(eyes.state, id);
  const handle = handleOf(eyes.viewer, card);
  if (handle !== 0) return handle;
  const mayTell = eyes.asked || card.owner === eyes.viewer || isUsedOpenly(eyes, card);
  return mayTell && knows(eyes, card) ? knownName(eyes, card) : someName(eyes, card);
}

const placeOf = ({ owner, zone }: CardState): string =>
  zone === "storyDeck" ? "storyDeck" : `${owner}.${zone}`;

function knownName(eyes: Eyes, card: CardState): string {
  const { state } = eyes;
  if (card.zone === "storyDeck") return `storyDeck@${state.storyDeck.indexOf(card.id)}`;
  const { deck, hand } = seatOf(state, card.owner);
  if (card.zone === "deck") return `${placeOf(card)}@${deck.indexOf(card.id)}`;
  const known = hand.filter((id) => knows(eyes, cardOf(state, id)));
  return `${placeOf(card)}@${known.indexOf(card.id)}`;
}

/** Numbered as they are met: the number tells nothing of the card. */
function someName({ some }: Eyes, card: CardState): string {
  const named = some.get(card.id);
  if (named !== undefined) return named;
  const place = `${placeOf(card)}?`;
  let count = 1;
  for (const other of some.values()) if (other.startsWith(place)) count++;
  const name = place + count;
  some.set(card.id, name);
  return name;
}

export const refsOf = (eyes: Eyes, ids: readonly CardId[]): readonly CardRef[] => {
  const refs = new Array<CardRef>(ids.length);
  for (const [at, id] of ids.entries()) refs[at] = refOf(eyes, id);
  return refs;
};
