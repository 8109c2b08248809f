/** How levels, hints and reviews think: the one place that knows what the search is called with. */
import type { Choice, Player, QuestionKind, Rng, State } from "@fhtagn/rules";
import { type DeckPrior, sampleWorld, type View } from "@fhtagn/rules/view";
import type { Spent } from "../search/clock.ts";
import { tunedMind as mind } from "../search/instinctive-mind.ts";
import { rollOut, rolloutHorizon, rolloutWorth } from "../search/rollout.ts";
import { type Considered, searchTree } from "../search/search.ts";
import { EVEN, TUNED_STYLE } from "../search/style.ts";

/** An answer that was looked at: how often, and the chance to win with it. */
export interface Weighed {
  readonly choice: Choice;
  readonly visits: number;
  readonly value: number;
}

export interface LevelThinking {
  /** The most visited first. */
  readonly options: readonly Weighed[];
  readonly simulations: number;
}

export interface Believing {
  readonly prior: DeckPrior;
  readonly rng: Rng;
}

export interface ThinkTerms extends Believing {
  readonly simulations: number;
  readonly spent?: Spent;
  /** For a player who may take something else than the best: he looks at all of it. */
  readonly evenly?: boolean;
}

const weigh = ({ move, visits, value }: Considered): Weighed => ({ choice: move.choice, visits, value });

export function think(view: View, { prior, rng, simulations, spent, evenly }: ThinkTerms): LevelThinking {
  const style = evenly === true ? EVEN : TUNED_STYLE;
  const thought = searchTree(view, { prior, rng, simulations, ...(spent && { spent }), mind, style });
  return { options: thought.considered.map(weigh), simulations: thought.simulations };
}

/** Questions that are answered as well without a search. */
export const isObvious = (kind: QuestionKind): boolean =>
  mind.isObvious(kind) && !TUNED_STYLE.ponders.includes(kind);

export const answerByInstinct = (view: View, { prior, rng }: Believing): Choice =>
  mind.policy(sampleWorld(view, prior, rng), rng);

/** Plays a made-up world on to the end of this turn, both sides as well as instinct can. */
export const playToEndOf = (turn: number, world: State, rng: Rng): void =>
  rollOut(world, mind, { turn, rng });

/** And on to where searches judge what was answered in that turn. */
export const playPast = (turn: number, world: State, rng: Rng): void =>
  playToEndOf(rolloutHorizon(turn), world, rng);

export const chanceIn = (world: State, player: Player): number => rolloutWorth(world, player, mind);

/** Log-odds as the player himself sees them. */
export const scoreIn = (world: State, player: Player): number => mind.score(world, player);

/** What follows from an answer until something new begins. */
export const followUp = (world: State, player: Player, rng: Rng): Choice => mind.follow(world, player, rng);

export const isFresh = (kind: QuestionKind): boolean => mind.isFresh(kind);
