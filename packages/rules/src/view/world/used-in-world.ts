/** What was used already, with the cards of a made-up world in it. */
import type { TakenAction, Use, UsedTrigger } from "../../state/used.ts";
import type { TriedView, UsedTriggerView, UseView } from "../view-types.ts";
import type { IdOf } from "./world-progress.ts";
import { LIFE } from "./world-table.ts";

export function useOf(told: UseView, idOf: IdOf): Use {
  const { until } = told;
  switch (told.by) {
    case "copy":
      return { what: { by: "copy", card: idOf(told.card), life: LIFE, ability: told.ability }, until };
    case "title":
      return { what: { by: "title", title: told.title, player: told.player, ability: told.ability }, until };
    case "dormant":
      return { what: { by: "dormant", player: told.player, story: idOf(told.story) }, until };
  }
}

export const usedTriggerOf = (told: UsedTriggerView, idOf: IdOf): UsedTrigger => ({
  ...told,
  card: idOf(told.card),
});

export function actionOf(told: TriedView, idOf: IdOf): TakenAction {
  const card = idOf(told.card);
  return told.do === "makeDormant" ? { ...told, card, on: idOf(told.on) } : { ...told, card };
}
