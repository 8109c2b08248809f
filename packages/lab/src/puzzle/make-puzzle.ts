/** A position out of a game becomes a puzzle, if there is a good one in it. */
import { type Choice, type GameRecord, pending, writeCompact } from "@fhtagn/rules";
import { findKey, type Key } from "./find-key.ts";
import { type GradingTask, gradeOf, sharedProver, solvedAtRandom, winsInWorlds } from "./grade.ts";
import { sparingly, winningLine } from "./line.ts";
import { settledAfter } from "./prove.ts";
import type { LineStep, Puzzle } from "./puzzle.ts";

/** Ways to deal the unseen cards that are tried, and tries at random of which a third at most may win. */
const WORLDS = 12;
const TRIES = 18;
const MOST_AT_RANDOM = TRIES / 3;

/** The game up to the position, and these answers. */
export type RecordAfter = (answers: readonly Choice[]) => GameRecord;

/** Null where there is no key, or chance or a hidden card would decide. */
export function makePuzzle(task: GradingTask, recordAfter: RecordAfter): Omit<Puzzle, "id"> | null {
  const { seat, limits } = task;
  const found = findKey(task.position, seat, limits);
  if (found === null) return null;
  const { position, decoys, before } = found;
  const kind = pending(position)?.kind;
  const there = { ...task, position };
  if (kind === undefined || !isFair(there, found)) return null;
  const grade = gradeOf(there);
  const line = lineFrom(there, found);
  if (line === null) return null;
  const record = recordAfter(before.map(({ choice }) => choice));
  return { grade, seat, kind, record: writeCompact(record), at: record.answers.length, line, decoys };
}

const isFair = (task: GradingTask, { choice }: Key): boolean =>
  winsInWorlds(task, { key: choice, worlds: WORLDS }) && solvedAtRandom(task, TRIES) <= MOST_AT_RANDOM;

function lineFrom(task: GradingTask, { choice }: Key): readonly LineStep[] | null {
  const { position, seat } = task;
  const prover = sharedProver(task);
  const rest = winningLine({ prover, seat, taste: sparingly }, settledAfter(position, choice));
  return rest === null ? null : [{ player: seat, choice }, ...rest];
}
