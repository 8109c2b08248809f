/** Computer players. */
export { type Bot, type Bots, type Played, playGame, playOn } from "./play-game.ts";
export { chooseAtRandom } from "./random.ts";
