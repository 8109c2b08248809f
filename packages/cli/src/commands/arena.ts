/** `fhtagn arena`: bots against each other, by the measuring protocol (docs/arena/README.md). */
import { availableParallelism } from "node:os";
import { type Budget, botNames } from "@fhtagn/bots";
import {
  type Contestant,
  type FieldDeck,
  GAMES_OF_QUAD,
  pairingsOf,
  readContestant,
  summarize,
} from "@fhtagn/lab";
import { Command } from "commander";
import { matrixText, type Report, reportText } from "../arena/arena-report.ts";
import { decksOption, fieldNamed } from "../arena/field-named.ts";
import { forPrograms } from "../arena/for-programs.ts";
import { type ArenaRun, type ArenaSession, headerOf, readResults } from "../arena/results-file.ts";
import { type Length, runArena } from "../arena/run.ts";
import { machineUnit } from "../bench/machine-unit.ts";
import { rounded } from "../bench/measure.ts";
import { UsageError } from "../errors.ts";
import { jsonOption, positiveNumber } from "../flags.ts";
import { print, printJson } from "../output.ts";

interface Flags extends Budget {
  readonly games?: number;
  readonly sweeps?: number;
  readonly sprt?: true;
  readonly decks: string;
  readonly seed: string;
  readonly out?: string;
  readonly workers?: number;
  readonly matrix?: readonly string[];
  readonly json?: true;
}

export function arenaCommand(): Command {
  return new Command("arena")
    .description("bots against each other: quads, intervals, Elo, sequential test")
    .argument(
      "[A]",
      `computer player, "name", "name@200" (simulations) or "name@500ms": ${botNames().join(", ")}`,
    )
    .argument("[B]", "the other one")
    .option("--games <n>", "so many games, in quads of four", positiveNumber)
    .option(
      "--sweeps <n>",
      "all pairings of the decks so many times; once if nothing is said",
      positiveNumber,
    )
    .option("--sprt", "until the sequential test can tell +20 Elo from none")
    .option("--sims <n>", "budget: simulations a decision", positiveNumber)
    .option("--ms <n>", "budget: milliseconds a decision; twice as many lose the game", positiveNumber)
    .addOption(decksOption())
    .option("--seed <seed>", "the same seed gives the same games", "arena")
    .option("--out <file>", "keep every quad in this file, and go on with it if it is there")
    .option("--workers <n>", "threads; all cores if nothing is said", positiveNumber)
    .option("--matrix <files...>", "play nothing: print the matrix of the results in these files")
    .addOption(jsonOption())
    .action(arena);
}

async function arena(A: string | undefined, B: string | undefined, flags: Flags): Promise<void> {
  if (flags.matrix !== undefined) return printMatrix(flags.matrix, flags.json === true);
  if (A === undefined || B === undefined) throw new UsageError("two computer players are needed");
  const field = fieldNamed(flags.decks);
  const contestants = { A: contestant(A, flags), B: contestant(B, flags) };
  const run: ArenaRun = { contestants, field, seed: flags.seed };
  const workers = flags.workers ?? availableParallelism();
  const session = sessionWith(workers);
  const terms = { length: lengthOf(flags, field), workers, session };
  const ran = await runArena(run, { ...terms, ...(flags.out !== undefined && { out: flags.out }) });
  const sessions = flags.out === undefined ? [session] : readResults(flags.out).sessions;
  const report: Report = {
    header: headerOf(run),
    summary: summarize(ran.quads),
    sessions,
    ...(ran.sprt && { sprt: ran.sprt }),
  };
  if (flags.json === true) printJson(forPrograms(report));
  else print(reportText(report));
  process.exitCode = report.summary.faults.length === 0 ? 0 : 1;
}

function contestant(text: string, { sims, ms }: Budget): Contestant {
  if (sims !== undefined && ms !== undefined) throw new UsageError("--sims and --ms exclude each other");
  const read = readContestant(text, { ...(sims !== undefined && { sims }), ...(ms !== undefined && { ms }) });
  if (typeof read === "string") throw new UsageError(read);
  return read;
}

function lengthOf({ games, sweeps, sprt }: Flags, field: readonly FieldDeck[]): Length {
  if ([games, sweeps, sprt].filter((flag) => flag !== undefined).length > 1)
    throw new UsageError("--games, --sweeps and --sprt exclude each other");
  if (sprt === true) return "sprt";
  if (games !== undefined) return { quads: Math.ceil(games / GAMES_OF_QUAD) };
  return { quads: (sweeps ?? 1) * pairingsOf(field).length };
}

const sessionWith = (workers: number): ArenaSession => ({
  machineUnitNanoseconds: rounded(machineUnit()),
  cores: availableParallelism(),
  workers,
});

function printMatrix(files: readonly string[], json: boolean): void {
  const all = files.map(readResults);
  const reports = all.map(({ quads, ...rest }): Report => ({ ...rest, summary: summarize(quads) }));
  if (json) {
    printJson(reports.map(forPrograms));
    return;
  }
  for (const report of reports) print(`${reportText(report)}\n`);
  print(matrixText(all));
}
