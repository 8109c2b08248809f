/**
 * The journal of all games. What is handed in while a batch is being written goes into the next one, so that one
 * flush of the disk serves every game that moved meanwhile. A row is durable when its promise resolves.
 */

import type { Passing } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A row before it has its game and its number. */
export interface JournalRow {
  readonly kind: "answer" | "undo";
  readonly body: string;
  readonly byHand: boolean;
  /** Milliseconds each side has left after it; null where there is no clock. */
  readonly left: Readonly<Record<Player, number>> | null;
}

/** What one deed of one game adds. */
export interface JournalPiece {
  readonly game: string;
  /** The number that the writer was given when it took the game. */
  readonly fence: number;
  /** How many rows there are before. */
  readonly after: number;
  readonly rows: readonly JournalRow[];
  readonly passing: Partial<Record<Player, Passing>>;
  /** For lists of games. */
  readonly turn: number;
  readonly asked: Player | null;
  readonly ended: { readonly status: "over"; readonly result: string } | null;
  readonly at: number;
}

/** Another node has taken the game: whoever gets this reads the journal before he does anything else. */
export class Fenced extends Error {}

export interface Journal {
  append(piece: JournalPiece): Promise<void>;
  /** Ends when everything handed in before is stored or has failed. */
  flushed(): Promise<void>;
}

interface Waiting {
  readonly piece: JournalPiece;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const LARGEST_BATCH = 200;

export function openJournal(db: Database): Journal {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await writeBatch(db, batch);
    }
    running = null;
  };
  return {
    append: (piece) =>
      new Promise((resolve, reject) => {
        waiting.push({ piece, resolve, reject });
        running ??= new Promise<void>((begin) => setImmediate(begin)).then(run);
      }),
    flushed: async () => {
      while (running !== null) await running;
    },
  };
}

/** Where one piece breaks the batch, each is tried alone: nobody suffers for another game. */
async function writeBatch(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const fenced = await db.transaction().execute((all) => writePieces(all, batch));
    settle(batch, fenced);
  } catch (error) {
    const [only] = batch;
    if (batch.length === 1) only?.reject(error);
    else for (const one of batch) await writeBatch(db, [one]);
  }
}

function settle(batch: readonly Waiting[], fenced: ReadonlySet<Waiting>): void {
  for (const one of batch) {
    if (fenced.has(one)) one.reject(new Fenced(one.piece.game));
    else one.resolve();
  }
}

/** Those whose game is somebody else's by now: of them nothing is written. */
async function writePieces(
  all: Transaction<Schema>,
  batch: readonly Waiting[],
): Promise<ReadonlySet<Waiting>> {
  const fences = await fencesOf(all, [...new Set(batch.map(({ piece }) => piece.game))]);
  const fenced = new Set(batch.filter(({ piece }) => fences.get(piece.game) !== piece.fence));
  const pieces = batch.filter((one) => !fenced.has(one)).map(({ piece }) => piece);
  const rows = pieces.flatMap(rowsOf);
  if (rows.length > 0) await all.insertInto("answers").values(rows).execute();
  for (const piece of lastOfEach(pieces)) await noteProgress(all, piece);
  for (const piece of pieces) await writePassing(all, piece);
  return fenced;
}

/** On PostgreSQL the rows are held until the end, so that nobody takes a game between the check and the commit. */
async function fencesOf(
  all: Transaction<Schema>,
  games: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = all.selectFrom("games").select(["id", "fence"]).where("id", "in", games);
  const isPostgres = all.getExecutor().adapter.supportsTransactionalDdl;
  const found = await (isPostgres ? asked.orderBy("id").forUpdate() : asked).execute();
  return new Map(found.map(({ id, fence }) => [id, fence]));
}

const rowsOf = ({ game, after, rows, at }: JournalPiece) =>
  rows.map(({ kind, body, byHand, left }, index) => ({
    game,
    n: after + index,
    kind,
    body,
    by_hand: byHand ? 1 : 0,
    left_p1: left?.P1 ?? null,
    left_p2: left?.P2 ?? null,
    at,
  }));

function lastOfEach(pieces: readonly JournalPiece[]): readonly JournalPiece[] {
  return [...new Map(pieces.map((piece) => [piece.game, piece])).values()];
}

async function noteProgress(all: Kysely<Schema>, piece: JournalPiece): Promise<void> {
  const { game, turn, asked, ended, at } = piece;
  await all
    .updateTable("games")
    .set({ turn, asked, touched: at, ...(ended ?? {}) })
    .where("id", "=", game)
    .execute();
}

async function writePassing(all: Kysely<Schema>, { game, passing }: JournalPiece): Promise<void> {
  for (const seat of ["P1", "P2"] as const) {
    const settings = passing[seat];
    if (settings === undefined) continue;
    const text = JSON.stringify(settings);
    await all
      .insertInto("seat_settings")
      .values({ game, seat, passing: text })
      .onConflict((conflict) => conflict.columns(["game", "seat"]).doUpdateSet({ passing: text }))
      .execute();
  }
}
