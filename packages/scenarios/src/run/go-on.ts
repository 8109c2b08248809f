/** From question to question, by the rule by which the runner decides where no step does. */
import { type Choice, type Decision, pending, type State } from "@fhtagn/rules";
import type { ScenarioFound, ScenarioRefusal } from "@fhtagn/words";
import { defaultChoice } from "./defaults.ts";
import { Failure, written } from "./failure.ts";
import { answerByClause, leftOver, strikeUnasked } from "./fit-clauses.ts";
import { lookAtOffered } from "./offered.ts";
import { lookAtRefused } from "./refused.ts";
import { answerInRun, questionOf, type ScenarioRun, seenSince, type Waiting } from "./run.ts";

/** So many questions without the moment a step waits for are too many. */
export const PATIENCE = 1000;

/** Looks at what waits for this question. */
export function look(run: ScenarioRun): void {
  lookAtRefused(run);
  lookAtOffered(run);
}

export const unanswered = (state: State, refusal: ScenarioRefusal | null = null): ScenarioFound => ({
  is: "unanswered",
  question: questionOf(state),
  refusal,
});

/** The rule by which the runner decides when no step does; false if it does not help. */
export function answerByDefault(run: ScenarioRun, decision: Decision): boolean {
  const { state } = run;
  if (decision.kind === "action") closeWaiting(run);
  const choice = answerByWaiting(run, decision) ?? defaultChoice(state, decision, run.strict);
  if (choice !== undefined) answerInRun(run, choice);
  return choice !== undefined;
}

/** Clauses of the newest move first. */
function answerByWaiting({ state, waiting }: ScenarioRun, { player }: Decision): Choice | undefined {
  for (const { move, open } of waiting) {
    const choice = move.player === player ? answerByClause(state, open) : undefined;
    if (choice !== undefined) return choice;
  }
  return undefined;
}

/** Clauses that were never asked must be seen in what happened. */
export function closeWaiting(run: ScenarioRun): void {
  const closed = run.waiting;
  run.waiting = [];
  for (const { move, open, since } of closed) {
    strikeUnasked(seenSince(run, since), open);
    const [left] = leftOver(open);
    if (left === undefined) continue;
    const { kind, words } = left.clause;
    throw new Failure(written(`"${move.text}"`), { is: "clauseUnasked", clause: `${kind} ${words}` });
  }
}

export function awaitClauses(run: ScenarioRun, waiting: Waiting): void {
  if (waiting.open.length > 0) run.waiting = [waiting, ...run.waiting];
}

/** On by the same rule until it is so, or the game is over. */
export function goOn(run: ScenarioRun, isThere: () => boolean): void {
  for (let i = 0; i < PATIENCE && !isThere(); i++) {
    const decision = pending(run.state);
    if (decision === null) return;
    if (!answerByDefault(run, decision)) throw new Failure({ is: "answer" }, unanswered(run.state));
    look(run);
  }
}
