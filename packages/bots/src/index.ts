/** Computer players. */

export type { Bot, Budget, LevelTerms, Policy } from "./bot.ts";
export { eachOpenCard } from "./evaluate/card-worth.ts";
export { CHANCE_TERMS, chanceToWin, readChanceTerms } from "./evaluate/chance.ts";
export { greedily, greedyBot } from "./greedy.ts";
export { chancesOf, compareIn } from "./hints/compare.ts";
export { giveHint } from "./hints/give-hint.ts";
export { type Paired, paired } from "./hints/paired.ts";
export { instinct } from "./instinct/instinct.ts";
export { FULL_MS, isLevel, STRENGTHS } from "./levels/levels.ts";
export {
  type BotName,
  botNamed,
  botNames,
  isBotName,
  isSearcher,
  noSuchBot,
} from "./levels/registry.ts";
export { answerByInstinct, type Believing, isObvious, think } from "./levels/thinking.ts";
export { mean } from "./mean.ts";
export { type Bots, playGame, playOut } from "./play-game.ts";
export { chooseAtRandom } from "./random.ts";
export { tunedBot } from "./search/bots.ts";
export { instinctiveMind } from "./search/instinctive-mind.ts";
export { rollOut, rolloutHorizon, rolloutWorth } from "./search/rollout.ts";
export { commitCandidates } from "./stories/commit.ts";
export { bestBlock } from "./stories/oppose.ts";
export { TOKENS_TO_WIN } from "./stories/race.ts";
