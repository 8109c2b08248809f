/**
 * The embedded database. One connection writes, one deed at a time; another reads meanwhile. What waits for the disk
 * or for another process (begin, commit) does so on a thread of the driver: nothing else stands still.
 */
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql/promise";
import { codeOf, DatabaseProblem } from "../storage-trouble.ts";
import { newTurns } from "./turns.ts";

export type SqlValue = string | number | bigint | Uint8Array | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  readonly changes: number;
}

/** Within a deed: what was prepared once is quicker. */
export interface Prepared {
  run(...values: readonly SqlValue[]): void;
  get(...values: readonly SqlValue[]): SqlRow | undefined;
}

export interface Writer {
  query(text: string, values: readonly SqlValue[]): Promise<SqlResult>;
  prepare(text: string): Promise<Prepared>;
}

/** A transaction that somebody has begun and has to end. */
export interface OpenDeed {
  readonly writer: Writer;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

export interface EmbeddedFile {
  read(text: string, values: readonly SqlValue[]): Promise<SqlResult>;
  begin(): Promise<OpenDeed>;
  /** Reads what was there at one moment; holds nobody up. */
  look(): Promise<OpenDeed>;
  /** Alone, from begin to commit; nothing of it stays where it throws. */
  write<T>(deed: (writer: Writer) => T | Promise<T>): Promise<T>;
  /** What no transaction may be around. */
  alone(text: string, values: readonly SqlValue[]): Promise<SqlResult>;
  close(): Promise<void>;
}

/** As much of the driver as is used: it has no types of its own for this. */
interface Statement {
  readonly reader: boolean;
  run(values: readonly SqlValue[]): { readonly changes: number };
  get(values: readonly SqlValue[]): SqlRow | undefined;
  all(values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

interface Connection {
  readonly inTransaction: boolean;
  prepare(text: string): Promise<Statement>;
  exec(text: string): Promise<void>;
  close(): void;
}

const OWNER_ONLY = 0o700;
const OWNERS_FILE = 0o600;
/** Pages that a write-ahead log has before it is brought home: 16 MB. */
const CHECKPOINT_PAGES = 4000;
const LARGEST_LOG = 64 * 2 ** 20;
const CACHE_KILOBYTES = 64 * 1024;
const BUSY_MILLISECONDS = 5000;

const WRITING = [
  // Every commit reaches the disk: what is acknowledged is never lost.
  "synchronous = FULL",
  `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  `journal_size_limit = ${LARGEST_LOG}`,
  `cache_size = -${CACHE_KILOBYTES}`,
];

export async function openEmbedded(file: string): Promise<EmbeddedFile> {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  const writing = await connect(file, inLogMode, WRITING);
  try {
    // It holds what cards are dealt from, and whose session is whose.
    chmodSync(file, OWNERS_FILE);
    return sharing(file, writing, await connect(file, inLogMode, READING));
  } catch (problem) {
    writing.close();
    throw problem;
  }
}

/** A file that nobody else works with; it lies alone, without a log beside it. Whoever writes it sees it to the disk. */
export async function openApart(file: string): Promise<EmbeddedFile> {
  const connection = await connect(file, asItIs, ["synchronous = OFF"]);
  return sharing(file, connection, connection);
}

const READING = ["query_only = ON"];
const asItIs = async (): Promise<void> => undefined;

type Prepare = (connection: Connection) => Promise<void>;

async function connect(file: string, prepare: Prepare, pragmas: readonly string[]): Promise<Connection> {
  const connection = newConnection(file);
  try {
    await connection.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`);
    await prepare(connection);
    for (const pragma of pragmas) await connection.exec(`pragma ${pragma}`);
  } catch (problem) {
    connection.close();
    throw problem;
  }
  return connection;
}

/** Of a file that cannot be opened the driver tells no code. */
function newConnection(file: string): Connection {
  try {
    return new Libsql(file, {}) as unknown as Connection; // its own types say next to nothing
  } catch (problem) {
    throw new DatabaseProblem("forbidden", problem);
  }
}

const MOST_TRIES = 50;
const BETWEEN_TRIES = 100;

/** Where two open a new file at the same moment the second one is refused without having waited. */
async function inLogMode(connection: Connection): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await connection.exec("pragma journal_mode = WAL");
      return;
    } catch (problem) {
      if (codeOf(problem) !== "SQLITE_BUSY" || tried === MOST_TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
    }
  }
}

function sharing(file: string, writing: Connection, reading: Connection): EmbeddedFile {
  const turns = newTurns();
  const writer = writerOn(writing);
  const begin = async (): Promise<OpenDeed> => {
    const end = await turns.take();
    try {
      await writing.exec("begin immediate");
    } catch (problem) {
      end();
      throw problem;
    }
    return openDeed({ writing, writer, end });
  };
  return {
    read: (text, values) => query(reading, text, values),
    begin,
    look: () => beginLook(file),
    write: (deed) => carryOut(begin, deed),
    alone: async (text, values) => {
      const end = await turns.take();
      try {
        return await query(writing, text, values);
      } finally {
        end();
      }
    },
    close: async () => {
      await turns.take();
      // Whatever still holds the file open, all of it is in the file itself.
      await query(writing, "pragma wal_checkpoint(truncate)", []).catch(() => undefined);
      for (const connection of new Set([reading, writing])) connection.close();
    },
  };
}

async function beginLook(file: string): Promise<OpenDeed> {
  const connection = await connect(file, asItIs, READING);
  const close = async (): Promise<void> => connection.close();
  try {
    await connection.exec("begin");
  } catch (problem) {
    await close();
    throw problem;
  }
  return { writer: writerOn(connection), commit: close, rollBack: close };
}

interface Held {
  readonly writing: Connection;
  readonly writer: Writer;
  readonly end: () => void;
}

function openDeed({ writing, writer, end }: Held): OpenDeed {
  const rollBack = async (): Promise<void> => {
    try {
      // What went wrong may have ended it already.
      if (writing.inTransaction) await writing.exec("rollback");
    } finally {
      end();
    }
  };
  return {
    writer,
    rollBack,
    commit: async () => {
      try {
        await writing.exec("commit");
      } catch (problem) {
        await rollBack();
        throw problem;
      }
      end();
    },
  };
}

async function carryOut<T>(
  begin: () => Promise<OpenDeed>,
  deed: (writer: Writer) => T | Promise<T>,
): Promise<T> {
  const { writer, commit, rollBack } = await begin();
  let done: T;
  try {
    done = await deed(writer);
  } catch (problem) {
    await rollBack();
    throw problem;
  }
  await commit();
  return done;
}

const writerOn = (connection: Connection): Writer => ({
  query: (text, values) => query(connection, text, values),
  prepare: async (text) => {
    const statement = await connection.prepare(text);
    return {
      run: (...values) => void statement.run(values),
      get: (...values) => statement.get(values),
    };
  },
});

async function query(connection: Connection, text: string, values: readonly SqlValue[]): Promise<SqlResult> {
  const statement = await connection.prepare(text);
  if (statement.reader) return { rows: await statement.all(values), changes: 0 };
  const run = statement.run(values);
  return { rows: [], changes: run.changes };
}
