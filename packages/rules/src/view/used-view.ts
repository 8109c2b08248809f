/** What was used already and may not be used again, as far as the viewer may know. */
import { cardOf } from "../state/access.ts";
import { handleOf } from "../state/handles.ts";
import { positionKey } from "../state/position-key.ts";
import type { TakenAction, Use, UsedTrigger } from "../state/used.ts";
import { type Eyes, refOf } from "./eyes.ts";
import type { Horizon } from "./horizon.ts";
import type { TriedView, UsedTriggerView, UseView } from "./view-types.ts";

/** Null: the copy has changed zone, its use is forgotten (TRIG-26). */
function useView(eyes: Eyes, { what, until }: Use): UseView | null {
  switch (what.by) {
    case "copy": {
      const { card, life, ability } = what;
      if (cardOf(eyes.state, card).life !== life) return null;
      return { by: "copy", card: refOf(eyes, card), ability, until };
    }
    case "title":
      return { ...what, until };
    case "dormant":
      return { by: "dormant", player: what.player, story: refOf(eyes, what.story), until };
  }
}

export const usesView = (eyes: Eyes, { uses }: Horizon): readonly UseView[] =>
  eyes.state.uses.slice(0, uses).flatMap((use) => useView(eyes, use) ?? []);

const usedTriggerView = (eyes: Eyes, used: UsedTrigger): UsedTriggerView => ({
  ...used,
  card: refOf(eyes, used.card),
});

export const usedTriggersView = (eyes: Eyes, { usedTriggers }: Horizon): readonly UsedTriggerView[] =>
  eyes.state.usedTriggers.slice(0, usedTriggers).map((used) => usedTriggerView(eyes, used));

function actionView(eyes: Eyes, action: TakenAction): TriedView {
  const card = refOf(eyes, action.card);
  return action.do === "makeDormant" ? { ...action, card, on: refOf(eyes, action.on) } : { ...action, card };
}

/** What the viewer can no longer choose in his action window (LOOP-03). */
export function triedView(eyes: Eyes): readonly TriedView[] {
  const { state, viewer, asked } = eyes;
  if (!asked || state.question?.kind !== "action" || state.windowSeen.length === 0) return [];
  const now = positionKey(state);
  return state.windowSeen
    .filter(({ position, action }) => position === now && handleOf(viewer, cardOf(state, action.card)) !== 0)
    .map(({ action }) => actionView(eyes, action));
}
