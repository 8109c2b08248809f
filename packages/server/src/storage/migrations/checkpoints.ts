/** Hashes of positions, by how many rows of the journal lead there: what a check of a game compares with. */
import type { Kysely } from "kysely";

export async function checkpoints({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("checkpoints")
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("checkpoints_key", ["game", "n"])
    .execute();
}
