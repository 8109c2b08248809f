/**
 * The embedded database. One connection writes, one deed at a time; another reads meanwhile. What waits for the disk
 * or for another process (begin, commit) does so on a thread of the driver: nothing else stands still.
 */
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import {
  connectTo,
  type FileConnection,
  inLogMode,
  queryOn,
  type SqlResult,
  type SqlRow,
  type SqlValue,
} from "./file-connection.ts";
import { newTurns } from "./turns.ts";

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

const OWNER_ONLY = 0o700;
const OWNERS_FILE = 0o600;
/** Pages that a write-ahead log has before it is brought home: 16 MB. */
const CHECKPOINT_PAGES = 4000;
const LARGEST_LOG = 64 * 2 ** 20;
const CACHE_KILOBYTES = 64 * 1024;

const WRITING = [
  // Every commit reaches the disk: what is acknowledged is never lost.
  "synchronous = FULL",
  `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  `journal_size_limit = ${LARGEST_LOG}`,
  `cache_size = -${CACHE_KILOBYTES}`,
];

const READING = ["query_only = ON"];
const asItIs = async (): Promise<void> => undefined;

export async function openEmbedded(file: string): Promise<EmbeddedFile> {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  const writing = await connectTo(file, inLogMode, WRITING);
  try {
    // It holds what cards are dealt from, and whose session is whose.
    chmodSync(file, OWNERS_FILE);
    return sharing(file, writing, await connectTo(file, inLogMode, READING));
  } catch (problem) {
    writing.close();
    throw problem;
  }
}

/** A file that nobody else works with; it lies alone, without a log beside it. Whoever writes it sees it to the disk. */
export async function openApart(file: string): Promise<EmbeddedFile> {
  const connection = await connectTo(file, asItIs, ["synchronous = OFF"]);
  return sharing(file, connection, connection);
}

function sharing(file: string, writing: FileConnection, reading: FileConnection): EmbeddedFile {
  const turns = newTurns();
  const begin = async (): Promise<OpenDeed> => beginDeed(writing, await turns.take());
  return {
    read: (text, values) => queryOn(reading, text, values),
    begin,
    look: () => beginLook(file),
    write: (deed) => carryOut(begin, deed),
    alone: async (text, values) => {
      const end = await turns.take();
      try {
        return await queryOn(writing, text, values);
      } finally {
        end();
      }
    },
    close: async () => {
      await turns.take();
      // Whatever still holds the file open, all of it is in the file itself.
      await queryOn(writing, "pragma wal_checkpoint(truncate)", []).catch(() => undefined);
      for (const connection of new Set([reading, writing])) connection.close();
    },
  };
}

/** What it has not ended yet would keep the log from being brought home. */
async function beginLook(file: string): Promise<OpenDeed> {
  const connection = await connectTo(file, asItIs, READING);
  const close = async (): Promise<void> => {
    if (connection.inTransaction) await connection.exec("commit");
    connection.close();
  };
  try {
    await connection.exec("begin");
  } catch (problem) {
    await close();
    throw problem;
  }
  return { writer: writerOn(connection), commit: close, rollBack: close };
}

async function beginDeed(writing: FileConnection, end: () => void): Promise<OpenDeed> {
  try {
    await writing.exec("begin immediate");
  } catch (problem) {
    end();
    throw problem;
  }
  const rollBack = async (): Promise<void> => {
    try {
      // What went wrong may have ended it already.
      if (writing.inTransaction) await writing.exec("rollback");
    } finally {
      end();
    }
  };
  const commit = async (): Promise<void> => {
    try {
      await writing.exec("commit");
    } catch (problem) {
      await rollBack();
      throw problem;
    }
    end();
  };
  return { writer: writerOn(writing), commit, rollBack };
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

const writerOn = (connection: FileConnection): Writer => ({
  query: (text, values) => queryOn(connection, text, values),
  prepare: async (text) => {
    const statement = await connection.prepare(text);
    return {
      run: (...values) => void statement.run(values),
      get: (...values) => statement.get(values),
    };
  },
});
