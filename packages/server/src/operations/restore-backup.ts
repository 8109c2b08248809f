/** A backup becomes a database again, of either kind; into an empty one and no other. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, type OpenDatabase, openBackup, openDatabase } from "../storage/database.ts";
import { MIGRATION_STEPS, migrate, stepsMade } from "../storage/migrate.ts";
import {
  asDatabaseProblem,
  BackupProblem,
  DatabaseProblem,
  troubleWith,
} from "../storage/storage-trouble.ts";
import { KEPT_TABLES } from "../storage/tables.ts";
import { copyTables } from "./copy-tables.ts";

export interface RestoreReport {
  readonly games: number;
}

/** The backup itself is only read: of an earlier version's a copy is brought to the present form. */
export async function restoreBackup(file: string, place: string): Promise<RestoreReport> {
  const spare = mkdtempSync(join(tmpdir(), "fhtagn-restore-"));
  try {
    const backup = await openWhole(file, spare).catch((problem: unknown) => {
      throw new BackupProblem(troubleWith(problem), problem);
    });
    try {
      return await restoreInto(place, backup.db);
    } finally {
      await backup.close();
    }
  } catch (problem) {
    throw asDatabaseProblem(problem);
  } finally {
    rmSync(spare, { recursive: true, force: true });
  }
}

async function openWhole(file: string, spare: string): Promise<OpenDatabase> {
  if (!existsSync(file)) throw new DatabaseProblem("no backup");
  const backup = await openBackup(file).catch(noBackup);
  try {
    if (await isOfPresentForm(backup.db)) return backup;
  } catch (problem) {
    await backup.close();
    throw problem;
  }
  await backup.close();
  const copy = join(spare, "copy.sqlite");
  copyFileSync(file, copy);
  const present = await openBackup(copy);
  await migrate(present.db);
  return present;
}

/** What no database can be read from is none. */
function noBackup(problem: unknown): never {
  throw troubleWith(problem) === "foreign" ? new DatabaseProblem("no backup", problem) : problem;
}

async function isOfPresentForm(db: Database): Promise<boolean> {
  const made = await stepsMade(db).catch(noBackup);
  if (made.length === 0) throw new DatabaseProblem("no backup");
  if (made.some((name) => !MIGRATION_STEPS.includes(name))) throw new DatabaseProblem("newer");
  const { rows } = await sql<{ readonly quick_check: string }>`pragma quick_check`.execute(db);
  if (rows[0]?.quick_check !== "ok") throw new DatabaseProblem("damaged");
  return made.length === MIGRATION_STEPS.length;
}

/** All of it or nothing. Nobody keeps the games as yet: who did is another process of another time. */
async function restoreInto(place: string, backup: Database): Promise<RestoreReport> {
  const { db, close } = await openDatabase(place);
  try {
    return await db.transaction().execute(async (all) => {
      if (await holdsAnything(all)) throw new DatabaseProblem("not empty");
      await copyTables(backup, all);
      const { numUpdatedRows } = await all
        .updateTable("games")
        .set({ owner: null })
        .executeTakeFirstOrThrow();
      return { games: Number(numUpdatedRows) };
    });
  } finally {
    await close();
  }
}

async function holdsAnything(db: Database): Promise<boolean> {
  for (const table of KEPT_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
