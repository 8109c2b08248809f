/** The writers of the stack of procedures. */
import type { Frame, State } from "./types.ts";
import { touch } from "./versions.ts";

/** WIN-06: while it runs, its story is one that no effect speaks of: see `openStories`. */
const TAKES_A_STORY = "winStory";

export function pushFrame(state: State, frame: Frame): void {
  state.frames.push(frame);
  if (frame.procedure === TAKES_A_STORY) touch(state);
}

export function popFrame(state: State): void {
  if (state.frames.pop()?.procedure === TAKES_A_STORY) touch(state);
}
