/** A backup while games run, and back again: from either database into either. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkGames } from "../../src/operations/check-games.ts";
import { restoreBackup } from "../../src/operations/restore-backup.ts";
import { saveBackup } from "../../src/operations/save-backup.ts";
import { type Database, openBackup } from "../../src/storage/database.ts";
import { openJournal } from "../../src/storage/journal.ts";
import { MIGRATION_STEPS } from "../../src/storage/migrate.ts";
import { DatabaseProblem } from "../../src/storage/storage-trouble.ts";
import { KEPT_TABLES } from "../../src/storage/tables.ts";
import {
  addGames,
  bodiesOf,
  closing,
  DATABASE_KINDS,
  databaseOf,
  freshFolder,
  freshPlace,
  opened,
} from "../databases.ts";
import { gameRow } from "../games.ts";
import { addPlayed, playedPieces, playInto } from "../played-games.ts";

const PAIRS = DATABASE_KINDS.flatMap((from) => DATABASE_KINDS.map((to) => ({ from, to })));
const quiet = (): void => undefined;

const troubleIn = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => "none",
    (problem: unknown) => (problem instanceof DatabaseProblem ? problem.trouble : String(problem)),
  );

async function everythingIn(db: Database): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const all: Record<string, readonly unknown[]> = {};
  for (const table of KEPT_TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    all[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

/** A row of every table, with whatever is odd in it. */
async function fillEverything(db: Database): Promise<void> {
  await db
    .insertInto("identities")
    .values([
      {
        id: "ann",
        kind: "account",
        name: "Ann é œ 🐙",
        name_key: "ann",
        made: 1,
        seen: 2 ** 45,
        muted_until: null,
        banned_until: 7,
      },
      {
        id: "ben",
        kind: "guest",
        name: "",
        name_key: null,
        made: 1,
        seen: 1,
        muted_until: null,
        banned_until: null,
      },
    ])
    .execute();
  await db
    .insertInto("credentials")
    .values({ identity: "ann", kind: "password", hash: "$x", changed: 1 })
    .execute();
  await db.insertInto("sessions").values({ token_hash: "t", identity: "ann", made: 1, used: 2 }).execute();
  await db
    .insertInto("games")
    .values(gameRow("g", { terms: `{"a":"'\\"\\n"}`, result: null }))
    .execute();
  await db
    .insertInto("answers")
    .values(
      Array.from({ length: 2500 }, (_, n) => ({
        game: "g",
        n,
        kind: "answer" as const,
        body: `{"choose":${n}}`,
        by_hand: n % 2,
        left_p1: n,
        left_p2: null,
        at: n,
      })),
    )
    .execute();
  await db.insertInto("checkpoints").values({ game: "g", n: 3, hash: "abc" }).execute();
  await db.insertInto("seat_settings").values({ game: "g", seat: "P1", passing: "{}" }).execute();
  await db
    .insertInto("chat")
    .values({ game: "g", n: 0, at: 1, by: "ann", seat: null, phrase: null, body: "x\ny" })
    .execute();
  await db.insertInto("nodes").values({ id: "node", address: "http://here", seen: 1 }).execute();
  await db
    .insertInto("ratings")
    .values({
      identity: "ann",
      pace: "minutes" as never,
      rating: 1500.123456789012,
      deviation: 350,
      volatility: 0.06,
      games: 1,
      changed: 1,
    }) // any word is kept
    .execute();
  await db
    .insertInto("rating_events")
    .values({
      game: "g",
      pace: "minutes" as never,
      before_p1: 0.1,
      before_p2: 0.2,
      after_p1: 0.30000000000000004,
      after_p2: 1e-9,
      at: 1,
    }) // as above
    .execute();
  await db.insertInto("blocks").values({ identity: "ann", blocked: "ben", at: 1 }).execute();
  await db
    .insertInto("reports")
    .values({ id: "r", game: "g", by: "ann", about: "ben", reason: "x", body: "y", at: 1, settled: null })
    .execute();
}

