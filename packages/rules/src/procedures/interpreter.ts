/** The engine's one loop: procedures are tables of steps, frames say how far each has come. */
import type { Player } from "../language/words.ts";
import type { About } from "../state/about.ts";
import type { Option } from "../state/decisions.ts";
import { popFrame, pushFrame } from "../state/frames.ts";
import { InvariantBroken } from "../state/game.ts";
import type { FrameWith, LocalsOf, PlainName, ProcedureName } from "../state/procedure-locals.ts";
import {
  type AssignedKind,
  type CardId,
  type Frame,
  type Locals,
  NOBODY,
  type QuestionKind,
  type State,
} from "../state/types.ts";

/**
 * What comes after a step: the next one (nothing said); the same step once what it called is over (`again`); the
 * rest of the procedure is left out (`leave`); a label (`to`).
 */
export type Next = undefined | "again" | "leave" | { readonly to: string };
/** Of a step that may put a question: or it has put one, with options. */
export type NextOrAsk = Next | "ask";
/** Or it has asked for places. */
type NextOrPlaces = Next | "places";

interface StepHead {
  /** The rule it carries out. */
  readonly rule: string;
  readonly label?: string;
}

interface QuietStep<L extends Locals> extends StepHead {
  readonly run: (state: State, frame: FrameWith<L>) => Next;
}

/** A step that may ask: what it is about, what may be answered, and what an answer does. */
export interface AskingStep<L extends Locals, O extends Option = Option> extends StepHead {
  readonly run: (state: State, frame: FrameWith<L>) => NextOrAsk;
  readonly about: (state: State, frame: FrameWith<L>) => About;
  readonly options: (state: State, frame: FrameWith<L>) => readonly O[];
  readonly answer: (state: State, frame: FrameWith<L>, option: O) => Next;
}

/** A step that asks for a place for each of several cards at once. */
interface AssigningStep<L extends Locals> extends StepHead {
  readonly run: (state: State, frame: FrameWith<L>) => NextOrPlaces;
  readonly about: (state: State, frame: FrameWith<L>) => About;
  readonly assign: (state: State, frame: FrameWith<L>, places: readonly number[]) => Next;
}

export type Step<L extends Locals = Locals> = QuietStep<L> | AskingStep<L> | AssigningStep<L>;

/** This function owns the cast: an answer is always one of the options that the same step has listed. */
export const asking = <L extends Locals, O extends Option>(step: AskingStep<L, O>): AskingStep<L> =>
  step as unknown as AskingStep<L>;

/** A step as the tables keep it: every one with all the fields in this order, so that the loop meets one shape only. */
interface TableStep {
  readonly rule: string;
  readonly label: string | undefined;
  readonly run: (state: State, frame: Frame) => NextOrAsk | NextOrPlaces;
  readonly about: AskingStep<Locals>["about"] | undefined;
  readonly options: AskingStep<Locals>["options"] | undefined;
  readonly answer: AskingStep<Locals>["answer"] | undefined;
  readonly assign: AssigningStep<Locals>["assign"] | undefined;
}

const inTable = (step: Step): TableStep => ({
  rule: step.rule,
  label: step.label,
  run: step.run,
  about: "about" in step ? step.about : undefined,
  options: "options" in step ? step.options : undefined,
  answer: "answer" in step ? step.answer : undefined,
  assign: "assign" in step ? step.assign : undefined,
});

export interface Procedure {
  readonly name: ProcedureName;
  readonly rule: string;
  readonly steps: readonly TableStep[];
}

const NO_OPTIONS: readonly Option[] = [];
const PROCEDURES: Record<string, Procedure> = {};

/** A table of steps; this function owns the cast from the procedure's own locals. */
export function procedure<P extends ProcedureName>(
  name: P,
  rule: string,
  steps: readonly Step<LocalsOf[P]>[],
): Procedure {
  return { name, rule, steps: (steps as unknown as readonly Step[]).map(inTable) };
}

/** Called once, by all.ts. */
export function register(procedures: readonly Procedure[]): void {
  for (const made of procedures) PROCEDURES[made.name] = made;
}

export const allProcedures = (): readonly Procedure[] => Object.values(PROCEDURES);

