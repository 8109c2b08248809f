import { tmpdir } from "node:os";
import { chooseAtRandom } from "@fhtagn/bots";
import { makeRecorder, makeRng, newGame } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { faultOfGame, soakGame } from "../src/soak/game.ts";
import { type Answerer, matchFor } from "../src/soak/match.ts";
import { playOnQuickly, quickGame } from "../src/soak/quick-game.ts";
import { unfinishedGame } from "../src/soak/stalls.ts";
import { fhtagnIn } from "./fhtagn.ts";

const fhtagn = fhtagnIn(tmpdir());

test("soak plays preset decks in several threads and says how the games ended", () => {
  const { status, stdout } = fhtagn(
    "soak",
    "--games",
    "11",
    "--decks",
    "presets",
    "--seed",
    "test",
    "--json",
  );
  expect(status).toBe(0);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ ok: true, games: 11, faults: [] });
  const ends: readonly number[] = Object.values(report.ends);
  expect(ends.reduce((sum, count) => sum + count, 0)).toBe(11);
});

test("one game is the same wherever it is played", () => {
  const terms = { bots: { bot: "random" }, decks: "presets", allEvery: 100, locale: "en" } as const;
  const { stdout } = fhtagn("soak", "--games", "1", "--decks", "presets", "--seed", "same", "--json");
  expect(JSON.parse(stdout).decisions).toBe(soakGame("same-0", terms).decisions);
});

test("without checks it is the same game", () => {
  const terms = { bots: { bot: "random" }, decks: "mixed", allEvery: 100, locale: "en" } as const;
  for (const seed of ["quick-0", "quick-1", "quick-2"])
    expect(quickGame(seed, terms)).toEqual(soakGame(seed, terms));
  const { status, stdout } = fhtagn("soak", "--quick", "--games", "3", "--seed", "quick", "--json");
  expect(status).toBe(0);
  const played = [0, 1, 2].map((game) => soakGame(`quick-${game}`, terms).decisions);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    decisions: played.reduce((sum, decisions) => sum + decisions, 0),
  });
});

test("without checks too a game that goes wrong does not pass for one that ended", () => {
  const { setup } = matchFor("faults", makeRng("faults"), { decks: "presets" });
  const begin = () => newGame(setup, "faults");
  const crash = () => {
    throw new Error("out of ideas");
  };
  expect(playOnQuickly(begin, crash)).toBeNull();
  expect(playOnQuickly(begin, () => ({ choose: 99 }))).toBeNull();
});

test("bots of any name can be soaked", () => {
  const { status, stdout } = fhtagn("soak", "--bots", "greedy", "--games", "2", "--seed", "bots", "--json");
  expect(status).toBe(0);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ ok: true, games: 2, bots: { bot: "greedy" }, faults: [] });
  const terms = { bots: { bot: "greedy" }, decks: "mixed", allEvery: 100, locale: "en" } as const;
  const [one, two] = ["bots-0", "bots-1"].map((seed) => soakGame(seed, terms).decisions);
  expect(report.decisions).toBe((one ?? 0) + (two ?? 0));
});

test("by the older rules every game is by the older rules, otherwise dealt alike", () => {
  const seeds = Array.from({ length: 12 }, (_, game) => `rules-${game}`);
  for (const decks of ["mixed", "presets"] as const) {
    const drawn = seeds.map((seed) => matchFor(seed, makeRng(seed), { decks }));
    const older = seeds.map((seed) => matchFor(seed, makeRng(seed), { decks, ruleset: "ccg" }));
    expect(older.map(({ setup }) => setup.decks)).toEqual(drawn.map(({ setup }) => setup.decks));
    expect(new Set(older.map(({ setup }) => setup.ruleset))).toEqual(new Set(["ccg"]));
    expect(drawn.map(({ setup }) => setup.ruleset)).toContain("lcg");
  }
  const terms = { bots: { bot: "random" }, decks: "presets", allEvery: 100, locale: "en" } as const;
  const flags = ["--games", "1", "--decks", "presets", "--seed", "old", "--ruleset", "ccg", "--json"];
  const { status, stdout } = fhtagn("soak", ...flags);
  expect(status).toBe(0);
  const { decisions } = soakGame("old-0", { ...terms, ruleset: "ccg" });
  expect(JSON.parse(stdout).decisions).toBe(decisions);
  expect(decisions).not.toBe(soakGame("old-0", terms).decisions);
});

test("a computer player that nobody knows is bad usage", () => {
  const { status, stderr } = fhtagn("soak", "--bots", "nobody");
  expect(status).toBe(2);
  expect(stderr).toContain(`there is no computer player "nobody"`);
});

test("the seeds of games that do not come back are those begun and not over", () => {
  const jobs = [["s-0", "s-1"], ["s-2", "s-3"], ["s-4", "s-5"], ["s-6"]];
  expect(unfinishedGame(jobs, new Set(["s-0", "s-1", "s-4", "s-5"]), 2)).toEqual([
    ["s-2", "s-3"],
    ["s-6", "s-6"],
  ]);
});

const fault = (answerer: Answerer) => {
  const { setup } = matchFor("faults", makeRng("faults"), { decks: "presets" });
  return faultOfGame(makeRecorder(setup, "faults"), answerer, { decisions: 0, allEvery: 1000, locale: "en" });
};

test("exceptions and illegal answers are faults, each of its kind", () => {
  const crash = fault(() => {
    throw new Error("out of ideas");
  });
  expect(crash).toEqual({ kind: "exception", message: "out of ideas" });
  expect(fault(() => ({ choose: 99 }))).toMatchObject({
    kind: "illegal",
    message: expect.stringContaining("99"),
  });
});

test("a broken invariant and an endless game are faults too", () => {
  const breaking = fault((state) => {
    state.P1.hand.pop();
    return chooseAtRandom(state, makeRng("breaking"));
  });
  expect(breaking).toMatchObject({ kind: "invariant", message: expect.stringContaining("no place") });
  const { setup } = matchFor("faults", makeRng("faults"), { decks: "presets" });
  const late = { decisions: 20_000, allEvery: 1000, locale: "en" } as const;
  expect(faultOfGame(makeRecorder(setup, "faults"), () => ({ choose: 0 }), late)).toEqual({
    kind: "endless",
    message: "not over after 20000 decisions",
  });
});
