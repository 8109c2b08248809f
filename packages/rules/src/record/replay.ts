/** Plays a record again and compares the hash of every turn. */
import { concede, isLegal, options, pending } from "../decide.ts";
import { hash } from "../state/digest.ts";
import type { Library } from "../state/game.ts";
import type { Result, State } from "../state/types.ts";
import { type LogTeller, tellLog } from "./log.ts";
import { ENGINE_VERSION, type GameRecord, type LogLine, type RecordedAnswer } from "./record.ts";
import { type Run, settleRun, startRun, takeRecordedAnswer } from "./run.ts";

/** The first place where the game played again is not the game recorded. */
export interface Divergence {
  /** Answers that were given before. */
  readonly decision: number;
  readonly turn: number;
  readonly why: "hash" | "answer" | "cards";
  readonly message: string;
}

export interface Replayed {
  /** Every answer fitted and every hash is the recorded one. */
  readonly ok: boolean;
  /** The record was made by this engine version. */
  readonly sameEngine: boolean;
  readonly decisions: number;
  /** From where the replay left the record, the recorded one. */
  readonly hash: string;
  readonly result: Result | null;
  readonly divergedAt?: Divergence;
  /** Of the game played again; from where it left the record, the recorded one. */
  readonly log: readonly LogLine[];
  /** Null where not even the first position could be laid out. */
  readonly state: State | null;
}

interface ReplayTerms {
  /** Stop after so many answers. */
  readonly to?: number;
  /** Puts the log into words; without it there is none. */
  readonly tell?: LogTeller;
}

export function replay(record: GameRecord, library: Library, { to, tell }: ReplayTerms = {}): Replayed {
  const unknown = unknownCard(record, library);
  if (unknown !== undefined) return goOnWithLog(record, unknown);
  const run = startRun({ ...record, library }, record.seed);
  const cuts: number[] = [];
  const answers = record.answers.slice(0, to);
  for (const [index, answer] of answers.entries()) {
    const fault = answerNext(run, answer, cuts) ?? firstWrongHash(run, record);
    if (fault !== undefined) return goOnWithLog(record, { ...fault, decision: index, turn: run.turn }, run);
  }
  const whole = answers.length === record.answers.length;
  if (whole && !endsInConcession(answers)) settleRun(run);
  const fault = firstWrongHash(run, record) ?? (whole ? wrongEnd(run, record) : undefined);
  if (fault !== undefined)
    return goOnWithLog(record, { ...fault, decision: answers.length, turn: run.turn }, run);
  return {
    ok: true,
    sameEngine: record.engine === ENGINE_VERSION,
    decisions: answers.length,
    hash: hash(run.state),
    result: run.state.result,
    log: tellLog(run.journal, cuts, tell),
    state: run.state,
  };
}

type Fault = Pick<Divergence, "why" | "message">;

function unknownCard({ decks, stories }: GameRecord, library: Library): Divergence | undefined {
  const code = [...decks.P1, ...decks.P2, ...stories].find((one) => !library.cards.has(one));
  if (code === undefined) return undefined;
  return { decision: 0, turn: 0, why: "cards", message: `no card "${code}"` };
}

const endsInConcession = (answers: readonly RecordedAnswer[]): boolean => {
  const last = answers.at(-1);
  return last !== undefined && "concede" in last;
};

function answerNext(run: Run, answer: RecordedAnswer, cuts: number[]): Fault | undefined {
  const most = "concede" in answer ? answer.after : Number.POSITIVE_INFINITY;
  settleRun(run, most);
  const misfit = misfitOf(run.state, answer);
  if (misfit !== undefined) return { why: "answer", message: misfit };
  cuts.push(run.journal.length);
  if ("concede" in answer) concede(run.state, answer.concede);
  else takeRecordedAnswer(run, answer);
  return undefined;
}

function misfitOf(state: State, answer: RecordedAnswer): string | undefined {
  const decision = pending(state);
  if (decision === null) return "the game is over and there are more answers";
  if ("concede" in answer) return undefined;
  if ("choose" in answer) {
    const count = options(state).length;
    return answer.choose < count
      ? undefined
      : `option ${answer.choose} of ${count} at a "${decision.kind}" question`;
  }
  return isLegal(state, answer.assign)
    ? undefined
    : `the assignment does not fit the "${decision.kind}" question`;
}

/** A recorded hash may be shortened. */
function firstWrongHash({ hashes }: Run, record: GameRecord): Fault | undefined {
  const turn = hashes.findIndex((own, index) => !own.startsWith(record.hashes[index] ?? "none"));
  return turn < 0 ? undefined : { why: "hash", message: `the hash of turn ${turn + 1} is another` };
}

function wrongEnd({ state, hashes }: Run, record: GameRecord): Fault | undefined {
  if (hashes.length !== record.hashes.length)
    return { why: "hash", message: "the number of turns is another" };
  return hash(state).startsWith(record.end)
    ? undefined
    : { why: "hash", message: "the last hash is another" };
}

/** What cannot be played again is taken from the record. */
function goOnWithLog(record: GameRecord, divergedAt: Divergence, run?: Run): Replayed {
  return {
    ok: false,
    sameEngine: record.engine === ENGINE_VERSION,
    decisions: record.answers.length,
    hash: record.end,
    result: record.result,
    divergedAt,
    log: record.log,
    state: run?.state ?? null,
  };
}
