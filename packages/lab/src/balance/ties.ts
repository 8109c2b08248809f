/** How closely a card is tied to winning: decks compared with themselves, deals taken as one sample each. */
import { type Interval, Z95 } from "../arena/statistics.ts";

/** One side of one game. */
export interface Sighting {
  readonly deck: string;
  readonly deal: string;
  /** Was the card drawn, or played? */
  readonly seen: boolean;
  /** 1, 0, or a half for a draw. */
  readonly points: number;
}

export interface Tie {
  readonly sightings: number;
  readonly seen: number;
  /** Score with the card minus score without it, in decks that have it. */
  readonly difference: number;
  readonly interval: Interval;
  /** How easily chance alone would do as much. */
  readonly p: number;
}

interface Group {
  count: number;
  seen: number;
  points: number;
}

/** What remains when the average of the deck is taken away. */
interface Rest {
  readonly deal: string;
  readonly seen: number;
  readonly points: number;
}

/** Slope inside decks; its error from the sums of each deal, since games of one deal are not independent. */
export function tieOf(sightings: readonly Sighting[]): Tie {
  const rests = withoutDecks(sightings);
  const spread = rests.reduce((sum, { seen }) => sum + seen * seen, 0);
  const seen = sightings.filter((one) => one.seen).length;
  if (spread < 1e-9)
    return { sightings: sightings.length, seen, difference: 0, interval: { low: -1, high: 1 }, p: 1 };
  const difference = rests.reduce((sum, rest) => sum + rest.seen * rest.points, 0) / spread;
  const error = Math.sqrt(sumOfSquares(rests, difference)) / spread;
  const interval = { low: difference - Z95 * error, high: difference + Z95 * error };
  const p = error === 0 ? 1 : twoSided(difference / error);
  return { sightings: sightings.length, seen, difference, interval, p };
}

function withoutDecks(sightings: readonly Sighting[]): readonly Rest[] {
  const groups = new Map<string, Group>();
  for (const { deck, seen, points } of sightings) {
    const group = groups.get(deck) ?? { count: 0, seen: 0, points: 0 };
    group.count++;
    group.seen += Number(seen);
    group.points += points;
    groups.set(deck, group);
  }
  return sightings.map(({ deck, deal, seen, points }) => {
    const { count, ...sums } = groups.get(deck) ?? { count: 1, seen: 0, points: 0 };
    return { deal, seen: Number(seen) - sums.seen / count, points: points - sums.points / count };
  });
}

function sumOfSquares(rests: readonly Rest[], slope: number): number {
  const deals = new Map<string, number>();
  for (const { deal, seen, points } of rests)
    deals.set(deal, (deals.get(deal) ?? 0) + seen * (points - slope * seen));
  return [...deals.values()].reduce((sum, score) => sum + score * score, 0);
}

/** Chance that a normal value lies further out on either side (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp(-x * x);
}

/** Benjamini and Hochberg: of those that stand, on average at most this share does by chance. */
export function standing(ps: readonly number[], share = 0.05): readonly boolean[] {
  const sorted = [...ps].sort((a, b) => a - b);
  const last = sorted.findLastIndex((p, at) => p <= (share * (at + 1)) / ps.length);
  const line = last < 0 ? -1 : (sorted[last] ?? -1);
  return ps.map((p) => p <= line);
}
