/** Keeps a record of a game while it is played. */
import { concede, onlyAnswer, pending, settle } from "../decide.ts";
import type { Player } from "../language/words.ts";
import type { Setup } from "../new-game.ts";
import { clone } from "../state/clone.ts";
import type { Choice } from "../state/decisions.ts";
import { hash } from "../state/digest.ts";
import type { State } from "../state/types.ts";
import { type LogTeller, tellLog } from "./log.ts";
import { ENGINE_VERSION, type GameRecord, type RecordedAnswer, termsOf } from "./record.ts";
import { type Run, settleRun, startRun, takeAnswer } from "./run.ts";

export interface Recorder {
  /** The game itself: look at it, and change it only through the recorder. */
  readonly state: State;
  answer(choice: Choice): void;
  /** Answers questions with a single answer until one with a choice. */
  settle(): void;
  concede(player: Player): void;
  /** With its log, if somebody puts it into words: who saves after every answer has no use for it. */
  record(tell?: LogTeller): GameRecord;
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
  return {
    state: run.state,
    answer: (choice) => takeDown(run, notes, choice),
    settle: () => {
      notes.singles += settleRun(run);
    },
    concede: (player) => {
      keep(notes, { concede: player, after: notes.singles }, run.journal.length);
      concede(run.state, player);
    },
    record: (tell) => ({
      engine: ENGINE_VERSION,
      ...termsOf(setup),
      seed,
      answers: [...notes.answers],
      hashes: [...run.hashes],
      end: endOf(run.state),
      result: run.state.result,
      log: tellLog(run.journal, notes.cuts, tell),
    }),
  };
}

function takeDown(run: Run, notes: Notes, choice: Choice): void {
  const hadChoice = onlyAnswer(run.state) === null;
  const cut = run.journal.length;
  takeAnswer(run, choice);
  if (hadChoice) keep(notes, choice, cut);
  else notes.singles++;
}

function keep(notes: Notes, answer: RecordedAnswer, cut: number): void {
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
