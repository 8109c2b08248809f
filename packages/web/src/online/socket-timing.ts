/** When a page tries again, and when it takes a silent connection to be dead. In milliseconds. */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

/** Longer each time; drawn, so that the pages of a server that was restarted do not all come at once. */
export function pauseBefore(attempt: number, chance: () => number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return longest * (0.5 + chance() / 2);
}

/** A server sends a heartbeat every fifteen seconds. */
export const LONGEST_SILENCE = 40_000;
/** For a connection to be made. */
export const LONGEST_GREETING = 10_000;
/** Whoever goes from one page to the next needs it again at once. */
export const LINGER = 3000;
