/** A bot is asked the same question in the true game and in another world that looks the same to it. */
import {
  type CardId,
  type Choice,
  cardOf,
  hash,
  makeRng,
  opponentOf,
  type Player,
  type State,
  seatOf,
} from "@fhtagn/rules";
import { sampleWorld, view } from "@fhtagn/rules/view";
import { botNamed } from "../src/levels/registry.ts";
import type { AskedPosition } from "./positions.ts";

export interface Compared {
  readonly truth: Choice;
  readonly elsewhere: Choice;
  /** The game that was looked at is as it was. */
  readonly untouched: boolean;
}

const elsewhereOf = ({ state, player, prior }: AskedPosition): State =>
  sampleWorld(view(state, player), prior, makeRng("elsewhere"));

export function compare(name: string, position: AskedPosition, sims: number): Compared {
  const { state, player, prior } = position;
  const before = hash(state);
  const ask = (from: State): Choice =>
    botNamed(name, { prior, rng: makeRng("same"), sims }).choose(view(from, player));
  const truth = ask(state);
  return { truth, elsewhere: ask(elsewhereOf(position)), untouched: hash(state) === before };
}

const codesOf = (state: State, ids: readonly CardId[]): readonly string[] =>
  ids.map((id) => cardOf(state, id).code);

/** By code, since the cards of a made-up world have other numbers. The order of a hand means nothing. */
const opposingHand = (state: State, player: Player): string =>
  codesOf(state, seatOf(state, opponentOf(player)).hand)
    .toSorted()
    .join();

const decksOf = (state: State): string =>
  [state.P1.deck, state.P2.deck, state.storyDeck].map((deck) => codesOf(state, deck).join()).join("/");

export interface HiddenDifference {
  /** Some deck lies otherwise, or the opponent holds other cards. */
  readonly anything: boolean;
  readonly hand: boolean;
  /** Cards that the opponent holds. */
  readonly held: number;
}

/** What is hidden from the player and other than in the true game. */
export function hiddenDifferenceOf(position: AskedPosition): HiddenDifference {
  const { state, player } = position;
  const world = elsewhereOf(position);
  const hand = opposingHand(world, player) !== opposingHand(state, player);
  const held = seatOf(state, opponentOf(player)).hand.length;
  return { hand, held, anything: hand || decksOf(world) !== decksOf(state) };
}
