/** Time that goes on when the test says so. */
import type { PaceClock } from "../src/index.ts";

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

export interface ClockInHand extends PaceClock {
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Goes on by so many milliseconds; whoever waits is woken in turn, and what follows is done at that time. */
  pass(milliseconds: number): Promise<void>;
  /** Goes on to where the next one is woken, and does what follows; false where nobody waits. */
  next(): Promise<boolean>;
  /** How many wait. */
  sleepers(): number;
}

/** What is under way and waits for no time is done. */
export const untilStill = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function clockInHand(): ClockInHand {
  let now = 0;
  const sleepers = new Set<Sleeper>();
  const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const sleeper: Sleeper = {
        at: now + milliseconds,
        wake: () => {
          sleepers.delete(sleeper);
          resolve();
        },
      };
      sleepers.add(sleeper);
      signal?.addEventListener("abort", sleeper.wake, { once: true });
    });
  const next = async (end: number): Promise<boolean> => {
    const [first] = [...sleepers].sort((a, b) => a.at - b.at);
    if (first === undefined || first.at > end) return false;
    now = Math.max(now, first.at);
    first.wake();
    await untilStill();
    return true;
  };
  return {
    now: () => now,
    wait: sleep,
    sleepers: () => sleepers.size,
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      await untilStill();
      while (await next(end));
      now = end;
    },
    next: () => next(Number.POSITIVE_INFINITY),
  };
}
