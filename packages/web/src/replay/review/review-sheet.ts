/** A review as the page shows it, and what passes between the page and the worker that makes it. */
import type { ReviewSheet } from "@fhtagn/protocol";
import type { Said } from "../replay-messages.ts";

export type SheetDecision = ReviewSheet["decisions"][number];
export type SheetLuck = ReviewSheet["luck"][number];

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
