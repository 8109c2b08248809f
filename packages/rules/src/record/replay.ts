/** Plays a record again and compares the hash of every turn. */
import { concede, isLegal, options, pending } from "../decide.ts";
import { PLAYERS } from "../language/words.ts";
import { hash } from "../state/digest.ts";
import type { Library } from "../state/game.ts";
import type { Result, State } from "../state/types.ts";
import type { Difference } from "./faults.ts";
import { type LogTeller, tellLog } from "./log.ts";
import { ENGINE_VERSION, type GameRecord, type LogLine, type RecordedAnswer } from "./record.ts";
import { type Run, settleRun, startRun, takeRecordedAnswer } from "./run.ts";

/** The first place where the game played again is not the game recorded. */
export interface Divergence {
  /** Answers that were given before. */
  readonly decision: number;
  readonly turn: number;
  readonly difference: Difference;
}

export interface Replayed {
  /** Every answer fitted; every hash and the result are the recorded ones. */
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

/** As many as the setup lays out and deals (SETUP-03, SETUP-06). */
const STORIES_IN_PLAY = 3;
const OPENING_HAND = 8;

interface ReplayTerms {
  /** Stop after so many answers. */
  readonly to?: number;
  /** Puts the log into words; without it there is none. */
  readonly tell?: LogTeller;
}

export function replay(record: GameRecord, library: Library, { to, tell }: ReplayTerms = {}): Replayed {
  const unfit = unfitCards(record, library);
  if (unfit !== undefined) return goOnWithLog(record, { decision: 0, turn: 0, difference: unfit });
  const run = startRun({ ...record, library }, record.seed);
  const cuts: number[] = [];
  const answers = record.answers.slice(0, to);
  for (const [index, answer] of answers.entries()) {
    const difference = answerNext(run, answer, cuts) ?? firstWrongHash(run, record);
    if (difference !== undefined)
      return goOnWithLog(record, { decision: index, turn: run.turn, difference }, run);
  }
  const whole = answers.length === record.answers.length;
  if (whole && !endsInConcession(answers)) settleRun(run);
  const difference = firstWrongHash(run, record) ?? (whole ? wrongEnd(run, record) : undefined);
  if (difference !== undefined)
    return goOnWithLog(record, { decision: answers.length, turn: run.turn, difference }, run);
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

/** Cards of which no first position can be laid out: whoever wrote the record may have written any. */
function unfitCards({ decks, stories }: GameRecord, library: Library): Difference | undefined {
  const inDecks = [...decks.P1, ...decks.P2];
  const unknown = [...inDecks, ...stories].find((one) => !library.cards.has(one));
  if (unknown !== undefined) return { kind: "unknownCard", code: unknown };
  const isStory = (code: string): boolean => library.cards.get(code)?.type === "story";
  const misplaced = inDecks.find(isStory) ?? stories.find((code) => !isStory(code));
  if (misplaced !== undefined) return { kind: "misplacedCard", code: misplaced };
  const few =
    stories.length < STORIES_IN_PLAY || PLAYERS.some((player) => decks[player].length < OPENING_HAND);
  return few ? { kind: "tooFewCards" } : undefined;
}

const endsInConcession = (answers: readonly RecordedAnswer[]): boolean => {
  const last = answers.at(-1);
  return last !== undefined && "concede" in last;
};

function answerNext(run: Run, answer: RecordedAnswer, cuts: number[]): Difference | undefined {
  const most = "concede" in answer ? answer.after : Number.POSITIVE_INFINITY;
  settleRun(run, most);
  const misfit = misfitOf(run.state, answer);
  if (misfit !== undefined) return misfit;
  cuts.push(run.journal.length);
  if ("concede" in answer) concede(run.state, answer.concede);
  else takeRecordedAnswer(run, answer);
  return undefined;
}

function misfitOf(state: State, answer: RecordedAnswer): Difference | undefined {
  if (pending(state) === null) return { kind: "overBefore" };
  if ("concede" in answer) return undefined;
  if ("choose" in answer) {
    const count = options(state).length;
    return answer.choose < count
      ? undefined
      : { kind: "noSuchOption", chosen: answer.choose, options: count };
  }
  return isLegal(state, answer.assign) ? undefined : { kind: "assignment" };
}

/** A recorded hash may be shortened. */
function firstWrongHash({ hashes }: Run, record: GameRecord): Difference | undefined {
  const turn = hashes.findIndex((own, index) => !own.startsWith(record.hashes[index] ?? "none"));
  return turn < 0 ? undefined : { kind: "turnHash", turn: turn + 1 };
}

function wrongEnd({ state, hashes }: Run, record: GameRecord): Difference | undefined {
  if (hashes.length !== record.hashes.length)
    return { kind: "turnCount", recorded: record.hashes.length, played: hashes.length };
  if (!hash(state).startsWith(record.end)) return { kind: "lastHash" };
  return wrongResult(state.result, record.result);
}

/** No hash proves the result that a record tells: it is told beside them. */
function wrongResult(played: Result | null, recorded: Result | null): Difference | undefined {
  const isSame = played?.winner === recorded?.winner && played?.because === recorded?.because;
  return isSame ? undefined : { kind: "result", recorded, played };
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
