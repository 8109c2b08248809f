/** A bot with its budget, as it is written on a command line: "greedy", "ismcts@200", "ismcts@1000ms". */
import type { Budget } from "@fhtagn/bots";
import { FULL_MS, isBotName, isLevel, isSearcher, noSuchBot, STRENGTHS } from "@fhtagn/bots";

export interface Contestant extends Budget {
  readonly bot: string;
}

const WRITTEN = /^([^@]+)(?:@(\d{1,7})(ms)?)?$/;

/** What it means, or what is wrong with it. A budget of its own goes before the usual one. */
export function readContestant(text: string, usual: Budget): Contestant | string {
  const read = readBudget(text, usual);
  if (typeof read === "string" || read.sims === undefined || isSearcher(read.bot)) return read;
  return { bot: read.bot };
}

function readBudget(text: string, usual: Budget): Contestant | string {
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

/** Milliseconds for one decision: those it was given, or its own; none where simulations are counted. */
export function clockOf({ bot, sims, ms }: Contestant): number | undefined {
  if (ms !== undefined) return ms;
  const hasOwn = sims === undefined && isLevel(bot) && STRENGTHS[bot].simulations === "full";
  return hasOwn ? FULL_MS : undefined;
}

/** By the clock one seed gives other games each time; by a number of simulations it gives the same. */
export const thinksByClock = (contestant: Contestant): boolean => clockOf(contestant) !== undefined;
