/** Times of many decisions in little space: counted by size, two steps to each doubling. */

export interface Times {
  readonly count: number;
  readonly total: number;
  readonly max: number;
  /** Decisions by size; the key is twice the binary logarithm of the microseconds. */
  readonly sizes: Readonly<Record<string, number>>;
}

const STEPS = 2;
const sizeOf = (ms: number): number => Math.round(STEPS * Math.log2(Math.max(1, ms * 1000)));
const msOfSize = (size: number): number => 2 ** (size / STEPS) / 1000;
const hundredths = (ms: number): number => Math.round(ms * 100) / 100;

export function timesOf(all: readonly number[]): Times {
  const sizes: Record<string, number> = {};
  let total = 0;
  let max = 0;
  for (const ms of all) {
    const size = sizeOf(ms);
    sizes[size] = (sizes[size] ?? 0) + 1;
    total += ms;
    max = Math.max(max, ms);
  }
  return { count: all.length, total: hundredths(total), max: hundredths(max), sizes };
}

export function addTimes(all: readonly Times[]): Times {
  const sizes: Record<string, number> = {};
  for (const times of all)
    for (const [size, count] of Object.entries(times.sizes)) sizes[size] = (sizes[size] ?? 0) + count;
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
    max: all.reduce((most, { max }) => Math.max(most, max), 0),
    sizes,
  };
}

/** Milliseconds that this share of the decisions did not pass, to a fifth of their size. */
export function quantileOf({ count, max, sizes }: Times, share: number): number {
  const ordered = Object.entries(sizes).map(([size, many]) => ({ size: Number(size), many }));
  ordered.sort((a, b) => a.size - b.size);
  let passed = 0;
  for (const { size, many } of ordered) {
    passed += many;
    if (passed >= share * count) return Math.min(max, msOfSize(size));
  }
  return max;
}
