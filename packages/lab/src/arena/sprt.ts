/** Is a change worth 20 Elo or nothing? A test that stops as soon as it can tell. */
import { GAMES_OF_QUAD } from "./quads.ts";

/** Scores of 0 and of +20 Elo. */
const NO_GAIN = 0.5;
const GAIN = 0.5288;
/** Errors of 5 % on either side. */
export const LLR_BOUND = 2.94;
/** Before that the variance is not known well enough to look. */
const LEAST_QUADS = 30;
const MOST_GAMES = 4000;
export const MOST_QUADS = MOST_GAMES / GAMES_OF_QUAD;

/** Mean and variance of the scores of so many quads. */
interface Sample {
  readonly quads: number;
  readonly mean: number;
  readonly variance: number;
}

/** Logarithm of the likelihood ratio. */
export function likelihoodRatio({ quads, mean, variance }: Sample): number {
  const lead = 2 * mean - NO_GAIN - GAIN;
  if (variance === 0) return lead === 0 ? 0 : Math.sign(lead) * Number.POSITIVE_INFINITY;
  return (quads * (GAIN - NO_GAIN) * lead) / (2 * variance);
}

type Verdict = "gain" | "no gain" | "undecided" | "continue";

export interface Sprt {
  readonly verdict: Verdict;
  readonly llr: number;
  /** How many quads the verdict rests on: those after it are not looked at. */
  readonly quads: number;
}

function verdictOf(llr: number, quads: number): Verdict {
  if (quads >= LEAST_QUADS && llr >= LLR_BOUND) return "gain";
  if (quads >= LEAST_QUADS && llr <= -LLR_BOUND) return "no gain";
  return quads >= MOST_QUADS ? "undecided" : "continue";
}

/** Looks after every quad in the order of the plan, whatever the order in which they were played. */
export function runSprt(quadMeans: readonly number[]): Sprt {
  let middle = 0;
  let squares = 0;
  let llr = 0;
  for (const [at, value] of quadMeans.entries()) {
    const quads = at + 1;
    const off = value - middle;
    middle += off / quads;
    squares += off * (value - middle);
    llr = likelihoodRatio({ quads, mean: middle, variance: squares / Math.max(1, at) });
    const verdict = verdictOf(llr, quads);
    if (verdict !== "continue") return { verdict, llr, quads };
  }
  return { verdict: "continue", llr, quads: quadMeans.length };
}
