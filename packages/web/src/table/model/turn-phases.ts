/** The course of the turn as the table shows it. */
import type { Phase, StoryStep } from "@fhtagn/rules";

export const TURN_PHASES = [
  "refresh",
  "draw",
  "resource",
  "operations",
  "story",
] as const satisfies readonly Phase[];

/** Of the story phase, in their order. */
export const STORY_STEPS = ["commit", "oppose", "resolve"] as const satisfies readonly StoryStep[];
