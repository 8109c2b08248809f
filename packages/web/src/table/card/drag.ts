/** Dragging is an extra: every drop has a click that does the same. */

import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { placeIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";
import { type RefObject, useEffect } from "react";
import { markOf, optionsAt } from "../model/options.ts";
import { answerWith, clickThing, putAt, refuse } from "../player-moves.ts";
import { type TableTools, useTools } from "../table-context.ts";

const KEY = "card";

const draggedCard = (data: Record<string | symbol, unknown>): CardRef | null => {
  const ref = data[KEY];
  return typeof ref === "number" || typeof ref === "string" ? ref : null;
};

/** A card that has somewhere to go may be dragged there. */
export function useDraggable(element: RefObject<HTMLElement | null>, ref: CardRef): void {
  const { session, gestures } = useTools();
  useEffect(() => {
    if (element.current === null) return;
    return draggable({
      element: element.current,
      canDrag: () => markOf(session.getState().asked, ref, null) !== null,
      getInitialData: () => ({ [KEY]: ref }),
      onDragStart: () => gestures.getState().change({ picked: ref, refused: null }),
      onDrop: () => gestures.getState().change({ picked: null }),
    });
  }, [element, ref, session, gestures]);
}

function dropAt(tools: TableTools, place: CardRef, card: CardRef): void {
  const { asked } = tools.session.getState();
  const [only, ...more] = optionsAt(asked, place, card);
  if (asked?.form === "assign") putAt(tools, asked, { item: card, place });
  else if (only !== undefined && more.length === 0 && placeIn(only.option) === place) answerWith(tools, only);
  else refuse(tools, card);
}

/** A lane or a domain: a card dropped where it may not go returns and says why. */
export function useDrop(element: RefObject<HTMLElement | null>, place: CardRef | null): void {
  const tools = useTools();
  useEffect(() => {
    if (element.current === null || place === null) return;
    return dropTargetForElements({
      element: element.current,
      onDrop: ({ source }) => {
        const card = draggedCard(source.data);
        if (card !== null) dropAt(tools, place, card);
      },
    });
  }, [element, place, tools]);
}

/** A card dropped anywhere on the table is played, as a click would. */
export function useDropToPlay(element: RefObject<HTMLElement | null>): void {
  const tools = useTools();
  useEffect(() => {
    if (element.current === null) return;
    const target = element.current;
    return dropTargetForElements({
      element: target,
      onDrop: ({ source, location }) => {
        const card = draggedCard(source.data);
        const innermost = location.current.dropTargets[0]?.element === target;
        if (card === null || !innermost) return;
        tools.gestures.getState().change({ picked: null });
        clickThing(tools, card, target);
      },
    });
  }, [element, tools]);
}
