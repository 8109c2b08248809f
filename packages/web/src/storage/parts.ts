/**
 * What the data file is made of. Whoever keeps something new in a database adds it to `STORAGE_PARTS`, and its words to
 * `storage.data.parts` and `storage.data.what`; a new key of the small store is added to `KEPT_TEXTS`.
 */
import { readStoredReview, type StoredReview } from "@fhtagn/protocol";
import { writeOver } from "../host/game-claim.ts";
import { readGameEntry } from "../host/game-store.ts";
import { deleteGame, readGame, storedGames } from "../host/games.ts";
import {
  deleteResult,
  readResultEntry,
  readStoredResult,
  storedResults,
  writeResult,
} from "../host/results.ts";
import { findGame } from "../replay/find-game.ts";
import { deleteLoaded, readLoaded, readRecordEntry, storedRecords, writeLoaded } from "../replay/records.ts";
import { deleteReview, keepReview, storedReview, storedReviews } from "../replay/review/reviews.ts";
import { partOf, type StoragePart } from "./part.ts";

const games = partOf({
  stored: storedGames,
  remove: deleteGame,
  read: readGameEntry,
  isLater: async ({ id, touched }) => {
    const here = await readGame(id);
    return typeof here === "string" || here.touched < touched;
  },
  write: writeOver,
});

const results = partOf({
  stored: storedResults,
  remove: deleteResult,
  read: readResultEntry,
  isLater: async ({ id, at }) => ((await readStoredResult(id))?.at ?? Number.NEGATIVE_INFINITY) < at,
  write: writeResult,
});

/** The name of a record is made from its contents: one that is here is the same. */
const records = partOf({
  stored: storedRecords,
  remove: deleteLoaded,
  read: readRecordEntry,
  isLater: async ({ id }) => (await readLoaded(id)) === null,
  write: writeLoaded,
});

/** Of two, that of the game as it is now. */
async function isReviewWanted({ hash }: StoredReview, id: string): Promise<boolean> {
  const here = await storedReview(id);
  if (here === null) return true;
  const game = await findGame(id);
  return game.is === "found" && here.hash !== game.hash && hash === game.hash;
}

const reviews = partOf({
  stored: storedReviews,
  remove: deleteReview,
  read: (_, stored) => readStoredReview(stored),
  isLater: isReviewWanted,
  write: (kept, id) => keepReview(id, kept),
});

/** In this order they are taken over: a review needs its game. */
export const STORAGE_PARTS = { games, results, records, reviews } as const satisfies Readonly<
  Record<string, StoragePart>
>;

export type PartName = keyof typeof STORAGE_PARTS;
export const PART_NAMES = Object.keys(STORAGE_PARTS) as readonly PartName[]; // the keys of a constant
