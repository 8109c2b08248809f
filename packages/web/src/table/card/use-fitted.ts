/** Cards of a crowded row shrink a little before they overlap, so that their numbers stay in sight. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { LEAST_HIT } from "../model/grouping.ts";
import { CARD_RATIO } from "../sizes.ts";

const GAP = 6;
/** Not smaller than this share, nor narrower than a finger needs. */
const LEAST = 0.72;

export function fittedHeight(height: number, count: number, room: number): number {
  if (count === 0 || room <= 0) return height;
  const width = (room - GAP * (count - 1)) / count;
  const wanted = Math.max(width / CARD_RATIO, height * LEAST, LEAST_HIT / CARD_RATIO);
  return Math.round(Math.min(height, wanted));
}

/** How wide the place is in which the row lies; 0 until it is known. */
export function useRoom<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly room: number;
} {
  const ref = useRef<T>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const parent = ref.current?.parentElement;
    if (parent === null || parent === undefined) return;
    const measure = (): void => setRoom(parent.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
