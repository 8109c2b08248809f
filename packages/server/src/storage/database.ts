/** Opens the database, embedded in a folder or on a PostgreSQL server, and brings it to its present form. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from "kysely";
import Sqlite from "libsql";
import pg from "pg";
import { MIGRATIONS } from "./migrations.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "sqlite" | "postgres";
  close(): Promise<void>;
}

const POSTGRES = /^postgres(ql)?:\/\//;
const FILE = "fhtagn.sqlite";
const INT8 = 20;
const MOST_CONNECTIONS = 10;

export const isPostgres = (place: string): boolean => POSTGRES.test(place);

/** The file of an embedded database. */
export const databaseFile = (folder: string): string => join(folder, FILE);

/** `place` is a folder, or the address of a PostgreSQL database. */
export async function openDatabase(place: string): Promise<OpenDatabase> {
  const db = new Kysely<Schema>({ dialect: isPostgres(place) ? postgresAt(place) : sqliteIn(place) });
  await migrate(db);
  return { db, kind: isPostgres(place) ? "postgres" : "sqlite", close: () => db.destroy() };
}

function postgresAt(connectionString: string): PostgresDialect {
  // Times and counts are far below 2^53.
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString, max: MOST_CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced when somebody needs one.
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
}

/** Every commit reaches the disk: what is acknowledged is never lost. */
function sqliteIn(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true });
  const database = new Sqlite(databaseFile(folder));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("busy_timeout = 5000");
  return new SqliteDialect({ database });
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
