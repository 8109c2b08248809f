/** Brings a database to its present form: forward only, under a lock, each step whole or not at all. */
import { type Migration, Migrator, sql } from "kysely";
import type { Database } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { DatabaseProblem } from "./storage-trouble.ts";

const KEPT_IN = "kysely_migration";

/** Up to this step; tests make databases of earlier versions so, and a backup of one is brought back so. */
export async function migrate(db: Database, last = lastStep()): Promise<void> {
  const steps = stepsUpTo(last);
  const made = await stepsMade(db);
  if (made.some((name) => !Object.hasOwn(steps, name))) throw new DatabaseProblem("newer");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

export const MIGRATION_STEPS: readonly string[] = Object.keys(MIGRATIONS);

const lastStep = (): string => MIGRATION_STEPS.at(-1) ?? "";

const stepsUpTo = (last: string): Readonly<Record<string, Migration>> =>
  Object.fromEntries(Object.entries(MIGRATIONS).slice(0, MIGRATION_STEPS.indexOf(last) + 1));

/** Those that this database has been through, in their order; none where it is empty. */
export async function stepsMade(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === KEPT_IN)) return [];
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from ${sql.table(KEPT_IN)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
