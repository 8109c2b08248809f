/** What struggles and successes share: each is one effect of the game itself, inside the box of all stories. */
import { makeChange } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { beginEffect } from "./begin-effect.ts";
import { makeChanges } from "./changes.ts";
import { closeEffect } from "./effect.ts";
import type { Next } from "./interpreter.ts";

/** A struggle or a success is one effect: its own E4 and E5, its E6 in the window after the box. */
export function beginGameEffect(state: State): void {
  beginEffect(state, { kind: "framework", timing: "", player: state.active, source: NOBODY, prepared: null });
  state.unasked = 0;
}

/** Won, or out of play. */
export const isGone = (state: State, story: CardId): boolean => cardOf(state, story).zone !== "story";

export const BY_STRUGGLE = { cause: "struggle", source: NOBODY } as const;

/** One success token on a player's own side. */
export const placeOne = (state: State, story: CardId, player: Player): void =>
  makeChanges(state, [[makeChange(state, "placeSuccess", { card: story, player, cause: "struggle" })]]);

export function closeGameEffect(state: State): Next {
  closeEffect(state);
  return undefined;
}

export const YES_NO: readonly OptionOf<"yes" | "no">[] = [{ do: "yes" }, { do: "no" }];
