/** Where in the turn the game stands: the phase, its step, the story and the struggle being resolved. */
import type { Icon, Phase } from "@fhtagn/rules";
import type { CardRef, FrameView, View } from "@fhtagn/rules/view";
import { ICON_ORDER } from "./icons.ts";

export const TURN_PHASES = [
  "refresh",
  "draw",
  "resource",
  "operations",
  "story",
] as const satisfies readonly Phase[];

export const STORY_STEPS = ["commit", "oppose", "resolve"] as const;
export type StoryStep = (typeof STORY_STEPS)[number];

export interface Moment {
  readonly phase: Phase;
  readonly step: StoryStep | null;
  /** Both players may act in turn. */
  readonly window: boolean;
  readonly story: CardRef | null;
  readonly struggle: Icon | null;
}

const PROCEDURES: Readonly<Record<StoryStep, string>> = {
  commit: "commitActive",
  oppose: "commitOpponent",
  resolve: "resolveStories",
};

const isRef = (value: unknown): value is CardRef => typeof value === "number" || typeof value === "string";

export function momentOf({ phase, frames }: View): Moment {
  const named = (name: string): FrameView | undefined =>
    frames.findLast(({ procedure }) => procedure === name);
  const story = named("resolveStory")?.locals.story;
  const icon = named("struggle")?.locals.icon;
  return {
    phase,
    step: STORY_STEPS.find((step) => named(PROCEDURES[step]) !== undefined) ?? null,
    window: named("actionWindow") !== undefined,
    story: isRef(story) ? story : null,
    struggle: ICON_ORDER.find((one) => one === icon) ?? null,
  };
}