describe.each(PAIRS)("from $from into $to", ({ from, to }) => {
  test("every row of every table comes back; who kept the games is forgotten", async () => {
    const source = await freshPlace(from);
    const before = await opened(source);
    await fillEverything(before.db);
    const file = join(freshFolder(), "backup");
    const { games, bytes } = await saveBackup(source, file);
    expect({ games, bytes }).toEqual({ games: 1, bytes: statSync(file).size });
    const target = await freshPlace(to);
    expect(await restoreBackup(file, target)).toEqual({ games: 1 });
    const after = await opened(target);
    await before.db.updateTable("games").set({ owner: null }).execute();
    const all = await everythingIn(before.db);
    expect(Object.values(all).map((rows) => rows.length)).not.toContain(0);
    expect(await everythingIn(after.db)).toEqual(all);
    expect(await after.db.selectFrom("nodes").selectAll().execute()).toEqual([]);
  });

  test("taken while games are played it holds all that was stored before, and every game in it replays", async () => {
    const source = await freshPlace(from);
    const database = await opened(source);
    const ids = Array.from({ length: 12 }, (_, at) => `game-${at}`);
    await addPlayed(database.db, ...ids);
    const journal = openJournal(database);
    let isOver = false;
    const stored = new Map(ids.map((id) => [id, 0]));
    const playing = ids.map(async (id) => {
      for (const piece of playedPieces(id, 400)) {
        if (isOver) return;
        await journal.append(piece);
        stored.set(id, piece.after + 1);
      }
    });
    await expect.poll(() => Math.min(...stored.values())).toBeGreaterThan(10);
    const acknowledged = new Map(stored);
    const file = join(freshFolder(), "backup");
    await saveBackup(source, file);
    await expect.poll(() => ids.some((id) => (stored.get(id) ?? 0) > (acknowledged.get(id) ?? 0))).toBe(true);
    isOver = true;
    await Promise.all(playing);
    const target = await freshPlace(to);
    await restoreBackup(file, target);
    const again = await opened(target);
    for (const id of ids) {
      const rows = await bodiesOf(again.db, id);
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
      expect((await bodiesOf(database.db, id)).slice(0, rows.length)).toEqual(rows);
    }
    expect(await checkGames(target, quiet)).toEqual({ games: 12, ok: 12, failed: [] });
  });
});

const TOKEN = { token_hash: "token", identity: "ann", made: 1, used: 1 };

/** A token goes from one table to the other and back, as often as it can: at every moment it is in one of them. */
async function passToken(db: Database, isOver: () => boolean): Promise<number> {
  let passes = 0;
  for (; !isOver(); passes++) {
    await db.transaction().execute(async (all) => {
      await all.deleteFrom("sessions").execute();
      await all.insertInto("blocks").values({ identity: "ann", blocked: "ben", at: 1 }).execute();
    });
    await db.transaction().execute(async (all) => {
      await all.deleteFrom("blocks").execute();
      await all.insertInto("sessions").values(TOKEN).execute();
    });
  }
  return passes;
}

test.each(DATABASE_KINDS)("a backup of %s is one moment, however much moves meanwhile", async (kind) => {
  const source = await freshPlace(kind);
  const { db } = await opened(source);
  await db.insertInto("sessions").values(TOKEN).execute();
  let isOver = false;
  const passing = passToken(db, () => isOver);
  onTestFinished(async () => {
    isOver = true;
    await passing;
  });
  for (let n = 0; n < 5; n++) {
    const file = join(freshFolder(), "backup");
    await saveBackup(source, file);
    const copy = closing(await openBackup(file));
    const all = await everythingIn(copy.db);
    expect((all.sessions?.length ?? 0) + (all.blocks?.length ?? 0)).toBe(1);
  }
  isOver = true;
  expect(await passing).toBeGreaterThan(5);
});