/** A procedure begins, with what its first step knows. */
export function call(state: State, name: PlainName): void;
export function call<P extends Exclude<ProcedureName, PlainName>>(
  state: State,
  name: P,
  locals: LocalsOf[P],
): void;
export function call(state: State, name: ProcedureName, locals: Locals = {}): void {
  pushFrame(state, { procedure: name, step: 0, locals });
}

type ChosenKind = Exclude<QuestionKind, AssignedKind>;
/** The kind of a question, and the card it comes from. */
interface QuestionPut {
  readonly kind: ChosenKind;
  readonly source: CardId;
}

/** Puts a question with options. */
export function ask(state: State, player: Player, asked: ChosenKind | QuestionPut): "ask" {
  const { kind, source } = typeof asked === "string" ? { kind: asked, source: NOBODY } : asked;
  state.question = { id: state.nextId++, player, kind, source };
  if (kind === "action") state.unasked = 0;
  return "ask";
}

/** Asks for a place for each of several cards. */
export function askPlaces(state: State, player: Player, kind: AssignedKind): "places" {
  state.question = { id: state.nextId++, player, kind, source: NOBODY };
  return "places";
}

function tableOf(frame: Frame): Procedure {
  const found = PROCEDURES[frame.procedure];
  if (found === undefined) throw new InvariantBroken("procedure", `no procedure "${frame.procedure}"`);
  return found;
}

/** The step that put the open question, with its frame. */
export function askingStep(state: State): { readonly frame: Frame; readonly step: TableStep } {
  const frame = state.frames[state.frames.length - 1];
  const step = frame === undefined ? undefined : tableOf(frame).steps[frame.step];
  if (frame === undefined || step === undefined) throw new InvariantBroken("question", "nobody asked");
  return { frame, step };
}

/** What the open question is about. */
export function aboutOpen(state: State): About {
  const { frame, step } = askingStep(state);
  if (step.about === undefined) throw new InvariantBroken(step.rule, "a question about nothing");
  return step.about(state, frame);
}

function go(frame: Frame, next: NextOrAsk | NextOrPlaces): void {
  if (next === undefined) frame.step++;
  else if (next === "leave") frame.step = Number.MAX_SAFE_INTEGER;
  else if (typeof next === "object") frame.step = labelled(frame, next.to);
}

function labelled(frame: Frame, label: string): number {
  const at = tableOf(frame).steps.findIndex((step) => step.label === label);
  if (at < 0) throw new InvariantBroken("procedure", `no label "${label}" in ${frame.procedure}`);
  return at;
}

/** Step after step of one frame, until another is on top of it or somebody is asked; false when there is none left. */
function walk(state: State, frame: Frame): boolean {
  const { steps } = tableOf(frame);
  const depth = state.frames.length;
  while (state.frames.length === depth && state.question === null && state.result === null) {
    const step = steps[frame.step];
    if (step === undefined) return false;
    go(frame, step.run(state, frame));
  }
  return true;
}

/** Runs to the next question or to the end of the game. */
export function advance(state: State): void {
  while (state.question === null && state.result === null) {
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) throw new InvariantBroken("procedure", "nothing left to do and nobody has won");
    if (!walk(state, frame)) popFrame(state);
  }
  if (state.result !== null) state.question = null;
}

/** What may be answered to the open question; nothing where places are asked for. */
export function listOptions(state: State): readonly Option[] {
  const { frame, step } = askingStep(state);
  return step.options === undefined ? NO_OPTIONS : step.options(state, frame);
}

/** Gives the open question its answer and runs on. */
export function answer(state: State, option: Option): void {
  const { frame, step } = askingStep(state);
  if (step.answer === undefined) throw new InvariantBroken(step.rule, "a question without an answer");
  state.question = null;
  go(frame, step.answer(state, frame, option));
  advance(state);
}

/** Gives the open question a place for each card and runs on. */
export function assign(state: State, places: readonly number[]): void {
  const { frame, step } = askingStep(state);
  if (step.assign === undefined) throw new InvariantBroken(step.rule, "a question without places");
  state.question = null;
  go(frame, step.assign(state, frame, places));
  advance(state);
}
