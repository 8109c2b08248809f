import type { QuestionKind } from "@fhtagn/rules";

/** How a search weighs what it knows: everything that was found by matches. */
export interface Style {
  /** How much a promise counts against what was found. */
  readonly explore: number;
  /** What has not been tried is taken to be worse for the searching player by so much, whoever would answer it. */
  readonly doubt: number;
  /** Log-odds that make one answer e times as promising as another. */
  readonly calm: number;
  /** Worlds that explain badly what the opponent did are made less often. */
  readonly believes: boolean;
  /** Ways to commit that are looked at, at the root and below. */
  readonly assignments: number;
  readonly deepAssignments: number;
  /** Share of the budget for questions that are part of something begun before. */
  readonly smallShare: number;
  /** Questions that are thought about when they are put, though the policy would do. */
  readonly ponders: readonly QuestionKind[];
}

export const PLAIN: Style = {
  explore: 0.3,
  doubt: 0.05,
  calm: 0.7,
  believes: false,
  assignments: 32,
  deepAssignments: 12,
  smallShare: 0.5,
  ponders: [],
};

/** L3: it also thinks about what becomes a resource, and doubts hands that would have been played. */
export const TUNED_STYLE: Style = {
  ...PLAIN,
  believes: true,
  ponders: ["setup", "mulligan", "resource"],
};

/** Looks at all promising answers about equally often: it finds the best later, but knows which are nearly as good. */
export const EVEN: Style = { ...TUNED_STYLE, explore: 3, calm: 5 };
