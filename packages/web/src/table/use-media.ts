/** Follows a media query; false where there is none to ask. */
import { useSyncExternalStore } from "react";
import { BREAKPOINTS } from "../theme/breakpoints.ts";

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Portrait phones and narrow windows: one lane large, the others as strips. */
export const useNarrow = (): boolean => useMedia(BREAKPOINTS.narrow);
/** Fingers rather than a mouse: phones and tablets. */
export const useTouch = (): boolean => useMedia("(pointer: coarse)");
/** Phones on their side: the right column is a sheet. */
export const useLow = (): boolean => useMedia(BREAKPOINTS.low);
