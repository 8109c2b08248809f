/** Where in the turn the game stands, told without a word of how the engine keeps it. */
import type { Icon, Phase, Player } from "./language/words.ts";
import { allProcedures } from "./procedures/interpreter.ts";
import { isRunning, runningFrame } from "./state/frames.ts";
import { InvariantBroken } from "./state/game.ts";
import { mustBe } from "./state/must-be.ts";
import { isFrameOf, type ProcedureName } from "./state/procedure-locals.ts";
import { type CardId, NOBODY, type State } from "./state/types.ts";

const STORY_STEPS = ["commit", "oppose", "resolve"] as const;
export type StoryStep = (typeof STORY_STEPS)[number];

/** `C` is how the story is named. */
export interface MomentOn<C> {
  readonly phase: Phase;
  readonly step: StoryStep | null;
  /** Both players may act in turn. */
  readonly window: boolean;
  /** The story being resolved, and the struggle there. */
  readonly story: C;
  readonly struggle: Icon | null;
}

const STEP_OF: Readonly<Partial<Record<ProcedureName, StoryStep>>> = {
  commitActive: "commit",
  commitOpponent: "oppose",
  resolveStories: "resolve",
};

export function momentOf(state: State): MomentOn<CardId> {
  let step: StoryStep | null = null;
  let window = false;
  for (const { procedure } of state.frames) {
    step = STEP_OF[procedure] ?? step;
    if (procedure === "actionWindow") window = true;
  }
  return {
    phase: state.phase,
    step,
    window,
    story: storyResolving(state),
    struggle: runningFrame(state, "struggle")?.locals.icon ?? null,
  };
}

/** The story being resolved. */
const storyResolving = (state: State): CardId => runningFrame(state, "resolveStory")?.locals.story ?? NOBODY;

/** The active player has yet to commit; his opponent has yet to; all are there; stories have been resolved, or it is another phase. */
export type Commits = "none" | "active" | "both" | "over";

/** A box is left behind before it runs. */
function stepsOfStories(): { readonly commit: number; readonly oppose: number; readonly resolve: number } {
  const phase = mustBe(
    allProcedures().find(({ name }) => name === "storyPhase"),
    "STORY-01",
    "story phase",
  );
  const at = (rule: string): number => {
    const step = phase.steps.findIndex((one) => one.rule === rule);
    if (step < 0) throw new InvariantBroken(rule, "no step of the story phase");
    return step;
  };
  return { commit: at("STORY-03"), oppose: at("STORY-10"), resolve: at("STORY-18") };
}
let marks: ReturnType<typeof stepsOfStories> | null = null;

/** How far the commits of this turn have come. */
export function commitsOf(state: State): Commits {
  if (state.phase !== "story") return "none";
  marks ??= stepsOfStories();
  const phase = runningFrame(state, "storyPhase");
  if (phase === undefined) return "over";
  if (phase.step <= marks.commit || isRunning(state, "commitActive")) return "none";
  if (phase.step <= marks.oppose || isRunning(state, "commitOpponent")) return "active";
  return phase.step <= marks.resolve ? "both" : "over";
}

/** Whether struggles and success are still to come at this story, for those who are committed there. */
export function isToResolve(state: State, story: CardId): boolean {
  const phase = runningFrame(state, "storyPhase");
  if (phase === undefined) return state.phase !== "story";
  marks ??= stepsOfStories();
  if (phase.locals.attacked === undefined || phase.step <= marks.resolve) return true;
  if (storyResolving(state) === story) return true;
  const resolving = runningFrame(state, "resolveStories");
  return resolving !== undefined && !(resolving.locals.resolved ?? []).includes(story);
}

/** Whether those who may commit this turn are still to be chosen by the active player. */
export const isCommitOpen = (state: State): boolean => {
  const phase = runningFrame(state, "storyPhase");
  return phase === undefined ? state.phase !== "story" : phase.locals.attacked === undefined;
};

/** A story is being won by this player: it is his before its effect is asked about. */
export const isWinningStory = ({ frames }: State, player: Player): boolean =>
  frames.some((frame) => isFrameOf(frame, "winStory") && frame.locals.player === player);

/**
 * The costs of what the player began are not paid yet: nobody else knows of it, and he may still take it back. The
 * table of an effect asks for nothing but X, targets, domain and costs, all before it is announced.
 */
export const isInitiating = ({ question, frames }: State): boolean =>
  question !== null && frames[frames.length - 1]?.procedure === "effect";
