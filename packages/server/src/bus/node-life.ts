/** Which nodes are alive, by the clock of the database: theirs need not agree. */
import { sql } from "kysely";
import type { Database, OpenDatabase } from "../storage/database.ts";

/** A node says so often that it is there. */
const BEAT = 1000;
/** Who has said nothing for so long is taken for dead, and his games are taken over. */
const SILENCE = 3500;

export interface NodeLife {
  readonly id: string;
  close(): Promise<void>;
}

type Kind = OpenDatabase["kind"];

/** Milliseconds since 1970, as the database counts them. */
const databaseNow = (kind: Kind) =>
  kind === "postgres"
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

export async function beginNodeLife(
  { db, kind }: OpenDatabase,
  { id, address }: { readonly id: string; readonly address: string },
  broke: (error: unknown) => void,
): Promise<NodeLife> {
  const seen = databaseNow(kind);
  const beat = async (): Promise<void> => {
    await db
      .insertInto("nodes")
      .values({ id, address, seen })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ address, seen }))
      .execute();
  };
  await beat();
  const timer = setInterval(() => void beat().catch(broke), BEAT);
  timer.unref();
  return {
    id,
    close: async () => {
      clearInterval(timer);
      await db.updateTable("games").set({ owner: null }).where("owner", "=", id).execute();
      await db.deleteFrom("nodes").where("id", "=", id).execute();
    },
  };
}

/** Where another node that is alive keeps this game; null where this one may take it. */
export async function addressOfOwner(
  db: Database,
  kind: Kind,
  { owner, node }: { readonly owner: string | null; readonly node: string },
): Promise<string | null> {
  if (owner === null || owner === node) return null;
  const found = await db
    .selectFrom("nodes")
    .select("address")
    .where("id", "=", owner)
    .where("seen", ">", sql<number>`${databaseNow(kind)} - ${SILENCE}`)
    .executeTakeFirst();
  return found?.address ?? null;
}
