/**
 * npm run bench:journal: durable answers a second, as many games at once as the table says, each handing in its next
 * answer as soon as the last one is stored. Beside it a bare file with one fdatasync for all that waits: what the disk
 * gives. They take turns, so that a busy machine is busy for all of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type OpenDatabase, openDatabase } from "../packages/server/src/storage/database.ts";
import { type JournalPiece, openJournal } from "../packages/server/src/storage/journal.ts";
import { gameRow, pieceOf } from "../packages/server/test/games.ts";
import { startCluster } from "../packages/server/test/postgres/cluster.ts";

const HELP = `Usage: npm run bench:journal [-- --games 1,10,100,500] [--rounds N] [--json]

Durable answers a second into SQLite, PostgreSQL and a bare file, in turns.

  --games LIST  how many games answer at once (default: 1,10,100,500)
  --rounds N    half seconds for each of them and each number (default: 8)
  --json        figures for programs`;

const ROUND_MILLISECONDS = 500;

interface Runner {
  readonly name: string;
  append(piece: JournalPiece): Promise<void>;
  close(): Promise<void>;
}

/** One write and one flush for everything that waits. */
async function bareFile(folder: string): Promise<Runner> {
  const file = await open(join(folder, "bare"), "a");
  let waiting: { readonly line: string; readonly done: () => void }[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await file.appendFile(batch.map(({ line }) => line).join(""));
      await file.datasync();
      for (const { done } of batch) done();
    }
    isRunning = false;
  };
  return {
    name: "bare file",
    append: (piece) =>
      new Promise((done) => {
        waiting.push({ line: `${JSON.stringify(piece)}\n`, done });
        if (isRunning) return;
        isRunning = true;
        setImmediate(() => void run());
      }),
    close: () => file.close(),
  };
}

async function journalIn(name: string, place: string, games: readonly string[]): Promise<Runner> {
  const database: OpenDatabase = await openDatabase(place);
  for (const game of games) await database.db.insertInto("games").values(gameRow(game)).execute();
  const { append } = openJournal(database);
  return { name, append, close: () => database.close() };
}

/** Answers stored, and milliseconds that took. */
interface Tally {
  answers: number;
  milliseconds: number;
}

async function playFor(
  runner: Runner,
  games: readonly string[],
  lengths: Map<string, number>,
): Promise<Tally> {
  const begun = performance.now();
  let answers = 0;
  const play = async (game: string): Promise<void> => {
    while (performance.now() - begun < ROUND_MILLISECONDS) {
      const after = lengths.get(game) ?? 0;
      await runner.append(pieceOf(game, after));
      lengths.set(game, after + 1);
      answers++;
    }
  };
  await Promise.all(games.map(play));
  return { answers, milliseconds: performance.now() - begun };
}

interface Figures {
  readonly games: number;
  readonly perSecond: Readonly<Record<string, number>>;
}

async function measure(
  runners: readonly Runner[],
  games: readonly string[],
  rounds: number,
): Promise<Figures> {
  const tallies = new Map<Runner, Tally>();
  for (let round = 0; round < rounds; round++) {
    for (const runner of runners) {
      const tally = tallies.get(runner) ?? { answers: 0, milliseconds: 0 };
      const { answers, milliseconds } = await playFor(runner, games, lengthsOf(runner));
      tallies.set(runner, {
        answers: tally.answers + answers,
        milliseconds: tally.milliseconds + milliseconds,
      });
    }
  }
  const perSecond = [...tallies].map(([{ name }, { answers, milliseconds }]) => [
    name,
    Math.round((answers * 1000) / milliseconds),
  ]);
  return { games: games.length, perSecond: Object.fromEntries(perSecond) };
}

const lengths = new Map<Runner, Map<string, number>>();
function lengthsOf(runner: Runner): Map<string, number> {
  const known = lengths.get(runner) ?? new Map<string, number>();
  lengths.set(runner, known);
  return known;
}

function print(figures: readonly Figures[]): void {
  for (const { games, perSecond } of figures) {
    const bare = perSecond["bare file"] ?? 0;
    const cells = Object.entries(perSecond).map(
      ([name, value]) => `${name} ${value.toLocaleString("en")} (${(value / bare).toFixed(2)})`,
    );
    console.log(`${String(games).padStart(4)} games at once, answers a second: ${cells.join(", ")}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "1,10,100,500" },
      rounds: { type: "string", default: "8" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const figures = await compare(values.games.split(",").map(Number), Number(values.rounds));
  if (values.json === true) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

async function compare(counts: readonly number[], rounds: number): Promise<readonly Figures[]> {
  const games = Array.from({ length: Math.max(...counts) }, (_, at) => `${(at * 7919) % 10007}-game`);
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-bench-"));
  const cluster = await startCluster({ isDurable: true });
  try {
    const runners = [
      await bareFile(folder),
      await journalIn("SQLite", join(folder, "data"), games),
      await journalIn("PostgreSQL", await cluster.newDatabase(), games),
    ];
    const figures: Figures[] = [];
    for (const count of counts) figures.push(await measure(runners, games.slice(0, count), rounds));
    for (const runner of runners) await runner.close();
    return figures;
  } finally {
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
