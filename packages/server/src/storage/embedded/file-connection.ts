/** A connection to an embedded database, with what the driver's own types do not say. */
import Libsql from "libsql/promise";
import { codeOfProblem, DatabaseProblem } from "../storage-trouble.ts";

export type SqlValue = string | number | bigint | Uint8Array | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  /** Rows that were written. */
  readonly written: number;
}

/** As much of the driver as is used: it has no types of its own for this. */
interface FileStatement {
  readonly reader: boolean;
  run(values: readonly SqlValue[]): { readonly changes: number };
  get(values: readonly SqlValue[]): SqlRow | undefined;
  all(values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

export interface FileConnection {
  readonly inTransaction: boolean;
  prepare(text: string): Promise<FileStatement>;
  exec(text: string): Promise<void>;
  close(): void;
}

const BUSY_MILLISECONDS = 5000;

type Preparation = (connection: FileConnection) => Promise<void>;

export async function connectTo(
  file: string,
  prepare: Preparation,
  pragmas: readonly string[],
): Promise<FileConnection> {
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
function newConnection(file: string): FileConnection {
  try {
    return new Libsql(file, {}) as unknown as FileConnection; // its own types say next to nothing
  } catch (problem) {
    throw new DatabaseProblem("forbidden", problem);
  }
}

const MOST_TRIES = 50;
const BETWEEN_TRIES = 100;

/** Where two open a new file at the same moment the second one is refused without having waited. */
export async function inLogMode(connection: FileConnection): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await connection.exec("pragma journal_mode = WAL");
      return;
    } catch (problem) {
      if (codeOfProblem(problem) !== "SQLITE_BUSY" || tried === MOST_TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
    }
  }
}

export async function queryOn(
  connection: FileConnection,
  text: string,
  values: readonly SqlValue[],
): Promise<SqlResult> {
  const statement = await connection.prepare(text);
  if (statement.reader) return { rows: await statement.all(values), written: 0 };
  const { changes: written } = statement.run(values);
  return { rows: [], written };
}
