/** What strangers send, given to the command line: each is refused with one clear line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOSTILE_DECKS, HOSTILE_RECORDS } from "@fhtagn/testkit/hostile";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { linesOf, TOO_LONG } from "../src/bot/bounded-lines.ts";
import { CliError } from "../src/errors.ts";
import { makeProgram } from "../src/program.ts";
import { terminalText } from "../src/terminal-text.ts";
import { fhtagnIn } from "./fhtagn.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-hostile-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function write(ending: string, text: string): string {
  const file = join(FOLDER, `file.${ending}`);
  writeFileSync(file, text);
  return file;
}

const fhtagn = fhtagnIn(FOLDER);

const HOSTILE_ABILITY = `
cards:
  - { title: Trap, type: event, faction: hastur, abilities: [{ timing: action, effect: { do: inOrder } }] }
given: { P1: { hand: [Trap] } }
moves: [P1 plays Trap]
`;

let printed = "";
beforeEach(() => {
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

interface Outcome {
  readonly refused: boolean;
  readonly told: string;
}

/** The command in this very process: what it prints, and whether it ends well. */
async function ran(...words: readonly string[]): Promise<Outcome> {
  try {
    await makeProgram("fr").parseAsync([...words], { from: "user" });
    return { refused: process.exitCode === 1, told: printed };
  } catch (problem) {
    if (!(problem instanceof CliError)) throw problem;
    return { refused: true, told: problem.message };
  } finally {
    process.exitCode = undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;
const MOST_LETTERS = 4_000;

function expectRefusal({ refused, told }: Outcome): void {
  expect(refused).toBe(true);
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(MOST_LETTERS);
}

test.each(HOSTILE_DECKS)("a hostile deck is refused: $name (.$ending)", async ({ ending, text }) => {
  const file = write(ending, text());
  for (const words of [["check"], ["show"], ["convert", "--to", "text"]])
    expectRefusal(await ran("deck", ...words, file));
});

test.each(HOSTILE_RECORDS)("a hostile record is refused: $name", async ({ text }) => {
  const file = write("record", text());
  expectRefusal(await ran("replay", file, "--verify"));
});

test("no character of a file is a command to the terminal", async () => {
  const file = write("txt", "# \u001b[31mred\n1 T-Men\n1 \u001b[2J\u0007nobody\u202e\n");
  await ran("deck", "check", file);
  expect(printed).not.toMatch(RAW);
  expect(printed).toContain("\\u001b[2J\\u0007nobody");
  printed = "";
  await ran("deck", "convert", write("txt", "# \u001b[31mred\n1 T-Men\n"), "--to", "text");
  expect(printed).toContain("# \\u001b[31mred");
  expect(terminalText("one\ttwo\nthree é")).toBe("one\ttwo\nthree é");
});

test("an error about a file gives the terminal no command either", () => {
  const file = write("txt", "1 \u001b[2J\u0007nobody\n");
  const { status, stderr } = fhtagn("deck", "show", file);
  expect(status).toBe(1);
  expect(stderr).not.toMatch(RAW);
  expect(stderr).toContain("\\u001b[2J\\u0007nobody");
});

test.each([
  ["no YAML", "title: [One"],
  ["lists without end", "[".repeat(100_000)],
  ["words", "just words"],
  ["another kind of value", "moves: 3"],
  ["a position that means nothing", "given: { P1: { hand: 3 } }"],
  ["an ability that means nothing", HOSTILE_ABILITY],
  ["an alias of an alias", "a: &a [x]\nb: &b [*a, *a]\ntitle: *b"],
])("a scenario file with %s fails in one place, without a stack", async (_, text) => {
  const { refused, told } = await ran("scenario", write("yaml", text));
  expect(refused).toBe(true);
  expect(told.trimEnd().split("\n").length).toBeLessThan(6);
  expect(told).not.toMatch(/\bat .*:\d+:\d+/);
});

test("a stream that never ends a line is read no further than a line may be long", async () => {
  let chunks = 0;
  const { Readable } = await import("node:stream");
  const endless = new Readable({
    read() {
      chunks++;
      this.push("y".repeat(65_536));
    },
  });
  const found: unknown[] = [];
  for await (const line of linesOf(endless)) found.push(line);
  expect(found).toEqual([TOO_LONG]);
  expect(chunks).toBeLessThan(25);
});

test("lines that nobody asked for wait where they are", async () => {
  let chunks = 0;
  const { Readable } = await import("node:stream");
  const chatty = new Readable({
    read() {
      chunks++;
      this.push("y\n".repeat(1_000));
    },
  });
  const lines = linesOf(chatty);
  expect((await lines.next()).value).toBe("y");
  await new Promise((resolve) => setImmediate(resolve));
  expect(chunks).toBeLessThan(100);
  await lines.return(undefined);
});

test.each([
  ["bot", "random", "--against", "yes"],
  ["bot", "random", "--against", "cat /dev/zero"],
  ["replay", "."],
  ["replay", "/dev/zero"],
  ["deck", "check", "."],
  ["play", "--seed", "s".repeat(501)],
  ["play", "--seed", "a", "--save", join("nowhere", "at", "all.txt")],
  ["lab", "--games", "2", "--out", join("/dev", "null", "lab")],
  ["serve", "--port", "70000"],
])("one clear line of our own, and an exit code that says so: %s %s", (...words) => {
  const { status, stderr } = fhtagn(...words);
  expect(status).toBeGreaterThan(0);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).toMatch(/^error: /);
  expect(stderr).not.toMatch(/ENOENT|EISDIR|ENOTDIR|RangeError|TypeError|\bat .*:\d+:\d+/);
});
