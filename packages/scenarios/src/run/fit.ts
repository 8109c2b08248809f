/** Whether a move fits the open question, and the answers that make it. */
import { apply, type Choice, clone, type Decision, pending, type State } from "@fhtagn/rules";
import type { Reader } from "../names/match-names.ts";
import type { NameTable } from "../names/name-table.ts";
import type { ScenarioMove } from "../scenario/scenario.ts";
import {
  answerByClause,
  contradicts,
  isInitial,
  leftOver,
  openClauses,
  strikeUnasked,
} from "./fit-clauses.ts";
import { firstChoices } from "./fit-verbs.ts";
import { type OpenClause, watch } from "./run.ts";

export interface Fit {
  readonly choices: readonly Choice[];
  /** Clauses that speak of questions still to come. */
  readonly open: readonly OpenClause[];
}

export interface MoveReading extends Pick<Reader, "narrow"> {
  readonly state: State;
  readonly names: NameTable;
  readonly move: ScenarioMove;
}

/** Tried on a copy; nothing happens to the state. `at` gets the state at which a clause was refused. */
export function fitMove(
  reading: MoveReading,
  decision: Decision,
  at?: (stuck: State) => void,
): Fit | undefined {
  if (decision.player !== reading.move.player) return undefined;
  const first = firstChoices(reading, decision);
  if (first === undefined) return undefined;
  const open = openClauses(reading);
  if (open.length === 0) return { choices: first, open };
  return followClauses({ reading, first, open }, at);
}

interface Following {
  readonly reading: MoveReading;
  readonly first: readonly Choice[];
  readonly open: readonly OpenClause[];
}

function followClauses({ reading, first, open }: Following, at?: (stuck: State) => void): Fit | undefined {
  const trial = clone(reading.state);
  const seen = watch(trial);
  const choices = [...first];
  for (const choice of first) apply(trial, choice);
  for (;;) {
    const next = pending(trial);
    const choice = next?.player === reading.move.player ? answerByClause(trial, open) : undefined;
    if (choice === undefined) break;
    choices.push(choice);
    apply(trial, choice);
  }
  strikeUnasked(seen, open);
  const isStuck = pending(trial)?.player === reading.move.player && contradicts(trial, open) !== undefined;
  if (!isStuck && !leftOver(open).some(isInitial)) return { choices, open: leftOver(open) };
  at?.(trial);
  return undefined;
}
