/** Opens the database, embedded in a folder or on a PostgreSQL server, and brings it to its present form. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { embeddedDialect } from "./embedded/embedded-dialect.ts";
import { type EmbeddedFile, openApart, openEmbedded } from "./embedded/embedded-file.ts";
import { writerOfPieces } from "./embedded/embedded-pieces.ts";
import { migrate, stepsMade } from "./migrate.ts";
import { postgresPieces } from "./postgres/postgres-pieces.ts";
import { openPool, sortingOut } from "./postgres/postgres-pool.ts";
import type { Schema } from "./schema.ts";
import { asDatabaseProblem, DatabaseProblem } from "./storage-trouble.ts";
import type { WritePieces } from "./write-pieces.ts";

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "sqlite" | "postgres";
  /** For the journal. */
  readonly writePieces: WritePieces;
  close(): Promise<void>;
}

const POSTGRES = /^postgres(ql)?:\/\//;
const FILE = "fhtagn.sqlite";
const MOST_CONNECTIONS = 10;
/** Whoever asks a server that is there has his answer long before. */
const PATIENCE = { lock: 8000, statement: 10_000, answer: 12_000 };

export const isPostgres = (place: string): boolean => POSTGRES.test(place);

/** The file of an embedded database. */
export const databaseFile = (folder: string): string => join(folder, FILE);

/** `place` is a folder, or the address of a PostgreSQL database. */
export async function openDatabase(place: string): Promise<OpenDatabase> {
  const atLeisure = await connectDatabase(place, "long work");
  try {
    await migrate(atLeisure.db);
  } catch (problem) {
    await atLeisure.close();
    throw asDatabaseProblem(problem);
  }
  if (atLeisure.kind === "sqlite") return atLeisure;
  await atLeisure.close();
  return connectDatabase(place, "serving");
}

/** As it is, whatever its form. Long work is never given up, what serves people is. */
export async function connectDatabase(place: string, what: "serving" | "long work"): Promise<OpenDatabase> {
  try {
    return await (isPostgres(place) ? atAddress(place, what) : inFolder(place));
  } catch (problem) {
    throw asDatabaseProblem(problem);
  }
}

async function atAddress(address: string, what: "serving" | "long work"): Promise<OpenDatabase> {
  const patience = what === "serving" ? PATIENCE : null;
  const pool = openPool({ address, most: MOST_CONNECTIONS, patience });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sortingOut(pool) }) });
  const pieces = postgresPieces(address);
  return {
    db,
    kind: "postgres",
    writePieces: pieces.write,
    close: async () => {
      await pieces.close();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

const inFolder = async (folder: string): Promise<OpenDatabase> =>
  embeddedIn(await openEmbedded(databaseFile(folder)));

/** One file, away from any server: a backup. */
export async function openBackup(path: string): Promise<OpenDatabase> {
  try {
    return embeddedIn(await openApart(path));
  } catch (problem) {
    throw asDatabaseProblem(problem);
  }
}

function embeddedIn(file: EmbeddedFile): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: embeddedDialect(file) });
  return {
    db,
    kind: "sqlite",
    writePieces: writerOfPieces(file),
    close: async () => {
      await db.destroy();
      await file.close();
    },
  };
}

/** One that is there already, as it is: nothing is made, and nothing changed. */
export async function openExisting(place: string): Promise<OpenDatabase> {
  if (!isPostgres(place) && !existsSync(databaseFile(place))) throw new DatabaseProblem("missing");
  const database = await connectDatabase(place, "long work");
  try {
    const made = await stepsMade(database.db);
    if (made.length === 0) throw new DatabaseProblem("missing");
    return database;
  } catch (problem) {
    await database.close();
    throw asDatabaseProblem(problem);
  }
}
