/** A lesson as a page plays it: where it begins, every answer of both players, and what the coach says when. */
import type { Choice } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import type { ScenarioGame } from "../scenario/scenario.ts";

/** Parts of the table that have no handle. */
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
export type TablePart = (typeof TABLE_PARTS)[number];

/** What a note points at, as the learner's seat names it. */
export type Pointer =
  | { readonly part: TablePart }
  | { readonly handle: number }
  /** The numbers under a story. */
  | { readonly ledger: number };

export interface Beat {
  readonly note: string;
  /** How many answers have been given when the note is shown. */
  readonly at: number;
  /** How many there are when the learner has done what the note asks for; null if he only reads. */
  readonly until: number | null;
  readonly target: Pointer | null;
}

export interface Lesson {
  readonly start: { readonly position: Position } | { readonly game: ScenarioGame };
  readonly answers: readonly Choice[];
  readonly beats: readonly Beat[];
}
