/** What the browser keeps is damaged in a hundred places: every page stands, and everything damaged can be removed. */
import type { Page } from "playwright-core";
import { newProfile, startChromium } from "../support/own-chromium.ts";
import { type Visitor, visit } from "../support/visitor.ts";
import { oddRows, oddTexts } from "./odd-rows.ts";
import type { Round } from "./soak-round.ts";

interface Damage {
  readonly rows: ReturnType<typeof oddRows>;
  readonly texts: ReturnType<typeof oddTexts>;
}

/** Runs in the page. */
async function putDamage({ rows, texts }: Damage): Promise<void> {
  for (const [place, entries] of Object.entries(rows)) {
    const [database = "", store = ""] = place.split(" ");
    await new Promise<void>((resolve, reject) => {
      const asking = indexedDB.open(database);
      asking.onupgradeneeded = () => asking.result.createObjectStore(store);
      asking.onerror = () => reject(asking.error);
      asking.onsuccess = () => {
        const writing = asking.result.transaction(store, "readwrite");
        for (const [key, value] of entries) writing.objectStore(store).put(value, key);
        writing.oncomplete = () => {
          asking.result.close();
          resolve();
        };
      };
    });
  }
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}

const PAGES = [
  "/",
  "/replay",
  "/replay/row-5",
  "/replay/r-row-5",
  "/replay/r-row-5/review",
  "/stats",
  "/learn",
  "/learn/puzzles",
  "/play/ai",
  "/table/row-1",
  "/settings",
] as const;

const BROKEN = /The lamp went out|La lampe/;

async function look({ page, goTo }: Visitor, path: string): Promise<readonly string[]> {
  await goTo(path);
  const title = await page.getByRole("heading", { level: 1 }).first().textContent();
  return title === null || title === "" || BROKEN.test(title) ? [`${path} went down: ${title}`] : [];
}

/** One after the other, until nothing is listed any more; resolves with how many will not go. */
async function removeAll(page: Page): Promise<number> {
  await page.locator("#data li button").first().waitFor();
  return page.evaluate(async () => {
    const MOST_PAUSES = 1000;
    const listed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("#data li")];
    for (let left = listed(); left.length > 0; left = listed()) {
      left[0]?.querySelectorAll("button")[1]?.click();
      for (let pause = 0; listed().length === left.length; pause++) {
        if (pause === MOST_PAUSES) return left.length;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    return 0;
  });
}

export const damageRound: Round = async ({ address, seed }) => {
  const profile = newProfile();
  const { browser, kill } = await startChromium(profile);
  try {
    const visitor = await visit(browser, { address });
    await visitor.goTo("/about");
    await visitor.page.evaluate(putDamage, { rows: oddRows(seed), texts: oddTexts(seed) });
    const troubles: string[] = [];
    for (const path of PAGES) troubles.push(...(await look(visitor, path)));
    const left = await removeAll(visitor.page);
    if (left > 0) troubles.push(`${left} damaged entries cannot be removed`);
    await visitor.goTo("/");
    return [...troubles, ...visitor.complaints];
  } finally {
    await kill();
    profile.throwAway();
  }
};
