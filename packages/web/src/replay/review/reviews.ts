/** Reviews kept in this browser, by the game they are of. */
import { del, entries, get, set } from "idb-keyval";
import { openStore } from "../../storage/open-store.ts";
import { type ReviewSheet, SHEET_FORMAT } from "./review-sheet.ts";

const reviews = openStore("fhtagn-reviews", "reviews");

/** The game's own last hash: a game that went on after the review needs another one. */
export interface KeptReview {
  readonly hash: string;
  readonly sheet: ReviewSheet;
}

const LISTS = [
  "decisions",
  "turningPoints",
  "luck",
  "open",
] as const satisfies readonly (keyof ReviewSheet)[];

function isSheet(stored: unknown): stored is ReviewSheet {
  const sheet = Object(stored) as Partial<Record<keyof ReviewSheet, unknown>>;
  const { P1, P2 } = Object(sheet.seats) as { readonly P1?: unknown; readonly P2?: unknown };
  return (
    sheet.format === SHEET_FORMAT &&
    LISTS.every((list) => Array.isArray(sheet[list])) &&
    [P1, P2, sheet.split].every((part) => typeof part === "object" && part !== null)
  );
}

/** Null for what cannot be read. */
export function readReviewEntry(stored: unknown): KeptReview | null {
  const { hash, sheet } = Object(stored) as Partial<Record<keyof KeptReview, unknown>>;
  return typeof hash === "string" && isSheet(sheet) ? { hash, sheet } : null;
}

export const keepReview = (id: string, kept: KeptReview): Promise<void> => set(id, kept, reviews);

/** Of whatever state of the game. */
export const storedReview = async (id: string): Promise<KeptReview | null> =>
  readReviewEntry(await get<unknown>(id, reviews));

export async function readReview(id: string, hash: string): Promise<ReviewSheet | null> {
  const kept = await storedReview(id);
  return kept?.hash === hash ? kept.sheet : null;
}

export const deleteReview = (id: string): Promise<void> => del(id, reviews);

/** Everything as it lies there, readable or not. */
export const storedReviews = (): Promise<readonly (readonly [IDBValidKey, unknown])[]> => entries(reviews);
