/** What is printed on a card, or counts as if it were. */
import { cardOf, faceOf } from "../state/access.ts";
import { printedOf } from "../state/game.ts";
import type { CardId, State } from "../state/types.ts";
import { hasFace } from "./standing.ts";

/** COMP-34: it makes every comparison fail. */
export const UNKNOWN = Number.NaN;

export const NO_ICONS: readonly number[] = [0, 0, 0, 0];

export const titleOf = (state: State, id: CardId): string => {
  const { code } = cardOf(state, id);
  return code === "" ? "" : printedOf(state.game, code).title;
};

export const printedIconsOf = (state: State, id: CardId): readonly number[] => {
  const card = cardOf(state, id);
  return card.code === "" || !hasFace(card) ? NO_ICONS : faceOf(state, card.id).icons;
};

/** An insane character has cost 0 (INS-03); elsewhere the printed cost. */
export function costOf(state: State, id: CardId): number {
  const card = cardOf(state, id);
  if (card.code === "" || card.condition === "insane") return 0;
  return faceOf(state, card.id).cost;
}
