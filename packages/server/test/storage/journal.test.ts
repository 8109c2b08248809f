/** What the journal promises, on either database. */
import { describe, expect, test } from "vitest";
import type { Database } from "../../src/storage/database.ts";
import { Fenced, openJournal } from "../../src/storage/journal.ts";
import { addGames, bodiesOf, DATABASE_KINDS, freshDatabase, freshPlace, opened } from "../databases.ts";
import { pieceOf, rowOf } from "../games.ts";

const gameOf = (db: Database, id: string) =>
  db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** As another node does it. */
const takeOver = (db: Database, id: string) =>
  db
    .updateTable("games")
    .set((field) => ({ fence: field("fence", "+", 1) }))
    .where("id", "=", id)
    .execute();

const outcomes = async (all: readonly Promise<void>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === "fulfilled" ? "stored" : one.reason instanceof Fenced ? "fenced" : "failed",
  );

describe.each(DATABASE_KINDS)("the journal on %s", (kind) => {
  test("rows come back as they were handed in, in their order", async () => {
    const place = await freshPlace(kind);
    const database = await opened(place);
    await addGames(database.db, "g");
    const journal = openJournal(database);
    await journal.append(
      pieceOf("g", 0, {
        rows: [
          { kind: "answer", body: '{"choose":1}', byHand: true, left: { P1: 900_000, P2: 2 ** 41 } },
          { kind: "answer", body: '{"assign":[0,-1]}', byHand: false, left: null },
        ],
        at: 1_795_000_000_123,
      }),
    );
    await journal.append(pieceOf("g", 2, { rows: [{ kind: "undo", body: "1", byHand: true, left: null }] }));
    await database.close();
    const again = await opened(place);
    const rows = await again.db.selectFrom("answers").selectAll().orderBy("n").execute();
    const common = { game: "g", left_p1: null, left_p2: null };
    expect(rows).toEqual([
      {
        ...common,
        n: 0,
        kind: "answer",
        body: '{"choose":1}',
        by_hand: 1,
        left_p1: 900_000,
        left_p2: 2 ** 41,
        at: 1_795_000_000_123,
      },
      { ...common, n: 1, kind: "answer", body: '{"assign":[0,-1]}', by_hand: 0, at: 1_795_000_000_123 },
      { ...common, n: 2, kind: "undo", body: "1", by_hand: 1, at: 2002 },
    ]);
  });

  test("with the rows comes what lists of games say, settings, a hash, and the end", async () => {
    const database = await freshDatabase(kind);
    const { db } = database;
    await addGames(db, "g");
    const journal = openJournal(database);
    const passing = { mode: "smart", stops: [], until: null } as never; // only kept here, never read
    await journal.append(pieceOf("g", 0, { turn: 3, asked: "P2", passing: { P1: passing }, hash: "abc" }));
    expect(await gameOf(db, "g")).toMatchObject({
      turn: 3,
      asked: "P2",
      touched: 2000,
      status: "playing",
      result: null,
    });
    await journal.append(pieceOf("g", 1, { passing: { P1: passing, P2: passing }, asked: null }));
    await journal.append(
      pieceOf("g", 2, { rows: [], ended: { status: "over", result: '{"winner":"P1"}' }, hash: "def" }),
    );
    expect(await gameOf(db, "g")).toMatchObject({ status: "over", result: '{"winner":"P1"}' });
    const settings = await db.selectFrom("seat_settings").selectAll().orderBy("seat").execute();
    expect(settings.map(({ seat }) => seat)).toEqual(["P1", "P2"]);
    expect(JSON.parse(settings[0]?.passing ?? "")).toEqual(passing);
    const hashes = await db.selectFrom("checkpoints").selectAll().orderBy("n").execute();
    expect(hashes).toEqual([
      { game: "g", n: 1, hash: "abc" },
      { game: "g", n: 2, hash: "def" },
    ]);
  });

  test("when a game was touched is told to ten seconds; whose turn it is, at once", async () => {
    const database = await freshDatabase(kind);
    await addGames(database.db, "g");
    const journal = openJournal(database);
    const told: unknown[] = [];
    const steps: readonly (readonly [at: number, asked: "P1" | "P2" | null, turn: number])[] = [
      [20_000, "P1", 1],
      [29_999, "P1", 1],
      [30_000, "P1", 1],
      [30_001, "P2", 1],
      [30_002, null, 1],
      [30_003, null, 2],
    ];
    for (const [after, [at, asked, turn]] of steps.entries()) {
      await journal.append(pieceOf("g", after, { at, asked, turn }));
      const game = await gameOf(database.db, "g");
      told.push([game.touched, game.asked, game.turn]);
    }
    expect(told).toEqual(steps.map(([at, ...more]) => [at === 29_999 ? 20_000 : at, ...more]));
  });

  test("what is handed in meanwhile is written together, and every game gets its own", async () => {
    const database = await freshDatabase(kind);
    const games = Array.from({ length: 250 }, (_, at) => `g${at}`);
    await addGames(database.db, ...games);
    const batches: number[] = [];
    const journal = openJournal({
      ...database,
      writePieces: (pieces) => {
        batches.push(pieces.length);
        return database.writePieces(pieces);
      },
    });
    const all = [0, 1, 2].flatMap((after) => games.map((game) => journal.append(pieceOf(game, after))));
    expect(new Set(await outcomes(all))).toEqual(new Set(["stored"]));
    // Two hundred at a time, and of no game two pieces in one batch.
    expect(batches).toEqual([200, 200, 200, 150]);
    for (const game of ["g0", "g199", "g200", "g249"])
      expect(await bodiesOf(database.db, game)).toEqual([
        '0 {"choose":0}',
        '1 {"choose":1}',
        '2 {"choose":2}',
      ]);
  });

  test("flushed when everything before is stored or has failed", async () => {
    const database = await freshDatabase(kind);
    await addGames(database.db, "g", "h");
    const journal = openJournal(database);
    const all = outcomes(
      [0, 1, 2].map((after) => journal.append(pieceOf("g", after))).concat(journal.append(pieceOf("h", 7))),
    );
    await journal.flushed();
    expect((await bodiesOf(database.db, "g")).length).toBe(3);
    expect(await all).toEqual(["stored", "stored", "stored", "fenced"]);
    await journal.flushed();
  });

  test("a writer whose game was taken by another is told so, and nothing of his is written", async () => {
    const database = await freshDatabase(kind);
    const { db } = database;
    await addGames(db, "g", "h");
    const journal = openJournal(database);
    await journal.append(pieceOf("g", 0));
    await takeOver(db, "g");
    const passing = { mode: "smart" } as never; // only kept here, never read
    const late = pieceOf("g", 1, {
      turn: 9,
      passing: { P1: passing },
      hash: "x",
      ended: { status: "over", result: "{}" },
    });
    expect(await outcomes([journal.append(late), journal.append(pieceOf("h", 0))])).toEqual([
      "fenced",
      "stored",
    ]);
    expect(await bodiesOf(db, "g")).toEqual(['0 {"choose":0}']);
    expect(await gameOf(db, "g")).toMatchObject({ turn: 1, status: "playing", fence: 2 });
    expect(await db.selectFrom("seat_settings").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("checkpoints").selectAll().execute()).toEqual([]);
  });

  test("of two writers with the same number one writes each row, whatever they try", async () => {
    const place = await freshPlace(kind);
    const first = await opened(place);
    const second = await opened(place);
    await addGames(first.db, "g");
    const journals = [openJournal(first), openJournal(second)] as const;
    for (let n = 0; n < 20; n++) {
      const both = journals.map((journal, at) =>
        journal.append(pieceOf("g", n, { rows: [rowOf(`${n} by ${at}`)] })),
      );
      expect([...(await outcomes(both))].sort()).toEqual(["fenced", "stored"]);
    }
    expect((await bodiesOf(first.db, "g")).map((row) => row.split(" ")[0])).toEqual(
      Array.from({ length: 20 }, (_, n) => `${n}`),
    );
  });

  test("a game that is taken while a batch waits for it is not written to", async () => {
    const place = await freshPlace(kind);
    const database = await opened(place);
    const other = await opened(place);
    await addGames(database.db, "g", "h");
    const journal = openJournal(database);
    let late: Promise<readonly string[]> | undefined;
    await other.db.transaction().execute(async (all) => {
      await takeOver(all, "g");
      late = outcomes([journal.append(pieceOf("g", 0)), journal.append(pieceOf("h", 0))]);
      // Long enough for the batch to arrive at what is held.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await late).toEqual(["fenced", "stored"]);
    expect(await bodiesOf(database.db, "g")).toEqual([]);
  });

  test("who renews his lease meanwhile does not disturb his own journal", async () => {
    const place = await freshPlace(kind);
    const database = await opened(place);
    const other = await opened(place);
    await addGames(database.db, "g");
    const journal = openJournal(database);
    let late: Promise<readonly string[]> | undefined;
    await other.db.transaction().execute(async (all) => {
      await all.updateTable("games").set({ lease: 77 }).where("id", "=", "g").execute();
      late = outcomes([journal.append(pieceOf("g", 0, { turn: 5 }))]);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await late).toEqual(["stored"]);
    expect(await gameOf(database.db, "g")).toMatchObject({ lease: 77, turn: 5 });
  });

  test("a piece that does not go on where the journal ends is refused: no gap, no row twice", async () => {
    const database = await freshDatabase(kind);
    await addGames(database.db, "g");
    const journal = openJournal(database);
    expect(await outcomes([journal.append(pieceOf("g", 1))])).toEqual(["fenced"]);
    expect(await outcomes([journal.append(pieceOf("g", 0))])).toEqual(["stored"]);
    expect(await outcomes([journal.append(pieceOf("g", 0, { rows: [rowOf("other")] }))])).toEqual(["fenced"]);
    expect(await outcomes([journal.append(pieceOf("g", 3))])).toEqual(["fenced"]);
    expect(await outcomes([journal.append(pieceOf("nobody", 0))])).toEqual(["fenced"]);
    expect(await bodiesOf(database.db, "g")).toEqual(['0 {"choose":0}']);
  });

  test("a piece that cannot be written hurts no other game, and nothing of it stays", async () => {
    const database = await freshDatabase(kind);
    const { db } = database;
    await addGames(db, "a", "b", "c");
    const journal = openJournal(database);
    const noBody = { ...rowOf("wrong"), body: null as never }; // as a fault of ours would
    const broken = pieceOf("b", 0, { rows: [rowOf("fine"), noBody] });
    const next = pieceOf("b", 2);
    const all = [pieceOf("a", 0), broken, pieceOf("c", 0), next].map((piece) => journal.append(piece));
    expect(await outcomes(all)).toEqual(["stored", "failed", "stored", "fenced"]);
    expect(await bodiesOf(db, "b")).toEqual([]);
    expect(await outcomes([journal.append(pieceOf("b", 0))])).toEqual(["stored"]);
  });

  test("a row that another writer commits while a batch waits is his: who comes late reads again", async () => {
    const place = await freshPlace(kind);
    const database = await opened(place);
    const other = await opened(place);
    await addGames(database.db, "g", "h");
    const journal = openJournal(database);
    const row = { kind: "answer" as const, body: "theirs", by_hand: 1, left_p1: null, left_p2: null, at: 1 };
    let late: Promise<readonly string[]> | undefined;
    await other.db.transaction().execute(async (all) => {
      await all.updateTable("games").set({ lease: 77 }).where("id", "=", "g").execute();
      await all
        .insertInto("answers")
        .values({ ...row, game: "g", n: 0 })
        .execute();
      late = outcomes([journal.append(pieceOf("g", 0)), journal.append(pieceOf("h", 0))]);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await late).toEqual(["fenced", "stored"]);
    expect(await bodiesOf(database.db, "g")).toEqual(["0 theirs"]);
  });
});
