import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GameSummary, isBotName, type QuadResult } from "@fhtagn/bots";
import { afterAll, expect, test } from "vitest";
import { matrixText } from "../src/arena/report.ts";
import { readResults } from "../src/arena/results-file.ts";

const BINARY = fileURLToPath(new URL("../fhtagn.mjs", import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-arena-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const TIME = 180_000;

function fhtagn(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], {
    cwd: FOLDER,
    encoding: "utf8",
    timeout: TIME,
  });
  return { status, stdout, stderr };
}
const file = (name: string): string => join(FOLDER, name);
const arena = (out: string, ...words: readonly string[]) =>
  fhtagn("arena", "random", "random", "--out", out, ...words);
const gamesOf = (out: string): readonly (readonly GameSummary[])[] =>
  readResults(file(out)).quads.map(({ games }: QuadResult) => games);

test(
  "the same seed gives the same games with one worker and with two",
  () => {
    const one = arena("one.jsonl", "--games", "16", "--workers", "1");
    expect(one).toMatchObject({ status: 0, stderr: "" });
    expect(arena("two.jsonl", "--games", "16", "--workers", "2")).toMatchObject({ status: 0, stderr: "" });
    expect(gamesOf("two.jsonl")).toEqual(gamesOf("one.jsonl"));
    expect(one.stdout).toContain('random against random: 16 games in 4 quads, 21 decks, seed "arena"');
    for (const line of [
      "score of A",
      "first seat",
      "turns a game",
      "60 turns 0",
      "p50 / p95 / max",
      "unit",
      "none",
    ])
      expect(one.stdout).toContain(line);
  },
  TIME,
);

test(
  "a run goes on where it was cut off, and only with the same run",
  () => {
    const text = readFileSync(file("one.jsonl"), "utf8");
    const whole = text.split("\n").slice(0, 4).join("\n");
    writeFileSync(file("cut.jsonl"), `${whole}\n`);
    appendFileSync(file("cut.jsonl"), '{"quad":2,"deal":"are');
    const { status, stdout } = arena("cut.jsonl", "--games", "16", "--workers", "1", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout).summary).toMatchObject({ games: 16, quads: 4, faults: [] });
    expect(gamesOf("cut.jsonl")).toEqual(gamesOf("one.jsonl"));
    expect(readFileSync(file("cut.jsonl"), "utf8").split("\n").length).toBe(text.split("\n").length + 1);
    const other = arena("cut.jsonl", "--games", "16", "--seed", "other");
    expect(other).toMatchObject({ status: 1, stdout: "" });
    expect(other.stderr).toContain('holds another run (seed: "arena", not "other")');
  },
  TIME,
);

test(
  "a run does not go on with bots that play otherwise than when it was begun",
  () => {
    const begun = readFileSync(file("one.jsonl"), "utf8").trimEnd().split("\n").slice(0, 3);
    const changed = begun.join("\n").replaceAll(/"end":"[0-9a-f]{16}"/g, '"end":"0123456789abcdef"');
    writeFileSync(file("changed.jsonl"), `${changed}\n`);
    const run = (games: string) => arena("changed.jsonl", "--games", games, "--workers", "1");
    expect(run("8")).toMatchObject({
      status: 1,
      stdout: "",
      stderr:
        'error: "changed.jsonl" was begun by bots or rules that have changed since; choose another file\n',
    });
    expect(readFileSync(file("changed.jsonl"), "utf8")).toBe(`${changed}\n`);
    expect(run("4").status).toBe(0); // nothing is added, so nothing can be mixed
  },
  TIME,
);

test(
  "the matrix is printed from files",
  () => {
    const { status, stdout } = fhtagn("arena", "--matrix", "one.jsonl", "two.jsonl");
    expect(status).toBe(0);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^random {2}\d+\.\d % \[.*\] of 32$/);
    const one = readResults(file("one.jsonl"));
    const rows = matrixText([{ ...one, header: { ...one.header, A: "better", B: "worse" } }]).split("\n");
    const shares = rows.slice(1).map((row) => Number(/(\d+\.\d) %/.exec(row)?.[1]));
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(100, 5);
  },
  TIME,
);

test("the matrix goes up the ladder, whatever the order of the files", () => {
  const one = readResults(file("one.jsonl"));
  const between = (A: string, B: string) => ({ ...one, header: { ...one.header, A, B } });
  const matrix = matrixText([
    between("elder", "novice"),
    between("novice", "greedy"),
    between("tuned@200", "greedy"),
  ]);
  const [head = "", ...rows] = matrix.split("\n");
  const ladder = ["greedy", "tuned@200", "novice", "elder"];
  expect(head.trim().split(/ {2,}/)).toEqual(ladder);
  expect(rows.map((row) => row.split(" ")[0])).toEqual(ladder);
});

test(
  "bad usage is one clear line",
  () => {
    expect(fhtagn("arena", "random", "nobody")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error: there is no computer player "nobody"; there is random.*\n$/),
    });
    expect(fhtagn("arena", "random")).toMatchObject({
      status: 2,
      stderr: "error: two computer players are needed\n",
    });
    expect(fhtagn("arena", "random", "random", "--sprt", "--games", "4").status).toBe(2);
    expect(fhtagn("arena", "random", "random", "--decks", "agency-poker").status).toBe(1);
  },
  TIME,
);

test.skipIf(!isBotName("greedy"))(
  "greedy over random, fifty games without a fault",
  () => {
    const { status, stdout } = fhtagn("arena", "greedy", "random", "--games", "50", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout).summary.score).toBeGreaterThan(0.8);
  },
  TIME,
);

test(
  "lab writes its report as JSON and as a page that needs nothing else",
  () => {
    const decks = "agency-cthulhu,hastur-yog-sothoth";
    const lab = (out: string, workers: string) =>
      fhtagn("lab", "--bot", "random", "--decks", decks, "--games", "3", "--out", out, "--workers", workers);
    expect(lab("lab-one", "1")).toMatchObject({ status: 0, stderr: "" });
    expect(lab("lab-two", "2")).toMatchObject({ status: 0, stderr: "" });
    const json = readFileSync(file("lab-one/balance.json"), "utf8");
    expect(readFileSync(file("lab-two/balance.json"), "utf8")).toBe(json);
    const { terms, balance } = JSON.parse(json);
    expect(terms).toMatchObject({ bot: "random", gamesPerPairing: 4 });
    expect(balance).toMatchObject({ games: 12, faults: [] });
    expect(balance.pairings).toHaveLength(3);
    const page = readFileSync(file("lab-one/balance.html"), "utf8");
    const only = fhtagn("lab", "--bot", "random", "--decks", decks, "--games", "3", "--html", "only.html");
    expect(only.stdout).toContain("written: only.html");
    expect(readFileSync(file("only.html"), "utf8")).toBe(page);
    expect(page).not.toMatch(/https?:|src=|@import|url\(/);
    expect(page).toContain("Every deck against every deck");
    expect(page).toContain("Chaque deck contre chaque deck");
    expect(page.match(/<th scope="row">/g)?.length).toBeGreaterThan(4);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    for (const tag of ["table", "section", "span", "svg", "tr", "td", "th", "li", "details"])
      expect(page.match(new RegExp(`<${tag}[ >]`, "g"))?.length).toBe(
        page.match(new RegExp(`</${tag}>`, "g"))?.length,
      );
  },
  TIME,
);
