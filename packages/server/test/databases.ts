/** Databases for tests, of both kinds, and games to put into them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { connectDatabase, type Database, type OpenDatabase, openDatabase } from "../src/storage/database.ts";
import { migrate } from "../src/storage/migrate.ts";
import { gameRow } from "./games.ts";

export const DATABASE_KINDS = ["sqlite", "postgres"] as const;
export type Kind = (typeof DATABASE_KINDS)[number];

/** A folder that goes with the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where there is an empty database, or none yet. */
export async function freshPlace(kind: Kind): Promise<string> {
  if (kind === "sqlite") return join(freshFolder(), "data");
  const answer = await fetch(inject("databases"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

export function closing(database: OpenDatabase): OpenDatabase {
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await database.close();
  };
  onTestFinished(close);
  return { ...database, close };
}

export const opened = async (place: string): Promise<OpenDatabase> => closing(await openDatabase(place));

export const freshDatabase = async (kind: Kind): Promise<OpenDatabase> => opened(await freshPlace(kind));

/** As a server of an earlier version left it. */
export async function databaseOf(place: string, step: string): Promise<OpenDatabase> {
  const database = closing(await connectDatabase(place, "long work"));
  await migrate(database.db, step);
  return database;
}

export async function addGames(db: Database, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.insertInto("games").values(gameRow(id)).execute();
}

/** What the journal of a game says, row by row. */
export async function bodiesOf(db: Database, game: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("answers").selectAll().where("game", "=", game).orderBy("n").execute();
  return rows.map(({ n, body }) => `${n} ${body}`);
}
