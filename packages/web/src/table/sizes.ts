/** Sizes of cards by the window: faces are picked by width, so they are known in script as well as in CSS. */
import { useSyncExternalStore } from "react";
import { type Face, faceForWidth } from "../cards/card-state.ts";

export const CARD_RATIO = 0.78;

const clamp = (least: number, wanted: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, wanted)));

export interface Sizes {
  /** Heights in pixels. */
  readonly row: number;
  readonly lane: number;
  readonly hand: number;
}

function sizesFor(height: number, narrow: boolean): Sizes {
  if (narrow)
    return {
      row: clamp(57, height * 0.074, 90),
      lane: clamp(57, height * 0.08, 96),
      hand: clamp(96, height * 0.142, 150),
    };
  return {
    row: clamp(56, height * 0.112, 132),
    lane: clamp(50, height * 0.1, 124),
    hand: clamp(84, height * 0.165, 200),
  };
}

export const faceFor = (height: number): Face => faceForWidth(height * CARD_RATIO);

const NARROW = 700;

let last: { readonly key: string; readonly sizes: Sizes } | null = null;

/** The same object for the same window, so that nothing is drawn anew without need. */
function sizesNow(): Sizes {
  const { innerHeight, innerWidth } = globalThis;
  const key = `${innerWidth}x${innerHeight}`;
  if (last?.key !== key) last = { key, sizes: sizesFor(innerHeight, innerWidth <= NARROW) };
  return last.sizes;
}

const FALLBACK = sizesFor(NARROW, false);

export const useSizes = (): Sizes =>
  useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    sizesNow,
    () => FALLBACK,
  );
