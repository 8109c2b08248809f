/** What a database does for the journal. */
import type { JournalPiece } from "./journal.ts";

/** Each of another game. What comes back are those of which nothing was written: their game is somebody else's. */
export type WritePieces = (pieces: readonly JournalPiece[]) => Promise<ReadonlySet<JournalPiece>>;

/** Lists are told when a game was touched no closer than this: a row as large as a game's is not written each time. */
export const TOUCH_MILLISECONDS = 10_000;

/** It broke off after the batch was sent: nobody knows whether it is stored. */
export class Unsure extends Error {}
