/** A game that is being recorded or replayed: every answer one by one, a hash at the start of each turn. */
import { type Accepted, apply, onlyAnswer } from "../decide.ts";
import { newGame, type Setup } from "../new-game.ts";
import type { Choice } from "../state/decisions.ts";
import { hash } from "../state/digest.ts";
import { InvariantBroken } from "../state/game.ts";
import type { Happening } from "../state/happenings.ts";
import type { State } from "../state/types.ts";

export interface Run {
  state: State;
  readonly journal: Happening[];
  readonly hashes: string[];
  turn: number;
}

export function startRun(setup: Setup, seed: string): Run {
  const journal: Happening[] = setup.journal ?? [];
  const run: Run = { state: newGame({ ...setup, journal }, seed), journal, hashes: [], turn: 0 };
  markTurn(run);
  return run;
}

export function takeRecordedAnswer(run: Run, choice: Choice): void {
  apply(run.state, choice);
  markTurn(run);
}

/** What an answer has led to takes the place of where it was given. */
export function goTo(run: Run, { before, state }: Accepted): void {
  if (before !== run.state) throw new InvariantBroken("record", "the answer was given in another position");
  if (state.journal !== null) run.journal.push(...state.journal);
  state.journal = run.journal;
  run.state = state;
  markTurn(run);
}

/** Answers questions with a single answer, at most so many of them; says how many. */
export function settleRun(run: Run, most = Number.POSITIVE_INFINITY): number {
  let taken = 0;
  for (; taken < most; taken++) {
    const only = onlyAnswer(run.state);
    if (only === null) break;
    takeRecordedAnswer(run, only);
  }
  return taken;
}

function markTurn(run: Run): void {
  if (run.state.turn === run.turn) return;
  run.turn = run.state.turn;
  run.hashes.push(hash(run.state));
}
