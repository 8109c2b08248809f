/** `refused`: a move that is legal at none of the questions from here to the next step's. */
import { apply, clone, type Decision, pending, type State } from "@fhtagn/rules";
import { defaultChoice } from "./defaults.ts";
import { Failure } from "./failure.ts";
import { firstCopy } from "./first-copy.ts";
import { type Fit, fitMove, type Reading } from "./fit.ts";
import { answerByClause, leftOver, strikeUnasked } from "./fit-clauses.ts";
import { reasonsOf } from "./reasons.ts";
import { describeQuestion, type Run, type Watch, watch } from "./run.ts";

export const watchRefused = (step: Watch["step"]): Watch => ({ step, reasons: new Set(), lookedAt: -1 });

/** Tries every watched move that belongs to the player now asked. */
export function lookAtRefused(run: Run): void {
  const decision = pending(run.state);
  if (decision === null) return;
  for (const watch of run.refused) {
    if (watch.step.move.player !== decision.player || watch.lookedAt === decision.id) continue;
    watch.lookedAt = decision.id;
    tryIt(run, watch, decision);
  }
}

function tryIt({ state, names }: Run, { step, reasons }: Watch, decision: Decision): void {
  const reading = { state, names, move: step.move, narrow: firstCopy(state, step.move) };
  const stuck: State[] = [];
  const fit = fitMove(reading, decision, (at) => stuck.push(at));
  if (fit !== undefined && isCompleted(reading, fit)) {
    throw new Failure(step.text, `that it can be done: ${describeQuestion(state)}`);
  }
  for (const at of [state, ...stuck])
    for (const { rule } of reasonsOf({ ...reading, state: at })) reasons.add(rule);
}

const FAR_ENOUGH = 60;

/** Clauses that no question has answered yet: the effect is carried out on a copy to see whether one does. */
function isCompleted({ state, move }: Reading, { choices, open }: Fit): boolean {
  if (open.length === 0) return true;
  const trial = clone(state);
  const seen = watch(trial);
  for (const choice of choices) apply(trial, choice);
  const clauses = open.map((one) => ({ ...one }));
  for (let i = 0; i < FAR_ENOUGH; i++) {
    const decision = pending(trial);
    if (decision === null || decision.kind === "action") break;
    const byClause = decision.player === move.player ? answerByClause(trial, clauses) : undefined;
    const choice = byClause ?? defaultChoice(trial, decision, false);
    if (choice === undefined) break;
    apply(trial, choice);
  }
  strikeUnasked(seen, clauses);
  return leftOver(clauses).length === 0;
}

/** The step is over: the rule it names must have been among the reasons. */
export function closeRefused(run: Run): void {
  const closed = run.refused;
  run.refused = [];
  for (const { step, reasons } of closed) {
    if (step.by === undefined || reasons.has(step.by)) continue;
    for (const { rule } of reasonsOf({ state: run.state, names: run.names, move: step.move }))
      reasons.add(rule);
    if (!reasons.has(step.by))
      throw new Failure(`${step.text} (by ${step.by})`, `reasons ${[...reasons].join(", ") || "none"}`);
  }
}
