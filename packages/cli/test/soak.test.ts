import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { soakGame } from "../src/soak-game.ts";
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
}, 60_000);

test("one game is the same wherever it is played", () => {
  const terms = { decks: "presets", allEvery: 100 } as const;
  const { stdout } = fhtagn("soak", "--games", "1", "--decks", "presets", "--seed", "same", "--json");
  expect(JSON.parse(stdout).decisions).toBe(soakGame("same-0", terms).decisions);
}, 60_000);
