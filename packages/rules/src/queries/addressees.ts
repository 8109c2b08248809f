/** Whom a text speaks to: on stories and conspiracies every player, each for himself (CONS-12, ED-29). */
import type { Ability } from "../language/abilities.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { CardId, State } from "../state/types.ts";

const SPEAKS = new WeakMap<Ability, boolean>();

/** Whether it says "you" or "your opponent" anywhere; read off the text once. */
export function speaksToYou(ability: Ability): boolean {
  const known = SPEAKS.get(ability);
  if (known !== undefined) return known;
  const speaks = /"(you|opponent)"/.test(JSON.stringify(ability));
  SPEAKS.set(ability, speaks);
  return speaks;
}

/** CONS-17: it has no controller; in the older rules a conspiracy is its owner's. */
export const hasNoController = (state: State, card: CardId): boolean =>
  cardOf(state, card).zone === "story" &&
  (state.game.options["cons.scope"] === "each" || !state.conspiracies.includes(card));

/** What may be used is for all, what has to happen for those it speaks to, and once if it speaks to nobody. */
export function addressees(state: State, source: CardId, ability: Ability): readonly Player[] {
  if (!hasNoController(state, source)) return [cardOf(state, source).controller];
  const isOptional = ability.timing === "response" || ability.timing === "disrupt";
  return isOptional || speaksToYou(ability) ? PLAYERS : [state.active];
}
