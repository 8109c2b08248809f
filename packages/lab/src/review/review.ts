/** The review of a game as data: plain JSON, so that a worker can send it. */

import type { Choice, Divergence, Player, QuestionKind } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";

/** Win points that a decision must have lost to be called so. */
export const LOSS_LINES = { inaccuracy: 5, mistake: 10, blunder: 15 } as const;
export type LossMark = keyof typeof LOSS_LINES;

/** What a decision cost, in win points: 100 is the whole game. The interval is of 95 %. */
export interface Cost {
  readonly loss: number;
  readonly low: number;
  readonly high: number;
  /** From 0 to 100. */
  readonly accuracy: number;
  readonly mark: LossMark | null;
}

export interface ReviewedDecision extends Cost {
  /** Answers that were given before. */
  readonly at: number;
  readonly turn: number;
  readonly player: Player;
  readonly kind: QuestionKind;
  /** The chance to win as the player could see it, from 0 to 1. */
  readonly chance: number;
  /** What the player saw: his answers are told from it. */
  readonly seen: View;
  readonly played: Choice;
  /** Null where nothing better was found. */
  readonly better: Choice | null;
  /** Worlds in which the two were compared. */
  readonly worlds: number;
}

/** The chance of a player before his decisions, in his own eyes, and at the end what came of it. */
export interface CurvePoint {
  readonly at: number;
  readonly turn: number;
  readonly chance: number;
}

/** Chance at work between two answers: how much better it went for P1 than it would have on average. */
export interface LuckEvent {
  readonly at: number;
  readonly turn: number;
  readonly what: "deal" | "draws" | "other";
  readonly luck: number;
  readonly drew: readonly { readonly player: Player; readonly code: string }[];
}

/** All from P1's side, in chances from 0 to 1: start + luck + skill = end. */
export interface LuckAndSkill {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly end: number;
  readonly events: readonly LuckEvent[];
  /** The chance of P1 with both hands on the table, before each answer and at the end: what nobody could see then. */
  readonly open: readonly CurvePoint[];
}

export interface SeatReview {
  /** The mean over all decisions; null for a player who had none. */
  readonly accuracy: number | null;
  readonly marks: Readonly<Record<LossMark, number>>;
  readonly curve: readonly CurvePoint[];
}

export interface Review {
  readonly decisions: readonly ReviewedDecision[];
  readonly seats: Readonly<Record<Player, SeatReview>>;
  /** The dearest decisions, three at most and of different turns where there are so many, the dearest first. */
  readonly turningPoints: readonly ReviewedDecision[];
  readonly luckAndSkill: LuckAndSkill;
}

export type Reviewed =
  | { readonly ok: true; readonly review: Review }
  | { readonly ok: false; readonly why: "cancelled" }
  /** The record cannot be played again as it was written. */
  | { readonly ok: false; readonly why: "diverged"; readonly divergedAt: Divergence };

/** After each answer of the record. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  /** Null if the answer was not reviewed. */
  readonly decision: ReviewedDecision | null;
}
