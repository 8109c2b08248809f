/** A lesson as the page plays it; scripts/script-lessons.ts makes it from a scenario file. */
import type { Choice } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";

/** In the order in which they are learnt. */
export const LESSONS = [
  "table",
  "resources",
  "characters",
  "committing",
  "struggles",
  "wounds",
  "timing",
] as const;

/** A whole game with a starter deck: its first turns are coached. */
export const GUIDED = "first-game";

export const LESSON_IDS = [...LESSONS, GUIDED] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const isLessonId = (value: string): value is LessonId => LESSON_IDS.some((id) => id === value);

export const lessonAfter = (id: LessonId): LessonId | null => LESSON_IDS[LESSON_IDS.indexOf(id) + 1] ?? null;

export const TABLE_PARTS = [
  "prompt",
  "hand",
  "own",
  "opponent",
  "lanes",
  "domains",
  "phases",
  "log",
  "won",
  "deck",
] as const;

/** What a note points at: a part of the table, a card by its handle, or the numbers under a story. */
export type Target =
  | { readonly part: (typeof TABLE_PARTS)[number] }
  | { readonly handle: number }
  | { readonly ledger: number };

export interface Beat {
  readonly note: string;
  /** How many answers have been given when the note is shown. */
  readonly at: number;
  /** How many there are once the learner has done what the note asks for; null if he only reads. */
  readonly until: number | null;
  readonly target: Target | null;
}

/** Names of decks, and the seed of the game. */
export interface GuidedGame {
  readonly P1: string;
  readonly P2: string;
  readonly seed: string;
}

export interface Lesson {
  readonly start: { readonly position: Position } | { readonly game: GuidedGame };
  readonly answers: readonly Choice[];
  readonly beats: readonly Beat[];
}