describe.each(DATABASE_KINDS)("a backup of %s", (kind) => {
  test("of an earlier version comes back in the present form", async () => {
    const source = await freshPlace(kind);
    const before = await databaseOf(source, MIGRATION_STEPS[0] ?? "");
    await before.db.insertInto("games").values(gameRow("g")).execute();
    const file = join(freshFolder(), "backup");
    await saveBackup(source, file);
    const bytes = readFileSync(file);
    for (const to of DATABASE_KINDS) {
      const target = await freshPlace(to);
      expect(await restoreBackup(file, target)).toEqual({ games: 1 });
      const after = await opened(target);
      expect(await after.db.selectFrom("checkpoints").selectAll().execute()).toEqual([]);
    }
    // And is itself only read.
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test("is refused by a database that holds anything, which stays as it is", async () => {
    const source = await freshPlace(kind);
    await addGames((await opened(source)).db, "theirs");
    const file = join(freshFolder(), "backup");
    await saveBackup(source, file);
    const target = await freshPlace(kind);
    const full = await opened(target);
    await full.db
      .insertInto("sessions")
      .values({ token_hash: "t", identity: "i", made: 1, used: 1 })
      .execute();
    expect(await troubleIn(restoreBackup(file, target))).toBe("not empty");
    expect(await full.db.selectFrom("games").selectAll().execute()).toEqual([]);
    await full.db.deleteFrom("sessions").execute();
    expect(await troubleIn(restoreBackup(file, target))).toBe("none");
  });

  test("is the owner's alone, replaces the one before when it is whole, and leaves nothing beside it", async () => {
    const source = await freshPlace(kind);
    const database = await opened(source);
    await addGames(database.db, "g");
    const folder = freshFolder();
    const file = join(folder, "backup");
    writeFileSync(file, "the one before");
    writeFileSync(`${file}.part`, "one that was cut off");
    expect((await saveBackup(source, file)).games).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    const copy = closing(await openBackup(file));
    expect(await copy.db.selectFrom("games").select("id").execute()).toEqual([{ id: "g" }]);
  });

  test("that breaks off leaves the one before", async () => {
    const source = await freshPlace(kind);
    const database = await opened(source);
    await addGames(database.db, "g");
    await database.db.schema.alterTable("games").renameTo("gone").execute();
    const file = join(freshFolder(), "backup");
    writeFileSync(file, "the one before");
    expect(await troubleIn(saveBackup(source, file))).not.toBe("none");
    expect(readFileSync(file, "utf8")).toBe("the one before");
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test("needs a database", async () => {
    const file = join(freshFolder(), "backup");
    expect(await troubleIn(saveBackup(await freshPlace(kind), file))).toBe("missing");
    expect(existsSync(file)).toBe(false);
  });
});

test("what is no backup, damaged or of a later version is refused", async () => {
  const folder = freshFolder();
  const source = await freshPlace("sqlite");
  const database = await opened(source);
  await addPlayed(database.db, "g");
  await playInto(openJournal(database), "g", 200);
  const file = join(folder, "backup");
  await saveBackup(source, file);
  const into = async (bytes: string | Buffer): Promise<string> => {
    writeFileSync(join(folder, "other"), bytes);
    return troubleIn(restoreBackup(join(folder, "other"), await freshPlace("sqlite")));
  };
  const whole = readFileSync(file);
  expect(await into(whole)).toBe("none");
  expect(await into("a letter")).toBe("no backup");
  expect(await into("")).toBe("no backup");
  expect(await troubleIn(restoreBackup(join(folder, "nothing"), await freshPlace("sqlite")))).toBe(
    "no backup",
  );
  expect(await into(whole.subarray(0, whole.length - 4096 * 3))).toBe("damaged");
  const later = closing(await openBackup(file));
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(later.db);
  await later.close();
  expect(await troubleIn(restoreBackup(file, await freshPlace("sqlite")))).toBe("newer");
});
