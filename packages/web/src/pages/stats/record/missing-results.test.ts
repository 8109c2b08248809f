// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { newSavedGame } from "../../../host/test/stored.ts";
import { openReplaySource } from "../../../replay/replay-source.ts";
import { goldenRecordText } from "../../../replay/test/golden-text.ts";
import { nearWorker } from "../../../replay/test/near-worker.ts";
import { makeMissingResults } from "./missing-results.ts";

const stored = vi.hoisted(() => new Map<string, Map<unknown, unknown>>());

/** Each place of the browser's database is a map here. */
vi.mock("../../../storage/open-store.ts", () => ({
  openStore: (database: string) => {
    stored.set(database, new Map());
    return database;
  },
}));
vi.mock("idb-keyval", () => ({
  set: async (key: string, value: unknown, database: string) => void stored.get(database)?.set(key, value),
  entries: async (database: string) => [...(stored.get(database) ?? [])],
}));

const games = () => stored.get("fhtagn-games") ?? new Map();
const results = () => stored.get("fhtagn-results") ?? new Map();

const TEXT = goldenRecordText("built-decks");
const starterIn = (text: string): string | undefined => /Turn 1: (P[12])\./.exec(text)?.[1];

/** As games were stored before their results were. */
function finishedGame(id: string, record: string) {
  const game = { record, singles: 0, byHand: [], hash: "end", undos: 2, assisted: false };
  return { ...newSavedGame(), id, touched: 40, turn: 7, won: { P1: 1, P2: 3 }, finished: true, game };
}

const nearSource = () => openReplaySource(nearWorker);
const nobody = (): never => {
  throw new Error("nothing is missing");
};

beforeEach(() => {
  games().clear();
  results().clear();
});

test("a finished game without an entry gets one from its record, once", async () => {
  games().set("old", finishedGame("old", TEXT));
  await makeMissingResults(nearSource);
  expect([...results()]).toEqual([
    [
      "old",
      {
        format: 1,
        id: "old",
        at: 40,
        seats: { P1: { kind: "person" }, P2: { kind: "bot", level: "greedy" } },
        decks: { P1: "agency-cthulhu", P2: "syndicate-hastur" },
        ruleset: "lcg",
        starter: "P2",
        winner: "P2",
        because: "stories",
        turn: 7,
        won: { P1: 1, P2: 3 },
        undos: 2,
        assisted: false,
      },
    ],
  ]);
  await makeMissingResults(nobody);
});

test.each(["built-decks", "a-concession", "chance-against-chance", "the-last-turn"])(
  "%s: the record tells who began",
  async (name) => {
    const text = goldenRecordText(name);
    games().set("old", finishedGame("old", text));
    await makeMissingResults(nearSource);
    expect(results().get("old")).toMatchObject({ starter: starterIn(text) });
  },
);

test("a game of an older engine counts from its first turn on", async () => {
  const older = TEXT.replace(/^engine: .*/m, "engine: 0.0.1");
  games().set(
    "left-late",
    finishedGame("left-late", older.replace(/^turn 3 .*/m, "turn 3 0123456789abcdef")),
  );
  games().set(
    "left-early",
    finishedGame("left-early", older.replace(/^turn 1 .*/m, "turn 1 0123456789abcdef")),
  );
  await makeMissingResults(nearSource);
  expect([...results().values()]).toMatchObject([{ id: "left-late", starter: "P2", winner: "P2" }]);
});

test("an entry that is there stays, even one that cannot be read; a game under way gets none", async () => {
  games().set("known", finishedGame("known", TEXT));
  results().set("known", "torn");
  games().set("open", { ...finishedGame("open", goldenRecordText("not-finished")), finished: false });
  games().set("new", { ...newSavedGame(), id: "new" });
  games().set("damaged", { half: "a game" });
  await makeMissingResults(nobody);
  expect([...results()]).toEqual([["known", "torn"]]);
});

test("a record that tells nothing keeps no other game from its entry", async () => {
  games().set("torn", finishedGame("torn", "fhtagn1"));
  games().set("other-start", finishedGame("other-start", TEXT.replace(/^seed: .*/m, "seed: another")));
  games().set("old", finishedGame("old", TEXT));
  await makeMissingResults(nearSource);
  expect([...results().keys()]).toEqual(["old"]);
});
