/** A whole game against the strongest level, and what meanwhile held up the main thread. */
import type { Browser } from "playwright-core";
import { heardFrom, listenToHost } from "../support/host-ear.ts";
import { playAtRandom } from "../support/play-at-random.ts";
import { type Visitor, visit } from "../support/visitor.ts";
import { type Held, heldUp, longest } from "./held-up.ts";
import { type Span, watchedIn, watchMainThread } from "./page-watch.ts";
import { slowDown } from "./slow-down.ts";
import { traced } from "./trace.ts";

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
