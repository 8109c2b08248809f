/** The stack of procedures: its writers, and which of them runs. */
import { type FrameOf, isFrameOf, type ProcedureName } from "./procedure-locals.ts";
import type { Frame, State } from "./types.ts";
import { touch } from "./versions.ts";

/** WIN-06: while it runs, its story is one that no effect speaks of: see `openStories`. */
const TAKES_A_STORY: ProcedureName = "winStory";

export function pushFrame(state: State, frame: Frame): void {
  if (state.watchers.length > 0) for (const { frameBegins } of state.watchers) frameBegins?.(frame);
  state.frames.push(frame);
  if (frame.procedure === TAKES_A_STORY) touch(state);
}

export function popFrame(state: State): void {
  const frame = state.frames.pop();
  if (frame === undefined) return;
  if (frame.procedure === TAKES_A_STORY) touch(state);
  if (state.watchers.length > 0) for (const { frameEnded } of state.watchers) frameEnded?.(frame);
}

/** The innermost frame of a procedure. */
export function runningFrame<P extends ProcedureName>({ frames }: State, name: P): FrameOf<P> | undefined {
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame !== undefined && isFrameOf(frame, name)) return frame;
  }
  return undefined;
}

export const isRunning = ({ frames }: State, name: ProcedureName): boolean =>
  frames.some(({ procedure }) => procedure === name);

/** The frame on top, if it is one of this procedure. */
export function topFrame<P extends ProcedureName>({ frames }: State, name: P): FrameOf<P> | undefined {
  const frame = frames[frames.length - 1];
  return frame !== undefined && isFrameOf(frame, name) ? frame : undefined;
}
