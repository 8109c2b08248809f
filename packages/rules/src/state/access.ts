/** Reading the state: small questions without rules in them. */

import type { Player } from "../language/words.ts";
import { InvariantBroken, type Printed } from "./game.ts";
import { isFrameOf } from "./procedure-locals.ts";
import {
  type CardId,
  type CardStanding,
  type CardState,
  type EffectInProgress,
  NOBODY,
  type Seat,
  type State,
} from "./types.ts";

export function cardOf(state: State, id: CardId): CardState {
  const card = state.cards[id];
  if (card === undefined) throw new InvariantBroken("state", `no card ${id}`);
  return card;
}

/** Named, not looked up by key: this is asked all the time. */
export const seatOf = (state: State, player: Player): Seat => (player === "P1" ? state.P1 : state.P2);
export const opponentOf = (player: Player): Player => (player === "P1" ? "P2" : "P1");
/** The printed card behind an id. */
export function faceOf(state: State, id: CardId): Printed {
  const face = state.faces[id];
  if (face === undefined) throw new InvariantBroken("state", `no card ${id}`);
  return face;
}
/** Cards chosen, under these names too; the old record may be shared with a clone. */
export function writeChoice(
  effect: EffectInProgress,
  cards: readonly CardId[],
  names: readonly string[],
): void {
  const chosen: Record<string, readonly CardId[]> = { ...effect.chosen };
  for (const name of names) chosen[name] = cards;
  effect.chosen = chosen;
}

/** Under this name an effect keeps the cards that left play meanwhile from another's control than their owner's. */
export const STRAYED = "#strayed";

/** The active player first. */
export const inTurnOrder = (state: State): readonly [Player, Player] => [
  state.active,
  opponentOf(state.active),
];

/** Stories and conspiracies on the table, from left to right. */
export function storiesInPlay(state: State): readonly CardId[] {
  const stories = state.stories.filter((story) => story !== NOBODY);
  return state.conspiracies.length === 0 ? stories : stories.concat(state.conspiracies);
}

/** WIN-06: its winner has taken the card; what it does finds it on the table no more. */
const isTaken = (state: State, story: CardId): boolean =>
  state.frames.some((frame) => isFrameOf(frame, "winStory") && frame.locals.story === story);

/** Stories that an effect may speak of. */
export const openStories = (state: State): readonly CardId[] =>
  storiesInPlay(state).filter((story) => !isTaken(state, story));

export const successOf = (story: CardStanding, player: Player): number =>
  player === "P1" ? story.successP1 : story.successP2;

/** On a story those of both sides (COMP-20). */
export const tokenCountOf = (card: CardStanding): number =>
  card.zone === "story" ? card.successP1 + card.successP2 : card.tokens;

export function topEffect(state: State): EffectInProgress {
  const effect = state.effects[state.effects.length - 1];
  if (effect === undefined) throw new InvariantBroken("TIME-12", "no effect in progress");
  return effect;
}

export const resourcesOn = (state: State, domain: CardId): readonly CardId[] =>
  seatOf(state, cardOf(state, domain).controller).resources.filter((id) => cardOf(state, id).host === domain);
