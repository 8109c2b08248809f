/** A plan becomes a state, by the writers of the engine. */

import { PLAYERS, type Player, type Zone } from "../language/words.ts";
import { emptyState } from "../new-game.ts";
import { edit } from "../state/edit.ts";
import type { Game } from "../state/game.ts";
import { createCard, moveCard, type Placing } from "../state/move.ts";
import { mustBe } from "../state/must-be.ts";
import { gameStreams } from "../state/random.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { touch } from "../state/versions.ts";
import { fillerCode } from "./fillers.ts";
import type { Clock, Item, LaneNamed, Plan } from "./plan.ts";

/** Where each item of the plan came to lie. */
export type Laid = ReadonlyMap<Item, CardId>;

const FILLER = fillerCode("neutral");
const SEED = "position";
/** Cards that lay somewhere before came there in an earlier phase. */
const PHASES_BEFORE = 100;

function emptyTable(game: Game, { starter, active, turn, phase }: Clock): State {
  const state = emptyState(game, gameStreams(SEED));
  state.starter = starter;
  state.active = active;
  state.turn = turn;
  state.phase = phase;
  return state;
}

export function layOut(plan: Plan, game: Game): { readonly state: State; readonly laid: Laid } {
  const state = emptyTable(game, plan.clock);
  const laid = new Map<Item, CardId>();
  for (const item of plan.items) laid.set(item, createCard(state, item.code, item.owner).id);
  const put = (item: Item, placing: Placing = {}): void => putDown(state, laid, { item, placing });
  for (const [slot, item] of plan.stories.entries()) put(item, { slot });
  for (const item of [...plan.conspiracies, ...plan.attached]) put(item);
  for (const item of plan.storyDeck.toReversed()) put(item);
  for (const player of PLAYERS) {
    const { hand, deck, discard, won, domains, resources, play, fillers } = plan[player];
    for (const item of hand) put(item);
    for (const pile of ["hand", "deck", "discard"] as const)
      layFillers(state, player, { zone: pile, count: fillers[pile] });
    for (const item of [...deck.toReversed(), ...discard.toReversed()]) put(item);
    for (const item of [...won, ...domains, ...resources, ...play]) put(item);
  }
  commitAll(state, laid);
  state.phaseCount = PHASES_BEFORE;
  touch(state);
  return { state, laid };
}

function layFillers(state: State, player: Player, { zone, count }: { zone: Zone; count: number }): void {
  const placing = { zone };
  for (let i = 0; i < count; i++) moveCard(state, createCard(state, FILLER, player).id, placing);
}

function putDown(state: State, laid: Laid, { item, placing }: { item: Item; placing: Placing }): void {
  const id = laidCard(laid, item);
  const host = item.host === null ? NOBODY : laidCard(laid, item.host);
  const faceDown = item.faceDown || (item.zone === "domain" && item.code !== "");
  moveCard(state, id, { zone: item.zone, ...placing, host, faceDown, controller: item.controller });
  const card = edit(state, id);
  card.condition = item.condition;
  card.layExhausted = item.layExhausted;
  card.wounds = item.wounds;
  card.tokens = item.tokens;
  card.successP1 = item.successP1;
  card.successP2 = item.successP2;
  card.drained = item.drained;
}

export const laidCard = (laid: Laid, item: Item): CardId =>
  mustBe(laid.get(item), "position", "card for an item of the plan");

/** Where there is no such story nobody is committed: the checks of the position say so. */
function commitAll(state: State, laid: Laid): void {
  for (const [item, id] of laid) {
    const story = item.lane === null ? undefined : laneOf(state, item.lane);
    if (story !== undefined) edit(state, id).story = story;
  }
}

/** The lanes that are there: the checks of the position complain of the others. */
export const attackedOf = (state: State, { attacked }: Plan): readonly CardId[] | null =>
  attacked === null ? null : attacked.flatMap(({ lane }) => laneOf(state, lane) ?? []);

export function laneOf(state: State, { row, at }: LaneNamed): CardId | undefined {
  const found = state[row][at];
  return found === NOBODY ? undefined : found;
}
