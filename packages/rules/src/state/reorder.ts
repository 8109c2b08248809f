/** The order of a deck, changed by hand: a card goes to another place in the same deck. */
import { cardOf, seatOf } from "./access.ts";
import type { CardId, State } from "./types.ts";
import { touch } from "./versions.ts";

/** So many cards below the top, or to the bottom; the others keep their order. */
export function reorder(state: State, id: CardId, below: number | "bottom"): void {
  const { deck } = seatOf(state, cardOf(state, id).owner);
  deck.splice(deck.indexOf(id), 1);
  deck.splice(below === "bottom" ? 0 : deck.length - below, 0, id);
  touch(state);
}
