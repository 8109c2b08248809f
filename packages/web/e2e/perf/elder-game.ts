/** A whole game against the strongest level, and what meanwhile held up the main thread. */
import type { Browser } from "playwright-core";
import { heardFrom, listenToHost } from "../support/host-ear.ts";
import { playAtRandom } from "../support/play-at-random.ts";
import { type Visitor, visit } from "../support/visitor.ts";
import { type Span, type Watched, watchedIn, watchMainThread } from "./page-watch.ts";
import { slowDown } from "./slow-down.ts";
import { type Task, traced } from "./trace.ts";

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

export interface ElderGame {
  readonly end: string | null;
  readonly seconds: number;
  readonly thoughts: number;
  readonly longestThought: number;
  /** While the opponent was at its question, until what it did was drawn. */
  readonly whileItThinks: Held;
  readonly wholeGame: Held;
}

/** What it did has to be drawn too. */
const UNTIL_DRAWN = 150;
const WORST = 5;
const LONG = 50;
const PATIENCE = 60_000;

async function sitDown(browser: Browser, address: string): Promise<Visitor> {
  const settings = { pace: 0, motion: "normal", muted: true } as const;
  const visitor = await visit(browser, { address, reducedMotion: false, settings });
  await watchMainThread(visitor.context);
  await listenToHost(visitor.context);
  await visitor.goTo("/play/ai?level=elder&deck=agency-cthulhu&vs=syndicate-hastur&seed=perf");
  await visitor.page.locator("main form button[type='submit']").click();
  await visitor.page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  return visitor;
}

export async function measureElderGame(browser: Browser, address: string, rate: number): Promise<ElderGame> {
  const visitor = await sitDown(browser, address);
  const { page } = visitor;
  await slowDown(page, rate);
  const began = performance.now();
  const play = () => playAtRandom(page, { way: "click", seed: 1, patience: PATIENCE });
  const { result, tasks } = await traced(browser, page, play);
  const seconds = (performance.now() - began) / 1000;
  const { thoughts } = await heardFrom(page);
  const watched = await watchedIn(page);
  await visitor.leave();
  const isThought = ({ start, duration }: Span): boolean =>
    thoughts.some(({ from, to }) => start + duration > from && start < to + UNTIL_DRAWN);
  return {
    end: result.end,
    seconds,
    thoughts: thoughts.length,
    longestThought: longest(thoughts.map(({ from, to }) => to - from)),
    whileItThinks: heldUp(watched, tasks, isThought),
    wholeGame: heldUp(watched, tasks, () => true),
  };
}

const longest = (times: readonly number[]): number => Math.max(0, ...times);

function heldUp(watched: Watched, all: readonly Task[], counts: (span: Span) => boolean): Held {
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
