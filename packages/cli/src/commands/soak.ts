/** `fhtagn soak`: random games, every invariant checked on the way. */
import { Command, Option } from "commander";
import { jsonOption, positiveNumber } from "../flags.ts";
import { print, printJson, progressBar } from "../output.ts";
import { type Fault, SOAK_DECKS, type SoakDecks, type SoakedGame } from "../soak-game.ts";
import { inWorkers } from "../workers/pool.ts";

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly decks: SoakDecks;
  readonly allEvery: number;
  readonly json?: true;
}

export function soakCommand(): Command {
  return new Command("soak")
    .description("play random games and check every invariant")
    .option("--games <n>", "number of games", positiveNumber, 100)
    .option("--seed <seed>", "the games are SEED-0, SEED-1 and so on", "soak")
    .addOption(
      new Option("--decks <which>", "preset decks, or any cards and older rules among them")
        .choices(SOAK_DECKS)
        .default("mixed"),
    )
    .option("--all-every <n>", "answers between two checks of everything", positiveNumber, 16)
    .addOption(jsonOption())
    .action(soak);
}

const GAMES_A_JOB = 10;

async function soak({ games, seed, decks, allEvery, json }: Flags): Promise<void> {
  const bar = progressBar("soak", games);
  const jobs = Array.from({ length: Math.ceil(games / GAMES_A_JOB) }, (_, job) => {
    const first = job * GAMES_A_JOB;
    const count = Math.min(GAMES_A_JOB, games - first);
    const seeds = Array.from({ length: count }, (_, game) => `${seed}-${first + game}`);
    return { do: "soak" as const, seeds, decks, allEvery };
  });
  let done = 0;
  const soaked = await inWorkers<"soak">(jobs, (_, played) => {
    done += played.length;
    const faults = played.flatMap(({ fault }) => fault ?? []);
    if (faults.length > 0 && json !== true) bar.end();
    if (json !== true) for (const fault of faults) print(faultLine(fault));
    bar.at(done);
  });
  bar.end();
  const total = addUp(soaked.flat());
  if (json === true) printJson({ ok: total.faults.length === 0, games, ...total });
  else print(totalLine(games, total));
  process.exitCode = total.faults.length === 0 ? 0 : 1;
}

interface Total {
  readonly decisions: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

function addUp(games: readonly SoakedGame[]): Total {
  const ends: Record<string, number> = {};
  for (const { end } of games) ends[end] = (ends[end] ?? 0) + 1;
  return {
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    ends,
    faults: games.flatMap(({ fault }) => fault ?? []),
  };
}

/** Told as soon as it is found: a long run need not be waited for. */
const faultLine = ({ seed, decks, decision, message, record }: Fault): string =>
  `seed ${seed}, ${decks.join(" against ")}, decision ${decision}: ${message}\n  ${record}`;

function totalLine(games: number, { decisions, ends, faults }: Total): string {
  const reasons = Object.entries(ends).map(([end, count]) => `${end} ${count}`);
  return `${games} games, ${decisions} decisions, ${faults.length} faults (${reasons.join(", ")})`;
}
