/** The selection that the open question is about, for whoever wants to weigh its cards. */
import type { Slot } from "../effects/selecting.ts";
import type { State } from "../state/types.ts";
import { openTarget } from "./initiation.ts";
import { isNodeFrame } from "./node.ts";
import { openPick } from "./select.ts";

/** Null where no card is chosen or picked for an effect. */
export function openSlot(state: State): Slot | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return null;
  if (frame.procedure === "effect") return openTarget(state);
  return frame.procedure === "carryOut" && isNodeFrame(frame) ? openPick(state, frame) : null;
}
