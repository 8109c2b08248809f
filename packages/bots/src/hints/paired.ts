/** Two answers measured in the same worlds: how far apart they are, and how sure that is. */
import { mean } from "../mean.ts";

export interface Paired {
  readonly first: number;
  readonly second: number;
  /** The first less the second. */
  readonly difference: number;
  /** Standard error of the difference. */
  readonly error: number;
  /** In how many both were measured. */
  readonly worlds: number;
}

/** `first[i]` and `second[i]` are of one world. */
export function paired(first: readonly number[], second: readonly number[]): Paired {
  const gaps = first.map((value, at) => value - (second[at] ?? value));
  const difference = gaps.length === 0 ? 0 : mean(gaps);
  const spread = gaps.reduce((sum, gap) => sum + (gap - difference) ** 2, 0);
  const error = gaps.length < 2 ? 1 : Math.sqrt(spread / (gaps.length - 1) / gaps.length);
  return {
    first: first.length === 0 ? 0 : mean(first),
    second: second.length === 0 ? 0 : mean(second),
    difference,
    error,
    worlds: gaps.length,
  };
}
