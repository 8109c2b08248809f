/** `fhtagn soak`: random games, every invariant checked on the way. */
import { Command } from "commander";
import { jsonOption, positiveNumber } from "../flags.ts";
import { print, printJson, progressBar } from "../output.ts";
import { type Fault, soakGame } from "../soak-game.ts";

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

export function soakCommand(): Command {
  return new Command("soak")
    .description("play random games and check every invariant")
    .option("--games <n>", "number of games", positiveNumber, 100)
    .option("--seed <seed>", "seed of the first game", "soak")
    .addOption(jsonOption())
    .action(soak);
}

function soak({ games, seed, json }: Flags): void {
  const bar = progressBar("soak", games);
  const faults: Fault[] = [];
  const ends: Record<string, number> = {};
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const soaked = soakGame(`${seed}-${game}`);
    decisions += soaked.decisions;
    ends[soaked.end] = (ends[soaked.end] ?? 0) + 1;
    if (soaked.fault !== undefined) faults.push(soaked.fault);
    bar.at(game + 1);
  }
  bar.end();
  if (json === true) printJson({ ok: faults.length === 0, games, decisions, ends, faults });
  else report({ games, decisions, ends, faults });
  process.exitCode = faults.length === 0 ? 0 : 1;
}

interface Soaked {
  readonly games: number;
  readonly decisions: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

function report({ games, decisions, ends, faults }: Soaked): void {
  for (const { seed, decks, decision, message, record } of faults)
    print(`seed ${seed}, ${decks.join(" against ")}, decision ${decision}: ${message}\n  ${record}`);
  const reasons = Object.entries(ends).map(([end, count]) => `${end} ${count}`);
  print(`${games} games, ${decisions} decisions, ${faults.length} faults (${reasons.join(", ")})`);
}
