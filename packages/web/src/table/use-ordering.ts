/** Putting things in order: one step in the list, the whole list at once, and what follows from it by itself. */
import { useEffect } from "react";
import {
  arranged,
  canBeKept,
  isKept,
  isOrdering,
  moved,
  nextPlanned,
  ordersWith,
  planOf,
} from "./model/asked-order.ts";
import type { Numbered } from "./model/options.ts";
import { answerWith } from "./player-moves.ts";
import { type TableTools, useGame, useGestures, useTools } from "./table-context.ts";

/** The list as it stands; empty where nothing is to be ordered. */
export function orderNow({ session, gestures }: TableTools): readonly Numbered[] {
  const { asked, passing } = session.getState();
  return isOrdering(asked) ? arranged(asked, gestures.getState().order, passing.orders ?? []) : [];
}

export interface Ordering {
  readonly things: readonly Numbered[];
  /** These effects can be known again; `kept`: they will be taken in this order from now on. */
  readonly canKeep: boolean;
  readonly kept: boolean;
}

export function useOrdering(): Ordering | null {
  const asked = useGame((game) => game.asked);
  const orders = useGame(({ passing }) => passing.orders) ?? [];
  const order = useGestures((gestures) => gestures.order);
  const wanted = useGestures((gestures) => gestures.keepOrder);
  if (!isOrdering(asked)) return null;
  return {
    things: arranged(asked, order, orders),
    canKeep: canBeKept(asked),
    kept: wanted ?? isKept(asked, orders),
  };
}

export function moveInOrder(tools: TableTools, at: number, step: 1 | -1): void {
  const indexes = orderNow(tools).map(({ index }) => index);
  tools.gestures.getState().change({ order: moved(indexes, at, step) });
}

/** The first is answered with; the others are answered for as their questions come. */
export function takeOrder(tools: TableTools): void {
  const { session, gestures } = tools;
  const { asked, passing, setPassing } = session.getState();
  const things = orderNow(tools);
  const [first, ...rest] = things;
  if (first === undefined || asked === null) return;
  const before = passing.orders ?? [];
  const keep = gestures.getState().keepOrder ?? isKept(asked, before);
  gestures.getState().change({ plan: planOf(rest) });
  answerWith(tools, first);
  const orders = ordersWith(before, things, keep);
  if (JSON.stringify(orders) !== JSON.stringify(before)) setPassing({ orders });
}

/** Goes on with the plan. The next free action ends it: what it was made for is over. */
export function useOrderPlan(): void {
  const { session, gestures } = useTools();
  const asked = useGame((game) => game.asked);
  useEffect(() => {
    const { plan, change } = gestures.getState();
    if (plan.length === 0 || asked === null) return;
    const next = isOrdering(asked) ? nextPlanned(asked, plan) : null;
    if (next !== null) {
      change({ plan: next.rest });
      session.getState().answer({ choose: next.index });
    } else if (asked.kind === "order" || asked.kind === "action") change({ plan: [] });
  }, [asked, session, gestures]);
}
