import { finishedForm } from "@fhtagn/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { newSavedGame } from "../../host/test/stored.ts";
import { useFirstGames } from "../../learn/helper/first-games.ts";
import { useProgress } from "../../learn/lesson-progress.ts";
import { listLoaded } from "../../replay/records.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { countsIn, gatherData, readDataFile, takeOver } from "../data-file.ts";
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
    update: async (key: string, change: (value: unknown) => unknown, database: string) =>
      void placeOf(database).set(key, structuredClone(change(placeOf(database).get(key)))),
    get: async (key: string, database: string) => placeOf(database).get(key),
    del: async (key: string, database: string) => void placeOf(database).delete(key),
    entries: async (database: string) => [...placeOf(database)],
  };
});

const games = () => stored.get("fhtagn-games") ?? new Map();
const records = () => stored.get("fhtagn-records") ?? new Map();
const results = () => stored.get("fhtagn-results") ?? new Map();
const reviews = () => stored.get("fhtagn-reviews") ?? new Map();

const RESULT = finishedForm({
  id: "g",
  at: 5,
  seats: { P1: { kind: "person" }, P2: { kind: "bot", level: "novice" } },
  decks: { P1: "agency-cthulhu", P2: "hastur" },
  ruleset: "lcg",
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
  ruleset: "lcg",
  result: null,
  turns: 4,
};

const NO_MARKS = { inaccuracy: 0, mistake: 0, blunder: 0 };

const REVIEW = {
  hash: "end",
  sheet: {
    format: 1,
    decisions: [],
    seats: {
      P1: { accuracy: 90, marks: NO_MARKS, curve: [] },
      P2: { accuracy: null, marks: NO_MARKS, curve: [] },
    },
    turningPoints: [],
    split: { start: 0.5, luck: 0.1, skill: -0.1, end: 0.5 },
    luck: [],
    open: [],
  },
};

const NOTHING = { games: 0, results: 0, records: 0, reviews: 0 };

/** A game that has come to its end in the state with this hash. */
const finishedAt = (hash: string, touched: number) => ({
  ...newSavedGame(),
  touched,
  finished: true,
  game: { record: "fhtagn1", singles: 0, byHand: [], hash, undos: 0, assisted: false },
});

function forgetAll(): void {
  for (const place of stored.values()) place.clear();
  localStorage.clear();
  useProgress.setState({ lessons: {} });
  useFirstGames.setState({ finished: [] });
}
beforeEach(forgetAll);

async function asFile() {
  const file = readDataFile(JSON.stringify(await gatherData(1)));
  if (file === null) throw new Error("not read");
  return file;
}

test("everything goes into the file and comes back from it", async () => {
  games().set("g", newSavedGame());
  results().set("g", RESULT);
  records().set("r-1", RECORD);
  reviews().set("g", REVIEW);
  localStorage.setItem("fhtagn.setup", "{}");
  localStorage.setItem("another.site", "x");
  const file = await asFile();
  expect(countsIn(file)).toEqual({ games: 1, results: 1, records: 1, reviews: 1 });
  expect(Object.keys(file.texts)).not.toContain("another.site");
  forgetAll();
  expect(await takeOver(file)).toEqual({
    taken: { games: 1, results: 1, records: 1, reviews: 1 },
    unreadable: 0,
  });
  expect(games().get("g")).toEqual(newSavedGame());
  expect(results().get("g")).toEqual(RESULT);
  expect(records().get("r-1")).toEqual(RECORD);
  expect(reviews().get("g")).toEqual(REVIEW);
  expect(localStorage.getItem("fhtagn.setup")).toBe("{}");
  expect(await takeOver(file)).toEqual({ taken: NOTHING, unreadable: 0 });
});

test("a file of the first format, without reviews, is taken over", async () => {
  const file = readDataFile(
    JSON.stringify({
      fhtagn: "data",
      format: 1,
      made: 7,
      games: [["g", newSavedGame()]],
      results: [["g", RESULT]],
      records: [["r-1", RECORD]],
      texts: { "fhtagn.setup": "{}" },
    }),
  );
  if (file === null) throw new Error("not read");
  expect(file.made).toBe(7);
  reviews().set("g", REVIEW);
  const { taken } = await takeOver(file);
  expect(taken).toEqual({ games: 1, results: 1, records: 1, reviews: 0 });
  expect(games().get("g")).toEqual(newSavedGame());
  expect(records().get("r-1")).toEqual(RECORD);
  expect(reviews().get("g")).toEqual(REVIEW);
  expect(localStorage.getItem("fhtagn.setup")).toBe("{}");
});

test("a later state of a game stays, an older one gives way, what cannot be read is counted", async () => {
  games().set("g", { ...newSavedGame(), touched: 5 });
  games().set("torn", { half: "a game" });
  const file = await asFile();
  games().set("g", { ...newSavedGame(), touched: 9 });
  expect(await takeOver(file)).toEqual({ taken: NOTHING, unreadable: 1 });
  expect(games().get("g")).toMatchObject({ touched: 9 });
  games().set("g", { ...newSavedGame(), touched: 2 });
  expect((await takeOver(file)).taken).toEqual({ ...NOTHING, games: 1 });
  expect(games().get("g")).toMatchObject({ touched: 5 });
});

test("of two results the later one stays", async () => {
  results().set("g", RESULT);
  const file = await asFile();
  results().set("g", { ...RESULT, at: 6, turn: 30 });
  expect((await takeOver(file)).taken.results).toBe(0);
  expect(results().get("g")).toMatchObject({ turn: 30 });
  results().set("g", { ...RESULT, at: 4, turn: 10 });
  expect((await takeOver(file)).taken.results).toBe(1);
  expect(results().get("g")).toEqual(RESULT);
});

test("of two reviews that of the game as it is now stays", async () => {
  games().set("g", finishedAt("end", 5));
  reviews().set("g", REVIEW);
  const file = await asFile();
  const other = { ...REVIEW, hash: "other" };
  reviews().set("g", other);
  games().set("g", finishedAt("other", 9));
  expect((await takeOver(file)).taken).toEqual(NOTHING);
  expect(reviews().get("g")).toEqual(other);
  games().set("g", finishedAt("other", 2));
  expect((await takeOver(file)).taken).toEqual({ ...NOTHING, games: 1, reviews: 1 });
  expect(reviews().get("g")).toEqual(REVIEW);
});

test("lessons stay as far as they have come, games of a beginner are added up, settings are those of the file", async () => {
  useSettings.getState().change({ theme: "archive" });
  useProgress.setState({ lessons: { table: { beat: 0, done: true }, timing: { beat: 2, done: false } } });
  useFirstGames.setState({ finished: ["a"] });
  const file = await asFile();
  forgetAll();
  useSettings.getState().change({ theme: "midnight" });
  useProgress.setState({ lessons: { table: { beat: 3, done: false }, timing: { beat: 4, done: false } } });
  useFirstGames.setState({ finished: ["b"] });
  await takeOver(file);
  expect(useProgress.getState().lessons).toEqual({
    table: { beat: 0, done: true },
    timing: { beat: 4, done: false },
  });
  expect(useFirstGames.getState().finished).toEqual(["b", "a"]);
  expect(useSettings.getState().theme).toBe("archive");
  expect(JSON.parse(localStorage.getItem("fhtagn.lessons") ?? "").state.lessons.table.done).toBe(true);
});

test("parts that only a later version knows are counted as unreadable like a torn text, those known are taken", async () => {
  games().set("g", newSavedGame());
  const file = { ...(await asFile()), texts: { "fhtagn.lessons": "torn" } };
  games().clear();
  const later = { ...file, parts: { ...file.parts, dreams: [["d", {}]] } };
  const read = readDataFile(JSON.stringify(later));
  if (read === null) throw new Error("not read");
  expect(await takeOver(read)).toEqual({ taken: { ...NOTHING, games: 1 }, unreadable: 2 });
});

test.each([
  "",
  "{}",
  "null",
  "[]",
  '{"fhtagn":"data","format":3}',
  '{"fhtagn":"data","format":1,"made":1,"games":[1],"results":[],"records":[],"texts":{}}',
  '{"fhtagn":"data","format":1,"made":1,"games":[],"results":[],"texts":{}}',
  '{"fhtagn":"data","format":2,"made":1,"parts":{"games":[1]},"texts":{}}',
  '{"fhtagn":"data","format":2,"made":1,"parts":{},"texts":{"a":1}}',
])("%s is no file of ours", (text) => {
  expect(readDataFile(text)).toBeNull();
});

test("what cannot be read is listed as it was found, and removed alone", async () => {
  games().set("g", newSavedGame());
  games().set("torn", { half: "a game" });
  results().set("odd", 7);
  records().set("r-2", "torn");
  reviews().set("g", REVIEW);
  reviews().set("r-2", { hash: "end", sheet: { format: 1 } });
  const found = await unreadableEntries();
  expect(found.map(({ what, key, content }) => [what, key, JSON.parse(content)])).toEqual([
    ["games", "torn", { half: "a game" }],
    ["results", "odd", 7],
    ["records", "r-2", "torn"],
    ["reviews", "r-2", { hash: "end", sheet: { format: 1 } }],
  ]);
  await found[0]?.remove();
  expect([...games().keys()]).toEqual(["g"]);
  expect((await unreadableEntries()).map(({ key }) => key)).toEqual(["odd", "r-2", "r-2"]);
});

const fileWith = (parts: object, texts: object = {}) => {
  const read = readDataFile(JSON.stringify({ fhtagn: "data", format: 2, made: 1, parts, texts }));
  if (read === null) throw new Error("not read");
  return read;
};

const HASTUR = { P1: "hastur", P2: "agency" };

test.each([
  ["decks that are none", { decks: null }],
  ["no second deck", { decks: { P1: "hastur" } }],
  ["turns that are words", { turns: "many" }],
  ["a day that no calendar has", { loaded: 1e300 }],
  ["a result nobody knows", { result: { winner: "P3", because: "stories" } }],
  ["the name of another record", { id: "r-2" }],
])(
  "a record with %s is not taken over, and one that lies here is listed and can be removed",
  async (_, odd) => {
    const record = { ...RECORD, decks: HASTUR, ...odd };
    const { taken, unreadable } = await takeOver(fileWith({ records: [["r-1", record]] }));
    expect([taken.records, unreadable, records().size]).toEqual([0, 1, 0]);
    records().set("r-1", record);
    expect((await listLoaded()).loaded).toEqual([]);
    expect((await listLoaded()).damaged).toBe(1);
    const [found] = await unreadableEntries();
    expect(JSON.parse(found?.content ?? "")).toEqual(record);
    await found?.remove();
    expect(records().size).toBe(0);
  },
);

test.each([
  ["marks", { seats: { P1: { accuracy: 1, marks: {}, curve: [] }, P2: REVIEW.sheet.seats.P2 } }],
  ["a curve", { open: [null] }],
  ["decisions", { decisions: [{}] }],
  ["strokes of luck", { luck: [{ at: 1 }] }],
  ["numbers", { split: { start: "half", luck: 0, skill: 0, end: 1 } }],
])("a review with %s that are none is not taken over", async (_, odd) => {
  const review = { ...REVIEW, sheet: { ...REVIEW.sheet, ...odd } };
  const { taken, unreadable } = await takeOver(fileWith({ reviews: [["g", review]] }));
  expect([taken.reviews, unreadable]).toEqual([0, 1]);
});

test("a game under the name of another does not write over it", async () => {
  games().set("g", newSavedGame());
  const stranger = { ...newSavedGame(), touched: 99 };
  expect((await takeOver(fileWith({ games: [["h", stranger]] }))).unreadable).toBe(1);
  expect(games().get("g")).toEqual(newSavedGame());
});

test("a file brings no text but those that this site keeps, each as far as it is understood", async () => {
  const junk = "x".repeat(1000);
  const texts = {
    "fhtagn.junk": junk,
    "fhtagn.toString": junk,
    "another.site": junk,
    "fhtagn.setup": JSON.stringify({ level: "elder", more: junk }),
    "fhtagn.settings": JSON.stringify({ state: { theme: "archive", more: junk, keys: { zoom: [junk] } } }),
    "fhtagn.first-games": JSON.stringify({ state: { finished: [junk, "a"] } }),
    "fhtagn.puzzles": JSON.stringify({ state: { puzzles: { [junk]: { failed: 1 } }, days: [junk] } }),
    "fhtagn.lessons": "torn",
  };
  expect((await takeOver(fileWith({}, texts))).unreadable).toBe(4);
  expect(Object.values(localStorage).join("")).not.toContain(junk);
  expect(Object.keys(localStorage)).not.toContain("fhtagn.junk");
  expect(useSettings.getState().theme).toBe("archive");
  expect(useFirstGames.getState().finished).toEqual(["a"]);
});

test("texts under our name that no page wrote are listed and removed, and do not go out with a file", async () => {
  localStorage.setItem("fhtagn.junk", "what an earlier file brought");
  expect((await asFile()).texts).not.toHaveProperty("fhtagn.junk");
  const found = await unreadableEntries();
  expect(found).toMatchObject([
    { what: "texts", key: "fhtagn.junk", content: "what an earlier file brought" },
  ]);
  await found[0]?.remove();
  expect(localStorage.getItem("fhtagn.junk")).toBeNull();
});

test("what lies under a number is listed and removed too", async () => {
  records().set(7, RECORD);
  const [found] = await unreadableEntries();
  await found?.remove();
  expect(records().size).toBe(0);
});
