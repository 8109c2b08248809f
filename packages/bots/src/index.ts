/** Computer players. */
export { type Contestant, contestantName, readContestant } from "./arena/contestants.ts";
export { coreField, FIELDS, type FieldDeck, type Pairing, pairingsOf } from "./arena/field.ts";
export { type GameSummary, type Hall, playQuad, type QuadResult, type Sides } from "./arena/play-quad.ts";
export {
  dealOf,
  GAMES_OF_QUAD,
  planQuads,
  type Quad,
  SEATINGS,
  SIDES,
  type Side,
  seedStartedBy,
} from "./arena/quads.ts";
export { isAnswer, type Refereed, refereeGame } from "./arena/referee.ts";
export { LLR_BOUND, likelihoodRatio, MOST_QUADS, runSprt, type Sprt } from "./arena/sprt.ts";
export { eloOf, type Interval, mean, wilson, Z95 } from "./arena/statistics.ts";
export { quadMean, type Summary, summarize, type Thinking } from "./arena/summary.ts";
export type { Bot, BotMaker, BotTerms, Budget, LevelTerms, Policy } from "./bot.ts";
export { evaluate } from "./evaluate/evaluate.ts";
export { readTerms, termsOf } from "./evaluate/terms.ts";
export { TERMS, type Term, type Terms, WEIGHTS } from "./evaluate/weights.ts";
export { greedyBot } from "./greedy.ts";
export { instinct } from "./instinct/instinct.ts";
export {
  type Balance,
  balanceOf,
  type CardBalance,
  type DeckBalance,
  type PairingBalance,
  type PairingGames,
  type Share,
} from "./lab/balance.ts";
export { type Deal, type LabGame, playDeal } from "./lab/lab-game.ts";
export {
  botNamed,
  botNames,
  isBotName,
  noSuchBot,
} from "./levels/registry.ts";
export { type Bots, type Played, playGame, playOut } from "./play-game.ts";
export { chooseAtRandom, randomBot } from "./random.ts";
export { type CommitCandidate, commitCandidates } from "./stories/commit.ts";
export { bestBlock } from "./stories/oppose.ts";
