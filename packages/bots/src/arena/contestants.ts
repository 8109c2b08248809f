/** A bot with its budget, as it is written on a command line: "greedy", "ismcts@200", "ismcts@1000ms". */
import type { Budget } from "../bot.ts";
import { isLevel, STRENGTHS } from "../levels/levels.ts";
import { isBotName, noSuchBot } from "../levels/registry.ts";

export interface Contestant extends Budget {
  readonly bot: string;
}

const WRITTEN = /^([^@]+)(?:@(\d{1,7})(ms)?)?$/;

/** What it means, or what is wrong with it. A budget of its own goes before the usual one. */
export function readContestant(text: string, usual: Budget): Contestant | string {
  const [, bot, amount, unit] = WRITTEN.exec(text) ?? [];
  if (bot === undefined) return `"${text}" is no computer player; write "name", "name@200" or "name@500ms"`;
  if (!isBotName(bot)) return noSuchBot(bot);
  if (amount === undefined) return { bot, ...usual };
  if (Number(amount) === 0) return `"${text}" may not think at all`;
  return unit === undefined ? { bot, sims: Number(amount) } : { bot, ms: Number(amount) };
}

export function contestantName({ bot, sims, ms }: Contestant): string {
  if (sims !== undefined) return `${bot}@${sims}`;
  return ms === undefined ? bot : `${bot}@${ms}ms`;
}

/** By the clock one seed gives other games each time; by a number of simulations it gives the same. */
export const thinksByClock = ({ bot, sims, ms }: Contestant): boolean =>
  ms !== undefined || (sims === undefined && isLevel(bot) && STRENGTHS[bot].simulations === "full");
