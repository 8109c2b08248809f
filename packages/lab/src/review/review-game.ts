/** Goes through a finished game once more, decision by decision, and says what each was worth. */

import {
  type Choice,
  type GameRecord,
  type Library,
  makeRng,
  PLAYERS,
  type Player,
  pending,
  type Rng,
  replay,
  type State,
} from "@fhtagn/rules";
import { type DeckBelief, type DeckPrior, view } from "@fhtagn/rules/view";
import { type JudgeTerms, judge } from "./judge.ts";
import { meanOfDeals, openChance, stepWithLuck } from "./luck.ts";
import type { Review, Reviewed, ReviewedDecision, ReviewProgress } from "./review.ts";
import { luckAndSkillOf, reviewedSeats, type Stepped, turningPointsOf } from "./tally.ts";
import { firstRecordedState, isChoice, recordedSetup } from "./walk.ts";

export interface ReviewTerms {
  /** The same seed gives the same review. */
  readonly seed?: string;
  /** Whose decisions are looked at; both players' by default. */
  readonly seats?: readonly Player[];
  /** What each player's deck was taken to be by the other; the deck itself by default. */
  readonly believed?: Readonly<Record<Player, DeckBelief>>;
  readonly effort?: ReviewEffort;
  /** Asked before each decision. */
  readonly signal?: { readonly aborted: boolean };
}

export type ReviewEffort = Pick<JudgeTerms, "simulations" | "worlds" | "mostWorlds">;

/** A game of 130 decisions in less than a minute. */
export const USUAL_EFFORT: ReviewEffort = { simulations: 48, worlds: 16, mostWorlds: 64 };

interface Reviewing {
  readonly record: GameRecord;
  readonly terms: ReviewTerms;
  readonly at: number;
}

/** Each decision has chance of its own, so it is judged alike whichever others are. */
const rngFor = ({ record, terms, at }: Reviewing): Rng =>
  makeRng(`review ${terms.seed ?? record.seed} ${at}`);

/** What the player who decides believes: he knows his own deck. */
function priorFor(state: State, player: Player, { record, terms }: Reviewing): DeckPrior {
  const { decks, stories } = record;
  const believed = terms.believed ?? decks;
  const known = player === "P1" ? { P1: decks.P1, P2: believed.P2 } : { P1: believed.P1, P2: decks.P2 };
  return { game: state.game, decks: known, stories };
}

function reviewDecision(state: State, played: Choice, reviewing: Reviewing): ReviewedDecision | null {
  const { terms, at } = reviewing;
  const decision = pending(state);
  if (decision === null || !(terms.seats ?? PLAYERS).includes(decision.player)) return null;
  const { player, kind } = decision;
  const seen = view(state, player);
  const prior = priorFor(state, player, reviewing);
  const rng = rngFor(reviewing);
  const { cost, chance, better, worlds } = judge(seen, played, {
    ...(terms.effort ?? USUAL_EFFORT),
    prior,
    rng,
  });
  return {
    at,
    turn: state.turn,
    player,
    kind,
    chance,
    ...cost,
    seen,
    played,
    better,
    worlds,
  };
}

/** Gives word after each answer, so that whoever runs it can show progress and do other things in between. */
export function* reviewGame(
  record: GameRecord,
  library: Library,
  terms: ReviewTerms = {},
): Generator<ReviewProgress, Reviewed> {
  const { divergedAt } = replay(record, library);
  if (divergedAt !== undefined) return { ok: false, why: "diverged", divergedAt };
  const seed = terms.seed ?? record.seed;
  const chance = makeRng(`luck ${seed}`);
  const setup = recordedSetup(record, library);
  const state = firstRecordedState(setup, record.seed);
  const dealt = openChance(state);
  const decisions: ReviewedDecision[] = [];
  const steps: Stepped[] = [];
  for (const [at, answer] of record.answers.entries()) {
    if (terms.signal?.aborted) return { ok: false, why: "cancelled" };
    const { turn } = state;
    const decision = isChoice(answer) ? reviewDecision(state, answer, { record, terms, at }) : null;
    if (decision !== null) decisions.push(decision);
    steps.push({ ...stepWithLuck(state, answer, chance), at, turn });
    yield { done: at + 1, total: record.answers.length, decision };
  }
  const luckAndSkill = luckAndSkillOf(meanOfDeals(setup, seed), dealt, steps);
  const ending = { at: record.answers.length, turn: state.turn, end: luckAndSkill.end };
  return { ok: true, review: summed(decisions, { luckAndSkill, seats: reviewedSeats(decisions, ending) }) };
}

const summed = (
  decisions: readonly ReviewedDecision[],
  rest: Pick<Review, "luckAndSkill" | "seats">,
): Review => ({ decisions, ...rest, turningPoints: turningPointsOf(decisions) });

/** The whole review at once. */
export function runReview(
  record: GameRecord,
  library: Library,
  { onProgress, ...terms }: ReviewTerms & { readonly onProgress?: (progress: ReviewProgress) => void } = {},
): Reviewed {
  const steps = reviewGame(record, library, terms);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}
