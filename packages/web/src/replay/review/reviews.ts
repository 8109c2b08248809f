/** Reviews kept in this browser, by the game they are of. */
import { type ReviewSheet, readStoredReview, type StoredReview } from "@fhtagn/protocol";
import { del, set } from "idb-keyval";
import { openStore } from "../../storage/open-store.ts";
import type { StoredEntry } from "../../storage/part.ts";
import { storedEntries, storedValue } from "../../storage/stored-entries.ts";

const reviews = openStore("fhtagn-reviews", "reviews");

export const keepReview = (id: string, kept: StoredReview): Promise<void> => set(id, kept, reviews);

/** Of whatever state of the game. */
export const storedReview = async (id: string): Promise<StoredReview | null> =>
  readStoredReview(await storedValue(id, reviews));

export async function readReview(id: string, hash: string): Promise<ReviewSheet | null> {
  const kept = await storedReview(id);
  return kept?.hash === hash ? kept.sheet : null;
}

export const deleteReview = (id: IDBValidKey): Promise<void> => del(id, reviews);

/** Everything as it lies there, readable or not. */
export const storedReviews = (): Promise<readonly StoredEntry[]> => storedEntries(reviews);
