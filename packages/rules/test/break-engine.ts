/** For tests of what happens when the engine contradicts itself: nobody knows how to go on. */
import type { Frame, State } from "../src/state/types.ts";

/** What the engine then complains of. */
export const BROKEN = '"nothing"';

const brokenLike = (frame: Frame): Frame => ({ ...frame, procedure: "nothing" as Frame["procedure"] });

/** It breaks as soon as it goes on at all. */
export function breakNow({ frames }: State): void {
  frames.splice(0, frames.length, ...frames.map(brokenLike));
}

/** It breaks when what the open question belongs to is over. */
export function breakLater({ frames }: State): void {
  frames.splice(0, frames.length - 1, ...frames.slice(0, -1).map(brokenLike));
}
