/** Every game of a database is played again; what is wrong with one is found, and where. */
import { describe, expect, test } from "vitest";
import { type CheckReport, checkGames } from "../../src/operations/check-games.ts";
import type { Database } from "../../src/storage/database.ts";
import { openJournal } from "../../src/storage/journal.ts";
import { MIGRATION_STEPS } from "../../src/storage/migrate.ts";
import { DATABASE_KINDS, databaseOf, freshPlace, opened } from "../databases.ts";
import { gameRow } from "../games.ts";
import { addPlayed, playInto } from "../played-games.ts";

const quiet = (): void => undefined;

async function withGames(kind: (typeof DATABASE_KINDS)[number]) {
  const place = await freshPlace(kind);
  const database = await opened(place);
  await addPlayed(database.db, "whole", "begun", "new");
  await database.db
    .insertInto("games")
    .values(gameRow("open", { status: "open", seed: null }))
    .execute();
  const journal = openJournal(database);
  await playInto(journal, "whole", 2000);
  await playInto(journal, "begun", 120);
  return { place, db: database.db };
}

const WELL: CheckReport = { games: 3, ok: 3, failed: [] };
const NOT_WELL = (id: string, at: number, reason: string) => ({
  games: 3,
  ok: 2,
  failed: [{ id, at, reason }],
});

describe.each(DATABASE_KINDS)("a check on %s", (kind) => {
  test("of games that are whole, begun and new, with take-backs in them", async () => {
    const { place, db } = await withGames(kind);
    const undone = await db.selectFrom("answers").select("n").where("kind", "=", "undo").execute();
    expect(undone.length).toBeGreaterThan(2);
    const over = await db
      .selectFrom("games")
      .select(["status", "result"])
      .where("id", "=", "whole")
      .executeTakeFirst();
    expect(over).toMatchObject({ status: "over", result: expect.stringContaining("winner") });
    const seen: string[] = [];
    expect(await checkGames(place, (done, games) => seen.push(`${done}/${games}`))).toEqual(WELL);
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });
});

/** After so many rows. */
const lastNoted = async (db: Database, game: string): Promise<number> => {
  const noted = await db
    .selectFrom("checkpoints")
    .select("n")
    .where("game", "=", game)
    .orderBy("n", "desc")
    .executeTakeFirstOrThrow();
  return noted.n;
};

const FAULTS: Readonly<Record<string, (db: Database) => Promise<readonly [string, number, string]>>> = {
  "another position than was noted": async (db) => {
    const n = await lastNoted(db, "begun");
    await db
      .updateTable("checkpoints")
      .set({ hash: "0123456789abcdef" } as never)
      .where("game", "=", "begun")
      .where("n", "=", n)
      .execute(); // a row that nobody changes
    return ["begun", n, "another position"];
  },
  "the hash of the end": async (db) => {
    const n = await lastNoted(db, "whole");
    await db
      .updateTable("checkpoints")
      .set({ hash: "x" } as never)
      .where("game", "=", "whole")
      .where("n", "=", n)
      .execute(); // as above
    return ["whole", n, "another position"];
  },
  "another seed": async (db) => {
    await db.updateTable("games").set({ seed: "another" }).where("id", "=", "begun").execute();
    return ["begun", -1, ""];
  },
  "a row that is gone": async (db) => {
    await db.deleteFrom("answers").where("game", "=", "whole").where("n", "=", 40).execute();
    return ["whole", 40, "row missing"];
  },
  "a row that cannot be read": async (db) => {
    await db
      .updateTable("answers")
      .set({ body: "{" } as never)
      .where("game", "=", "begun")
      .where("n", "=", 7)
      .execute(); // as above
    return ["begun", 7, "unreadable row"];
  },
  "more taken back than there was": async (db) => {
    await db
      .updateTable("answers")
      .set({ kind: "undo", body: "99" } as never)
      .where("game", "=", "begun")
      .where("n", "=", 7)
      .execute(); // as above
    return ["begun", 7, "unreadable row"];
  },
  "an answer that nobody may give": async (db) => {
    await db
      .updateTable("answers")
      .set({ body: '{"choose":999}' } as never)
      .where("game", "=", "begun")
      .where("n", "=", 3)
      .execute(); // as above
    return ["begun", 3, "answer not possible"];
  },
  "an answer of no known shape": async (db) => {
    await db
      .updateTable("answers")
      .set({ body: "null" } as never)
      .where("game", "=", "begun")
      .where("n", "=", 3)
      .execute(); // as above
    return ["begun", 3, "answer not possible"];
  },
  "a result that the game did not have": async (db) => {
    const { result } = await db
      .selectFrom("games")
      .select("result")
      .where("id", "=", "whole")
      .executeTakeFirstOrThrow();
    const other = JSON.parse(result ?? "").winner === "P1" ? "P2" : "P1";
    await db
      .updateTable("games")
      .set({ result: JSON.stringify({ winner: other, because: "stories" }) })
      .where("id", "=", "whole")
      .execute();
    return ["whole", await lastNoted(db, "whole"), "another result"];
  },
  "a game that is over and says it is not": async (db) => {
    await db
      .updateTable("games")
      .set({ status: "playing", result: null })
      .where("id", "=", "whole")
      .execute();
    return ["whole", await lastNoted(db, "whole"), "another result"];
  },
  "a deck that nobody knows": async (db) => {
    await db.updateTable("games").set({ deck_p2: "no such deck" }).where("id", "=", "new").execute();
    return ["new", 0, "unknown cards"];
  },
};

test.each(Object.entries(FAULTS))("it finds %s, and the others are well", async (_, break_) => {
  const { place, db } = await withGames("sqlite");
  const [id, at, reason] = await break_(db);
  const report = await checkGames(place, quiet);
  if (at >= 0) expect(report).toEqual(NOT_WELL(id, at, reason));
  else expect(report).toMatchObject({ ok: 2, failed: [{ id }] });
});

test("a position that was taken back is not looked for", async () => {
  const { place, db } = await withGames("sqlite");
  const noted = await db.selectFrom("checkpoints").select("n").where("game", "=", "whole").execute();
  const undone = await db
    .selectFrom("answers")
    .select("n")
    .where("game", "=", "whole")
    .where("kind", "=", "undo")
    .where(
      "n",
      "not in",
      noted.map(({ n }) => n),
    )
    .executeTakeFirstOrThrow();
  await db
    .insertInto("checkpoints")
    .values({ game: "whole", n: undone.n, hash: "of what never was" })
    .execute();
  expect(await checkGames(place, quiet)).toEqual(WELL);
});

test.each(DATABASE_KINDS)(
  "it reads what is of the present form, and changes nothing, on %s",
  async (kind) => {
    const place = await freshPlace(kind);
    await expect(checkGames(place, quiet)).rejects.toMatchObject({ trouble: "missing" });
    const old = await databaseOf(place, MIGRATION_STEPS[0] ?? "");
    await expect(checkGames(place, quiet)).rejects.toMatchObject({ trouble: "older" });
    expect((await old.db.introspection.getTables()).some(({ name }) => name === "checkpoints")).toBe(false);
  },
);
