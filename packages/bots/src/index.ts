/** Computer players. */
export type { Bot, BotMaker, BotTerms, Policy } from "./bot.ts";
export { type Bots, type Played, playGame, playOut } from "./play-game.ts";
export { chooseAtRandom, randomBot } from "./random.ts";
