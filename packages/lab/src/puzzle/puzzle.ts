/** Puzzles, "win a story this turn", and what is proven of them. */
import type { Choice, Player, QuestionKind } from "@fhtagn/rules";

/** 1 Greedy finds it, 2 Instinct, 3 a search of 50 simulations, 4 one of 200, 5 none of these. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** One answer of the winning line; questions with a single answer are not in it. */
export interface LineStep {
  readonly player: Player;
  readonly choice: Choice;
}

/** Plain JSON. The first step of the line is the key: no other answer to that question wins. */
export interface Puzzle {
  /** "p-001": it stays with the puzzle for good. */
  readonly id: string;
  readonly grade: Grade;
  /** Who is to win a story; it is his turn, and he is asked. */
  readonly seat: Player;
  /** The question that is put at the point: an action or a commit. */
  readonly kind: QuestionKind;
  /** The compact form of a record, up to the point and no further. */
  readonly record: string;
  /** Answers of the record, all of them. */
  readonly at: number;
  /** From the point to the story won, against the hardest resistance. */
  readonly line: readonly LineStep[];
  /** Answers to the first question that do not win. */
  readonly decoys: number;
}

/** Whether the solver wins a story before his turn ends, whatever his opponent does. */
export type Verdict = "wins" | "fails" | "unknown";

export interface Limits {
  /** Positions looked at; beyond them the verdict is "unknown". */
  readonly nodes: number;
  /** Only likely ways to commit and to oppose are tried: what comes of it is a guess. */
  readonly glance?: boolean;
}

export interface OptionVerdict {
  readonly choice: Choice;
  readonly verdict: Verdict;
  /** Answers of both to the story won, if it is won. */
  readonly length: number;
}

export interface Proof {
  readonly verdict: Verdict;
  /** One for each answer that differs from all others; for an assignment that comes to all ways to commit. */
  readonly options: readonly OptionVerdict[];
  readonly nodes: number;
}

/** How the opponent answers, and what is known of it. */
export interface Resistance {
  readonly choice: Choice;
  /** "fails": the solver no longer wins; "unknown": the limit was reached, and a bot answered. */
  readonly verdict: Verdict;
}
