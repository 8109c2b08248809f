/** Keeps a record of a game while it is played. */
import { type Accepted, concede, onlyAnswer, pending, settle } from "../decide.ts";
import type { Player } from "../language/words.ts";
import type { Setup } from "../new-game.ts";
import { clone } from "../state/clone.ts";
import type { Choice } from "../state/decisions.ts";
import { hash } from "../state/digest.ts";
import type { State } from "../state/types.ts";
import { type LogTeller, tellLog } from "./log.ts";
import { ENGINE_VERSION, type GameRecord, type RecordedAnswer, termsOf } from "./record.ts";
import { goTo, type Run, settleRun, startRun, takeRecordedAnswer } from "./run.ts";

export interface Recorder {
  /** The game itself: look at it, and change it only through the recorder. */
  readonly state: State;
  /** What `decide` made of a person's answer is the game from now on; nothing is applied again. */
  keep(accepted: Accepted): void;
  /** Applies an answer: a computer player's, or one on record. */
  answer(choice: Choice): void;
  /** Answers questions with a single answer until one with a choice. */
  settle(): void;
  concede(player: Player): void;
  /** With its log, if somebody puts it into words: who saves after every answer has no use for it. */
  record(tell?: LogTeller): GameRecord;
  /** Up to the open question, whatever follows from there by itself: for reports, since that may be what breaks. */
  recordAsItStands(): GameRecord;
}

interface Notes {
  readonly answers: RecordedAnswer[];
  /** How many lines the log had before each answer. */
  readonly cuts: number[];
  /** Single answers since the last one that is kept. */
  singles: number;
}

export function makeRecorder(setup: Setup, seed: string): Recorder {
  const run = startRun(setup, seed);
  const notes: Notes = { answers: [], cuts: [], singles: 0 };
  const known = (): Omit<GameRecord, "end" | "log"> => ({
    engine: ENGINE_VERSION,
    ...termsOf(setup),
    seed,
    answers: [...notes.answers],
    hashes: [...run.hashes],
    result: run.state.result,
  });
  return {
    get state() {
      return run.state;
    },
    keep: (accepted) =>
      takeDown(run, notes, { answer: accepted.answer, carryOut: () => goTo(run, accepted) }),
    answer: (choice) =>
      takeDown(run, notes, { answer: choice, carryOut: () => takeRecordedAnswer(run, choice) }),
    settle: () => {
      notes.singles += settleRun(run);
    },
    concede: (player) =>
      takeDown(run, notes, { answer: { concede: player }, carryOut: () => concede(run.state, player) }),
    record: (tell) => ({ ...known(), end: endOf(run.state), log: tellLog(run.journal, notes.cuts, tell) }),
    recordAsItStands: () => ({ ...known(), end: hash(run.state), log: [] }),
  };
}

interface Deed {
  readonly answer: Accepted["answer"];
  readonly carryOut: () => void;
}

/** An answer that the engine cannot carry out is not written down. */
function takeDown(run: Run, notes: Notes, { answer, carryOut }: Deed): void {
  const hadChoice = onlyAnswer(run.state) === null;
  const cut = run.journal.length;
  carryOut();
  if ("concede" in answer) write(notes, { ...answer, after: notes.singles }, cut);
  else if (hadChoice) write(notes, answer, cut);
  else notes.singles++;
}

function write(notes: Notes, answer: RecordedAnswer, cut: number): void {
  notes.answers.push(answer);
  notes.cuts.push(cut);
  notes.singles = 0;
}

function endOf(state: State): string {
  const settled = clone(state);
  settle(settled);
  return hash(settled);
}

/** A whole game, each question with a choice answered by `choose`. */
export function recordGame(setup: Setup, seed: string, choose: (state: State) => Choice): GameRecord {
  const recorder = makeRecorder(setup, seed);
  for (;;) {
    recorder.settle();
    if (pending(recorder.state) === null) return recorder.record();
    recorder.answer(choose(recorder.state));
  }
}
