/** A game under way: its record, its log, and every position anybody could look at. */
import {
  type Accepted,
  type Choice,
  type GameRecord,
  type Happening,
  hash,
  isInitiating,
  type Library,
  makeRecorder,
  onlyAnswer,
  type Phase,
  type Player,
  type QuestionKind,
  type RecordedAnswer,
  type Recorder,
  type Setup,
  type State,
} from "@fhtagn/rules";

/** A position seen by all: never one in which a move is only on trial. Its number is the sequence number. */
interface SittingMark {
  /** Lines of the log, answers given, and of them those the record keeps. */
  readonly log: number;
  readonly taken: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly phaseCount: number;
  readonly asked: { readonly player: Player; readonly kind: QuestionKind } | null;
  /** The question was answered by a person, not for him. */
  byHand: boolean;
}

export interface Sitting {
  readonly setup: Setup;
  readonly seed: string;
  readonly recorder: Recorder;
  readonly journal: readonly Happening[];
  /** The turn in which each line was written. */
  readonly turns: number[];
  readonly marks: SittingMark[];
  /** Every answer, those without a choice included. */
  readonly taken: Taken[];
  /** Questions without a choice that were answered since the last answer the record keeps. */
  singles: number;
}

export interface Taken {
  readonly answer: RecordedAnswer;
  readonly byHand: boolean;
}

export function sitDown(setup: Setup, seed: string): Sitting {
  const journal: Happening[] = [];
  const recorder = makeRecorder({ ...setup, journal }, seed);
  const sitting: Sitting = {
    setup,
    seed,
    recorder,
    journal,
    turns: [],
    marks: [],
    taken: [],
    singles: 0,
  };
  mark(sitting);
  return sitting;
}

export const stateOf = ({ recorder }: Sitting): State => recorder.state;
/** The sequence number of what everybody sees now. */
export const seqOf = ({ marks }: Sitting): number => marks.length - 1;

function mark({ recorder: { state }, journal, turns, marks, taken }: Sitting): void {
  for (let at = turns.length; at < journal.length; at++) {
    const { what, turn } = journal[at] ?? {};
    turns.push(what === "turnBegan" && turn !== undefined ? turn : (turns[at - 1] ?? 0));
  }
  if (isInitiating(state)) return;
  const { question, turn, phase, phaseCount } = state;
  const asked = question === null ? null : { player: question.player, kind: question.kind };
  marks.push({ log: journal.length, taken: taken.length, turn, phase, phaseCount, asked, byHand: false });
}

/** The answer has been carried out and is the game from now on. */
export function keepAnswer(sitting: Sitting, accepted: Accepted, byHand: boolean): void {
  const { answer } = accepted;
  const taken = "concede" in answer ? { ...answer, after: 0 } : answer;
  takeDown(sitting, { answer: taken, byHand }, () => sitting.recorder.keep(accepted));
}

/** An answer on record is given again. */
export function take(sitting: Sitting, choice: Choice, byHand: boolean): void {
  takeDown(sitting, { answer: choice, byHand }, () => sitting.recorder.answer(choice));
}

/** A concession on record; nobody's hand made that which the keeper of the table entered. */
export function giveUp(sitting: Sitting, player: Player, byHand: boolean): void {
  const answer = { concede: player, after: 0 };
  takeDown(sitting, { answer, byHand }, () => sitting.recorder.concede(player));
}

function takeDown(sitting: Sitting, taken: Taken, carryOut: () => void): void {
  const { answer, byHand } = taken;
  const isChoice = !("concede" in answer);
  const last = sitting.marks.at(-1);
  if (last !== undefined && isChoice && byHand) last.byHand = true;
  const isSingle = isChoice && onlyAnswer(stateOf(sitting)) !== null;
  carryOut();
  sitting.singles = isSingle ? sitting.singles + 1 : 0;
  sitting.taken.push(taken);
  mark(sitting);
}

/** The game that every one of its answers leads to, for who keeps them all. Throws where one of them cannot be given. */
export function sitFrom(setup: Setup, seed: string, taken: readonly Taken[]): Sitting {
  const sitting = sitDown(setup, seed);
  for (const [at, { answer, byHand }] of taken.entries()) {
    if (stateOf(sitting).question === null) throw new Error(`the game was over before answer ${at}`);
    if ("concede" in answer) giveUp(sitting, answer.concede, byHand);
    else take(sitting, answer, byHand);
  }
  return sitting;
}

/** The game as it was when so many answers had been given. */
export const rewound = ({ setup, seed, taken }: Sitting, count: number): Sitting =>
  sitFrom(setup, seed, taken.slice(0, count));

/** What has to be kept to sit down at the same position again. */
export interface KeptSitting {
  readonly record: GameRecord;
  /** Questions without a choice that were answered since the last answer of the record. */
  readonly singles: number;
  /** Which of all answers, in their order, a person gave. */
  readonly byHand: readonly number[];
  readonly hash: string;
}

export function keep(sitting: Sitting): KeptSitting {
  const { singles, taken } = sitting;
  const byHand = taken.flatMap((one, at) => (one.byHand ? [at] : []));
  return { record: recordUpTo(sitting), singles, byHand, hash: hash(stateOf(sitting)) };
}

/** Where the engine breaks on what follows by itself the game is kept all the same, up to there. */
function recordUpTo({ recorder }: Sitting): GameRecord {
  try {
    return recorder.record();
  } catch {
    return recorder.recordAsItStands();
  }
}

export type Resumed = { readonly ok: true; readonly sitting: Sitting } | { readonly ok: false };

/** Plays the record again, question by question, and compares the hash. */
export function resume({ record, singles, byHand, hash: wanted }: KeptSitting, library: Library): Resumed {
  const sitting = sitDown({ ...record, library }, record.seed);
  const hands = new Set(byHand);
  for (const answer of record.answers) {
    if ("concede" in answer) {
      takeSingles(sitting, hands, answer.after);
      giveUp(sitting, answer.concede, hands.has(sitting.taken.length));
      continue;
    }
    takeSingles(sitting, hands);
    if (stateOf(sitting).question === null) return { ok: false };
    take(sitting, answer, hands.has(sitting.taken.length));
  }
  takeSingles(sitting, hands, singles);
  return hash(stateOf(sitting)) === wanted ? { ok: true, sitting } : { ok: false };
}

function takeSingles(sitting: Sitting, hands: ReadonlySet<number>, most = Number.POSITIVE_INFINITY): void {
  for (let count = 0; count < most; count++) {
    const only = onlyAnswer(stateOf(sitting));
    if (only === null) return;
    take(sitting, only, hands.has(sitting.taken.length));
  }
}
