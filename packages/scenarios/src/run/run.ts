/** A scenario under way: the state, what was answered, and what still waits for its question. */
import {
  apply,
  type CardId,
  type Choice,
  cardIn,
  clone,
  type Decision,
  type EffectInProgress,
  type Happening,
  isLegal,
  type Option,
  options,
  type Player,
  pending,
  placeIn,
  type State,
} from "@fhtagn/rules";
import type { ScenarioMoment, ScenarioQuestion } from "@fhtagn/words";
import type { MatchedAnswer } from "../names/match-lists.ts";
import { type NameTable, nameInTable } from "../names/name-table.ts";
import type { MoveClause, ScenarioMove, ScenarioStep } from "../scenario/scenario.ts";
import { watchEffects } from "./effects-seen.ts";
import { eitherWords } from "./either-words.ts";
import { wordIn } from "./word-in.ts";

/** What a clause names and has not been asked yet. */
export interface OpenClause {
  readonly clause: MoveClause;
  answers: readonly MatchedAnswer[];
}

export interface Since {
  readonly journal: number;
  readonly effects: number;
}

/** Clauses of a move that answer questions still to come in its effect. */
export interface Waiting {
  readonly move: ScenarioMove;
  readonly open: readonly OpenClause[];
  /** How much had been seen when the move was made. */
  readonly since: Since;
}

/** A `refused` step that is being watched, with the reasons given so far. */
export interface Watch {
  readonly step: Extract<ScenarioStep, { kind: "refused" }>;
  readonly reasons: Set<string>;
  /** The last question to the player at which it was looked at; -1 while he was asked nothing. */
  lookedAt: number;
  /** A question has been looked at where a move of its kind can be made. */
  wasTried: boolean;
}

export type OfferedStep = Extract<ScenarioStep, { kind: "offered" }>;

/** A state with what has happened and what was begun in it. */
export interface Seen {
  readonly state: State;
  readonly journal: readonly Happening[];
  readonly effects: readonly EffectInProgress[];
}

/** The state and its memory of it, from now on. */
export function watch(state: State): Seen {
  const journal: Happening[] = [];
  state.journal = journal;
  return { state, journal, effects: watchEffects(state) };
}

/** The position as it was given, while nobody has been asked anything in it. */
export interface GivenPosition {
  readonly enter: () => void;
  readonly asked: Player | "nobody";
}

export interface ScenarioRun extends Seen {
  /** Null once the game goes on from it. */
  given: GivenPosition | null;
  readonly names: NameTable;
  readonly strict: boolean;
  /** Everything answered so far, for a replay. */
  readonly answers: (Choice | { readonly concede: Player })[];
  /** How many answers had been given when each move was made. */
  readonly made: number[];
  /** Cards that moves have chosen, with the length of the journal then. */
  readonly told: Map<CardId, number>;
  /** Where in the journal the last expectation, and the last step, were read. */
  lastExpectation: number;
  lastStep: Since;
  /** The turn in which the present step began to wait. */
  stepTurn: number;
  /** Moves may wait into a later turn: the position names its turn. */
  readonly mayWaitOn: boolean;
  waiting: readonly Waiting[];
  refused: readonly Watch[];
  offered: readonly OfferedStep[];
  /** The outermost effect to which the question of the last move belonged; null in an action window. */
  effect: number | null;
  /** No effect that a move began is in progress. */
  isOver: boolean;
}

/** On to the first question. */
export function beginRun(run: ScenarioRun): void {
  run.given?.enter();
  run.given = null;
}

/** The same run on a copy: what it does, the true one has not done. */
export function sideRun(run: ScenarioRun): ScenarioRun {
  const state = clone(run.state);
  const journal = [...run.journal];
  state.journal = journal;
  const effects = watchEffects(state, run.effects);
  const waiting = run.waiting.map((one) => ({ ...one, open: one.open.map((clause) => ({ ...clause })) }));
  return {
    ...run,
    state,
    journal,
    effects,
    waiting,
    answers: [...run.answers],
    made: [...run.made],
    told: new Map(run.told),
    refused: [],
    offered: [],
  };
}

export const seenSince = ({ state, journal, effects }: Seen, since: Since): Seen => ({
  state,
  journal: journal.slice(since.journal),
  effects: effects.slice(since.effects),
});

export const sinceNow = ({ journal, effects }: Seen): Since => ({
  journal: journal.length,
  effects: effects.length,
});

export function answerInRun(run: ScenarioRun, choice: Choice): void {
  const option = "choose" in choice ? options(run.state)[choice.choose] : undefined;
  const card = option === undefined || option.do === "play" ? undefined : cardIn(option);
  if (card !== undefined) run.told.set(card, run.journal.length);
  run.answers.push(choice);
  apply(run.state, choice);
}

/** The position of the first option that fits, as a choice. */
export function chooseWhere(state: State, fits: (option: Option) => boolean): Choice | undefined {
  const index = options(state).findIndex(fits);
  return index < 0 ? undefined : { choose: index };
}

export const isPass = ({ do: verb }: Option): boolean => verb === "pass" || verb === "no" || verb === "done";

/** Passing, declining, committing nobody, keeping the hand; nothing where it is not allowed. */
export function passOf(state: State, decision: Decision): Choice | undefined {
  if (decision.form === "assign") {
    if (decision.kind === "setup") return undefined;
    const nobody = decision.items.map(() => -1);
    return isLegal(state, nobody) ? { assign: nobody } : undefined;
  }
  return chooseWhere(state, decision.kind === "mulligan" ? ({ do: verb }) => verb === "keep" : isPass);
}

function describeOption(state: State, option: Option): string {
  const [card, on, said] = [cardIn(option), placeIn(option), wordIn(option)];
  const text = eitherWords(state, option);
  if (text !== undefined) return `choose "${text}"`;
  const words: string[] = [option.do];
  if (card !== undefined) words.push(nameInTable(state, card));
  if (on !== undefined) words.push("on", nameInTable(state, on));
  if (said !== undefined) words.push(said);
  return words.join(" ");
}

/** When it is, as a failed scenario tells it. */
export const momentOfRun = ({ active, turn, phase, question }: State): ScenarioMoment => ({
  active,
  turn,
  phase,
  asked: question === null ? null : { player: question.player, kind: question.kind },
});

/** The open question with all that can be answered, for a failed scenario. */
export function questionOf(state: State): ScenarioQuestion {
  const decision = pending(state);
  if (decision === null) return state.result === null ? { is: "none" } : { is: "over", ...state.result };
  const { player, kind } = decision;
  if (decision.form === "assign")
    return { is: "assign", player, kind, cards: decision.items.map((id) => nameInTable(state, id)) };
  const { source } = decision;
  const by = source === undefined || source < 0 ? null : nameInTable(state, source);
  const offers = options(state).map((option) => describeOption(state, option));
  return { is: "choose", player, kind, by, offers };
}
