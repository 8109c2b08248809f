/** How long the review of a finished game takes, and what meanwhile held up the main thread. */
import type { Browser } from "playwright-core";
import { goldenRecord, pasteRecord } from "../support/replayed.ts";
import { visit } from "../support/visitor.ts";
import { type Held, heldUp } from "./held-up.ts";
import { forget, watchedIn, watchMainThread } from "./page-watch.ts";
import { whileHalted } from "./slow-down.ts";
import { traced } from "./trace.ts";

export interface ReviewTime {
  readonly decisions: number;
  readonly seconds: number;
  readonly held: Held;
}

/** A long one of two players who think one move ahead. */
const RECORD = "second-packet";
const PATIENCE = 300_000;

export async function measureReview(browser: Browser, address: string, rate: number): Promise<ReviewTime> {
  const visitor = await visit(browser, { address });
  const { page } = visitor;
  page.setDefaultTimeout(PATIENCE);
  await watchMainThread(visitor.context);
  const text = goldenRecord(RECORD);
  const path = await pasteRecord(page, text);
  await page.goto(`${path}/review`);
  const start = page.getByRole("button", { name: "Review this game" });
  await start.waitFor();
  await forget(page);
  const began = performance.now();
  const review = async (): Promise<void> => {
    await start.click();
    await page.getByRole("img", { name: /^Chance of/ }).waitFor();
  };
  const { tasks } = await traced(browser, page, () => whileHalted(page, rate, review));
  const seconds = (performance.now() - began) / 1000;
  const held = heldUp(await watchedIn(page), tasks, () => true);
  await visitor.leave();
  return { decisions: text.match(/^> /gm)?.length ?? 0, seconds, held };
}
