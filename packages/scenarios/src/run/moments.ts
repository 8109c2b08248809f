/** Where `advance` stops. */
import type { Decision, Player, State } from "@fhtagn/rules";
import { type Whereabouts, whereabouts } from "@fhtagn/rules/position";
import type { Goal } from "../scenario/scenario.ts";

/** There, not yet, or past hope. */
export type Arrival = "there" | "on the way" | "missed";
export type IsThere = (state: State, decision: Decision) => Arrival;

/** A moment that two whole turns do not bring will not come. */
const TURNS_TO_WAIT = 2;

export function goalOf(state: State, goal: Goal): IsThere {
  const { word } = goal;
  const start: Start = { turn: state.turn, phaseCount: state.phaseCount, key: whereabouts(state).key };
  if (word === "end of window") return endOfWindow();
  if (word === "end of phase" || word === "end of turn") return endOf(goal, start);
  const inScope = scopeOf(goal, start);
  return (now, decision) => {
    if (inScope(now) && isMoment(now, decision, goal)) return "there";
    const isBare = goal.phase === undefined && goal.player === undefined;
    const isPast = isBare ? now.phaseCount !== start.phaseCount : now.turn > start.turn + TURNS_TO_WAIT;
    return isPast ? "missed" : "on the way";
  };
}

interface Start {
  readonly turn: number;
  readonly phaseCount: number;
  readonly key: string;
}

/** Alone a word means this phase; a phase or a player's turn otherwise. */
function scopeOf({ phase, player }: Goal, start: Start): (state: State) => boolean {
  if (phase === undefined && player === undefined) return (state) => state.phaseCount === start.phaseCount;
  return (state) =>
    (phase === undefined || state.phase === phase) && (player === undefined || state.active === player);
}

const WINDOWS: readonly Whereabouts["moment"][] = [
  "window",
  "before commits",
  "after commits",
  "after opposing",
  "after resolution",
];

function isMoment(state: State, { kind }: Decision, { word }: Goal): boolean {
  const { moment } = whereabouts(state);
  switch (word) {
    case "start":
      return true; // the first question of the phase: nobody may be asked before its box
    case "window":
      return kind === "action" && WINDOWS.includes(moment);
    case "commits":
      return kind === "commit";
    case "opposing":
      return kind === "oppose";
    case "resolution":
      return moment === "resolution";
    default:
      return kind === "action" && moment === word;
  }
}

/** The first question after the window now open, or after the next one. */
function endOfWindow(): IsThere {
  let window: string | undefined;
  return (state) => {
    const { key, moment } = whereabouts(state);
    if (window !== undefined && key !== window) return "there";
    if (WINDOWS.includes(moment)) window = key;
    return "on the way";
  };
}

/** The first question after the phase or turn; its own closing box is its end too. */
function endOf(goal: Goal, start: Start): IsThere {
  const isTurn = goal.word === "end of turn";
  const isBare = goal.phase === undefined && goal.player === undefined;
  const bare = (state: State): boolean =>
    isTurn ? state.turn === start.turn : state.phaseCount === start.phaseCount;
  const inScope = isBare ? bare : scopeOf(goal, start);
  let entered = false;
  return (state, decision) => {
    const isInside = inScope(state);
    entered ||= isInside;
    if (!isTurn && isInside && whereabouts(state).moment === "end") return "there";
    if (entered && !isInside) return isTurn && decision.player !== state.active ? "on the way" : "there";
    return state.turn > start.turn + TURNS_TO_WAIT ? "missed" : "on the way";
  };
}

const AFTER_COMMITS: readonly Whereabouts["moment"][] = [
  "after commits",
  "opposing",
  "after opposing",
  "resolution",
  "after resolution",
];
const AFTER_OPPOSING = AFTER_COMMITS.slice(2);

/** Whether the player's commit step of the story phase now running is behind him. */
export function isPastCommit(state: State, player: Player): boolean {
  if (state.phase !== "story") return false;
  return (player === state.active ? AFTER_COMMITS : AFTER_OPPOSING).includes(whereabouts(state).moment);
}
