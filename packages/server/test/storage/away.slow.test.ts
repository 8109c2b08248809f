/** A database that is full, held or gone: what is told then, and that the journal goes on when it is back. */
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "../../src/storage/database.ts";
import { Fenced, openJournal } from "../../src/storage/journal.ts";
import { troubleWith } from "../../src/storage/storage-trouble.ts";
import { Unsure } from "../../src/storage/write-pieces.ts";
import { addGames, bodiesOf, closing, freshDatabase, freshPlace, opened } from "../databases.ts";
import { pieceOf, rowOf } from "../games.ts";
import { startCluster } from "../postgres/cluster.ts";
import { type Loss, openProxy } from "../postgres/proxy.ts";

const troubleIn = (stored: Promise<void>): Promise<string> =>
  stored.then(
    () => "stored",
    (problem: unknown) => {
      if (problem instanceof Fenced) return "fenced";
      return problem instanceof Unsure ? "lost" : troubleWith(problem);
    },
  );

test("a full disk: what does not fit is refused, what is stored stays, and there is room again", async () => {
  const database = await freshDatabase("sqlite");
  const { db } = database;
  await addGames(db, "g", "h");
  const journal = openJournal(database);
  await journal.append(pieceOf("g", 0));
  const { rows } = await sql<{ readonly page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  const large = pieceOf("g", 1, { rows: [rowOf("x".repeat(20_000))] });
  expect(await Promise.all([large, pieceOf("h", 7)].map((one) => troubleIn(journal.append(one))))).toEqual([
    "no room",
    "no room",
  ]);
  expect(await bodiesOf(db, "g")).toEqual(['0 {"choose":0}']);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await troubleIn(journal.append(large))).toBe("stored");
  expect((await bodiesOf(db, "g")).length).toBe(2);
});

test("while another process holds an embedded database everything else goes on", async () => {
  const place = await freshPlace("sqlite");
  const database = await opened(place);
  const other = await opened(place);
  await addGames(database.db, "g");
  const journal = openJournal(database);
  let late: Promise<string> | undefined;
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  onTestFinished(() => clearInterval(clock));
  await other.db.transaction().execute(async () => {
    late = troubleIn(journal.append(pieceOf("g", 0)));
    // It has begun to wait by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    ticks = 0;
    expect(await bodiesOf(database.db, "g")).toEqual([]);
    await expect.poll(() => ticks).toBeGreaterThan(20);
  });
  expect(await late).toBe("stored");
});

test("a game that somebody holds for too long holds up itself alone", async () => {
  const place = await freshPlace("postgres");
  const database = await opened(place);
  const other = closing(await connectDatabase(place, "long work"));
  await addGames(database.db, "g", "h");
  const journal = openJournal(database);
  await other.db.transaction().execute(async (held) => {
    await held.selectFrom("games").select("id").where("id", "=", "g").forUpdate().execute();
    const all = ["g", "h"].map((game) => troubleIn(journal.append(pieceOf(game, 0))));
    expect(await Promise.all(all)).toEqual(["busy", "stored"]);
  });
  expect(await troubleIn(journal.append(pieceOf("g", 0)))).toBe("stored");
});

test("who stands still within a transaction does not hold up others for ever", async () => {
  const place = await freshPlace("postgres");
  const still = await opened(place);
  const database = await opened(place);
  await addGames(database.db, "g");
  const standing = still.db.transaction().execute(async (held) => {
    await held.updateTable("games").set({ lease: 7 }).where("id", "=", "g").execute();
    await database.db.updateTable("games").set({ fence: 2 }).where("id", "=", "g").execute();
    await held.updateTable("games").set({ lease: 8 }).where("id", "=", "g").execute();
  });
  await expect(standing).rejects.toThrow();
  const game = await database.db.selectFrom("games").select(["fence", "lease"]).executeTakeFirst();
  expect(game).toEqual({ fence: 2, lease: 0 });
});

test("a PostgreSQL that goes away and comes back: what was said to be stored is there, and it goes on", async () => {
  const cluster = await startCluster({ isDurable: true });
  onTestFinished(() => cluster.end());
  const database = await opened(await cluster.newDatabase());
  await addGames(database.db, "g", "h");
  const journal = openJournal(database);
  let stored = 0;
  const goOn = async (): Promise<string> => {
    const told = await troubleIn(journal.append(pieceOf("g", stored)));
    if (told === "stored") stored++;
    return told;
  };
  for (const how of ["fast", "immediate"] as const) {
    for (let n = 0; n < 10; n++) expect(await goOn()).toBe("stored");
    await cluster.stop(how);
    expect(await goOn()).toBe("unreachable");
    expect(await goOn()).toBe("unreachable");
    await cluster.start();
    expect(await goOn()).toBe("stored");
    expect((await bodiesOf(database.db, "g")).length).toBe(stored);
  }
  expect(await troubleIn(journal.append(pieceOf("h", 0)))).toBe("stored");
});

const MARK = "the one that is lost";

async function behindProxy() {
  const place = await freshPlace("postgres");
  const proxy = await openProxy(place);
  onTestFinished(() => proxy.close());
  const database = await opened(proxy.address);
  const direct = await opened(place);
  await addGames(direct.db, "g", "h");
  const journal = openJournal(database);
  await journal.append(pieceOf("g", 0));
  return { proxy, journal, direct };
}

const marked = pieceOf("g", 1, { rows: [rowOf(MARK), rowOf("and more")] });
const WHOLE = ['0 {"choose":0}', `1 ${MARK}`, "2 and more"];

test.each<Loss>(["question", "silence"])(
  "a batch of which the %s is lost is not stored, and can be handed in again",
  async (loss) => {
    const { proxy, journal, direct } = await behindProxy();
    proxy.loseNext(MARK, loss);
    const both = [marked, pieceOf("h", 0)].map((piece) => troubleIn(journal.append(piece)));
    expect(await Promise.all(both)).toEqual(["lost", "lost"]);
    expect(await bodiesOf(direct.db, "g")).toEqual(WHOLE.slice(0, 1));
    expect(await troubleIn(journal.append(marked))).toBe("stored");
    expect(await bodiesOf(direct.db, "g")).toEqual(WHOLE);
  },
);

test("a batch of which the answer is lost is stored, and said to be", async () => {
  const { proxy, journal, direct } = await behindProxy();
  proxy.loseNext(MARK, "answer");
  const both = [marked, pieceOf("h", 0)].map((piece) => troubleIn(journal.append(piece)));
  expect(await Promise.all(both)).toEqual(["stored", "stored"]);
  expect(await bodiesOf(direct.db, "g")).toEqual(WHOLE);
  expect(await troubleIn(journal.append(pieceOf("g", 3)))).toBe("stored");
});

test("the answer is lost and the game is taken by another: the writer reads again", async () => {
  const { proxy, journal, direct } = await behindProxy();
  proxy.loseNext(MARK, "answer");
  proxy.onLoss(() => direct.db.updateTable("games").set({ fence: 2 }).where("id", "=", "g").execute());
  const both = [marked, pieceOf("h", 0)].map((piece) => troubleIn(journal.append(piece)));
  expect(await Promise.all(both)).toEqual(["fenced", "stored"]);
});

test("the answer is lost and the database does not come back: nobody knows, so the writer has to read", async () => {
  const { proxy, journal, direct } = await behindProxy();
  proxy.loseNext(MARK, "answer");
  proxy.onLoss(() => proxy.close());
  expect(await troubleIn(journal.append(marked))).toBe("fenced");
  expect(await bodiesOf(direct.db, "g")).toEqual(WHOLE);
});
