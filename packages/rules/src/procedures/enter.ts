/** Entering a game in the middle: the frames of a position at a moment of the turn. */
import type { Phase, Player } from "../language/words.ts";
import { enterPhase } from "../state/clock.ts";
import { InvariantBroken } from "../state/game.ts";
import type { CardId, State } from "../state/types.ts";
import "./all.ts";
import type { PlainName, ProcedureName } from "../state/procedure-locals.ts";
import { advance, allProcedures, call } from "./interpreter.ts";
import { callNameStruggles } from "./name-struggles.ts";
import { heldStories, rememberAttacked } from "./story-phase.ts";

/** `start` lies before "at the start of ..." effects; `resolution` before the first story is picked. */
type At =
  | "start"
  | "window"
  | "before commits"
  | "after commits"
  | "after opposing"
  | "resolution"
  | "after resolution";

interface Moment {
  readonly phase: Phase;
  readonly at: At;
  /** Who is asked in the open action window. */
  readonly toAct: Player;
  /** Where the active player committed in his step; null: where he has somebody. */
  readonly attacked: readonly CardId[] | null;
}

const PHASE_PROCEDURE: Readonly<Record<Exclude<Phase, "setup">, PlainName>> = {
  refresh: "refreshPhase",
  draw: "drawPhase",
  resource: "resourcePhase",
  operations: "operationsPhase",
  story: "storyPhase",
};

/** Which of the phase's action windows, counted from 0, a moment is. */
const WINDOW: Readonly<Record<At, number>> = {
  start: -1,
  window: 0,
  "before commits": 0,
  "after commits": 1,
  "after opposing": 2,
  resolution: 2,
  "after resolution": 3,
};

const WINDOW_RULES: Readonly<Partial<Record<ProcedureName, readonly string[]>>> = {
  refreshPhase: ["REFR-09"],
  drawPhase: ["DRAW-04"],
  resourcePhase: ["RSRC-09"],
  operationsPhase: ["OPS-03"],
  storyPhase: ["STORY-02", "STORY-09", "STORY-14", "STORY-20"],
};

const stepsOf = (name: ProcedureName) => allProcedures().find((one) => one.name === name)?.steps ?? [];

/** The step after the action window that names this rule. */
function windowStep(name: ProcedureName, window: number): number {
  const rule = WINDOW_RULES[name]?.[window];
  const at = stepsOf(name).findLastIndex((one) => one.rule === rule && one.label === "window");
  if (at < 0) throw new InvariantBroken("position", `no window ${window} in ${name}`);
  return at;
}

const TURN_STEP: Readonly<Record<Exclude<Phase, "setup">, number>> = {
  refresh: 2,
  draw: 3,
  resource: 4,
  operations: 5,
  story: 6,
};

/** Sets up the frames and runs to the first question. */
export function enterAt(state: State, { phase, at, toAct, attacked }: Moment): void {
  state.frames = [];
  if (phase === "setup") {
    call(state, "game");
    advance(state);
    return;
  }
  enterPhase(state, phase);
  const name = PHASE_PROCEDURE[phase];
  state.frames.push({ procedure: "game", step: stepsOf("game").length - 1, locals: {} });
  state.frames.push({ procedure: "turn", step: TURN_STEP[phase], locals: {} });
  if (at === "start") {
    state.phaseCount--;
    call(state, name);
  } else {
    const window = windowStep(name, WINDOW[at]);
    state.frames.push({ procedure: name, step: window + 1, locals: {} });
    if (WINDOW[at] > 0) rememberAttacked(state, attacked ?? heldStories(state));
    if (at !== "resolution")
      state.frames.push({ procedure: "actionWindow", step: 0, locals: { player: toAct, passes: 0 } });
  }
  callNameStruggles(state);
  advance(state);
}
