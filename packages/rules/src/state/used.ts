/** What may not be done again: uses of limited abilities, answers to one trigger, actions from one position. */

import type { Player } from "../language/words.ts";
import { isSameAbility } from "./option-parts.ts";
import type { AbilityRef, CardId } from "./types.ts";

/** What is used up (TRIG-26): an ability of one copy, one of all copies of a title, a Dormant place (DORM-02). */
export type Limited =
  | { readonly by: "copy"; readonly card: CardId; readonly life: number; readonly ability: AbilityRef }
  | { readonly by: "title"; readonly title: string; readonly player: Player; readonly ability: AbilityRef }
  | { readonly by: "dormant"; readonly player: Player; readonly story: CardId };

export interface Use {
  readonly what: Limited;
  readonly until: "phase" | "turn" | "game";
}

/** An ability that has answered a note, or as a state of things held in the course of an effect (TRIG-04). */
export type UsedTrigger =
  | {
      readonly to: "note";
      readonly note: number;
      readonly card: CardId;
      readonly ability: AbilityRef;
      /** Who used an ability that is there for each player (CONS-12). */
      readonly player: Player | null;
    }
  | { readonly to: "effect"; readonly effect: number; readonly card: CardId; readonly ability: AbilityRef };

/** What a player did in an action window. */
export type TakenAction =
  | { readonly do: "play"; readonly card: CardId }
  | { readonly do: "use"; readonly card: CardId; readonly ability: AbilityRef }
  | { readonly do: "makeDormant"; readonly card: CardId; readonly on: CardId };

/** And the position from which he did it (LOOP-03). */
export interface TakenFrom {
  readonly position: string;
  readonly action: TakenAction;
}

export function isSameLimited(a: Limited, b: Limited): boolean {
  switch (a.by) {
    case "copy":
      return b.by === "copy" && a.card === b.card && a.life === b.life && isSameAbility(a.ability, b.ability);
    case "title":
      return (
        b.by === "title" &&
        a.title === b.title &&
        a.player === b.player &&
        isSameAbility(a.ability, b.ability)
      );
    case "dormant":
      return b.by === "dormant" && a.player === b.player && a.story === b.story;
  }
}

export function isSameTrigger(a: UsedTrigger, b: UsedTrigger): boolean {
  if (a.card !== b.card || !isSameAbility(a.ability, b.ability)) return false;
  if (a.to === "effect") return b.to === "effect" && a.effect === b.effect;
  return b.to === "note" && a.note === b.note && a.player === b.player;
}

export function isSameAction(a: TakenAction, b: TakenAction): boolean {
  if (a.card !== b.card) return false;
  switch (a.do) {
    case "play":
      return b.do === "play";
    case "use":
      return b.do === "use" && isSameAbility(a.ability, b.ability);
    case "makeDormant":
      return b.do === "makeDormant" && a.on === b.on;
  }
}
