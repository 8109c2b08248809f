/** Intervals and Elo. */
import { makeRng } from "@fhtagn/rules";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on each side of a 95 % interval. */
export const Z95 = 1.959964;

/** For a share of independent games; a draw counts as half a win. */
export function wilson(wins: number, games: number, z = Z95): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) };
}

const RESAMPLES = 2000;

/** Of the mean of samples that may be anything, by drawing them again; the same samples give the same interval. */
export function bootstrap(samples: readonly number[]): Interval {
  if (samples.length === 0) return { low: 0, high: 1 };
  const rng = makeRng("bootstrap");
  const means = Array.from({ length: RESAMPLES }, () => {
    const again = samples.reduce((sum) => sum + (samples[rng.below(samples.length)] ?? 0), 0);
    return again / samples.length;
  });
  means.sort((a, b) => a - b);
  const at = (share: number): number => means[Math.round(share * (RESAMPLES - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

/** What a score is worth; without end where somebody won everything. */
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));
