/** The embedded database as Kysely knows it. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import type { EmbeddedFile, OpenDeed } from "./embedded-file.ts";
import type { SqlResult, SqlValue } from "./file-connection.ts";

/** Whoever opened the file closes it. */
export const embeddedDialect = (file: EmbeddedFile): Dialect => ({
  createAdapter: () => new EmbeddedAdapter(),
  createDriver: () => driverFor(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Tables are made within a transaction here too: a migration that is cut off never was. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What one asker does: by itself, or within a transaction from its begin to its end. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #file: EmbeddedFile;
  #deed: OpenDeed | null = null;

  constructor(file: EmbeddedFile) {
    this.#file = file;
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    this.#deed = await (accessMode === "read only" ? this.#file.look() : this.#file.begin());
  }

  /** What cannot be committed is rolled back at once: a second end is none. */
  async end(how: "commit" | "rollBack"): Promise<void> {
    const deed = this.#deed;
    this.#deed = null;
    await deed?.[how]();
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, written } = await this.#carryOut(compiled);
    return { rows: rows as R[], numAffectedRows: BigInt(written) }; // Kysely says what they are
  }

  async *streamQuery<R>(compiled: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(compiled);
  }

  #carryOut({ query, sql, parameters }: CompiledQuery): Promise<SqlResult> {
    const values = parameters as readonly SqlValue[]; // Kysely takes no others from us
    if (this.#deed !== null) return this.#deed.writer.query(sql, values);
    if (SelectQueryNode.is(query)) return this.#file.read(sql, values);
    if (RawNode.is(query))
      return /^\s*select\b/i.test(sql) ? this.#file.read(sql, values) : this.#file.alone(sql, values);
    return this.#file.write((writer) => writer.query(sql, values));
  }
}

const driverFor = (file: EmbeddedFile): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => new EmbeddedConnection(file),
  beginTransaction: (connection, settings) => ours(connection).begin(settings),
  commitTransaction: (connection) => ours(connection).end("commit"),
  rollbackTransaction: (connection) => ours(connection).end("rollBack"),
  savepoint: async (connection, name) => void (await connection.executeQuery(raw(`savepoint "${name}"`))),
  rollbackToSavepoint: async (connection, name) =>
    void (await connection.executeQuery(raw(`rollback to "${name}"`))),
  releaseSavepoint: async (connection, name) =>
    void (await connection.executeQuery(raw(`release "${name}"`))),
  releaseConnection: (connection) => ours(connection).end("rollBack"),
  destroy: async () => undefined,
});

const raw = (text: string): CompiledQuery => CompiledQuery.raw(text);

function ours(connection: DatabaseConnection): EmbeddedConnection {
  if (connection instanceof EmbeddedConnection) return connection;
  throw new Error("a connection of another driver");
}
