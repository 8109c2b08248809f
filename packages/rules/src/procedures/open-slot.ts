/** The selection that the open question is about, for whoever wants to weigh its cards. */
import type { Slot } from "../effects/selecting.ts";
import { asEffect, type Scene, sceneOfEffect } from "../queries/scene.ts";
import { topEffect } from "../state/access.ts";
import type { CardId, State } from "../state/types.ts";
import { openTarget } from "./initiation.ts";
import { aboutOpen } from "./interpreter.ts";
import { isNodeFrame } from "./node.ts";
import { openCost } from "./paying.ts";
import { openPick } from "./select.ts";

/** Null where no card is chosen or picked for an effect. */
export function openSlot(state: State): Slot | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return null;
  if (frame.procedure === "effect") return openTarget(state);
  return frame.procedure === "carryOut" && isNodeFrame(frame) ? openPick(state, frame) : null;
}

/** Cards that are being chosen one by one: for what, as who sees the effect, and which are taken already. */
export interface OpenSelection {
  readonly slot: Slot;
  readonly scene: Scene;
  readonly taken: readonly CardId[];
}

/** Null where the open question chooses no cards for a text or its cost. */
export function openSelection(state: State): OpenSelection | null {
  const about = aboutOpen(state);
  const slot = about.about === "cost" ? openCost(state) : openSlot(state);
  if (slot === null) return null;
  const scene = sceneOfEffect(state, topEffect(state));
  const taken = "taken" in about ? about.taken : [];
  return { slot, taken, scene: about.about === "cost" ? scene : asEffect(scene) };
}
