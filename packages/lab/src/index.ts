/** What measures: arena, balance lab, review, puzzles. */
export { type Contestant, contestantName, readContestant, thinksByClock } from "./arena/contestants.ts";
export { coreField, FIELDS, type FieldDeck, type Pairing, pairingsOf } from "./arena/field.ts";
export {
  type GameSummary,
  playGameOfQuad,
  playQuad,
  type QuadResult,
  type Sides,
} from "./arena/play-quad.ts";
export {
  ARENA_SIDES,
  type ArenaSide,
  dealOf,
  GAMES_OF_QUAD,
  planQuads,
  type Quad,
  SEATINGS,
  seedStartedBy,
} from "./arena/quads.ts";
export { isAnswer } from "./arena/referee.ts";
export { LLR_BOUND, MOST_QUADS, runSprt, type Sprt } from "./arena/sprt.ts";
export type { Interval } from "./arena/statistics.ts";
export { type ArenaSummary, type ArenaThinking, quadMean, summarize } from "./arena/summary.ts";
export { balanceOf, type PairingGames } from "./balance/balance.ts";
export {
  type BalanceSheet,
  balanceSheetOf,
  type SheetCard,
  type SheetDeck,
  type SheetLength,
} from "./balance/balance-sheet.ts";
export { type Deal, type LabGame, playDeal } from "./balance/lab-game.ts";
export type { LabReport, LabTerms } from "./balance/lab-report.ts";
export { isCandidate as isPuzzleCandidate } from "./puzzle/candidate.ts";
export { makePuzzle } from "./puzzle/make-puzzle.ts";
export { proofAt } from "./puzzle/prove.ts";
export { GRADES, type Grade, type LineStep, type Puzzle } from "./puzzle/puzzle.ts";
export { resist } from "./puzzle/resist.ts";
export type { Review, Reviewed, ReviewedDecision } from "./review/review.ts";
export { type ReviewEffort, type ReviewTerms, reviewGame, USUAL_EFFORT } from "./review/review-game.ts";
