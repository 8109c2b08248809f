/** Where the current effect points: from its source to what is chosen, and to what is about to be. */
import type { Asked } from "@fhtagn/protocol";
import { cardIn } from "@fhtagn/rules/options";
import type { CardRef, View } from "@fhtagn/rules/view";
import { onTable } from "../../session/question-kinds.ts";

export interface Aim {
  readonly from: CardRef;
  readonly to: CardRef;
  readonly how: "chosen" | "offered";
}

const NOTHING = 0;

/** `looked` is the card under the pointer or the focus. */
export function aimsOf(view: View, asked: Asked | null, looked: CardRef | undefined): readonly Aim[] {
  const effect = view.underWay.at(-1);
  const from = asked?.source || effect?.source || NOTHING;
  if (from === NOTHING) return [];
  const chosen = effect?.source === from ? effect.chosen : [];
  const aims = chosen
    .filter((to) => to !== NOTHING && to !== from)
    .map((to): Aim => ({ from, to, how: "chosen" }));
  const isOffered =
    asked !== null && onTable(asked.kind).aims && asked.options.some((option) => cardIn(option) === looked);
  if (!isOffered || looked === undefined || looked === from || chosen.includes(looked)) return aims;
  return [...aims, { from, to: looked, how: "offered" }];
}
