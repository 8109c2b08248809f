/** Cards that enter or leave play together: whose come first, and in which order (SIM-03, LEAVE-07, WIN-16). */
import type { Group } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { cardOf, faceOf, inTurnOrder, opponentOf } from "../state/access.ts";
import { type Change, NOBODY, type State } from "../state/types.ts";

const LEAVING = new Set(["destroy", "sacrifice", "discard", "moveCard"]);

export const leavesPlay = (state: State, part: Change): boolean =>
  LEAVING.has(part.kind) && part.card !== NOBODY && cardOf(state, part.card).zone === "play";

const entersPlay = ({ kind }: Change): boolean => kind === "enterPlay";

/** Whose card comes or goes; in a hand no order can be seen. */
export function mover(state: State, part: Change): Player | null {
  if (entersPlay(part)) return part.player;
  return leavesPlay(state, part) && part.to !== "hand" ? cardOf(state, part.card).controller : null;
}

/** The active player sets whose cards enter first; in the older rules his own do (ED-88). */
export const needsFirst = (state: State, parts: Group): boolean =>
  state.game.options["sim.order"] === "active" &&
  parts.some((part) => entersPlay(part) && part.player === "P1") &&
  parts.some((part) => entersPlay(part) && part.player === "P2");

export const playersFrom = (state: State, first: Player | undefined): readonly Player[] =>
  first === undefined ? inTurnOrder(state) : [first, opponentOf(first)];

/** The first of these players who has different cards among the parts, and so sets their order. */
export function ordersTogether(state: State, parts: Group, players: readonly Player[]): Player | null {
  for (const player of players) {
    const mine = parts.filter((part) => mover(state, part) === player);
    if (new Set(mine.map((part) => faceOf(state, part.card).code)).size > 1) return player;
  }
  return null;
}
