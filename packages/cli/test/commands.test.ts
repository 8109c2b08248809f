import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, expect, test } from "vitest";
import { makeProgram } from "../src/program.ts";
import { fhtagnIn } from "./fhtagn.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const file = (name: string): string => join(FOLDER, name);

const fhtagn = fhtagnIn(FOLDER);
const lines = (text: string): number => text.trimEnd().split("\n").length;

/** The words that call each command, those inside another included. */
const callsOf = (command: Command): readonly (readonly string[])[] =>
  command.commands.flatMap((inner) => [
    [inner.name()],
    ...callsOf(inner).map((words) => [inner.name(), ...words]),
  ]);

/** What one command prints for `--help`, without a process of its own. */
async function helpOf(words: readonly string[]): Promise<string> {
  const program = makeProgram("en");
  let told = "";
  const listen = (command: Command): void => {
    command.configureOutput({ writeOut: (text) => (told += text) });
    for (const inner of command.commands) listen(inner);
  };
  listen(program);
  const asked = program.parseAsync([...words, "--help"], { from: "user" });
  await expect(asked, words.join(" ")).rejects.toMatchObject({
    code: "commander.helpDisplayed",
    exitCode: 0,
  });
  return told;
}

test("every command has --help", async () => {
  const { status, stdout } = fhtagn("--help");
  expect(status).toBe(0);
  const calls = callsOf(makeProgram("en"));
  const names = calls.map((words) => words.join(" "));
  for (const promised of "play serve cards rules deck scenario arena lab replay bench bot".split(" "))
    expect(names).toContain(promised);
  for (const [name = ""] of calls) expect(stdout).toContain(`  ${name} `);
  for (const words of calls) expect(await helpOf(words)).toContain(`Usage: fhtagn ${words.join(" ")} `);
});

test("bad usage exits 2, what cannot be done exits 1, each with one clear line", () => {
  const unknown = fhtagn("replay", "x", "--nonsense");
  expect(unknown).toMatchObject({ status: 2, stdout: "", stderr: "error: unknown option '--nonsense'\n" });
  expect(fhtagn("play", "--bot", "oracle")).toMatchObject({ status: 2, stdout: "" });
  const missing = fhtagn("replay", "nowhere");
  expect(missing).toMatchObject({ status: 1, stdout: "", stderr: 'error: there is no file "nowhere"\n' });
  writeFileSync(file("junk.txt"), "fhtagn record 1\nengine: 0.2.0\n");
  const junk = fhtagn("replay", "junk.txt");
  expect(junk).toMatchObject({ status: 1, stdout: "" });
  expect(lines(junk.stderr)).toBe(1);
  expect(junk.stderr).toContain("line 3");
});

test("without a terminal one random game is played, and its record can be replayed", () => {
  const played = fhtagn("play", "--seed", "cli", "--save", "game.txt");
  expect(played.status).toBe(0);
  expect(played.stdout).toMatch(/Turn 1: P[12]\./);
  expect(played.stdout).toMatch(/(wins|draw).*after \d+ turns\n$/);
  const verified = fhtagn("replay", "game.txt", "--verify", "--json");
  expect(verified.status).toBe(0);
  const report = JSON.parse(verified.stdout);
  expect(report).toMatchObject({ ok: true, result: expect.any(Object) });
  expect(report.hash).toMatch(/^[0-9a-f]{16}$/);
  const text = readFileSync(file("game.txt"), "utf8");
  writeFileSync(file("changed.txt"), text.replace(/^turn 3 .*$/m, "turn 3 0123456789abcdef"));
  expect(fhtagn("replay", "changed.txt", "--verify")).toMatchObject({ status: 1 });
});

test("a game by the older rules: they are named, recorded, and its record can be replayed", () => {
  const played = fhtagn("play", "--ruleset", "ccg", "--seed", "cli", "--save", "older.txt");
  expect(played.status).toBe(0);
  expect(played.stdout).toMatch(/^Older rules\. .*2005/);
  const firstPlayerLast = /draws his setup hand[\s\S]*The first player is chosen/;
  expect(played.stdout).toMatch(firstPlayerLast);
  expect(fhtagn("play", "--seed", "cli").stdout).not.toMatch(firstPlayerLast);
  expect(readFileSync(file("older.txt"), "utf8")).toContain("\nruleset: ccg\n");
  const verified = fhtagn("replay", "older.txt", "--verify", "--json");
  expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, result: expect.any(Object) });
  const shown = fhtagn("replay", "older.txt", "--lang", "fr");
  expect(shown.stdout).toMatch(/^Anciennes règles\. .*2005/);
  expect(fhtagn("play", "--ruleset", "old")).toMatchObject({ status: 2, stdout: "" });
});

test("a deck is played by the rules it is legal under", () => {
  const { stdout } = fhtagn("deck", "convert", "agency", "--to", "text");
  writeFileSync(file("four.txt"), `${stdout}1 Shotgun Blast\n`);
  const newer = fhtagn("play", "--deck", "four.txt");
  expect(newer).toMatchObject({ status: 1, stdout: "" });
  expect(newer.stderr).toContain("DECK-04");
  expect(fhtagn("play", "--deck", "four.txt", "--ruleset", "ccg").stderr).toBe("");
});

test("deck check reads a file, its format, and says what is wrong", () => {
  writeFileSync(file("deck.txt"), "# format: tournament\n4x T-Men\nwhat is this\n");
  const { status, stdout } = fhtagn("deck", "check", "deck.txt", "--json");
  expect(status).toBe(1);
  const { legal, problems } = JSON.parse(stdout);
  expect(legal).toBe(false);
  expect(problems.map(({ rule }: { readonly rule: string }) => rule)).toEqual(["file", "DECK-01", "DECK-04"]);
  const converted = fhtagn("deck", "convert", "hastur-yog-sothoth", "--to", "json");
  expect(Object.keys(JSON.parse(converted.stdout).slots)).toHaveLength(47);
});

test("deck list names the decks of ours; those for tournaments are legal, by name", () => {
  const { stdout } = fhtagn("deck", "list", "--json");
  const decks = JSON.parse(stdout);
  expect(decks).toHaveLength(7 + 42);
  expect(decks[0]).toMatchObject({ name: "agency", format: "tournament", cards: 50 });
  expect(decks[0].title).toEqual({ en: "The Long Arm of the Law", fr: "Le bras long de la loi" });
  expect(fhtagn("deck", "convert", "agency", "--to", "text").stdout).toMatch(/^# The Long Arm of the Law\n/);
  const checked = fhtagn("deck", "check", "shub-niggurath", "--json");
  expect(checked.status).toBe(0);
  expect(JSON.parse(checked.stdout)).toEqual({ legal: true, problems: [], cards: 50 });
});

test("cards are found in both languages, with the fields of the contract", () => {
  const { stdout } = fhtagn("cards", "T-Men", "--json");
  const [card] = JSON.parse(stdout);
  const fields =
    "code set number title descriptor unique faction type cost skill icons keywords subtypes text status tests";
  expect(Object.keys(card)).toEqual(expect.arrayContaining(fields.split(" ")));
  expect(card).toMatchObject({ code: "core-set-12", set: "core-set", status: "done" });
  expect(card.text.fr).not.toBe("");
});

test("French words are found as a keyboard types them", () => {
  const { stdout } = fhtagn("cards", "d'écart, payez 2", "--json");
  expect(JSON.parse(stdout).map(({ title }: { title: string }) => title)).toEqual(["Monster Hunter"]);
});
