/** Games that were played once and must go on being the same games (docs/records.md says how they are renewed). */
import { readdirSync, readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { makeLibrary, readRecord, replay, writeCompact } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import { expect, test } from "vitest";

const FOLDER = new URL("../records/", import.meta.url);
const LIBRARY = makeLibrary(library());
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
const PINNED = JSON.parse(readFileSync(new URL("hashes.json", FOLDER), "utf8"));

function recordIn(file: string) {
  const read = readRecord(readFileSync(new URL(file, FOLDER), "utf8"));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read)}`);
  return read.record;
}

test("every golden record is pinned, and every pinned one is there", () => {
  expect(FILES.map((file) => file.slice(0, -".txt".length)).sort()).toEqual(Object.keys(PINNED).sort());
});

test.each(FILES)("%s ends where it ended, every turn and every line of the log the same", (file) => {
  const record = recordIn(file);
  const { ok, decisions, hash, result, divergedAt, log } = replay(record, LIBRARY, {
    tell: recordTeller(LIBRARY, "en"),
  });
  expect(divergedAt).toBeUndefined();
  expect(ok).toBe(true);
  expect({ decisions, end: hash, result }).toEqual(PINNED[file.slice(0, -".txt".length)]);
  expect(log).toEqual(record.log);
});

test("both forms hold the same game", () => {
  for (const file of FILES) {
    const record = recordIn(file);
    const again = readRecord(writeCompact(record));
    expect(again.ok && again.record.answers, file).toEqual(record.answers);
  }
});

test("together they have every way a played game ends, wins of both seats, and one that has not ended", () => {
  const results = FILES.map((file) => recordIn(file).result);
  const ends = new Set(results.map((result) => result?.because ?? "none"));
  expect([...ends].sort()).toEqual(["concession", "deck", "none", "stories", "turns"]);
  const stories = results.filter((result) => result?.because === "stories");
  expect(new Set(stories.map((result) => result?.winner))).toEqual(new Set(["P1", "P2"]));
});
