/** Every game of a database, played again from its journal. */
import type { Database } from "../storage/database.ts";
import { openExisting } from "../storage/database.ts";
import { MIGRATION_STEPS, stepsMade } from "../storage/migrate.ts";
import { asDatabaseProblem, DatabaseProblem } from "../storage/storage-trouble.ts";
import { type CheckReason, faultInJournal } from "./played-again.ts";

export interface CheckReport {
  readonly games: number;
  readonly ok: number;
  readonly failed: readonly { readonly id: string; readonly at: number; readonly reason: CheckReason }[];
}

/** How many of how many. */
export type OnChecked = (done: number, games: number) => void;

const PAGE = 100;

export async function checkGames(place: string, onChecked: OnChecked): Promise<CheckReport> {
  const { db, close } = await openExisting(place);
  try {
    const made = await stepsMade(db);
    if (made.some((name) => !MIGRATION_STEPS.includes(name))) throw new DatabaseProblem("newer");
    if (made.length < MIGRATION_STEPS.length) throw new DatabaseProblem("older");
    return await checkAll(db, onChecked);
  } catch (problem) {
    throw asDatabaseProblem(problem);
  } finally {
    await close();
  }
}

const begun = (db: Database) => db.selectFrom("games").where("status", "in", ["playing", "over"]);

async function checkAll(db: Database, onChecked: OnChecked): Promise<CheckReport> {
  const { count: games } = await begun(db)
    .select((field) => field.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const failed: CheckReport["failed"][number][] = [];
  let done = 0;
  for await (const id of idsOf(db)) {
    const fault = await faultOf(db, id);
    if (fault !== null) failed.push({ id, ...fault });
    onChecked(++done, games);
  }
  return { games: done, ok: done - failed.length, failed };
}

async function* idsOf(db: Database): AsyncGenerator<string> {
  for (let last = ""; ; ) {
    const page = await begun(db).select("id").where("id", ">", last).orderBy("id").limit(PAGE).execute();
    for (const { id } of page) yield id;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? "";
  }
}

/** As it is at one moment: it may be played meanwhile. */
async function faultOf(db: Database, id: string) {
  const stored = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (all) => ({
      game: await all.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
      answers: await all.selectFrom("answers").selectAll().where("game", "=", id).orderBy("n").execute(),
      checkpoints: await all.selectFrom("checkpoints").selectAll().where("game", "=", id).execute(),
    }));
  return faultInJournal(stored);
}
