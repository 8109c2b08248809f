/** What type a card is now. */
import type { CardType } from "../language/words.ts";
import { cardOf, faceOf } from "../state/access.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { formOf, isDormant } from "./standing.ts";

/** A Dormant card has no type, another attached face down is a support (ATT-04); an insane card of any type is a character (INS-17). */
export function typeOf(state: State, id: CardId): CardType | "none" {
  const card = cardOf(state, id);
  if (card.code === "" || card.zone === "domain") return "none";
  if (card.zone === "play") {
    if (card.condition === "insane") return "character";
    if (card.faceDown && card.host !== NOBODY) return isDormant(state, card) ? "none" : "support";
    if (state.modifiers.length > 0) {
      const form = formOf(state, id);
      if (form !== null && form.effect.form !== "printed") return form.effect.form.type;
    }
  }
  return faceOf(state, card.id).type;
}

export const isCharacter = (state: State, id: CardId): boolean => typeOf(state, id) === "character";
