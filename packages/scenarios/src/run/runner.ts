/** Plays the steps of a scenario: docs/scenarios.md, "moves". */
import { clone, concede, type Decision, effectsUnderWay, pending, type State } from "@fhtagn/rules";
import type { ScenarioRefusal } from "@fhtagn/words";
import { checkExpectations } from "../expect/expect.ts";
import type { Expectations, ScenarioMove, ScenarioStep } from "../scenario/scenario.ts";
import { Failure, written } from "./failure.ts";
import { type Fit, fitMove } from "./fit.ts";
import { openClauses } from "./fit-clauses.ts";
import { answerByDefault, awaitClauses, closeWaiting, goOn, look, PATIENCE, unanswered } from "./go-on.ts";
import { goalOf } from "./moments.ts";
import { lookAtOffered } from "./offered.ts";
import { reasonsAgainst } from "./reasons.ts";
import { closeRefused, isRefusalSettled, lookAtRefused, watchRefused } from "./refused.ts";
import {
  answerInRun,
  beginRun,
  momentOfRun,
  questionOf,
  type ScenarioRun,
  sideRun,
  sinceNow,
} from "./run.ts";
import { wasMadeUnasked } from "./unasked.ts";

/** `ahead` is what follows it: an expectation is read where the next move is made, or else when nobody can disrupt. */
export function playStep(run: ScenarioRun, step: ScenarioStep, ahead: readonly ScenarioStep[] = []): void {
  if (step.kind !== "expect") beginRun(run);
  switch (step.kind) {
    case "move":
      playMove(run, step.move);
      break;
    case "advance":
      advance(run, step);
      break;
    case "refused":
      run.refused = [...run.refused, watchRefused(step)];
      lookAtRefused(run);
      break;
    case "offered":
      run.offered = [...run.offered, step];
      lookAtOffered(run);
      break;
    case "expect":
      readExpectations(run, step.expectations, ahead);
      break;
    case "note":
      break;
  }
}

/** What a move does has not happened yet where it can be disrupted: unless the next move does that, it is read after. */
function readExpectations(
  run: ScenarioRun,
  expectations: Expectations,
  ahead: readonly ScenarioStep[],
): void {
  const side = !run.isOver && isDisruptible(run) ? sideRun(run) : run;
  if (side !== run) goOn(side, () => !isDisruptible(side) || isTakenUp(side, ahead));
  checkExpectations(side, expectations);
  run.lastExpectation = side.lastExpectation;
}

const isDisruptible = ({ state }: ScenarioRun): boolean => pending(state)?.kind === "disrupt";

/** The next move answers the open question. */
function isTakenUp({ state, names }: ScenarioRun, ahead: readonly ScenarioStep[]): boolean {
  const next = ahead.find(({ kind }) => kind === "move" || kind === "advance");
  const decision = pending(state);
  if (next?.kind !== "move" || decision === null) return false;
  return fitMove({ state, names, move: next.move }, decision) !== undefined;
}

function playMove(run: ScenarioRun, move: ScenarioMove): void {
  run.stepTurn = run.state.turn;
  if (move.verb === "concedes") concedeNow(run, move);
  else waitFor(run, move);
  closeRefused(run);
}

/** Passes on until the move fits, or is seen to have been made; in its own turn, for a case that waited on would test another. */
function waitFor(run: ScenarioRun, move: ScenarioMove): void {
  const { state, names } = run;
  const start = momentOfRun(state);
  let misfit: State | undefined;
  for (let i = 0; i < PATIENCE; i++) {
    const decision = pending(state);
    if (decision === null) break;
    look(run);
    const isTooLate = state.turn > run.stepTurn && !run.mayWaitOn;
    const fit = isTooLate ? undefined : fitMove({ state, names, move }, decision);
    if (fit !== undefined) takeFit(run, move, fit);
    if (fit !== undefined || takeUnasked(run, move)) return;
    if (isTooLate) break;
    if (decision.player === move.player) misfit ??= clone(state);
    const isAnswered = answerByDefault(run, decision);
    if (!isAnswered)
      throw new Failure(written(`"${move.text}"`), unanswered(state, refusalAt(run, misfit, move)));
  }
  throw new Failure(written(`"${move.text}"`), {
    is: "noMoment",
    turn: run.mayWaitOn ? null : run.stepTurn,
    from: start,
    player: move.player,
    refusal: refusalAt(run, misfit, move),
  });
}

