/** How long a computer player seems to think before people see what it does. */
import type { Rng } from "@fhtagn/rules";
import type { Thinking } from "./thinking.ts";
import { judged } from "./within-cap.ts";

export const SHORTEST_MS = 350;
export const LONGEST_MS = 900;

/** Answers further apart than this are no question. */
const FAR = 0.1;

/** How close the two best were: 0 far apart, or nothing to compare with; 1 alike. */
export function closenessOf({ options }: Thinking): number {
  const values = judged(options).map(({ value }) => value);
  const [best, second] = values.sort((a, b) => b - a);
  return best === undefined || second === undefined ? 0 : Math.max(0, 1 - (best - second) / FAR);
}

/**
 * Drawn before a bot thinks, so nothing that it holds or finds can show in it. Where it may pass, it must not think
 * longer than `pass`, and a pass is shown then and neither sooner nor later.
 */
export interface Pace {
  readonly pass: number;
  /** From 0 to 1: some actions come a little sooner than others for no reason. */
  readonly whim: number;
}

const STEPS = LONGEST_MS - SHORTEST_MS;

export function drawPace(rng: Rng): Pace {
  return { pass: SHORTEST_MS + rng.below(STEPS + 1), whim: rng.below(STEPS + 1) / STEPS };
}

/** What weighs more in the delay of an action: that it was a close thing. */
const CLOSE_SHARE = 0.75;

/** Milliseconds from the question to the answer. A pass takes what was drawn for it, whatever was weighed. */
export function delayOf(
  { pass, whim }: Pace,
  { passes, closeness }: { readonly passes: boolean; readonly closeness: number },
): number {
  if (passes) return pass;
  return Math.round(SHORTEST_MS + STEPS * (CLOSE_SHARE * closeness + (1 - CLOSE_SHARE) * whim));
}
