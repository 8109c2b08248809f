/** Games of the arena for every change: played by the command in its threads, and one of them again here. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { botNamed } from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import { hash, makeGame, makeLibrary, makeRng, type Player } from "@fhtagn/rules";
import { expect } from "vitest";
import { type Contestant, contestantName } from "../src/arena/contestants.ts";
import { coreField } from "../src/arena/field.ts";
import type { GameSummary, QuadResult, Sides } from "../src/arena/play-quad.ts";
import { sideAt } from "../src/arena/quads.ts";
import { refereeGame } from "../src/arena/referee.ts";

const COMMAND = fileURLToPath(new URL("../../cli/fhtagn.mjs", import.meta.url));
const LIBRARY = makeLibrary(library());
const STORIES = coreStories().map(({ code }) => code);
const FIELD = new Map(coreField().map(({ name, codes }) => [name, codes]));

const run = promisify(execFile);

export interface SmokeMatch {
  readonly match: Sides<Contestant>;
  readonly games: number;
  /** Few games tell little of strength: the least A wins is far below what it should. */
  readonly least: number;
}

const winsOf = (quads: readonly QuadResult[]): number =>
  quads.flatMap(({ games }) => games).filter(({ winner }) => winner === "A").length;

/** None breaks, and one played again is the same. */
export async function tryMatch({ match, games, least }: SmokeMatch): Promise<void> {
  const quads = await playInArena(match, games);
  expect(quads.flatMap((quad) => quad.games).length).toBeGreaterThanOrEqual(games);
  expect(quads.flatMap(({ faults }) => faults)).toEqual([]);
  expect(winsOf(quads)).toBeGreaterThanOrEqual(least);
  const game = shortestOf(quads);
  expect(playAgain(match, game)).toBe(game.end);
}

/** Whole quads, so many games at least. Throws what the command has to say if a game breaks. */
async function playInArena({ A, B }: Sides<Contestant>, games: number): Promise<readonly QuadResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-smoke-"));
  try {
    const out = join(folder, "results.jsonl");
    const words = ["arena", contestantName(A), contestantName(B), "--games", String(games)];
    await run(process.execPath, [COMMAND, ...words, "--seed", "smoke", "--out", out]);
    const lines = readFileSync(out, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line)).filter((line) => "quad" in line);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface ArenaGame extends GameSummary {
  readonly decks: readonly [string, string];
  /** Which of its quad. */
  readonly at: number;
}

const lengthOf = ({ decisions }: GameSummary): number => decisions.A + decisions.B;

function shortestOf(quads: readonly QuadResult[]): ArenaGame {
  const games = quads.flatMap(({ decks, games }) => games.map((game, at) => ({ ...game, decks, at })));
  return games.reduce((shortest, game) => (lengthOf(game) < lengthOf(shortest) ? game : shortest));
}

/** The hash at the end of the same game, played from the sources and without threads. */
function playAgain(contestants: Sides<Contestant>, { decks, seed, seatA, at }: ArenaGame): string {
  const codes = { P1: FIELD.get(decks[0]) ?? [], P2: FIELD.get(decks[1]) ?? [] };
  const setup = { library: LIBRARY, stories: STORIES, decks: codes };
  const prior = { game: makeGame(setup), decks: codes, stories: STORIES };
  const seated = (seat: Player) => {
    const side = sideAt(seatA, seat);
    const { bot, ...budget } = contestants[side];
    return botNamed(bot, { prior, rng: makeRng(`${seed}/${at}/${side}`), ...budget });
  };
  const bots = { P1: seated("P1"), P2: seated("P2") };
  return hash(refereeGame({ setup, seed, bots, limits: {}, now: () => 0 }).state);
}
