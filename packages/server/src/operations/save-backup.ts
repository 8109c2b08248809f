/**
 * A backup while games run: all of the database as it was at one moment, as an embedded database in one file,
 * whatever kind it comes from.
 */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { type Database, type OpenDatabase, openBackup, openExisting } from "../storage/database.ts";
import { migrate, stepsMade } from "../storage/migrate.ts";
import { asDatabaseProblem } from "../storage/storage-trouble.ts";
import { copyTables } from "./copy-tables.ts";

export interface BackupReport {
  readonly games: number;
  readonly bytes: number;
}

const OWNERS_FILE = 0o600;

/** A file that is there is replaced once the new one is whole, and not before. */
export async function saveBackup(place: string, file: string): Promise<BackupReport> {
  const source = await openExisting(place);
  const draft = `${file}.part`;
  try {
    startDraft(draft);
    const games = await fill(draft, source);
    const { size: bytes } = statSync(draft);
    toDisk(draft);
    renameSync(draft, file);
    toDisk(dirname(file));
    return { games, bytes };
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  } finally {
    await source.close();
  }
}

async function fill(draft: string, source: OpenDatabase): Promise<number> {
  try {
    return await (source.kind === "sqlite" ? vacuumInto(source, draft) : copyInto(source, draft));
  } catch (problem) {
    throw asDatabaseProblem(problem);
  }
}

/** Empty, and nobody else's: seeds and sessions are in it. */
function startDraft(draft: string): void {
  rmSync(draft, { force: true });
  closeSync(openSync(draft, "wx", OWNERS_FILE));
}

/** SQLite's own way: others read and write meanwhile. */
async function vacuumInto({ db }: OpenDatabase, draft: string): Promise<number> {
  await sql`vacuum into ${draft}`.execute(db);
  const copy = await openBackup(draft);
  try {
    return await countGames(copy.db);
  } finally {
    await copy.close();
  }
}

/** Everything from one snapshot: what is written meanwhile is in the next backup. */
async function copyInto({ db }: OpenDatabase, draft: string): Promise<number> {
  const copy = await openBackup(draft);
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (snapshot) => {
        await migrate(copy.db, (await stepsMade(snapshot)).at(-1));
        await copy.db.transaction().execute((all) => copyTables(snapshot, all));
      });
    return await countGames(copy.db);
  } finally {
    await copy.close();
  }
}

async function countGames(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("games")
    .select((field) => field.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of a folder: that the name is in it. Windows opens no folders, and needs no such thing. */
function toDisk(path: string): void {
  if (process.platform === "win32" && statSync(path).isDirectory()) return;
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
