/** One game between two bots: what they answer is checked and timed, and who breaks the rules loses. */
import {
  apply,
  type Choice,
  isLegal,
  makeRecorder,
  newGame,
  opponentOf,
  options,
  type Player,
  pending,
  type Result,
  type Setup,
  type State,
  settle,
  writeCompact,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import type { Bots } from "../play-game.ts";

/** "engine": not the bot's fault, yet the game cannot go on. */
export const FAULTS = ["crash", "illegal", "late", "engine"] as const;

export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  readonly seat: Player;
  readonly message: string;
  /** The game up to the answer before, in the compact form. */
  readonly record: string;
}

export interface Match {
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
  readonly fault?: Fault;
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

const resultOf = ({ kind, seat }: Fault): Refereed["result"] => ({
  winner: kind === "engine" ? "draw" : opponentOf(seat),
  because: "fault",
});

/** One decision: null if the game goes on. */
function goOn(match: Match, sheet: Sheet): Fault | "over" | null {
  const { state, answers, times } = sheet;
  settle(state);
  const seat = pending(state)?.player;
  if (seat === undefined) return "over";
  const fault = (kind: Fault["kind"], message: string): Fault => ({
    kind,
    seat,
    message,
    record: recordUpTo(match, answers),
  });
  const start = match.now();
  const choice = attempt(() => match.bots[seat].choose(view(state, seat)));
  const spent = match.now() - start;
  times[seat].push(spent);
  if (!choice.ok) return fault("crash", choice.message);
  if (!isAnswer(state, choice.value)) return fault("illegal", JSON.stringify(choice.value));
  const limit = match.limits[seat];
  if (limit !== undefined && spent > LATE * limit) return fault("late", `${Math.round(spent)} ms`);
  const applied = attempt(() => apply(state, choice.value));
  if (!applied.ok) return fault("engine", applied.message);
  answers.push(choice.value);
  return null;
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
  if (typeof answer !== "object" || answer === null) return false;
  if ("assign" in answer) return isList(answer.assign) && isLegal(state, answer.assign);
  return (
    "choose" in answer && typeof answer.choose === "number" && Object.hasOwn(options(state), answer.choose)
  );
}

const isList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one));

function recordUpTo({ setup, seed }: Match, answers: readonly Choice[]): string {
  const recorder = makeRecorder(setup, seed);
  for (const answer of answers) {
    recorder.settle();
    recorder.answer(answer);
  }
  recorder.settle();
  return writeCompact(recorder.record());
}
