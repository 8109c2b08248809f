import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { readPlainYaml } from "./plain-yaml.ts";

const SCENARIOS = new URL("../../scenarios/", import.meta.url);
const texts = readdirSync(SCENARIOS)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readFileSync(new URL(file, SCENARIOS), "utf8"));

/** The full reader; undefined where it finds an error. */
function readFully(text: string): readonly unknown[] | undefined {
  const documents = [...parseAllDocuments(text, { logLevel: "silent" })];
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  return documents.map((document) => document.toJS()).filter((document) => document !== null);
}

const plain = (text: string): readonly unknown[] | undefined =>
  readPlainYaml(text)?.filter((document) => document !== null);

test("every example is plain enough, and read as the full reader does", () => {
  for (const text of texts) expect(plain(text)).toEqual(readFully(text));
});

test.each([
  "a: b\nc:\n  - d\n  - e: f\n    g: h\n  -\n    - i\n",
  "a:\n- b\n- c\nd: e",
  "- [a, b: {c: d}, [], {}]\n- {a, b: , c: d}",
  "a: [b,\n  c, # comment\n  d]\ne: f",
  "# comment\n\na: b # comment\n# comment\nc: 'd: e'\n\"f g\": h#i",
  "a: 1\nb: -2\nc: true\nd: ~\ne:\nf: 1a\ng: No. 3\nh: 12:30",
  "given: {P1: {play: [Clerk: {wounds: 1}, Guard]}}",
  "- P1 plays A; drain D1\n- refused: P1 plays B\n  by: PAY-04\n",
  "a: {b: [c, ...3]}\n---\nd: e\n---\n",
  "x: [a: b, 'c': d]\ny: -a\nz: '#1'",
])("read as the full reader does: %j", (text) => {
  expect(plain(text)).toEqual(readFully(text));
});

test.each([
  "a: |\n  b\n",
  "a: &x b\nc: *x",
  "a: b\n  c",
  'a: "b\\n"',
  "a: 1.5",
  "a: b: c",
  "a: [b",
  "a: b\na: c",
  "\ta: b",
  "a: !tag b",
  "? a\n: b",
  "a: 'it''s'",
  "a:\n    b: c\n  d: e",
  "- a\nb: c",
  "a: [b c\n  d]",
])("left to the full reader: %j", (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

/** Whatever is read at all is read rightly: small damage to true examples. */
test("damaged files are read as the full reader does, or left to it", () => {
  const marks = ["", " ", ":", "#", "[", "]", "{", "}", ",", "-", "'", '"', "\n", "  ", "a", ": ", "- "];
  let seed = 777;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % limit;
  };
  for (let i = 0; i < 3000; i++) {
    const whole = texts[below(texts.length)] ?? "";
    const from = below(whole.length);
    const documents = whole.slice(from, from + 400);
    const at = below(documents.length);
    const text = documents.slice(0, at) + (marks[below(marks.length)] ?? "") + documents.slice(at + below(3));
    const read = plain(text);
    if (read !== undefined) expect(read, text).toEqual(readFully(text));
  }
});
