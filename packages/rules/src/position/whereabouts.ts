/** Where in the turn the open question was put, in the words of a position. */
import type { Phase } from "../language/words.ts";
import { allProcedures } from "../procedures/interpreter.ts";
import type { Frame, State } from "../state/types.ts";
import type { PositionMoment } from "./position.ts";

/** `window` and its story cousins: inside that action window, not only when it asks; `responses`: after a box. */
export interface Whereabouts {
  readonly moment: PositionMoment | "commits" | "opposing" | "box" | "responses" | "end";
  /** The same for two questions of one box or window, different for any other. */
  readonly key: string;
}

const PHASE_PROCEDURES: Readonly<Record<Phase, string>> = {
  setup: "setup",
  refresh: "refreshPhase",
  draw: "drawPhase",
  resource: "resourcePhase",
  operations: "operationsPhase",
  story: "storyPhase",
};

const BODIES: Readonly<Record<string, Whereabouts["moment"]>> = {
  phaseStart: "start",
  phaseEnd: "end",
  endOfTurn: "end",
  commitActive: "commits",
  commitOpponent: "opposing",
  resolveStories: "resolution",
};

export function whereabouts(state: State): Whereabouts {
  const at = state.frames.findIndex(({ procedure }) => procedure === PHASE_PROCEDURES[state.phase]);
  const turn = state.frames.findIndex(({ procedure }) => procedure === "turn");
  const phase = state.frames[at] ?? state.frames[turn];
  const child = state.frames[(at < 0 ? turn : at) + 1];
  const key = `${state.turn}/${state.phaseCount}/${phase?.procedure}/${phase?.step}`;
  return { key, moment: momentOf(phase, child) };
}

function momentOf(phase: Frame | undefined, child: Frame | undefined): Whereabouts["moment"] {
  if (phase === undefined || child === undefined) return "box";
  if (child.procedure === "responseWindow") return "responses";
  if (child.procedure === "actionWindow")
    return phase.procedure === "storyPhase" ? storyWindow(phase.step) : "window";
  return BODIES[String(child.locals.body)] ?? "box";
}

/** The boxes between the four windows, by the rules that they carry out. */
function storyWindow(step: number): PositionMoment {
  const steps = allProcedures().find(({ name }) => name === "storyPhase")?.steps ?? [];
  const isBefore = (rule: string): boolean => step <= steps.findIndex((one) => one.rule === rule);
  if (isBefore("STORY-03")) return "before commits";
  if (isBefore("STORY-10")) return "after commits";
  return isBefore("STORY-18") ? "after opposing" : "after resolution";
}
