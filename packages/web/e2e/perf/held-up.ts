/** What held up the main thread. */
import type { Span, Watched } from "./page-watch.ts";
import type { Task } from "./trace.ts";

/** In milliseconds. */
export interface Held {
  /** The longest task: what it computed, and from its beginning to its end. */
  readonly longestCpu: number;
  readonly longest: number;
  readonly tasksOver50: number;
  /** How many tasks the browser itself calls long, whatever else the machine did. */
  readonly calledLong: number;
  readonly longestGap: number;
  readonly worst: readonly Task[];
}

const WORST = 5;
const LONG = 50;

export const longest = (times: readonly number[]): number => Math.max(0, ...times);

export function heldUp(watched: Watched, all: readonly Task[], counts: (span: Span) => boolean): Held {
  const tasks = all.filter(counts).toSorted((one, other) => other.cpu - one.cpu);
  return {
    longestCpu: tasks[0]?.cpu ?? 0,
    longest: longest(tasks.map(({ duration }) => duration)),
    tasksOver50: tasks.filter(({ cpu }) => cpu > LONG).length,
    calledLong: watched.tasks.filter(counts).length,
    longestGap: longest(watched.gaps.filter(counts).map(({ duration }) => duration)),
    worst: tasks.slice(0, WORST),
  };
}
