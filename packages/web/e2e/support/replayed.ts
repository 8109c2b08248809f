/** Records and replays for tests in a browser. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

export const goldenRecord = (name: string): string =>
  readFileSync(new URL(`../../../testkit/records/${name}.txt`, import.meta.url), "utf8");

export const timelineOf = (page: Page) => page.locator("[data-timeline]");

/** Resolves when the table is laid, with the address of the replay. */
export async function replayIsOpen(page: Page): Promise<string> {
  await page.waitForURL(/\/replay\/[^/?]+/);
  await page.locator("[data-timeline]:enabled").waitFor();
  await page.locator("[data-region='hand']").waitFor();
  return new URL(page.url()).pathname;
}

/** Pastes a record on the page of games. */
export async function pasteRecord(page: Page, text: string): Promise<string> {
  await page.goto("/replay");
  await page.locator("textarea").fill(text);
  await page.locator("textarea ~ button").click();
  return replayIsOpen(page);
}
