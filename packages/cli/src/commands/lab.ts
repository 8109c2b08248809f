/** `fhtagn lab`: a balance report over all pairings of the core decks. */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Budget, botNames, isBotName } from "@fhtagn/bots";
import {
  type BalanceSheet,
  balanceOf,
  balanceSheetOf,
  type Contestant,
  contestantName,
  dealOf,
  type Interval,
  type LabReport,
  type LabTerms,
  type PairingGames,
  pairingsOf,
  thinksByClock,
} from "@fhtagn/lab";
import { ENGINE_VERSION, type Locale } from "@fhtagn/rules";
import { type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { decksOption, fieldNamed } from "../arena/field-named.ts";
import { contestantIn } from "../contestant-in.ts";
import { CliError, troubleOf } from "../errors.ts";
import { writeUserFile } from "../files.ts";
import { jsonOption, positiveNumber } from "../flags.ts";
import { buildBalancePage } from "../lab/balance-page.ts";
import { columns, print, printJson, progressBar } from "../output.ts";
import type { LabJob } from "../workers/jobs.ts";
import { inWorkers } from "../workers/pool.ts";

interface Flags extends Budget {
  readonly games: number;
  readonly bot: string;
  readonly seed: string;
  readonly decks: string;
  readonly out: string;
  readonly html?: string;
  readonly workers?: number;
  readonly json?: true;
  readonly lang: Locale;
}

const GAMES_OF_DEAL = 2;

export function labCommand({ help, errors }: CommandWords): Command {
  const { lab: words, playing } = help;
  return new Command("lab")
    .description(words.about)
    .option("--games <n>", words.games, positiveNumber(errors), 4)
    .option("--bot <name>", words.bot(botNames().join(", ")), isBotName("greedy") ? "greedy" : "random")
    .option("--sims <n>", playing.sims, positiveNumber(errors))
    .addOption(decksOption(help))
    .option("--seed <seed>", playing.seed, "lab")
    .option("--out <folder>", words.out, "lab")
    .option("--html <file>", words.html)
    .option("--workers <n>", playing.workers, positiveNumber(errors))
    .addOption(jsonOption(help))
    .action(lab);
}

async function lab(flags: Flags): Promise<void> {
  const contestant = contestantIn(flags.bot, flags.sims === undefined ? {} : { sims: flags.sims });
  if (flags.html === undefined) makeFolder(flags.out);
  const pageOf = buildBalancePage();
  const deals = Math.ceil(flags.games / GAMES_OF_DEAL);
  const balance = balanceOf(await playAll(contestant, deals, flags));
  const report: LabReport = { terms: termsOf(contestant, deals, flags), balance };
  const written = writeReport(report, { ...flags, pageOf });
  if (flags.json === true) printJson(report);
  else print(reportText(report, written, flags.lang));
  process.exitCode = balance.faults.length === 0 ? 0 : 1;
}

const termsOf = (contestant: Contestant, deals: number, { seed, decks }: Flags): LabTerms => ({
  engine: ENGINE_VERSION,
  bot: contestantName(contestant),
  seed,
  decks,
  gamesPerPairing: deals * GAMES_OF_DEAL,
  byClock: thinksByClock(contestant),
});

type Places = Pick<Flags, "out" | "html"> & { readonly pageOf: (sheet: BalanceSheet) => string };

/** The names of the files. */
function writeReport(report: LabReport, { out, html, pageOf }: Places): readonly string[] {
  const page = html ?? join(out, "balance.html");
  writeUserFile(page, pageOf(balanceSheetOf(report)));
  if (html !== undefined) return [page];
  const data = join(out, "balance.json");
  writeUserFile(data, `${JSON.stringify(report, null, 1)}\n`);
  return [data, page];
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    throw new CliError(({ files }) => files.noFolder(folder, files.trouble[troubleOf(problem)]));
  }
}

async function playAll(
  contestant: Contestant,
  deals: number,
  flags: Flags,
): Promise<readonly PairingGames[]> {
  const pairings = pairingsOf(fieldNamed(flags.decks));
  const jobs = pairings.map(
    (decks, at): LabJob => ({
      do: "lab",
      contestant,
      deals: Array.from({ length: deals }, (_, deal) => ({
        deal: dealOf(`${flags.seed}-${at}`, deal),
        decks,
      })),
    }),
  );
  const bar = progressBar("lab", jobs.length);
  const games = await inWorkers<"lab">(jobs, (done) => bar.at(done), flags.workers ?? availableParallelism());
  bar.end();
  return pairings.map((decks, at) => ({ decks, games: games[at] ?? [] }));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ low, high }: Interval): string => `[${percent(low)}, ${percent(high)}]`;
const ENDS_SHOWN = 3;

function reportText({ terms, balance }: LabReport, written: readonly string[], lang: Locale): string {
  const { workbench, reports } = commandWords(lang);
  const { lab: words } = workbench;
  const endNames: Readonly<Record<string, string>> = reports.replay.because;
  const { bot, gamesPerPairing: pairing, seed, engine } = terms;
  const { firstPlayer, decks, cards, ends, faults, games, turns } = balance;
  const row = ({ name, score, interval }: (typeof decks)[number]): readonly string[] => [
    name,
    percent(score),
    between(interval),
  ];
  const stand = cards.filter(({ drawn }) => drawn.stands).length;
  return [
    words.head({ games, bot, pairing, seed, engine }),
    words.first(
      { share: percent(firstPlayer.score), between: between(firstPlayer.interval) },
      turns.toFixed(1),
    ),
    words.ends(
      Object.entries(ends)
        .map(([end, count]) => `${endNames[end] ?? end} ${count}`)
        .join(", "),
    ),
    columns([...decks.slice(0, ENDS_SHOWN), ...decks.slice(-ENDS_SHOWN)].map(row)),
    words.stand(stand, cards.length),
    ...faults.map((fault) => words.fault(fault.seed, fault.message)),
    words.written(written.join(", ")),
  ].join("\n");
}
