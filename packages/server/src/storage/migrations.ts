/** Steps from one form of the database to the next: forward only, each for SQLite and PostgreSQL alike. */
import type { Migration } from "kysely";
import { aroundTheTable } from "./migrations/around-the-table.ts";
import { checkpoints } from "./migrations/checkpoints.ts";
import { firstTables } from "./migrations/first-tables.ts";

/** In their order; a step that has landed is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-first-tables": { up: firstTables },
  "002-around-the-table": { up: aroundTheTable },
  "003-checkpoints": { up: checkpoints },
};
