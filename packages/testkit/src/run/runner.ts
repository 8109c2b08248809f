/** Plays the steps of a scenario: docs/scenarios.md, "moves". */
import { clone, concede, type Decision, pending, type State } from "@fhtagn/rules";
import { checkExpectations } from "../expect/expect.ts";
import type { Move, Step } from "../scenario/scenario.ts";
import { defaultChoice } from "./defaults.ts";
import { Failure } from "./failure.ts";
import { type Fit, fitMove } from "./fit.ts";
import { answerByClause, leftOver, strikeUnasked } from "./fit-clauses.ts";
import { goalOf } from "./moments.ts";
import { lookAtOffered } from "./offered.ts";
import { closeRefused, lookAtRefused, reasonsOf, watchRefused } from "./refused.ts";
import { answer, describeQuestion, type Run } from "./run.ts";
import { wasMadeUnasked } from "./unasked.ts";

/** So many questions without the moment a step waits for are too many. */
const PATIENCE = 1000;

export function playStep(run: Run, step: Step): void {
  switch (step.kind) {
    case "move":
      return playMove(run, step.move);
    case "advance":
      return advance(run, step);
    case "refused":
      run.refused = [...run.refused, watchRefused(step)];
      return lookAtRefused(run);
    case "offered":
      run.offered = [...run.offered, step];
      return lookAtOffered(run);
    case "expect":
      return checkExpectations(run, step.expectations);
  }
}

/** Looks at what waits for this question. */
function look(run: Run): void {
  lookAtRefused(run);
  lookAtOffered(run);
}

function playMove(run: Run, move: Move): void {
  const { state } = run;
  if (move.verb === "concedes") return concedeNow(run, move);
  const start = describeQuestion(state);
  run.stepTurn = state.turn;
  let misfit: State | undefined;
  for (let i = 0; i < PATIENCE; i++) {
    const decision = pending(state);
    if (decision === null) break;
    look(run);
    const fit = fitMove({ state, names: run.names, move }, decision);
    if (fit !== undefined) return takeFit(run, move, fit);
    if (wasMadeUnasked(run, move)) return closeRefused(run);
    if (decision.player === move.player) misfit ??= clone(state);
    answerByDefault(run, decision, move.text);
  }
  const why = misfit === undefined ? "" : whyNotAt(run, misfit, move);
  throw new Failure(`"${move.text}"`, `no moment for it from here: ${start}${why}`);
}

function whyNotAt({ names }: Run, state: State, move: Move): string {
  const rules = new Set(reasonsOf({ state, names, move }).map(({ rule }) => rule));
  return rules.size === 0 ? "" : `; first refused by ${[...rules].join(", ")}`;
}

function concedeNow(run: Run, { player }: Move): void {
  look(run);
  run.answers.push({ concede: player });
  run.lastStep = run.journal.length;
  concede(run.state, player);
  closeRefused(run);
}

function takeFit(run: Run, move: Move, { choices, open }: Fit): void {
  closeWaiting(run);
  run.lastStep = run.journal.length;
  const since = run.journal.length;
  noteEffect(run, move);
  for (const choice of choices) answer(run, choice);
  run.waiting = open.length === 0 ? null : { move, open, since };
  closeRefused(run);
}

/** Remembers what the answered question belonged to, for the end of the scenario. */
function noteEffect(run: Run, { verb }: Move): void {
  const decision = pending(run.state);
  const isAction = decision?.kind === "action";
  run.effect = isAction ? null : (run.state.effects[0]?.id ?? null);
  run.isOver = isAction && verb === "passes";
}

/** The rule by which the runner decides when no step does. */
function answerByDefault(run: Run, decision: Decision, next: string): void {
  const { state, waiting } = run;
  if (waiting !== null && decision.kind === "action") closeWaiting(run);
  const byClause = waiting !== null && decision.player === waiting.move.player ? answerByClause(state, waiting.open) : undefined;
  const choice = byClause ?? defaultChoice(state, decision, run.strict);
  if (choice === undefined) throw new Failure(next === "" ? "an answer" : `"${next}"`, `a question that no step answers: ${describeQuestion(state)}`);
  answer(run, choice);
}

/** Clauses that were never asked must be seen in what happened. */
export function closeWaiting(run: Run): void {
  const { waiting, state } = run;
  if (waiting === null) return;
  run.waiting = null;
  strikeUnasked(state, waiting.open, run.journal.slice(waiting.since));
  const [left] = leftOver(waiting.open);
  if (left === undefined) return;
  const { kind, words } = left.clause;
  throw new Failure(`"${waiting.move.text}"`, `that nobody was asked about "${kind} ${words}"`);
}

function advance(run: Run, { goal, text }: Extract<Step, { kind: "advance" }>): void {
  const { state } = run;
  const start = describeQuestion(state);
  const isThere = goalOf(state, goal);
  for (let i = 0; i < PATIENCE; i++) {
    const decision = pending(state);
    if (decision === null) return closeRefused(run);
    look(run);
    const arrived = isThere(state, decision);
    if (arrived === "missed") break;
    if (arrived === "there") {
      run.isOver = true;
      closeWaiting(run);
      return closeRefused(run);
    }
    run.lastStep = run.journal.length;
    answerByDefault(run, decision, text);
  }
  throw new Failure(text, `that nobody was asked then, from: ${start}`);
}

/** On by the same rule until it is so, or the game is over. */
export function goOn(run: Run, isThere: () => boolean): void {
  for (let i = 0; i < PATIENCE && !isThere(); i++) {
    const decision = pending(run.state);
    if (decision === null) return;
    answerByDefault(run, decision, "");
  }
}

/** After the last step: on, by the same rule, until the effect in progress has ended. */
export function finish(run: Run): void {
  const { state } = run;
  for (let i = 0; i < PATIENCE; i++) {
    const decision = pending(state);
    if (decision === null) break;
    look(run);
    if (run.offered.length === 0 && hasEnded(run, decision, state)) break;
    answerByDefault(run, decision, "");
  }
  const [unseen] = run.offered;
  if (unseen !== undefined) throw new Failure(unseen.text, `that ${unseen.player} was not asked again`);
  closeWaiting(run);
  closeRefused(run);
}

/** An action window asks again, or a box and its responses are over. */
function hasEnded(run: Run, { kind }: Decision, state: State): boolean {
  if (run.isOver || kind === "action") return true;
  const outermost = state.effects[0]?.id ?? null;
  if (run.effect === null) run.effect = outermost;
  return outermost === null || outermost !== run.effect;
}
