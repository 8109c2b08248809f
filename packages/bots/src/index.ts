/** Computer players. */
export { type Contestant, contestantName, readContestant, thinksByClock } from "./arena/contestants.ts";
export { coreField, FIELDS, type FieldDeck, type Pairing, pairingsOf } from "./arena/field.ts";
export {
  type GameSummary,
  type Hall,
  playGameOfQuad,
  playQuad,
  type QuadResult,
  type Sides,
} from "./arena/play-quad.ts";
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
export { eachOpenCard } from "./evaluate/card-worth.ts";
export { CHANCE_TERMS, readChanceTerms } from "./evaluate/chance.ts";
export { evaluate } from "./evaluate/evaluate.ts";
export { termsOf } from "./evaluate/terms.ts";
export { TERMS, type Term, type Terms, WEIGHTS } from "./evaluate/weights.ts";
export { greedily, greedyBot } from "./greedy.ts";
export { giveHint, type HintTerms } from "./hints/give-hint.ts";
export type { Hint, HintOption, Label, NamedCard, NamedPlace, Reason, ReasonKind } from "./hints/hint.ts";
export { hintText, reasonText } from "./hints/hint-text.ts";
export { labelText } from "./hints/label-text.ts";
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
export { LEVEL_WORDS, type LevelWords } from "./levels/descriptions.ts";
export { levelBot } from "./levels/level-bot.ts";
export { FULL_MS, isLevel, LEVELS, type Level, STRENGTHS, type Strength } from "./levels/levels.ts";
export {
  botNamed,
  botNames,
  isBotName,
  noSuchBot,
} from "./levels/registry.ts";
export { type Bots, type Played, playGame, playOut } from "./play-game.ts";
export { isCandidate as isPuzzleCandidate } from "./puzzle/candidate.ts";
export { makePuzzle } from "./puzzle/make-puzzle.ts";
export { proofAt } from "./puzzle/prove.ts";
export {
  GRADES,
  type Grade,
  type Limits,
  type LineStep,
  type OptionVerdict,
  type Proof,
  type Puzzle,
  type Resistance,
  type Verdict,
} from "./puzzle/puzzle.ts";
export { resist } from "./puzzle/resist.ts";
export { chooseAtRandom, randomBot } from "./random.ts";
export {
  type CurvePoint,
  LINES,
  type LuckAndSkill,
  type LuckEvent,
  type Mark,
  type Progress,
  type Review,
  type Reviewed,
  type ReviewedDecision,
  type SeatReview,
} from "./review/review.ts";
export { type Effort, type ReviewTerms, reviewGame, runReview, USUAL_EFFORT } from "./review/review-game.ts";
export { instinctiveMind } from "./search/instinctive-mind.ts";
export { horizonOf, rollOut, worthOf } from "./search/rollout.ts";
export { type CommitCandidate, commitCandidates } from "./stories/commit.ts";
export { bestBlock } from "./stories/oppose.ts";
export type {
  ChooseTerms,
  ReplayedGame,
  SentPrior,
  ThoughtSummary,
  WorkerReply,
  WorkerRequest,
} from "./worker/messages.ts";
