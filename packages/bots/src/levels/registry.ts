/** Every computer player by its name. */
import type { Bot, LevelTerms } from "../bot.ts";
import { greedyBot } from "../greedy.ts";
import { randomBot } from "../random.ts";
import { ismctsBot, rolloutBot, tunedBot } from "../search/bots.ts";
import { levelBot } from "./level-bot.ts";

const BOTS = {
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
} as const satisfies Readonly<Record<string, (terms: LevelTerms) => Bot>>;

export type BotName = keyof typeof BOTS;

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export const botNames = (): readonly BotName[] => Object.keys(BOTS).filter(isBotName);

/** They answer without a search: a number of simulations means nothing to them. */
const WITHOUT_SEARCH: readonly string[] = ["random", "greedy"];

export const isSearcher = (name: string): boolean => !WITHOUT_SEARCH.includes(name);

export const noSuchBot = (name: string): string =>
  `there is no computer player "${name}"; there is ${botNames().join(", ")}`;

/** Throws for a name that nobody has: ask `isBotName` first where people type it. */
export function botNamed(name: string, terms: LevelTerms): Bot {
  if (!isBotName(name)) throw new Error(noSuchBot(name));
  return BOTS[name](terms);
}
