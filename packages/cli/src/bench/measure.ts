/** Timing: work repeated for a while, and the median of several runs. */

export const RUNS = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The smallest value that this share of them does not pass. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Microseconds of one call: each run goes through all the inputs until so many milliseconds have passed. */
export function microseconds<T>(inputs: readonly T[], work: (input: T) => unknown, forMs = 120): number {
  const once = (): number => {
    const start = performance.now();
    let calls = 0;
    do {
      for (const input of inputs) use(work(input));
      calls += inputs.length;
    } while (performance.now() - start < forMs);
    return (1000 * (performance.now() - start)) / calls;
  };
  once();
  return median(Array.from({ length: RUNS }, once));
}

/** Looks at a result, so that no work can be left out as unused. */
function use(result: unknown): void {
  if (result === use) throw new Error("nothing is measured");
}

export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Three significant digits are more than a loaded machine can tell. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

const STEPS = 20_000_000;

/** Nanoseconds of one step of an xorshift32 chain in which every step needs the last: the machine's unit. */
export function machineUnit(): number {
  const once = (): number => {
    let x = 2463534242 | 0;
    const start = performance.now();
    for (let i = 0; i < STEPS; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    const spent = performance.now() - start;
    use(x);
    return (1_000_000 * spent) / STEPS;
  };
  once();
  return median(Array.from({ length: RUNS }, once));
}
