/** A file of results may come from anybody: what is no line of a run is told, and nothing is reckoned with it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readResults } from "../src/arena/results-file.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-results-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const FILE = join(FOLDER, "results.jsonl");

const [HEADER = "", SESSION = "", QUAD = ""] = readFileSync(
  new URL("../../../docs/arena/student-novice.jsonl", import.meta.url),
  "utf8",
).split("\n");

function readLines(...lines: readonly string[]) {
  writeFileSync(FILE, lines.map((line) => `${line}\n`).join(""));
  return readResults(FILE);
}

/** Every place in it, as the keys that lead there. */
const placesIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...placesIn(inner).map((rest) => [key, ...rest]),
      ])
    : [];

function damaged(line: string, place: readonly string[], put: (parent: object, key: string) => void): string {
  const whole: object = JSON.parse(line);
  const parent = place.slice(0, -1).reduce((at, key): object => Reflect.get(at, key), whole);
  put(parent, place.at(-1) ?? "");
  return JSON.stringify(whole);
}

test("the lines of a run of ours are read", () => {
  const { header, sessions, quads } = readLines(HEADER, SESSION, QUAD);
  expect([header, ...sessions.map((session) => ({ session })), ...quads]).toEqual(
    [HEADER, SESSION, QUAD].map((line) => JSON.parse(line)),
  );
});

const DAMAGE = [
  ["is missing", (parent: object, key: string) => Reflect.deleteProperty(parent, key)],
  ["is nothing", (parent: object, key: string) => Reflect.set(parent, key, null)],
  [
    "is another kind of thing",
    (parent: object, key: string) => Reflect.set(parent, key, { constructor: [] }),
  ],
] as const;

test.each(DAMAGE)("whatever of a line %s, it is told and never reckoned with", (_, put) => {
  for (const place of placesIn(JSON.parse(HEADER)))
    expect(() => readLines(damaged(HEADER, place, put)), place.join(".")).toThrow(
      /does not begin with a header/,
    );
  // Of a list that has lost its last item the others stand; so do the sizes that are left of a count.
  for (const line of [SESSION, QUAD])
    for (const place of placesIn(JSON.parse(line)))
      if (put !== DAMAGE[0][1] || !/^\d+$/.test(place.at(-1) ?? ""))
        expect(() => readLines(HEADER, damaged(line, place, put)), place.join(".")).toThrow(
          /line 2: this is no result/,
        );
});

test.each(["[]", "3", '{"quad":1}', '{"session":7}', "{}", '{"constructor":1}'])(
  "%s is no line of a run",
  (line) => {
    expect(() => readLines(HEADER, SESSION, line)).toThrow(/line 3: this is no result/);
    expect(() => readLines(line)).toThrow(/does not begin with a header|this is no result/);
  },
);
