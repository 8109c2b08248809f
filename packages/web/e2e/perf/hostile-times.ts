/** How soon the page refuses what strangers send, and what that does to its main thread. It judges nothing. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOSTILE_LINKS, HOSTILE_RECORDS } from "@fhtagn/testkit/hostile";
import type { Browser, Page } from "playwright-core";
import { type Visitor, visit } from "../support/visitor.ts";
import { forget, watchedIn, watchMainThread } from "./page-watch.ts";
import { slowDown } from "./slow-down.ts";

export interface HostileTime {
  readonly what: string;
  /** Until the page says what is wrong with it. */
  readonly refused: number;
  /** The longest time for which the main thread did nothing else. */
  readonly blocked: number;
}

const FOLDER = "fhtagn-hostile-";

export async function measureHostile(
  browser: Browser,
  address: string,
  rate: number,
): Promise<readonly HostileTime[]> {
  const visitor = await visit(browser, { address, settings: { locale: "en" } });
  await watchMainThread(visitor.context);
  await slowDown(visitor.page, rate);
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  try {
    return [...(await measureFiles(visitor, folder)), ...(await measureLinks(visitor))];
  } finally {
    rmSync(folder, { recursive: true });
    await visitor.leave();
  }
}

async function measureFiles({ page, goTo }: Visitor, folder: string): Promise<readonly HostileTime[]> {
  const times: HostileTime[] = [];
  const file = join(folder, "hostile.record");
  for (const { name, text } of HOSTILE_RECORDS) {
    writeFileSync(file, text());
    await goTo("/replay");
    times.push(
      await refusal(page, `file: ${name}`, () => page.locator("input[type='file']").setInputFiles(file)),
    );
  }
  return times;
}

async function measureLinks({ page, goTo }: Visitor): Promise<readonly HostileTime[]> {
  const times: HostileTime[] = [];
  for (const { name, text } of HOSTILE_LINKS) {
    const fragment = `r=${text()}`;
    await goTo("/replay");
    times.push(await refusal(page, `link: ${name}`, () => follow(page, fragment)));
  }
  return times;
}

const follow = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

async function refusal(page: Page, what: string, send: () => Promise<void>): Promise<HostileTime> {
  await page.locator("textarea").waitFor();
  await forget(page);
  const began = performance.now();
  await send();
  await page.locator("section [role='alert']:not(:empty)").waitFor();
  const refused = performance.now() - began;
  const { gaps } = await watchedIn(page);
  return { what, refused, blocked: Math.max(0, ...gaps.map(({ duration }) => duration)) };
}
