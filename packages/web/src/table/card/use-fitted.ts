/** Cards of a crowded row shrink a little before they overlap, so that their numbers stay in sight. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { CARD_RATIO } from "../sizes.ts";

const GAP = 6;
/** Not smaller than this share, nor narrower than a finger needs. */
const LEAST = 0.72;
const LEAST_WIDTH = 44;

export function fittedHeight(height: number, count: number, room: number): number {
  if (count === 0 || room <= 0) return height;
  const width = (room - GAP * (count - 1)) / count;
  const wanted = Math.max(width / CARD_RATIO, height * LEAST, LEAST_WIDTH / CARD_RATIO);
  return Math.round(Math.min(height, wanted));
}

export function useFitted<T extends HTMLElement>(
  height: number,
  count: number,
): { readonly ref: RefObject<T | null>; readonly height: number } {
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
  return { ref, height: fittedHeight(height, count, room) };
}
