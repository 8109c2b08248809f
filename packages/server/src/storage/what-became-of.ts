/** Looks whether pieces of the journal are stored, after a database went away in the middle of a batch. */
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { JournalPiece } from "./journal.ts";
import type { Schema } from "./schema.ts";

export type PieceOutcome = "stored" | "not stored" | "theirs";

/** Milliseconds after which no further try is begun. */
const PATIENCE = 10_000;
const BETWEEN_TRIES = 500;

/** Of none where the database does not come back in time: then nobody knows. */
export async function whatBecameOf(
  db: Database,
  pieces: readonly JournalPiece[],
): Promise<ReadonlyMap<JournalPiece, PieceOutcome>> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; ) {
    try {
      return await db.transaction().execute((all) => look(all, pieces));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
    }
  }
  return new Map();
}

/** Held, so that a batch that is still on its way ends first. */
async function look(
  all: Kysely<Schema>,
  pieces: readonly JournalPiece[],
): Promise<ReadonlyMap<JournalPiece, PieceOutcome>> {
  const games = pieces.map(({ game }) => game);
  const held = await all
    .selectFrom("games")
    .select(["id", "fence"])
    .where("id", "in", games)
    .orderBy("id")
    .forUpdate()
    .execute();
  const fences = new Map(held.map(({ id, fence }) => [id, fence]));
  const outcomes = new Map<JournalPiece, PieceOutcome>();
  for (const piece of pieces) {
    const isOurs = fences.get(piece.game) === piece.fence;
    outcomes.set(piece, isOurs ? await outcomeOf(all, piece) : "theirs");
  }
  return outcomes;
}

async function outcomeOf(
  all: Kysely<Schema>,
  { game, after, rows, at }: JournalPiece,
): Promise<PieceOutcome> {
  const there = await all
    .selectFrom("answers")
    .select(["kind", "body", "at"])
    .where("game", "=", game)
    .where("n", ">=", after)
    .orderBy("n")
    .execute();
  const isSame = (row: (typeof there)[number], index: number): boolean =>
    row.kind === rows[index]?.kind && row.body === rows[index]?.body && row.at === at;
  if (there.length === 0) return "not stored";
  return there.length === rows.length && there.every(isSame) ? "stored" : "theirs";
}
