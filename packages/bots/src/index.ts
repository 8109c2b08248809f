/** Computer players. */

export type { Bot, BotMaker, BotTerms, Budget, LevelTerms, Policy } from "./bot.ts";
export { eachOpenCard } from "./evaluate/card-worth.ts";
export { CHANCE_TERMS, chanceToWin, readChanceTerms } from "./evaluate/chance.ts";
export { evaluate } from "./evaluate/evaluate.ts";
export { termsOf } from "./evaluate/terms.ts";
export { TERMS, type Term, type Terms, WEIGHTS } from "./evaluate/weights.ts";
export { greedily, greedyBot } from "./greedy.ts";
export { chancesOf, compareIn } from "./hints/compare.ts";
export { giveHint, type HintTerms } from "./hints/give-hint.ts";
export type { Hint, HintOption, HintReason, Label, NamedCard, NamedPlace } from "./hints/hint.ts";
export { labelOf } from "./hints/label.ts";
export { labelText } from "./hints/label-text.ts";
export { type Paired, paired } from "./hints/paired.ts";
export { instinct } from "./instinct/instinct.ts";
export { levelBot } from "./levels/level-bot.ts";
export { FULL_MS, isLevel, LEVELS, type Level, STRENGTHS, type Strength } from "./levels/levels.ts";
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
export { type Bots, type Played, playGame, playOut } from "./play-game.ts";
export { chooseAtRandom, randomBot } from "./random.ts";
export { tunedBot } from "./search/bots.ts";
export { instinctiveMind } from "./search/instinctive-mind.ts";
export { horizonOf, rollOut, worthOf } from "./search/rollout.ts";
export { type CommitCandidate, commitCandidates } from "./stories/commit.ts";
export { bestBlock } from "./stories/oppose.ts";
export { TOKENS_TO_WIN } from "./stories/race.ts";
export type {
  ChooseTerms,
  ReplayedGame,
  SentPrior,
  ThoughtSummary,
  WorkerReply,
  WorkerRequest,
} from "./worker/messages.ts";
