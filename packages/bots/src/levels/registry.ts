/** Every computer player by its name. */
import type { Bot, LevelTerms } from "../bot.ts";
import { greedyBot } from "../greedy.ts";
import { randomBot } from "../random.ts";
import { ismctsBot, rolloutBot, tunedBot } from "../search/bots.ts";
import { levelBot } from "./level-bot.ts";

const BOTS: Readonly<Record<string, (terms: LevelTerms) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  rollout: rolloutBot,
  ismcts: ismctsBot,
  tuned: tunedBot,
  novice: levelBot("novice"),
  student: levelBot("student"),
  investigator: levelBot("investigator"),
  adept: levelBot("adept"),
  elder: levelBot("elder"),
};

export const botNames = (): readonly string[] => Object.keys(BOTS);

export const isBotName = (name: string): boolean => Object.hasOwn(BOTS, name);

/** They answer without a search: a number of simulations means nothing to them. */
const WITHOUT_SEARCH: readonly string[] = ["random", "greedy"];

export const isSearcher = (name: string): boolean => !WITHOUT_SEARCH.includes(name);

export const noSuchBot = (name: string): string =>
  `there is no computer player "${name}"; there is ${botNames().join(", ")}`;

/** Throws for a name that nobody has: ask `isBotName` first where people type it. */
export function botNamed(name: string, terms: LevelTerms): Bot {
  const make = isBotName(name) ? BOTS[name] : undefined;
  if (make === undefined) throw new Error(noSuchBot(name));
  return make(terms);
}
