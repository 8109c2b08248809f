/** `refused`: a move that is legal at none of the questions from here to the next step's. */
import { apply, clone, type Decision, pending, type State } from "@fhtagn/rules";
import type { ScenarioMove } from "../scenario/scenario.ts";
import { couldBeTried } from "./could-be-tried.ts";
import { defaultChoice } from "./defaults.ts";
import { Failure, written } from "./failure.ts";
import { firstCopy } from "./first-copy.ts";
import { type Fit, fitMove, type MoveReading } from "./fit.ts";
import { answerByClause, leftOver, strikeUnasked } from "./fit-clauses.ts";
import { reasonsAgainst } from "./reasons.ts";
import { questionOf, type ScenarioRun, type Watch, watch } from "./run.ts";

export const watchRefused = (step: Watch["step"]): Watch => ({
  step,
  reasons: new Set(),
  lookedAt: -1,
  wasTried: false,
});

/** Tries every watched move that belongs to the player now asked. */
export function lookAtRefused(run: ScenarioRun): void {
  const decision = pending(run.state);
  if (decision === null) return;
  for (const watch of run.refused) {
    if (watch.step.move.player !== decision.player || watch.lookedAt === decision.id) continue;
    watch.lookedAt = decision.id;
    tryIt(run, watch, decision);
  }
}

function tryIt({ state, names }: ScenarioRun, watch: Watch, decision: Decision): void {
  const { step } = watch;
  const reading = { state, names, move: step.move, narrow: firstCopy(state, step.move) };
  const stuck: State[] = [];
  const fit = fitMove(reading, decision, (at) => stuck.push(at));
  watch.wasTried ||= couldBeTried(reading, decision);
  if (fit !== undefined && isCompleted(reading, fit)) {
    throw new Failure(written(step.text), { is: "canBeDone", question: questionOf(state) });
  }
  if (stuck.length > 0)
    addReasons(watch, { ...reading, move: { ...step.move, clauses: drainsOf(step.move) } });
  for (const at of stuck.length > 0 ? stuck : [state]) addReasons(watch, { ...reading, state: at });
}

/** What a clause names is refused where it is asked for; only a domain is spoken of from the start. */
const drainsOf = ({ clauses }: ScenarioMove): ScenarioMove["clauses"] =>
  clauses.filter(({ kind }) => kind === "drain");

function addReasons({ reasons }: Watch, reading: MoveReading): void {
  for (const { rule } of reasonsAgainst(reading)) reasons.add(rule);
}

const FAR_ENOUGH = 60;

/** Clauses that no question has answered yet: the effect is carried out on a copy to see whether one does. */
function isCompleted({ state, move }: MoveReading, { choices, open }: Fit): boolean {
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

/** It was tried in earnest, or the rule that it names was given as a reason. */
export const isRefusalShown = ({ step, reasons, wasTried }: Watch): boolean =>
  wasTried || (step.by !== undefined && reasons.has(step.by));

/** Who was asked nothing at all could not have done it either. */
export const isRefusalSettled = (watch: Watch): boolean => watch.lookedAt < 0 || isRefusalShown(watch);

/** The step is over: it must have been tried, and the rule it names must have been among the reasons. */
export function closeRefused(run: ScenarioRun, isEnough = isRefusalSettled): void {
  const closed = run.refused;
  run.refused = [];
  for (const watch of closed) {
    const { step, reasons, wasTried } = watch;
    if (!wasTried) addReasons(watch, { state: run.state, names: run.names, move: step.move });
    if (step.by !== undefined && !reasons.has(step.by))
      throw new Failure(
        { is: "refusedBy", text: step.text, rule: step.by },
        { is: "reasons", names: [...reasons] },
      );
    if (!isEnough(watch)) throw new Failure(written(step.text), { is: "neverTried" });
  }
}
