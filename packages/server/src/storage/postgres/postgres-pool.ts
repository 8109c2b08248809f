/** Connections to a PostgreSQL server: none waits for ever, and one that broke is not used again. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

export interface PoolTerms {
  readonly address: string;
  readonly most: number;
  /** Milliseconds: the server ends what takes longer, and we hang up a little later. None for long work. */
  readonly patience: { readonly lock: number; readonly statement: number; readonly answer: number } | null;
}

const INT8 = 20;
const CONNECT_MILLISECONDS = 5000;
/** Who stands still within a transaction holds up whoever wants the same rows. */
const STANDING_MILLISECONDS = 4000;

export function openPool({ address, most, patience }: PoolTerms): pg.Pool {
  // Times and counts are far below 2^53.
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: address,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(patience !== null && { query_timeout: patience.answer }),
  });
  // A connection that breaks while nobody uses it is replaced when somebody needs one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // One that breaks while it is used tells whoever uses it; nobody else has to know.
    client.on("error", () => undefined);
    // Where even this fails, so does what comes after it.
    client.query(settings(patience)).catch(() => undefined);
  });
  return pool;
}

/** Who has switched it off for himself has not switched it off for games. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

const settings = (patience: PoolTerms["patience"]): string =>
  patience === null
    ? DURABLE
    : `set lock_timeout = ${patience.lock};
       set statement_timeout = ${patience.statement};
       set idle_in_transaction_session_timeout = ${STANDING_MILLISECONDS};
       ${DURABLE}`;

/** Only what the server itself says of a statement tells what became of it, and that the connection is whole. */
export const isServersWord = (problem: unknown): problem is pg.DatabaseError =>
  problem instanceof pg.DatabaseError;

/** For Kysely, which puts back whatever it has taken. */
export const sortingOut = (pool: pg.Pool): PostgresPool => ({
  connect: async () => watched(await pool.connect()),
  end: () => pool.end(),
});

function watched(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...values]);
    } catch (problem) {
      isBroken ||= !isServersWord(problem);
      throw problem;
    }
  };
  return { query, release: () => client.release(isBroken) } as PostgresPoolClient; // of cursors it makes none
}
