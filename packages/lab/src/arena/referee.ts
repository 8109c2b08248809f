/** One game between two bots: what they answer is checked and timed, and who breaks the rules loses. */

import type { Bots } from "@fhtagn/bots";
import {
  apply,
  type Choice,
  type GameRecord,
  makeRecorder,
  newGame,
  opponentOf,
  type Player,
  pending,
  type Result,
  refusalOf,
  type Setup,
  type State,
  settle,
  writeCompact,
} from "@fhtagn/rules";
import { type View, view } from "@fhtagn/rules/view";

/** "engine": not the bot's fault, yet the game cannot go on. */
export const FAULTS = ["crash", "illegal", "late", "engine"] as const;

export interface ArenaFault {
  readonly kind: (typeof FAULTS)[number];
  /** Whose bot it was; null where the engine failed, which is nobody's fault. */
  readonly seat: Player | null;
  readonly message: string;
  /** The game up to the answer before, in the compact form; of the engine, with the answer that it failed at. */
  readonly record: string;
}

interface Match {
  readonly setup: Setup;
  readonly seed: string;
  readonly bots: Bots;
  /** Milliseconds for one decision; twice as many are too late. */
  readonly limits: Readonly<Partial<Record<Player, number>>>;
  readonly now: () => number;
}

export interface Refereed {
  readonly state: State;
  readonly result: Result | { readonly winner: Player | "draw"; readonly because: "fault" };
  /** Milliseconds of each decision. */
  readonly times: Readonly<Record<Player, readonly number[]>>;
  readonly fault?: ArenaFault;
}

const LATE = 2;

/** Written while the game goes on. */
interface Sheet {
  readonly state: State;
  readonly answers: Choice[];
  readonly times: Readonly<Record<Player, number[]>>;
}

export function refereeGame(match: Match): Refereed {
  const state = newGame(match.setup, match.seed);
  const sheet: Sheet = { state, answers: [], times: { P1: [], P2: [] } };
  for (;;) {
    const stopped = goOn(match, sheet);
    if (stopped === null) continue;
    const { times } = sheet;
    if (stopped !== "over") return { state, result: resultOf(stopped), times, fault: stopped };
    if (state.result === null) throw new Error("a game without a question has a result");
    return { state, result: state.result, times };
  }
}

const resultOf = ({ seat }: ArenaFault): Refereed["result"] => ({
  winner: seat === null ? "draw" : opponentOf(seat),
  because: "fault",
});

/** One decision: null if the game goes on. */
function goOn(match: Match, sheet: Sheet): ArenaFault | "over" | null {
  const asked = attempt(() => nextQuestion(sheet.state));
  if (!asked.ok) return recorded(match, sheet, engineFault(asked.message));
  if (asked.value === null) return "over";
  const wrong = takeAnswer(match, sheet, asked.value);
  return wrong === null ? null : recorded(match, sheet, wrong);
}

type Wrong = Omit<ArenaFault, "record">;

const recorded = (match: Match, { answers }: Sheet, wrong: Wrong): ArenaFault => ({
  ...wrong,
  record: recordUpTo(match, answers),
});

const engineFault = (message: string): Wrong => ({ kind: "engine", seat: null, message });

interface SeatToAnswer {
  readonly seat: Player;
  readonly seen: View;
}

/** Null when the game is over. */
function nextQuestion(state: State): SeatToAnswer | null {
  settle(state);
  const seat = pending(state)?.player;
  return seat === undefined ? null : { seat, seen: view(state, seat) };
}

/** What is wrong with the answer, or null. */
function takeAnswer(match: Match, sheet: Sheet, { seat, seen }: SeatToAnswer): Wrong | null {
  const { state, answers, times } = sheet;
  const start = match.now();
  const choice = attempt(() => match.bots[seat].choose(seen));
  const spent = match.now() - start;
  times[seat].push(spent);
  if (!choice.ok) return { kind: "crash", seat, message: choice.message };
  const { value } = choice;
  const judged = attempt(() => isAnswer(state, value));
  if (!judged.ok) return engineFault(judged.message);
  if (!judged.value) return { kind: "illegal", seat, message: JSON.stringify(value) };
  const limit = match.limits[seat];
  if (limit !== undefined && spent > LATE * limit)
    return { kind: "late", seat, message: `${Math.round(spent)} ms` };
  answers.push(value);
  const applied = attempt(() => apply(state, value));
  return applied.ok ? null : engineFault(applied.message);
}

type Attempted<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

function attempt<T>(work: () => T): Attempted<T> {
  try {
    return { ok: true, value: work() };
  } catch (problem) {
    return { ok: false, message: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** A bot written in haste may answer anything. */
export function isAnswer(state: State, answer: unknown): answer is Choice {
  const { question } = state;
  if (question === null) return false;
  return refusalOf(state, question.player, { decision: question.id, choice: answer }) === null;
}

/** All the answers, with hashes as far as the engine comes: it may fail at the last. */
function recordUpTo(match: Match, answers: readonly Choice[]): string {
  for (let played = answers.length; played >= 0; played--) {
    const record = attempt(() => recordOf(match, answers.slice(0, played)));
    if (record.ok) return writeCompact({ ...record.value, answers });
  }
  return "";
}

function recordOf({ setup, seed }: Match, answers: readonly Choice[]): GameRecord {
  const recorder = makeRecorder({ ...setup, journal: [] }, seed);
  for (const answer of answers) {
    recorder.settle();
    recorder.answer(answer);
  }
  recorder.settle();
  return recorder.record();
}
