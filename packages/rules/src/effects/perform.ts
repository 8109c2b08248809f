/** What each change does to the state (C3), and the triggers it notes (C5). `false`: it was not possible. */
import { cardOf, seatOf } from "../state/access.ts";
import type { Change, ChangeKind, State } from "../state/types.ts";
import { performCards } from "./perform-cards.ts";
import { performCharacters } from "./perform-characters.ts";
import { performTokens } from "./perform-tokens.ts";

export type Perform = (state: State, change: Change) => boolean;

const PERFORM: Readonly<Record<ChangeKind, Perform>> = {
  ...performCharacters,
  ...performCards,
  ...performTokens,
};

export function perform(state: State, change: Change): boolean {
  return PERFORM[change.kind](state, change);
}

export const isDeckEmpty = (state: State): boolean =>
  seatOf(state, "P1").deck.length === 0 || seatOf(state, "P2").deck.length === 0;
export const stillThere = (state: State, change: Change): boolean =>
  cardOf(state, change.card).zone !== "removed";
