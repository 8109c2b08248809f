/** What only the engine reads of a view: what is under way, as it is kept, so that worlds can be drawn from it. */
import type {
  ChangesView,
  DelayedView,
  EffectView,
  FrameView,
  ModifierView,
  NoteView,
  TriedView,
  UsedTriggerView,
  UseView,
} from "./view-types.ts";

declare const seal: unique symbol;

/** Plain JSON of which nobody outside this folder knows the shape. */
export interface Sealed {
  readonly [seal]: true;
}

export interface Progress {
  readonly frames: readonly FrameView[];
  readonly effects: readonly EffectView[];
  readonly changes: readonly ChangesView[];
  readonly notes: readonly NoteView[];
  readonly usedTriggers: readonly UsedTriggerView[];
  readonly modifiers: readonly ModifierView[];
  readonly uses: readonly UseView[];
  readonly delayed: readonly DelayedView[];
  readonly tried: readonly TriedView[];
}

/** These two own the casts. */
export const sealed = (progress: Progress): Sealed => progress as unknown as Sealed;
export const unsealed = (kept: Sealed): Progress => kept as unknown as Progress;
