/** What measures: arena, balance lab, review, puzzles. */
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
export { eloOf, type Interval, wilson, Z95 } from "./arena/statistics.ts";
export { quadMean, type Summary, summarize, type Thinking } from "./arena/summary.ts";
export {
  type Balance,
  balanceOf,
  type CardBalance,
  type DeckBalance,
  type PairingBalance,
  type PairingGames,
  type Share,
} from "./balance/balance.ts";
export { type Deal, type LabGame, playDeal } from "./balance/lab-game.ts";
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
