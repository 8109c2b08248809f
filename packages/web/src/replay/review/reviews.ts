/** Reviews kept in this browser, by the game they are of. */
import { del, get, set } from "idb-keyval";
import { openStore } from "../../storage/open-store.ts";
import { type ReviewSheet, SHEET_FORMAT } from "./review-sheet.ts";

const reviews = openStore("fhtagn-reviews", "reviews");

/** The game's own last hash: a game that went on after the review needs another one. */
interface KeptReview {
  readonly hash: string;
  readonly sheet: ReviewSheet;
}

const isReview = (stored: unknown): stored is KeptReview =>
  typeof stored === "object" &&
  stored !== null &&
  "hash" in stored &&
  "sheet" in stored &&
  (stored.sheet as Partial<ReviewSheet> | null)?.format === SHEET_FORMAT;

export const keepReview = (id: string, kept: KeptReview): Promise<void> => set(id, kept, reviews);

export async function readReview(id: string, hash: string): Promise<ReviewSheet | null> {
  const stored = await get<unknown>(id, reviews);
  return isReview(stored) && stored.hash === hash ? stored.sheet : null;
}

export const deleteReview = (id: string): Promise<void> => del(id, reviews);
