/** One game of the journal, played again row by row: does it lead to every position that was noted, and to its end? */
import {
  hash,
  makeRecorder,
  type RecordedAnswer,
  type Recorder,
  refusalOf,
  type Setup,
  type State,
} from "@fhtagn/rules";
import type { Selectable } from "kysely";
import type { Schema } from "../storage/schema.ts";
import { type GameRecordRow, setupOfGame } from "../tables/stored-game.ts";

/** What a check finds wrong with a game. */
export const CHECK_REASONS = [
  "unknown cards",
  "row missing",
  "unreadable row",
  "answer not possible",
  "another position",
  "another result",
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

export interface GameFault {
  /** Rows of the journal that lead there. */
  readonly at: number;
  readonly reason: CheckReason;
}

export interface StoredRows {
  readonly game: GameRecordRow;
  readonly answers: readonly Selectable<Schema["answers"]>[];
  readonly checkpoints: readonly Selectable<Schema["checkpoints"]>[];
}

/** Null where all is well. */
export function faultInJournal(stored: StoredRows): GameFault | null {
  const played = setupOfGame(stored.game);
  if (played === null) return { at: 0, reason: "unknown cards" };
  const line = lineOf(stored);
  return "reason" in line ? line : playLine(line, { ...played, result: resultOf(stored.game) });
}

interface Step {
  readonly answer: RecordedAnswer;
  /** The row it comes from. */
  readonly n: number;
}

interface Line {
  readonly steps: readonly Step[];
  /** By how many answers lead there: what the position was, and after which row that was noted. */
  readonly hashes: ReadonlyMap<number, { readonly hash: string; readonly n: number }>;
  readonly rows: number;
}

/** The answers that count, and the positions on their way: of what was taken back nothing is left to compare. */
function lineOf({ answers, checkpoints }: StoredRows): Line | GameFault {
  const noted = new Map(checkpoints.map(({ n, hash: wanted }) => [n, wanted]));
  const hashes = new Map<number, { readonly hash: string; readonly n: number }>();
  const steps: Step[] = [];
  const note = (n: number): void => {
    const wanted = noted.get(n);
    if (wanted !== undefined) hashes.set(steps.length, { hash: wanted, n });
  };
  note(0);
  for (const [at, { n, kind, body }] of answers.entries()) {
    if (n !== at) return { at, reason: "row missing" };
    const isRead = kind === "undo" ? takeBack(steps, hashes, body) : addStep(steps, n, body);
    if (!isRead) return { at: n, reason: "unreadable row" };
    note(n + 1);
  }
  return { steps, hashes, rows: answers.length };
}

function takeBack(steps: Step[], hashes: Map<number, unknown>, body: string): boolean {
  const stay = Number(body);
  if (!/^\d+$/.test(body) || stay > steps.length) return false;
  steps.length = stay;
  for (const count of hashes.keys()) if (count > stay) hashes.delete(count);
  return true;
}

function addStep(steps: Step[], n: number, body: string): boolean {
  try {
    steps.push({ answer: JSON.parse(body) as RecordedAnswer, n }); // tried before it is carried out
    return true;
  } catch {
    return false;
  }
}

type WinnerNoted = NonNullable<State["result"]>["winner"] | null | undefined;

/** Who won, as the row of the game says; null while it is played, undefined where that cannot be read. */
function resultOf({ status, result }: GameRecordRow): WinnerNoted {
  if (status !== "over" || result === null) return status === "over" ? undefined : null;
  try {
    return JSON.parse(result).winner;
  } catch {
    return undefined;
  }
}

interface Playing {
  readonly setup: Setup;
  readonly seed: string;
  readonly result: WinnerNoted;
}

function playLine({ steps, hashes, rows }: Line, { setup, seed, result }: Playing): GameFault | null {
  const recorder = makeRecorder(setup, seed);
  for (let count = 0; ; count++) {
    const noted = hashes.get(count);
    if (noted !== undefined && noted.hash !== hash(recorder.state))
      return { at: noted.n, reason: "another position" };
    const step = steps[count];
    if (step === undefined) break;
    if (!carriedOut(recorder, step.answer)) return { at: step.n, reason: "answer not possible" };
  }
  const winner = recorder.state.result?.winner ?? null;
  return winner === result ? null : { at: rows, reason: "another result" };
}

/** False where nobody is asked, the answer is none, or the engine cannot carry it out. */
function carriedOut(recorder: Recorder, answer: RecordedAnswer): boolean {
  const { question } = recorder.state;
  if (question === null) return false;
  try {
    if ("concede" in answer) recorder.concede(answer.concede);
    else {
      const asked = { decision: question.id, choice: answer };
      if (refusalOf(recorder.state, question.player, asked) !== null) return false;
      recorder.answer(answer);
    }
    return true;
  } catch {
    return false;
  }
}
