import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BalanceSheet, balanceSheetOf, type GameSummary, type QuadResult, summarize } from "@fhtagn/lab";
import { commandWords } from "@fhtagn/words";
import { afterAll, expect, test } from "vitest";
import { matrixText } from "../src/arena/arena-report.ts";
import { forPrograms } from "../src/arena/for-programs.ts";
import { readResults } from "../src/arena/results-file.ts";

const WORDS = commandWords("en").workbench.arena;

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
    const rows = matrixText([{ ...one, header: { ...one.header, A: "better", B: "worse" } }], WORDS).split(
      "\n",
    );
    const shares = rows.slice(1).map((row) => Number(/(\d+\.\d) %/.exec(row)?.[1]));
    // Each is rounded: 31.25 and 68.75 are told as 31.3 and 68.8.
    expect(Math.abs((shares[0] ?? 0) + (shares[1] ?? 0) - 100)).toBeLessThan(0.11);
  },
  TIME,
);

test("the matrix goes up the ladder, whatever the order of the files", () => {
  const one = readResults(file("one.jsonl"));
  const between = (A: string, B: string) => ({ ...one, header: { ...one.header, A, B } });
  const matrix = matrixText(
    [between("elder", "novice"), between("novice", "greedy"), between("tuned@200", "greedy")],
    WORDS,
  );
  const [head = "", ...rows] = matrix.split("\n");
  const ladder = ["greedy", "tuned@200", "novice", "elder"];
  expect(head.trim().split(/ {2,}/)).toEqual(ladder);
  expect(rows.map((row) => row.split(" ")[0])).toEqual(ladder);
});

const CONTRACT = ["a", "b", "games", "winRate", "low", "high", "draws", "capped", "msPerDecision"];

test(
  "the report for programs has the fields of the contract, and so has each of a matrix",
  () => {
    const one = arena("one.jsonl", "--games", "16", "--json");
    const matrix = fhtagn("arena", "--matrix", "one.jsonl", "two.jsonl", "--json");
    expect([one.status, matrix.status]).toEqual([0, 0]);
    const [report, ...others] = [JSON.parse(one.stdout), ...JSON.parse(matrix.stdout)];
    expect(others).toHaveLength(2);
    for (const some of [report, ...others]) {
      expect(Object.keys(some)).toEqual(
        expect.arrayContaining([...CONTRACT, "header", "summary", "sessions"]),
      );
      expect(Object.keys(some.msPerDecision)).toEqual(["p50", "p95", "max"]);
    }
    const { score, interval, draws, thinking } = report.summary;
    expect(report).toMatchObject({ a: "random", b: "random", games: 16, winRate: score, ...interval, draws });
    const { A, B } = thinking;
    expect(report.msPerDecision.max).toBe(Math.max(A.msMax, B.msMax));
    expect(report.msPerDecision.p50).toBeGreaterThanOrEqual(Math.min(A.msP50, B.msP50));
    expect(report.msPerDecision.p50).toBeLessThanOrEqual(Math.max(A.msP50, B.msP50));
  },
  TIME,
);

test("games at the cap are counted, and Elo without bound is null for programs", () => {
  const { quads, ...rest } = readResults(file("one.jsonl"));
  const wonAtCap = (game: GameSummary): GameSummary => ({ ...game, winner: "A", because: "turns" });
  const summary = summarize(quads.map((quad) => ({ ...quad, games: quad.games.map(wonAtCap) })));
  const report = JSON.parse(JSON.stringify(forPrograms({ ...rest, summary })));
  expect(report).toMatchObject({ capped: 16, winRate: 1, high: 1, summary: { elo: null } });
});

test(
  "a run with a fault prints the game up to there and fails",
  () => {
    const [head = "", session = "", quad = ""] = readFileSync(file("one.jsonl"), "utf8").split("\n");
    const fault = { kind: "crash", side: "B", game: 2, message: "I am lost", record: "fhtagn1*" };
    const faulty = JSON.stringify({ ...JSON.parse(quad), faults: [fault] });
    writeFileSync(file("faulty.jsonl"), [head, session, faulty, ""].join("\n"));
    const { status, stdout } = arena("faulty.jsonl", "--games", "4");
    expect(status).toBe(1);
    expect(stdout).toContain("1: the run fails");
    expect(stdout).toMatch(/quad 0, game 3, B: crash: I am lost\n +fhtagn1\*\n$/);
    expect(arena("faulty.jsonl", "--games", "4", "--json").status).toBe(1);
  },
  TIME,
);

test(
  "bad usage is one clear line",
  () => {
    expect(fhtagn("arena", "random", "nobody")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^error: there is no computer player "nobody"; .* one of random, greedy.*\n$/,
      ),
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

/** The figures that a written page has with it. */
const sheetIn = (page: string): BalanceSheet =>
  JSON.parse(/<script type="application\/json" id="sheet">(.*?)<\/script>/.exec(page)?.[1] ?? "null");

test(
  "lab writes its report as JSON and as a page that needs nothing else",
  () => {
    const decks = "agency-cthulhu,hastur-yog-sothoth";
    const lab = (...words: readonly string[]) =>
      fhtagn("lab", "--bot", "random", "--decks", decks, "--games", "3", ...words);
    expect(lab("--out", "lab-one", "--workers", "1")).toMatchObject({ status: 0, stderr: "" });
    const forProgram = lab("--out", "lab-two", "--workers", "2", "--json");
    expect(forProgram).toMatchObject({ status: 0, stderr: "" });
    const json = readFileSync(file("lab-one/balance.json"), "utf8");
    expect(readFileSync(file("lab-two/balance.json"), "utf8")).toBe(json);
    expect(JSON.parse(forProgram.stdout)).toEqual(JSON.parse(json));
    const { terms, balance } = JSON.parse(json);
    expect(Object.keys(terms).join(" ")).toBe("engine bot seed decks gamesPerPairing byClock");
    expect(Object.keys(balance).join(" ")).toBe(
      "games pairings decks firstPlayer cards ends lengths turns faults",
    );
    expect(terms).toMatchObject({ bot: "random", gamesPerPairing: 4 });
    expect(balance).toMatchObject({ games: 12, faults: [] });
    expect(balance.pairings).toHaveLength(3);
    const page = readFileSync(file("lab-one/balance.html"), "utf8");
    expect(sheetIn(page)).toEqual(balanceSheetOf(JSON.parse(json)));
    expect(sheetIn(page).again).toBe(`npx fhtagn lab --bot random --games 4 --seed lab --decks ${decks}`);
    expect(page.replace(/<script.*<\/script>/s, "")).not.toMatch(/https?:|src=|@import|url\(/);
    const only = lab("--html", "only.html");
    expect(only.stdout).toContain("written: only.html");
    expect(readFileSync(file("only.html"), "utf8")).toBe(page);
  },
  TIME,
);
