/**
 * What the data file is made of. Whoever keeps something new in a database adds it to `PARTS`, and its words to
 * `storage.data.parts` and `storage.data.what`; a key of the small store is taken along by itself, and stands in
 * `TEXTS` where the file must not simply write over it.
 */
import { readFinishedGame, readSavedGame } from "@fhtagn/protocol";
import { deleteGame, readGame, storedGames, writeGame } from "../host/games.ts";
import { deleteResult, readStoredResult, storedResults, writeResult } from "../host/results.ts";
import { FIRST_GAMES_KEY, joinFirstGames } from "../learn/helper/first-games.ts";
import { joinProgress, LESSONS_KEY } from "../learn/lesson-progress.ts";
import { joinPuzzles, PUZZLES_KEY } from "../puzzles/puzzle-progress.ts";
import { findGame } from "../replay/find-game.ts";
import { deleteLoaded, readLoaded, readRecordEntry, storedRecords, writeLoaded } from "../replay/records.ts";
import {
  deleteReview,
  type KeptReview,
  keepReview,
  readReviewEntry,
  storedReview,
  storedReviews,
} from "../replay/review/reviews.ts";
import { SETTINGS_KEY, useSettings } from "../settings/settings-store.ts";
import { ASIDE_KEY } from "./aside.ts";
import { partOf, type StoragePart } from "./part.ts";

const games = partOf({
  stored: storedGames,
  remove: deleteGame,
  read: readSavedGame,
  isLater: async ({ id, touched }) => {
    const here = await readGame(id);
    return typeof here === "string" || here.touched < touched;
  },
  write: writeGame,
});

const results = partOf({
  stored: storedResults,
  remove: deleteResult,
  read: readFinishedGame,
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
async function isReviewWanted({ hash }: KeptReview, id: string): Promise<boolean> {
  const here = await storedReview(id);
  if (here === null) return true;
  const game = await findGame(id);
  return game.is === "found" && here.hash !== game.hash && hash === game.hash;
}

const reviews = partOf({
  stored: storedReviews,
  remove: deleteReview,
  read: readReviewEntry,
  isLater: isReviewWanted,
  write: (kept, id) => keepReview(id, kept),
});

/** In this order they are taken over: a review needs its game. */
export const STORAGE_PARTS = { games, results, records, reviews } as const satisfies Readonly<
  Record<string, StoragePart>
>;

export type PartName = keyof typeof STORAGE_PARTS;
export const PART_NAMES = Object.keys(STORAGE_PARTS) as readonly PartName[]; // the keys of a constant

/** Texts of the small store that take more than writing: what to do with that of a file. */
export const TEXTS: Readonly<Record<string, (text: string) => void>> = {
  [SETTINGS_KEY]: (text) => {
    localStorage.setItem(SETTINGS_KEY, text);
    void useSettings.persist.rehydrate();
  },
  [LESSONS_KEY]: joinProgress,
  [FIRST_GAMES_KEY]: joinFirstGames,
  [PUZZLES_KEY]: joinPuzzles,
  // What was set aside here stays set aside here.
  [ASIDE_KEY]: () => undefined,
};
