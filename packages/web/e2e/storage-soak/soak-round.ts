/** What every round of the soak has: a browser of its own, a game at a table, a hand that plays on. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { newProfile, startChromium } from "../support/own-chromium.ts";
import { playAtRandom } from "../support/play-at-random.ts";
import { hearPositions, type PositionEar } from "../support/position-ear.ts";
import { type Visit, type Visitor, visit } from "../support/visitor.ts";

export interface RoundTerms {
  /** Where the client is served, on this machine. */
  readonly address: string;
  readonly seed: number;
}

/** What was lost, or stood there empty; nothing where all went well. */
export type Round = (terms: RoundTerms) => Promise<readonly string[]>;

export const AT_ONCE = {
  locale: "en",
  pace: 0,
  motion: "off",
  muted: true,
  confirm: { conceding: false, losing: false, idleStoryPhase: false },
} as const;

const SHORTEST = 200;
const SPREAD = 1800;
const LARGE = 7919;

/** Milliseconds, another one for each seed. */
const someTime = (seed: number): number => SHORTEST + ((seed * LARGE) % SPREAD);

export const setupAddress = (seed: number): string =>
  `/play/ai?level=greedy&deck=agency-cthulhu&vs=hastur&seed=soak-${seed}`;

const PROMPT = "[data-region='prompt']";

/** Stores the game and waits for its first question; resolves with the address of the table. */
export async function beginGame(page: Page): Promise<string> {
  await page.locator("main form button[type='submit']").click();
  await page.locator(`${PROMPT}[data-asked='true']`).waitFor();
  return new URL(page.url()).pathname;
}

/** Plays on in the page until the page is gone; what ends it is no matter. */
export function keepPlaying(page: Page, seed: number): void {
  playAtRandom(page, { way: "click", seed }).catch(() => undefined);
}

/** At least one answer, and what comes in some time after it. */
export async function playFor(page: Page, ear: PositionEar, seed: number): Promise<void> {
  const before = ear.furthest();
  keepPlaying(page, seed);
  while (ear.furthest() <= before) await sleep(SHORTEST);
  await sleep(someTime(seed));
}

export interface HeardVisitor extends Visitor {
  readonly ear: PositionEar;
}

/** Somebody with a clean profile whose positions are heard. */
async function heardVisit(browser: Browser, wish: Visit): Promise<HeardVisitor> {
  const visitor = await visit(browser, { settings: AT_ONCE, ...wish });
  return { ...visitor, ear: await hearPositions(visitor.context) };
}

/** A visitor of a browser of its own, which goes afterwards with all it kept; `place` is another address of this machine. */
export const roundOfVisitor =
  (
    play: (visitor: HeardVisitor, seed: number) => Promise<readonly string[]>,
    place: (address: string) => string = (address) => address,
  ): Round =>
  async ({ address, seed }) => {
    const profile = newProfile();
    const { browser, kill } = await startChromium(profile);
    try {
      return await play(await heardVisit(browser, { address: place(address) }), seed);
    } finally {
      await kill();
      profile.throwAway();
    }
  };

export const lostBetween = (what: string, told: number, found: number): readonly string[] =>
  found < told ? [`${what}: told up to position ${told}, found ${found}`] : [];
