/** How close a choice was, for the pace at which people are shown it. */
import type { LevelThinking } from "./thinking.ts";
import { judged } from "./within-cap.ts";

/** Answers further apart than this are no question. */
const FAR = 0.1;

/** How close the two best were: 0 far apart, or nothing to compare with; 1 alike. */
export function closenessOf({ options }: LevelThinking): number {
  const values = judged(options).map(({ value }) => value);
  const [best, second] = values.sort((a, b) => b - a);
  return best === undefined || second === undefined ? 0 : Math.max(0, 1 - (best - second) / FAR);
}
