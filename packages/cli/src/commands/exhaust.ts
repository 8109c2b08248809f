/** `fhtagn exhaust`: until every card of a set was played and every ability used, with every invariant checked. */
import { gameLibrary, SET_NAMES, type SetName } from "@fhtagn/cards";
import type { Locale } from "@fhtagn/rules";
import {
  type AbilityUse,
  type ExhaustReport,
  type ExhaustVerdict,
  exhaustAbilities,
  type JobRunner,
  type StageFault,
  usesOf,
  verdictOf,
  wantedUseOf,
} from "@fhtagn/scenarios";
import { type CommandWords, commandWords, type WorkbenchWords } from "@fhtagn/words";
import { Command, Option } from "commander";
import { CliError } from "../errors.ts";
import { cardsOfSet } from "../exhaust-stage.ts";
import { jsonOption, positiveNumber } from "../flags.ts";
import { columns, print, printJson, progressBar } from "../output.ts";
import { inWorkers } from "../workers/pool.ts";

interface Flags {
  readonly set: SetName;
  readonly seed: string;
  readonly games: number;
  readonly times: number;
  readonly json?: true;
  readonly lang: Locale;
}

export function exhaustCommand({ help, errors }: CommandWords): Command {
  const { exhaust: words } = help;
  return new Command("exhaust")
    .description(words.about)
    .addOption(new Option("--set <id>", words.set).choices(SET_NAMES).default("core-set"))
    .option("--seed <seed>", words.seed, "exhaust")
    .option("--games <n>", words.games, positiveNumber(errors), 400)
    .option("--times <n>", words.times, positiveNumber(errors), 20)
    .addOption(jsonOption(help))
    .action(run);
}

async function run({ set, seed, games, times, json, lang }: Flags): Promise<void> {
  const { done, notYet } = cardsOfSet(set);
  if (done.length === 0) throw new CliError(({ nothingDone }) => nothingDone(set));
  const codes = done.map(({ code }) => code);
  const report = await exhaustAbilities(
    wantedUseOf(gameLibrary(), codes),
    { seed, games, times },
    inStages(set, lang),
  );
  const verdict: Verdict = {
    report,
    times,
    ...verdictOf(report, times),
    notYet: notYet.map(({ title }) => title),
  };
  const ok = verdict.ok && verdict.notYet.length === 0;
  if (json === true) printJson({ ok, set, seed, ...asJson(verdict) });
  else printReport(verdict, lang);
  process.exitCode = ok ? 0 : 1;
}

const inStages =
  (set: SetName, lang: Locale): JobRunner =>
  async (jobs) => {
    const [, random, built] = commandWords(lang).workbench.exhaust.heads;
    const bar = progressBar(jobs[0]?.stage === "built" ? built : random, jobs.length);
    const parts = jobs.map((part) => ({ do: "exhaust" as const, set, part }));
    const outcomes = await inWorkers<"exhaust">(parts, (done) => bar.at(done));
    bar.end();
    return outcomes;
  };

interface Verdict extends ExhaustVerdict {
  readonly report: ExhaustReport;
  readonly times: number;
  /** Titles of cards that are not written. */
  readonly notYet: readonly string[];
}

const ofKind = ({ faults }: ExhaustReport, kind: StageFault["kind"]): number =>
  faults.filter((fault) => fault.kind === kind).length;

/** Cards with their abilities below them. */
function asJson({ report, times, missing, dead, notYet }: Verdict): object {
  const { games, positions, answers, uses, faults } = report;
  const cards = uses
    .filter(({ key, code }) => key === code)
    .map(({ code, title, what, random, built }) => ({
      ...{ code, title, [what]: { random, built } },
      abilities: uses
        .filter((use) => use.code === code && use.key !== code)
        .map((use) => ({ ability: use.key, timing: use.what, random: use.random, built: use.built })),
    }));
  return {
    ...{ times, games, positions, answers, exceptions: ofKind(report, "exception") },
    ...{ brokenInvariants: ofKind(report, "invariant"), missing: missing.map(({ key }) => key), notYet },
    dead: dead.map(({ key }) => key),
    ...{ faults, cards },
  };
}

function printReport(verdict: Verdict, lang: Locale): void {
  const { reports, workbench } = commandWords(lang);
  const { exhaust: words } = workbench;
  const [what, random, built] = words.heads;
  const { report, times, missing, dead, notYet } = verdict;
  const { uses, games, positions, answers, faults } = report;
  const rows = uses.map((use) => [use.key, use.title, use.what, `${use.random}`, `${use.built}`]);
  print(columns([["", what, "", random, built], ...rows]));
  for (const fault of faults) print(faultLines(fault, workbench));
  for (const title of notYet) print(reports.notYet(title));
  for (const use of missing) print(words.missing(nameOfUse(use), usesOf(use), times));
  for (const use of dead) print(words.dead(nameOfUse(use), usesOf(use)));
  const cards = uses.filter(({ key, code }) => key === code).length;
  print(words.cards({ cards, abilities: uses.length - cards, missing: missing.length, times }));
  const [exceptions, broken] = [ofKind(report, "exception"), ofKind(report, "invariant")];
  print(words.total({ games, positions, answers, exceptions, broken }));
}

const nameOfUse = ({ key, title, what }: AbilityUse): string => `${key} ${title} (${what})`;

const faultLines = (fault: StageFault, { exhaust }: WorkbenchWords): string =>
  [
    exhaust.fault(fault),
    ...(fault.position === undefined ? [] : [`  ${JSON.stringify(fault.position)}`]),
  ].join("\n");
