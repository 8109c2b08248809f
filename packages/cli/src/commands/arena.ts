/** `fhtagn arena`: bots against each other, by the measuring protocol (docs/arena/README.md). */
import { availableParallelism } from "node:os";
import { type Budget, botNames } from "@fhtagn/bots";
import { type Contestant, type FieldDeck, GAMES_OF_QUAD, pairingsOf, summarize } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";
import { type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { matrixText, type Report, reportText } from "../arena/arena-report.ts";
import { decksOption, fieldNamed } from "../arena/field-named.ts";
import { forPrograms } from "../arena/for-programs.ts";
import type { ArenaSession } from "../arena/result-line.ts";
import { type ArenaRun, headerOf, readResults } from "../arena/results-file.ts";
import { type Length, runArena } from "../arena/run.ts";
import { machineUnit } from "../bench/machine-unit.ts";
import { rounded } from "../bench/measure.ts";
import { contestantIn } from "../contestant-in.ts";
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
  readonly lang: Locale;
}

export function arenaCommand({ help, errors }: CommandWords): Command {
  const { arena: words, playing } = help;
  const positive = positiveNumber(errors);
  return new Command("arena")
    .description(words.about)
    .argument("[A]", help.contestant(botNames().join(", ")))
    .argument("[B]", words.other)
    .option("--games <n>", words.games, positive)
    .option("--sweeps <n>", words.sweeps, positive)
    .option("--sprt", words.sprt)
    .option("--sims <n>", playing.sims, positive)
    .option("--ms <n>", words.ms, positive)
    .addOption(decksOption(help))
    .option("--seed <seed>", playing.seed, "arena")
    .option("--out <file>", words.out)
    .option("--workers <n>", playing.workers, positive)
    .option("--matrix <files...>", words.matrix)
    .addOption(jsonOption(help))
    .action(arena);
}

async function arena(A: string | undefined, B: string | undefined, flags: Flags): Promise<void> {
  if (flags.matrix !== undefined) return printMatrix(flags.matrix, flags);
  if (A === undefined || B === undefined) throw new UsageError(({ usage }) => usage.twoPlayers);
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
  else print(reportText(report, flags.lang));
  process.exitCode = report.summary.faults.length === 0 ? 0 : 1;
}

function contestant(text: string, { sims, ms }: Budget): Contestant {
  if (sims !== undefined && ms !== undefined)
    throw new UsageError(({ usage }) => usage.exclude("--sims, --ms"));
  return contestantIn(text, { ...(sims !== undefined && { sims }), ...(ms !== undefined && { ms }) });
}

function lengthOf({ games, sweeps, sprt }: Flags, field: readonly FieldDeck[]): Length {
  if ([games, sweeps, sprt].filter((flag) => flag !== undefined).length > 1)
    throw new UsageError(({ usage }) => usage.exclude("--games, --sweeps, --sprt"));
  if (sprt === true) return "sprt";
  if (games !== undefined) return { quads: Math.ceil(games / GAMES_OF_QUAD) };
  return { quads: (sweeps ?? 1) * pairingsOf(field).length };
}

const sessionWith = (workers: number): ArenaSession => ({
  machineUnitNanoseconds: rounded(machineUnit()),
  cores: availableParallelism(),
  workers,
});

function printMatrix(files: readonly string[], { json, lang }: Flags): void {
  const all = files.map(readResults);
  const reports = all.map(({ quads, ...rest }): Report => ({ ...rest, summary: summarize(quads) }));
  if (json === true) {
    printJson(reports.map(forPrograms));
    return;
  }
  for (const report of reports) print(`${reportText(report, lang)}\n`);
  print(matrixText(all, commandWords(lang).workbench.arena));
}
