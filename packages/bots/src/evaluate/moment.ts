/** How far the turn has come, as far as commits matter. */
import { allProcedures, type State } from "@fhtagn/rules";

/** The active player has yet to commit; his opponent has yet to; all are there; stories are being resolved or have been. */
export type Moment = "before" | "committed" | "opposed" | "after";

interface Marks {
  readonly commit: number;
  readonly oppose: number;
  readonly resolve: number;
}

let marks: Marks | null = null;

/** Steps of the story phase, found by their rules. */
function marksOf(): Marks {
  if (marks !== null) return marks;
  const steps = allProcedures().find(({ name }) => name === "storyPhase")?.steps ?? [];
  const at = (rule: string): number => steps.findIndex((step) => step.rule === rule);
  marks = { commit: at("STORY-03"), oppose: at("STORY-10"), resolve: at("STORY-18") };
  return marks;
}

export function momentOf(state: State): Moment {
  if (state.phase !== "story") return "before";
  const { commit, oppose, resolve } = marksOf();
  for (const { procedure, step } of state.frames) {
    if (procedure !== "storyPhase") continue;
    // a box is left behind before it runs
    if (step <= commit || isOpen(state, "commitActive")) return "before";
    if (step <= oppose || isOpen(state, "commitOpponent")) return "committed";
    return step <= resolve ? "opposed" : "after";
  }
  return "after";
}

function isOpen({ frames }: State, name: string): boolean {
  for (const { procedure } of frames) if (procedure === name) return true;
  return false;
}
