/**
 * How long the review of a finished game takes in Chromium, and for how long the page is held up meanwhile.
 * By itself: `npx tsx packages/web/e2e/perf-review.ts ADDRESS` (of a running `fhtagn serve`); prints JSON.
 */
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@fhtagn/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { goldenRecord, pasteRecord } from "./support/replayed.ts";

export interface ReviewTime {
  readonly record: string;
  readonly decisions: number;
  readonly seconds: number;
  /** The longest task of the page's own thread while the review was made. */
  readonly longestTaskMs: number;
}

/** A long one of two players who think one move ahead. */
const USUAL_RECORD = "second-packet";
const MOST_MS = 180_000;

/** Runs in the page. */
function watchTasks(): void {
  const seen = { longest: 0 };
  Object.assign(globalThis, { tasksSeen: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ entryTypes: ["longtask"] });
}

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { tasksSeen: { longest: number } }).tasksSeen.longest);

export async function measureReview(
  browser: Browser,
  address: string,
  record = USUAL_RECORD,
): Promise<ReviewTime> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(MOST_MS);
  const text = goldenRecord(record);
  const path = await pasteRecord(page, text);
  await page.goto(`${path}/review`);
  const start = page.getByRole("button", { name: "Review this game" });
  await start.waitFor();
  await page.evaluate(watchTasks);
  const began = performance.now();
  await start.click();
  await page.getByRole("img", { name: /^Chance of/ }).waitFor();
  const seconds = (performance.now() - began) / 1000;
  const longestTaskMs = await longestTask(page);
  await context.close();
  return { record, decisions: text.match(/^> /gm)?.length ?? 0, seconds, longestTaskMs };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await launchChromium();
  console.log(JSON.stringify(await measureReview(browser, argv[2] ?? "http://localhost:1928")));
  await browser.close();
}