/** The first question at which the player could not make his move, and why not. */
function refusalAt(
  { names }: ScenarioRun,
  state: State | undefined,
  move: ScenarioMove,
): ScenarioRefusal | null {
  if (state === undefined) return null;
  const rules = new Set(reasonsAgainst({ state, names, move }).map(({ rule }) => rule));
  return { question: questionOf(state), rules: [...rules] };
}

function concedeNow(run: ScenarioRun, { player }: ScenarioMove): void {
  look(run);
  run.answers.push({ concede: player });
  run.lastStep = sinceNow(run);
  concede(run.state, player);
}

/** What its clauses say must be seen like the answer itself. */
function takeUnasked(run: ScenarioRun, move: ScenarioMove): boolean {
  const since = run.lastStep;
  if (!wasMadeUnasked(run, move)) return false;
  awaitClauses(run, { move, open: openClauses({ state: run.state, names: run.names, move }), since });
  return true;
}

function takeFit(run: ScenarioRun, move: ScenarioMove, { choices, open }: Fit): void {
  if (pending(run.state)?.kind === "action") closeWaiting(run);
  const since = sinceNow(run);
  run.lastStep = since;
  noteEffect(run, move);
  run.made.push(run.answers.length);
  for (const choice of choices) answerInRun(run, choice);
  awaitClauses(run, { move, open, since });
}

/** Remembers what the answered question belonged to, for the end of the scenario. */
function noteEffect(run: ScenarioRun, { verb }: ScenarioMove): void {
  const decision = pending(run.state);
  const isAction = decision?.kind === "action";
  run.effect = isAction ? null : (effectsUnderWay(run.state)[0]?.id ?? null);
  run.isOver = isAction && verb === "passes";
}

function advance(run: ScenarioRun, { goal, text }: Extract<ScenarioStep, { kind: "advance" }>): void {
  const { state } = run;
  const start = momentOfRun(state);
  const isThere = goalOf(state, goal);
  for (let i = 0; ; i++) {
    const decision = pending(state);
    if (decision === null) break;
    lookAtOffered(run);
    const arrived = isThere(state, decision);
    if (arrived === "there") break;
    lookAtRefused(run);
    if (arrived === "missed" || i === PATIENCE)
      throw new Failure(written(text), { is: "nobodyThen", from: start });
    run.lastStep = sinceNow(run);
    if (!answerByDefault(run, decision)) throw new Failure(written(text), unanswered(state));
  }
  run.isOver = true;
  closeWaiting(run);
  closeRefused(run);
}

/** After the last step: on, by the same rule, until the effect in progress has ended. */
export function finish(run: ScenarioRun): void {
  const { state } = run;
  beginRun(run);
  for (let i = 0; i < PATIENCE; i++) {
    const decision = pending(state);
    if (decision === null) break;
    look(run);
    if (run.offered.length === 0 && hasEnded(run, decision)) break;
    if (!answerByDefault(run, decision)) throw new Failure({ is: "answer" }, unanswered(state));
  }
  closeOffered(run);
  closeWaiting(run);
  tryRefused(run);
  closeRefused(run);
}

/** On a copy, on to the questions at which what must be refused could be tried. */
function tryRefused(run: ScenarioRun): void {
  if (run.refused.every(isRefusalSettled)) return;
  const ahead = { ...sideRun(run), refused: run.refused, strict: false };
  goOn(ahead, () => run.refused.every(isRefusalSettled));
}

/** Every `offered` must have found its question. */
export function closeOffered({ offered: [unseen] }: ScenarioRun): void {
  if (unseen !== undefined)
    throw new Failure(written(unseen.text), { is: "notAskedAgain", player: unseen.player });
}

/** An action window asks again, or a box and its responses are over. */
function hasEnded(run: ScenarioRun, { kind }: Decision): boolean {
  if (run.isOver || kind === "action") return true;
  const outermost = effectsUnderWay(run.state)[0]?.id ?? null;
  run.effect ??= outermost;
  return outermost === null || outermost !== run.effect;
}
