/** What was used, answered or done before, as it must look in a saved state. */
import { PLAYERS } from "../language/words.ts";
import {
  type FieldChecks,
  isNumber,
  isText,
  oneOf,
  oneOfShapes,
  orNull,
  shaped,
  type VariantChecks,
} from "./saved-shape.ts";
import type { AbilityRef } from "./types.ts";
import type { Limited, TakenAction, TakenFrom, Use, UsedTrigger } from "./used.ts";

const isPlayer = oneOf(PLAYERS);

export const isAbility = shaped({ code: isText, index: isNumber } satisfies FieldChecks<AbilityRef>);

const limitedShape = oneOfShapes("by", {
  copy: { card: isNumber, life: isNumber, ability: isAbility },
  title: { title: isText, player: isPlayer, ability: isAbility },
  dormant: { player: isPlayer, story: isNumber },
} satisfies VariantChecks<Limited, "by">);

export const useShape = shaped({
  what: limitedShape,
  until: oneOf(["phase", "turn", "game"]),
} satisfies FieldChecks<Use>);

export const usedTriggerShape = oneOfShapes("to", {
  note: { note: isNumber, card: isNumber, ability: isAbility, player: orNull(isPlayer) },
  effect: { effect: isNumber, card: isNumber, ability: isAbility },
} satisfies VariantChecks<UsedTrigger, "to">);

const actionShape = oneOfShapes("do", {
  play: { card: isNumber },
  use: { card: isNumber, ability: isAbility },
  makeDormant: { card: isNumber, on: isNumber },
} satisfies VariantChecks<TakenAction, "do">);

export const actionTakenShape = shaped({
  position: isText,
  action: actionShape,
} satisfies FieldChecks<TakenFrom>);
