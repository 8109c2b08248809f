import { finishedForm } from "@fhtagn/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { newGame } from "../../host/test/stored.ts";
import { gatherData, readDataFile, takeOver } from "../data-file.ts";
import { unreadableEntries } from "../unreadable.ts";

const stored = vi.hoisted(() => new Map<string, Map<unknown, unknown>>());

/** Each place of the browser's database is a map here. */
vi.mock("../open-store.ts", () => ({
  openStore: (database: string) => {
    stored.set(database, new Map());
    return database;
  },
}));
vi.mock("idb-keyval", () => {
  const placeOf = (database: string) => stored.get(database) ?? new Map();
  return {
    set: async (key: string, value: unknown, database: string) =>
      void placeOf(database).set(key, structuredClone(value)),
    get: async (key: string, database: string) => placeOf(database).get(key),
    del: async (key: string, database: string) => void placeOf(database).delete(key),
    entries: async (database: string) => [...placeOf(database)],
  };
});

const games = () => stored.get("fhtagn-games") ?? new Map();
const records = () => stored.get("fhtagn-records") ?? new Map();
const results = () => stored.get("fhtagn-results") ?? new Map();

const RESULT = finishedForm({
  id: "g",
  at: 5,
  seats: { P1: { kind: "person" }, P2: { kind: "bot", level: "novice" } },
  decks: { P1: "agency-cthulhu", P2: "hastur" },
  starter: "P1",
  winner: "P2",
  because: "deck",
  turn: 20,
  won: { P1: 0, P2: 1 },
  undos: 0,
  assisted: false,
});

const RECORD = {
  format: 1,
  id: "r-1",
  loaded: 3,
  text: "fhtagn1",
  decks: { P1: "hastur", P2: "agency" },
  result: null,
  turns: 4,
};

beforeEach(() => {
  games().clear();
  results().clear();
  records().clear();
  localStorage.clear();
});

const asFile = async () => readDataFile(JSON.stringify(await gatherData(1)));

test("everything goes into the file and comes back from it", async () => {
  games().set("g", newGame());
  results().set("g", RESULT);
  records().set("r-1", RECORD);
  localStorage.setItem("fhtagn.settings", "{}");
  localStorage.setItem("another.site", "x");
  const file = await asFile();
  if (file === null) throw new Error("not read");
  games().clear();
  results().clear();
  records().clear();
  localStorage.clear();
  expect(await takeOver(file)).toEqual({ games: 1, results: 1, unreadable: 0 });
  expect(games().get("g")).toEqual(newGame());
  expect(results().get("g")).toEqual(RESULT);
  expect(records().get("r-1")).toEqual(RECORD);
  expect({ ...localStorage }).toEqual({ "fhtagn.settings": "{}" });
});

test("a later state of a game stays, an older one gives way, what cannot be read is counted", async () => {
  games().set("g", { ...newGame(), touched: 5 });
  games().set("torn", { half: "a game" });
  const file = await asFile();
  if (file === null) throw new Error("not read");
  games().set("g", { ...newGame(), touched: 9 });
  expect(await takeOver(file)).toEqual({ games: 0, results: 0, unreadable: 1 });
  expect(games().get("g")).toMatchObject({ touched: 9 });
  games().set("g", { ...newGame(), touched: 2 });
  expect(await takeOver(file)).toMatchObject({ games: 1 });
  expect(games().get("g")).toMatchObject({ touched: 5 });
});

test.each([
  "",
  "{}",
  "null",
  "[]",
  '{"fhtagn":"data","format":2}',
  '{"fhtagn":"data","format":1,"made":1,"games":[1]}',
])("%s is no file of ours", (text) => {
  expect(readDataFile(text)).toBeNull();
});

test("what cannot be read is listed as it was found, and removed alone", async () => {
  games().set("g", newGame());
  games().set("torn", { half: "a game" });
  results().set("odd", 7);
  records().set("r-2", "torn");
  const found = await unreadableEntries();
  expect(found.map(({ what, key, content }) => [what, key, JSON.parse(content)])).toEqual([
    ["game", "torn", { half: "a game" }],
    ["result", "odd", 7],
    ["record", "r-2", "torn"],
  ]);
  await found[0]?.remove();
  expect([...games().keys()]).toEqual(["g"]);
  expect((await unreadableEntries()).map(({ key }) => key)).toEqual(["odd", "r-2"]);
});
