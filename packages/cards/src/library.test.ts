import { expect, test } from "vitest";
import { coreStories, presets } from "./decks/presets.ts";
import { allCards, SET_NAMES, SETS } from "./facts.ts";
import { ENTRIES, library, tellSet, unfinished } from "./library.ts";

const entries = SET_NAMES.flatMap((set) => (ENTRIES[set] ?? []).map((entry) => ({ set, entry })));

test.each(entries)("$entry.title is plain data", ({ entry }) => {
  expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
});

test("every entry has the number and title of a card of its set", () => {
  const wrong = entries.filter(
    ({ set, entry }) =>
      !SETS[set].some(({ number, title }) => number === entry.number && title === entry.title),
  );
  expect(wrong.map(({ entry }) => entry.title)).toEqual([]);
});

test("no number is written twice", () => {
  const codes = entries.map(({ set, entry }) => `${set}-${entry.number}`);
  expect(new Set(codes).size).toBe(codes.length);
});

test("the library holds what is written and what has nothing to write, the rest is unfinished", () => {
  const done = new Set(library().map(({ facts }) => facts.code));
  expect(done.has("core-set-12")).toBe(true);
  expect(done.has("core-set-64")).toBe(true);
  expect(done.has("secrets-of-arkham-1")).toBe(false);
  expect(done.size + unfinished().length).toBe(allCards().length);
  expect(unfinished().find(({ row }) => row.code === "secrets-of-arkham-1")?.reason).toBe("not written");
});

test("every Core Set card is done", () => {
  const missing = tellSet("core-set").filter((told) => "notYet" in told);
  expect(missing.map(({ row }) => row.title)).toEqual([]);
  expect(tellSet("core-set")).toHaveLength(165);
});

test("preset decks and the stories of the box need no other cards", () => {
  const done = new Set(library().map(({ facts }) => facts.code));
  const needed = [...presets().flatMap(({ codes }) => codes), ...coreStories().map(({ code }) => code)];
  expect(needed.filter((code) => !done.has(code))).toEqual([]);
});

test("a card that attaches says where, whether it has abilities or not", () => {
  const attachments = library().filter(
    ({ facts }) => facts.type === "support" && facts.subtypes.includes("Attachment"),
  );
  expect(attachments.length).toBeGreaterThanOrEqual(10);
  expect(
    attachments.filter(({ text }) => text.attachTo === undefined).map(({ facts }) => facts.title),
  ).toEqual([]);
});
