/** `fhtagn soak`: many games of bots, every invariant checked on the way. */
import { botNames } from "@fhtagn/bots";
import type { Contestant } from "@fhtagn/lab";
import { type Locale, RULESETS } from "@fhtagn/rules";
import { type CommandHelpWords, type CommandWords, commandWords } from "@fhtagn/words";
import { Command, Option } from "commander";
import { contestantIn } from "../contestant-in.ts";
import { jsonOption, positiveNumber } from "../flags.ts";
import { print, printJson, progressBar } from "../output.ts";
import { SOAK_DECKS, type SoakChoice } from "../soak/match.ts";
import { addUp, faultLine, totalLine } from "../soak/soak-report.ts";
import { watchStalls } from "../soak/stalls.ts";
import { inWorkers } from "../workers/pool.ts";

interface Flags extends SoakChoice {
  readonly bots: Contestant;
  readonly games: number;
  readonly seed: string;
  readonly allEvery: number;
  readonly quick?: true;
  readonly json?: true;
  readonly lang: Locale;
}

export function soakCommand({ help, errors }: CommandWords): Command {
  const { soak: words } = help;
  return new Command("soak")
    .description(words.about)
    .addOption(botsOption(help))
    .option("--games <n>", words.games, positiveNumber(errors), 100)
    .option("--seed <seed>", words.seed, "soak")
    .addOption(new Option("--decks <which>", words.decks).choices(SOAK_DECKS).default("mixed"))
    .addOption(new Option("--ruleset <ruleset>", words.ruleset).choices(RULESETS))
    .option("--all-every <n>", words.allEvery, positiveNumber(errors), 16)
    .option("--quick", words.quick)
    .addOption(jsonOption(help))
    .action(soak);
}

const botsOption = ({ soak: { bots } }: CommandHelpWords): Option =>
  new Option("--bots <bot>", bots(botNames().join(", ")))
    .default({ bot: "random" } satisfies Contestant, "random")
    .argParser((text): Contestant => contestantIn(text, {}));

const GAMES_A_JOB = 10;

function soakJobs({ bots, games, seed, decks, ruleset, allEvery, quick, lang }: Flags) {
  const rules = ruleset === undefined ? {} : { ruleset };
  const terms = { bots, decks, ...rules, allEvery, locale: lang, quick: quick === true };
  return Array.from({ length: Math.ceil(games / GAMES_A_JOB) }, (_, job) => {
    const first = job * GAMES_A_JOB;
    const count = Math.min(GAMES_A_JOB, games - first);
    const seeds = Array.from({ length: count }, (_, game) => `${seed}-${first + game}`);
    return { do: "soak" as const, seeds, ...terms };
  });
}

async function soak(flags: Flags): Promise<void> {
  const { bots, games, json, lang } = flags;
  const words = commandWords(lang);
  const { workbench } = words;
  const bar = progressBar("soak", games);
  const jobs = soakJobs(flags);
  const stalls = watchStalls(
    jobs.map(({ seeds }) => seeds),
    workbench.soak,
  );
  let done = 0;
  const soaked = await inWorkers<"soak">(jobs, (_, played) => {
    stalls.ended(played.map((game) => game.seed));
    done += played.length;
    const faults = played.flatMap(({ fault }) => fault ?? []);
    if (faults.length > 0 && json !== true) bar.end();
    if (json !== true) for (const fault of faults) print(faultLine(fault, workbench));
    bar.at(done);
  }).finally(stalls.stop);
  bar.end();
  const total = addUp(soaked.flat());
  if (json === true) printJson({ ok: total.faults.length === 0, games, bots, ...total });
  else print(totalLine(games, total, words));
  process.exitCode = total.faults.length === 0 ? 0 : 1;
}
