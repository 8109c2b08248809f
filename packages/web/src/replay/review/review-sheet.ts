/** A review as the page keeps and shows it: plain data, answers in words of both languages. */
import type { CurvePoint, LossMark, LuckEvent } from "@fhtagn/lab";
import type { Player } from "@fhtagn/rules";
import type { Said } from "../replay-messages.ts";

export const SHEET_FORMAT = 1;

export interface SheetDecision {
  /** Answers that were given before. */
  readonly at: number;
  readonly turn: number;
  readonly player: Player;
  /** The chance to win in the eyes of the player, 0 to 1. */
  readonly chance: number;
  /** In win points, 0 to 100, with the interval of 95 %. */
  readonly loss: number;
  readonly low: number;
  readonly high: number;
  readonly mark: LossMark | null;
  readonly played: Said;
  readonly better: Said | null;
}

export interface SheetSeat {
  readonly accuracy: number | null;
  readonly marks: Readonly<Record<LossMark, number>>;
  /** In the player's own eyes. */
  readonly curve: readonly CurvePoint[];
}

export interface SheetLuck extends Pick<LuckEvent, "at" | "turn" | "what" | "luck"> {
  readonly drew: readonly { readonly player: Player; readonly title: string }[];
}

export interface ReviewSheet {
  readonly format: typeof SHEET_FORMAT;
  readonly decisions: readonly SheetDecision[];
  readonly seats: Readonly<Record<Player, SheetSeat>>;
  /** The dearest decisions, the dearest first. */
  readonly turningPoints: readonly SheetDecision[];
  /** From P1's side, 0 to 1: start + luck + skill = end. */
  readonly split: {
    readonly start: number;
    readonly luck: number;
    readonly skill: number;
    readonly end: number;
  };
  /** The strokes of luck that moved the chance most, the greatest first. */
  readonly luck: readonly SheetLuck[];
  /** The chance of P1 with both hands on the table. */
  readonly open: readonly CurvePoint[];
}

/** To the worker of the computer players. */
export interface ReviewOrder {
  readonly want: "review";
  /** A record, in either form. */
  readonly text: string;
}

export type ReviewNews =
  | { readonly review: "under way"; readonly done: number; readonly total: number }
  | { readonly review: "done"; readonly sheet: ReviewSheet }
  | { readonly review: "failed"; readonly message: Said };
