/** What the rest of the server may rely on, whichever database is under it. */
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../../src/storage/database.ts";
import { addGames, DATABASE_KINDS, freshDatabase, freshPlace, opened } from "../databases.ts";

const turnOf = async (db: Database): Promise<number> =>
  (await db.selectFrom("games").select("turn").where("id", "=", "g").executeTakeFirstOrThrow()).turn;

const setTurn = (db: Database, turn: number) =>
  db.updateTable("games").set({ turn }).where("id", "=", "g").execute();

describe.each(DATABASE_KINDS)("on %s", (kind) => {
  test("what throws within a transaction leaves nothing of it, and the next one goes on", async () => {
    const { db } = await freshDatabase(kind);
    await addGames(db, "g");
    const breaking = db.transaction().execute(async (all) => {
      await setTurn(all, 5);
      throw new Error("broke");
    });
    await expect(breaking).rejects.toThrow("broke");
    expect(await turnOf(db)).toBe(0);
    const wrong = db.transaction().execute(async (all) => {
      await setTurn(all, 6);
      await sql`select * from nowhere`.execute(all);
    });
    await expect(wrong).rejects.toThrow();
    expect(await turnOf(db)).toBe(0);
    await db.transaction().execute((all) => setTurn(all, 7));
    expect(await turnOf(db)).toBe(7);
  });

  test("transactions of one process that hold the same row take turns", async () => {
    const { db } = await freshDatabase(kind);
    await addGames(db, "g");
    const raise = (): Promise<void> =>
      db.transaction().execute(async (all) => {
        // Held from here on.
        await all.updateTable("games").set({ lease: 1 }).where("id", "=", "g").execute();
        await setTurn(all, (await turnOf(all)) + 1);
      });
    await Promise.all(Array.from({ length: 30 }, raise));
    expect(await turnOf(db)).toBe(30);
  });

  test("a part of a transaction can be taken back alone", async () => {
    const { db } = await freshDatabase(kind);
    await addGames(db, "g");
    const all = await db.startTransaction().execute();
    await setTurn(all, 1);
    const point = await all.savepoint("point").execute();
    await setTurn(point, 2);
    await point.rollbackToSavepoint("point").execute();
    await all.commit().execute();
    expect(await turnOf(db)).toBe(1);
  });

  test("who reads sees what is committed, does not wait, and keeps what he saw where he asks for that", async () => {
    const { db } = await freshDatabase(kind);
    await addGames(db, "g");
    const writing = await db.startTransaction().execute();
    await setTurn(writing, 3);
    expect(await turnOf(db)).toBe(0);
    const seen = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (all) => {
        const before = await turnOf(all);
        await writing.commit().execute();
        expect(await turnOf(db)).toBe(3);
        return [before, await turnOf(all)];
      });
    expect(seen).toEqual([0, 0]);
    expect(await turnOf(db)).toBe(3);
  });

  test("a row that is changed, and one that comes back, are told", async () => {
    const { db } = await freshDatabase(kind);
    await addGames(db, "g", "h");
    const { numUpdatedRows } = await db.updateTable("games").set({ lease: 4 }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(2n);
    const back = await db
      .updateTable("games")
      .set({ lease: 5 })
      .where("id", "=", "g")
      .returning("lease")
      .execute();
    expect(back).toEqual([{ lease: 5 }]);
    expect((await db.deleteFrom("games").where("id", "=", "g").executeTakeFirst()).numDeletedRows).toBe(1n);
  });
});

const settingOf = async (db: Database, text: string): Promise<unknown> => {
  const { rows } = await sql.raw<Record<string, unknown>>(text).execute(db);
  return Object.values(rows[0] ?? {})[0];
};

test("every commit of an embedded database reaches the disk, and what was only read holds nothing up", async () => {
  const { db } = await freshDatabase("sqlite");
  await addGames(db, "g");
  expect(await settingOf(db, "pragma journal_mode")).toBe("wal");
  // FULL
  expect(await settingOf(db, "pragma synchronous")).toBe(2);
  for (let n = 0; n < 3; n++) {
    await db.transaction().setAccessMode("read only").execute(turnOf);
    await setTurn(db, n);
  }
  // Nobody keeps the log from being brought home.
  expect(await settingOf(db, "pragma wal_checkpoint(truncate)")).toBe(0);
});

test("every commit to PostgreSQL reaches the disk, also where that is switched off for others", async () => {
  const place = await freshPlace("postgres");
  const name = new URL(place).pathname.slice(1);
  const before = await opened(place);
  await sql`alter database ${sql.ref(name)} set synchronous_commit = off`.execute(before.db);
  await before.close();
  const { db } = await opened(place);
  expect(await settingOf(db, "show synchronous_commit")).toBe("on");
});
