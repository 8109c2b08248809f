/** `fhtagn soak`: many games of bots, every invariant checked on the way. */
import { botNames } from "@fhtagn/bots";
import { type Contestant, readContestant } from "@fhtagn/lab";
import { Command, InvalidArgumentError, Option } from "commander";
import { jsonOption, positiveNumber } from "../flags.ts";
import { print, printJson, progressBar } from "../output.ts";
import { SOAK_DECKS, type SoakDecks } from "../soak/match.ts";
import { addUp, faultLine, totalLine } from "../soak/soak-report.ts";
import { watchStalls } from "../soak/stalls.ts";
import { inWorkers } from "../workers/pool.ts";

interface Flags {
  readonly bots: Contestant;
  readonly games: number;
  readonly seed: string;
  readonly decks: SoakDecks;
  readonly allEvery: number;
  readonly quick?: true;
  readonly json?: true;
}

export function soakCommand(): Command {
  return new Command("soak")
    .description("play many games and check every invariant")
    .addOption(botsOption())
    .option("--games <n>", "number of games", positiveNumber, 100)
    .option("--seed <seed>", "the games are SEED-0, SEED-1 and so on", "soak")
    .addOption(
      new Option("--decks <which>", "preset decks, or any cards and older rules among them")
        .choices(SOAK_DECKS)
        .default("mixed"),
    )
    .option("--all-every <n>", "answers between two checks of everything", positiveNumber, 16)
    .option("--quick", "look for exceptions, illegal answers and endless games alone")
    .addOption(jsonOption())
    .action(soak);
}

const botsOption = (): Option =>
  new Option("--bots <bot>", `who plays both sides, "name" or "name@200": ${botNames().join(", ")}`)
    .default({ bot: "random" } satisfies Contestant, "random")
    .argParser((text): Contestant => {
      const contestant = readContestant(text, {});
      if (typeof contestant === "string") throw new InvalidArgumentError(contestant);
      return contestant;
    });

const GAMES_A_JOB = 10;

async function soak({ bots, games, seed, decks, allEvery, quick, json }: Flags): Promise<void> {
  const bar = progressBar("soak", games);
  const jobs = Array.from({ length: Math.ceil(games / GAMES_A_JOB) }, (_, job) => {
    const first = job * GAMES_A_JOB;
    const count = Math.min(GAMES_A_JOB, games - first);
    const seeds = Array.from({ length: count }, (_, game) => `${seed}-${first + game}`);
    return { do: "soak" as const, seeds, bots, decks, allEvery, quick: quick === true };
  });
  const stalls = watchStalls(jobs.map(({ seeds }) => seeds));
  let done = 0;
  const soaked = await inWorkers<"soak">(jobs, (_, played) => {
    stalls.ended(played.map((game) => game.seed));
    done += played.length;
    const faults = played.flatMap(({ fault }) => fault ?? []);
    if (faults.length > 0 && json !== true) bar.end();
    if (json !== true) for (const fault of faults) print(faultLine(fault));
    bar.at(done);
  }).finally(stalls.stop);
  bar.end();
  const total = addUp(soaked.flat());
  if (json === true) printJson({ ok: total.faults.length === 0, games, bots, ...total });
  else print(totalLine(games, total));
  process.exitCode = total.faults.length === 0 ? 0 : 1;
}
