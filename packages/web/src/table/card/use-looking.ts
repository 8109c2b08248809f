/** Looking at a card: hovering or focusing fills the preview, a long press or a right click zooms. */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useSettings } from "../../settings/settings-store.ts";
import type { Looked } from "../gestures.ts";
import { useTools } from "../table-context.ts";

const LONG_PRESS = 400;
/** A finger may tremble so far, in pixels. */
const STEADY = 10;

interface Waiting {
  readonly start: (deed: () => void, delay: number) => void;
  readonly stop: () => void;
}

/** One thing that happens later, unless it is stopped or the card goes. */
function useWaiting(): Waiting {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Waiting>({
    start: (deed, delay) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(deed, delay);
    },
    stop: () => clearTimeout(timer.current),
  });
  useEffect(() => waiting.current.stop, []);
  return waiting.current;
}

/** A finger that rests zooms; the click that ends it is none. */
function useLongPress(zoom: () => void) {
  const waiting = useWaiting();
  const press = useRef({ x: 0, y: 0, long: false });
  return {
    /** False for the click that ends a long press. */
    isClick: (): boolean => {
      const { long } = press.current;
      press.current.long = false;
      return !long;
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      press.current = { x: clientX, y: clientY, long: false };
      if (pointerType === "mouse") return;
      waiting.start(() => {
        press.current.long = true;
        zoom();
      }, LONG_PRESS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > STEADY) waiting.stop();
    },
    onPointerUp: waiting.stop,
    onPointerCancel: waiting.stop,
  };
}

export function useLooking(looked: Looked) {
  const { gestures } = useTools();
  const delay = useSettings(({ hoverDelay }) => hoverDelay);
  const hover = useWaiting();
  const look = (): void => {
    const { pinned, change } = gestures.getState();
    if (!pinned) change({ looked });
  };
  const zoom = (): void => gestures.getState().change({ zoomed: looked });
  return {
    ...useLongPress(zoom),
    onFocus: look,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") hover.start(look, delay);
    },
    onPointerLeave: hover.stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      zoom();
    },
  };
}
