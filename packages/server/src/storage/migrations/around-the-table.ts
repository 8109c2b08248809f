/** Ratings, and what keeps people apart who do not get on. */
import type { Kysely } from "kysely";

export async function aroundTheTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("ratings")
    .addColumn("identity", "text", (column) => column.notNull())
    .addColumn("pace", "text", (column) => column.notNull())
    .addColumn("rating", "double precision", (column) => column.notNull())
    .addColumn("deviation", "double precision", (column) => column.notNull())
    .addColumn("volatility", "double precision", (column) => column.notNull())
    .addColumn("games", "integer", (column) => column.notNull())
    .addColumn("changed", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("ratings_key", ["identity", "pace"])
    .execute();
  await schema.createIndex("ratings_rank").on("ratings").columns(["pace", "rating"]).execute();
  await schema
    .createTable("rating_events")
    .addColumn("game", "text", (column) => column.primaryKey())
    .addColumn("pace", "text", (column) => column.notNull())
    .addColumn("before_p1", "double precision", (column) => column.notNull())
    .addColumn("before_p2", "double precision", (column) => column.notNull())
    .addColumn("after_p1", "double precision", (column) => column.notNull())
    .addColumn("after_p2", "double precision", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("blocks")
    .addColumn("identity", "text", (column) => column.notNull())
    .addColumn("blocked", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("blocks_key", ["identity", "blocked"])
    .execute();
  await schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("settled", "bigint")
    .execute();
}
