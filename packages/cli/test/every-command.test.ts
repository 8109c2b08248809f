/** With `--lang fr` no command prints a sentence of the English catalogue. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { library } from "@fhtagn/cards";
import { describeError, runScenarioText } from "@fhtagn/scenarios";
import type { Command } from "commander";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../server/src/storage/database.ts";
import { gameRow } from "../../server/test/games.ts";
import { makeProgram } from "../src/program.ts";
import { englishIn } from "./english-catalogue.ts";
import { fhtagnIn } from "./fhtagn.ts";

const folder = mkdtempSync(join(tmpdir(), "every-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fhtagn = fhtagnIn(folder);

writeFileSync(join(folder, "deck.txt"), "3 Agency Bodyguard\n2 Nobody At All\nnonsense\n");
writeFileSync(join(folder, "deck.json"), "{");
writeFileSync(join(folder, "broken.yaml"), "title: Un\nmoves: [P1 passes twice]\n");
writeFileSync(
  join(folder, "failing.yaml"),
  "title: Un\nmoves: [{ advance: after resolution }]\n---\ntitle: Deux\ngiven: { turn: 2 }\n",
);
writeFileSync(join(folder, "record.txt"), "Fhtagn record 9\n");
writeFileSync(join(folder, "results.jsonl"), '{"format":"fhtagn arena 1"}\n');

/** With a game in it that no server has the cards of. */
const database = await openDatabase(join(folder, "data"));
await database.db
  .insertInto("games")
  .values(gameRow("broken", { deck_p1: "none" }))
  .execute();
await database.close();

/** Names of tests and examples that say they are English are told as they are. */
const QUOTED: Readonly<Record<string, RegExp>> = {
  card: /^ {2}\S/,
  rules: /\.test\.ts: |\.yaml: |^ {2}\(en anglais\) /,
};

function toldBy(name: string, words: readonly string[]): string {
  const { stdout, stderr } = fhtagn(...name.split(" "), ...words, "--lang", "fr");
  expect(stderr).not.toMatch(/\n\s+at /);
  const quoted = words.includes("--help") ? undefined : QUOTED[name];
  return `${stdout}\n${stderr}`
    .split("\n")
    .filter((line) => quoted?.test(line) !== true)
    .join(" ");
}

const GUEST = `"${process.execPath}" "${new URL("../fhtagn.mjs", import.meta.url).pathname}" bot random`;

/** Of each command what it prints, and what it says of what it cannot do. */
const CALLS: readonly (readonly [command: string, calls: readonly (readonly string[])[]])[] = [
  [
    "play",
    [
      ["--seed", "a", "--save", "game.txt"],
      ["--seed", "a", "--ruleset", "ccg"],
      ["--deck", "none"],
      ["--bot", "nobody"],
    ],
  ],
  [
    "serve",
    [
      ["--port", "99999"],
      ["--host", "256.0.0.1"],
      ["--db", "postgres://me:word@127.0.0.1:1/x"],
    ],
  ],
  [
    "db backup",
    [
      ["saved", "--db", "data"],
      ["saved", "--db", "nowhere"],
      ["no/such/folder", "--db", "data"],
    ],
  ],
  [
    "db restore",
    [
      ["saved", "--db", "again"],
      ["saved", "--db", "data"],
      ["deck.txt", "--db", "other"],
      ["nowhere", "--db", "other"],
      [".", "--db", "other"],
    ],
  ],
  [
    "db check",
    [
      ["--db", "data"],
      ["--json", "--db", "data"],
      ["--db", "postgres://me:word@127.0.0.1:1/x"],
    ],
  ],
  ["cards", [["zoog"], ["The Terror of the Tides"], ["no such words anywhere"]]],
  ["card", [["T-Men"], ["Nobody"]]],
  ["rules", [["STORY-18"], ["ED-01"], ["Magah", "Bird"], ["--coverage"], ["xyzzy"], ["a", "--coverage"]]],
  ["deck list", [[]]],
  ["deck check", [["deck.txt"], ["agency-cthulhu+2"], ["deck.json"], ["nowhere.txt"]]],
  ["deck show", [["agency-cthulhu+2"], ["deck.txt"]]],
  ["deck convert", [["agency-cthulhu+2", "--to", "json"], ["deck.txt", "--to", "text"], ["deck.txt"]]],
  ["scenario", [["failing.yaml"], ["broken.yaml"], ["failing.yaml", "--json"], ["nowhere.yaml"]]],
  ["replay", [["game.txt"], ["game.txt", "--verify"], ["record.txt"], ["deck.txt"], ["."]]],
  ["bench", [["--nonsense"]]],
  [
    "soak",
    [
      ["--games", "1"],
      ["--games", "none"],
      ["--bots", "nobody"],
    ],
  ],
  [
    "exhaust",
    [
      ["--set", "none"],
      ["--set", "summons-of-the-deep", "--games", "0"],
    ],
  ],
  ["arena", [["random", "random", "--games", "4"], ["--matrix", "results.jsonl"], ["random"]]],
  [
    "lab",
    [
      ["--bot", "nobody"],
      ["--games", "none"],
    ],
  ],
  [
    "bot",
    [
      ["random", "--against", GUEST, "--games", "1"],
      ["random", "--against", "cat", "--timeout", "9"],
    ],
  ],
];

const leavesOf = (command: Command, before = ""): readonly string[] =>
  command.commands.flatMap((inner) =>
    inner.commands.length === 0 ? [`${before}${inner.name()}`] : leavesOf(inner, `${inner.name()} `),
  );

test("no command is left out", () => {
  expect(CALLS.map(([name]) => name).toSorted()).toEqual([...leavesOf(makeProgram("fr"))].toSorted());
});

describe.each(CALLS)("%s", (name, calls) => {
  test.each([["--help"], ...calls])("%j", (...words) => {
    const told = toldBy(name, words);
    expect(told.trim()).not.toBe("");
    expect(englishIn(told)).toEqual([]);
  });
});

test("the catalogue finds English where there is some", () => {
  expect(englishIn(fhtagn("play", "--help", "--lang", "en").stdout)).not.toEqual([]);
  expect(englishIn(fhtagn("scenario", "failing.yaml", "--lang", "en").stdout)).not.toEqual([]);
});

test("why a scenario fails is told in French, whatever the reason", () => {
  const file = new URL("../../scenarios/scenarios/failing.yaml", import.meta.url);
  const results = runScenarioText(readFileSync(file, "utf8"), "failing.yaml", library());
  expect(results.length).toBeGreaterThan(20);
  for (const { title, error } of results) {
    const told = error === undefined ? "" : describeError(error, "fr");
    expect(told, title).toMatch(/attendu .*trouvé /s);
    expect(englishIn(told), title).toEqual([]);
  }
});
