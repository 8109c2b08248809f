/** A swipe to the left or right shows the next lane; the strips do the same. */
import { type TouchEvent, useRef } from "react";

/** Pixels: shorter ones are taps, steeper ones scroll. */
const FAR = 60;

interface Swiping {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

export function useSwipe(onSwipe: (step: 1 | -1) => void): Swiping {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      if (touch !== undefined) start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
