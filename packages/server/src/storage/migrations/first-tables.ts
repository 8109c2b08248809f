/** People, games and their journal. */
import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function firstTables(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await games(db);
  await answers(db);
  await journal(db);
  await db.schema
    .createTable("nodes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("seen", "bigint", (column) => column.notNull())
    .execute();
}

async function people({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("identities")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.unique())
    .addColumn("made", "bigint", (column) => column.notNull())
    .addColumn("seen", "bigint", (column) => column.notNull())
    .addColumn("muted_until", "bigint")
    .addColumn("banned_until", "bigint")
    .execute();
  await schema
    .createTable("credentials")
    .addColumn("identity", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("changed", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("credentials_key", ["identity", "kind"])
    .execute();
  await schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("identity", "text", (column) => column.notNull())
    .addColumn("made", "bigint", (column) => column.notNull())
    .addColumn("used", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_identity").on("sessions").column("identity").execute();
}

const TEXTS = ["creator", "creator_deck", "creator_nonce", "terms", "secret", "commitment"];
const LATER_TEXTS = [
  "meant_for",
  "engine",
  "seed",
  "p1",
  "p2",
  "deck_p1",
  "deck_p2",
  "nonce_p1",
  "nonce_p2",
  "level",
  "asked",
  "result",
  "next",
  "owner",
];

async function games({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema
    .createTable("games")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("made", "bigint", (column) => column.notNull())
    .addColumn("touched", "bigint", (column) => column.notNull())
    .addColumn("turn", "integer", (column) => column.notNull())
    .addColumn("fence", "bigint", (column) => column.notNull())
    .addColumn("lease", "bigint", (column) => column.notNull());
  for (const name of TEXTS) table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of LATER_TEXTS) table = table.addColumn(name, "text");
  await table.execute();
  await schema.createIndex("games_status").on("games").columns(["status", "touched"]).execute();
  await schema.createIndex("games_p1").on("games").column("p1").execute();
  await schema.createIndex("games_p2").on("games").column("p2").execute();
  await schema.createIndex("games_creator").on("games").columns(["creator", "status"]).execute();
}

/** SQLite keeps the rows of a game beside each other, in the very index that finds them. */
async function answers(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable("answers")
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("by_hand", "integer", (column) => column.notNull())
    .addColumn("left_p1", "bigint")
    .addColumn("left_p2", "bigint")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("answers_key", ["game", "n"]);
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isEmbedded ? table.modifyEnd(sql`without rowid`) : table).execute();
}

async function journal({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("seat_settings")
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("seat", "text", (column) => column.notNull())
    .addColumn("passing", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("seat_settings_key", ["game", "seat"])
    .execute();
  await schema
    .createTable("chat")
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("seat", "text")
    .addColumn("phrase", "text")
    .addColumn("body", "text")
    .addPrimaryKeyConstraint("chat_key", ["game", "n"])
    .execute();
}
