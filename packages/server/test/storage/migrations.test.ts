/** How a database comes to its present form. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { connectDatabase, type Database, databaseFile, openDatabase } from "../../src/storage/database.ts";
import { openJournal } from "../../src/storage/journal.ts";
import { MIGRATION_STEPS, migrate, stepsMade } from "../../src/storage/migrate.ts";
import { MIGRATIONS } from "../../src/storage/migrations.ts";
import { DatabaseProblem } from "../../src/storage/storage-trouble.ts";
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
import { gameRow, pieceOf } from "../games.ts";

const tablesOf = async (db: Database): Promise<readonly string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

const OURS = [
  "answers",
  "blocks",
  "chat",
  "checkpoints",
  "credentials",
  "games",
  "identities",
  "nodes",
  "rating_events",
  "ratings",
  "reports",
  "seat_settings",
  "sessions",
];

const OPENER = `
  import { register } from "tsx/esm/api";
  register();
  const { openDatabase } = await import(${JSON.stringify(new URL("../../src/storage/database.ts", import.meta.url).href)});
  await (await openDatabase(process.argv[1])).close();
`;

async function openElsewhere(place: string): Promise<string> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", OPENER, place], {
    cwd: dirname(import.meta.dirname),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => said.push(piece));
  const [status] = await once(child, "close");
  return `${status} ${Buffer.concat(said)}`.trim();
}

describe.each(DATABASE_KINDS)("the form of a database on %s", (kind) => {
  test("from nothing, and a second time without a change", async () => {
    const place = await freshPlace(kind);
    const first = await opened(place);
    expect(await tablesOf(first.db)).toEqual(OURS);
    expect(await stepsMade(first.db)).toEqual(MIGRATION_STEPS);
    await addGames(first.db, "g");
    await first.close();
    const again = await opened(place);
    expect(await tablesOf(again.db)).toEqual(OURS);
    expect(await stepsMade(again.db)).toEqual(MIGRATION_STEPS);
    expect((await again.db.selectFrom("games").select("id").execute()).map(({ id }) => id)).toEqual(["g"]);
  });

  test("by several processes at the same moment", async () => {
    const place = await freshPlace(kind);
    expect(await Promise.all([1, 2, 3].map(() => openElsewhere(place)))).toEqual(["0", "0", "0"]);
    const database = await opened(place);
    expect(await tablesOf(database.db)).toEqual(OURS);
    expect(await stepsMade(database.db)).toEqual(MIGRATION_STEPS);
  });

  test.each(MIGRATION_STEPS.slice(0, -1))(
    "from version %s with games in it, which are gone on with",
    async (step) => {
      const place = await freshPlace(kind);
      const before = await databaseOf(place, step);
      expect(await stepsMade(before.db)).toEqual(MIGRATION_STEPS.slice(0, MIGRATION_STEPS.indexOf(step) + 1));
      const row = { kind: "answer" as const, by_hand: 1, left_p1: null, left_p2: 5, at: 1 };
      await before.db
        .insertInto("games")
        .values(gameRow("g", { turn: 2 }))
        .execute();
      await before.db
        .insertInto("answers")
        .values([0, 1].map((n) => ({ ...row, game: "g", n, body: `${n}` })))
        .execute();
      await before.close();
      const database = await opened(place);
      expect(await stepsMade(database.db)).toEqual(MIGRATION_STEPS);
      expect(await database.db.selectFrom("games").selectAll().executeTakeFirst()).toEqual(
        gameRow("g", { turn: 2 }),
      );
      await openJournal(database).append(pieceOf("g", 2, { hash: "h" }));
      expect(await bodiesOf(database.db, "g")).toEqual(["0 0", "1 1", '2 {"choose":2}']);
    },
  );

  test("a step that breaks leaves nothing of itself, and is made when it no longer breaks", async () => {
    const place = await freshPlace(kind);
    const database = closing(await connectDatabase(place, "long work"));
    const last = MIGRATION_STEPS.at(-1) ?? "";
    const step = MIGRATIONS[last];
    const mutable: Record<string, unknown> = MIGRATIONS;
    mutable[last] = {
      up: async (db: Database) => {
        await step?.up(db as never); // the same, before it breaks
        throw new Error("broke");
      },
    };
    try {
      await expect(migrate(database.db)).rejects.toThrow("broke");
    } finally {
      mutable[last] = step;
    }
    expect(await tablesOf(database.db)).toEqual([]);
    await migrate(database.db);
    expect(await tablesOf(database.db)).toEqual(OURS);
  });

  test("of a later version: refused, and left as it is", async () => {
    const place = await freshPlace(kind);
    const database = await opened(place);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(database.db);
    await database.close();
    const problem = await openDatabase(place).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(DatabaseProblem);
    expect(problem).toMatchObject({ trouble: "newer" });
    const same = closing(await connectDatabase(place, "long work"));
    expect(await stepsMade(same.db)).toEqual([...MIGRATION_STEPS, "999-later"]);
  });
});

test("an embedded database is its owner's alone", async () => {
  const place = join(freshFolder(), "deep", "data");
  await opened(place);
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  expect(modeOf(place)).toBe(0o700);
  expect([databaseFile(place), `${databaseFile(place)}-wal`].map(modeOf)).toEqual([0o600, 0o600]);
});
