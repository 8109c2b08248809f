/** No room: games begin and go on, it is said, and what is played once there is room again is there. */
import type { Page } from "playwright-core";
import { settledAt } from "../support/position-ear.ts";
import {
  beginGame,
  type HeardVisitor,
  lostBetween,
  playFor,
  roundOfVisitor,
  setupAddress,
} from "./soak-round.ts";

/** Bytes that the browser gives this site; null is as many as ever. */
async function setRoom({ page, context }: HeardVisitor, bytes: number | null): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin,
    ...(bytes !== null && { quotaSize: bytes }),
  });
}

/** Runs in the page: nothing more goes into the small store. */
function fillSmallStore(): void {
  for (let size = 1 << 22; size >= 1; size >>= 1)
    try {
      for (let count = 0; ; count++) localStorage.setItem(`other.${size}.${count}`, "x".repeat(size));
    } catch {
      // Full for texts of this size.
    }
}

/** Runs in the page. */
const countGames = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = indexedDB.open("fhtagn-games");
    asking.onerror = () => reject(asking.error);
    asking.onsuccess = () => {
      const counting = asking.result.transaction("games").objectStore("games").count();
      counting.onsuccess = () => {
        asking.result.close();
        resolve(counting.result);
      };
    };
  });

const isFullSaid = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: "The storage is full" }).waitFor();

export const fullSmallStoreRound = roundOfVisitor(async (visitor, seed) => {
  const { page, ear } = visitor;
  await visitor.goTo(setupAddress(seed));
  await page.evaluate(fillSmallStore);
  const table = await beginGame(page);
  await isFullSaid(page);
  const games = await page.evaluate(countGames);
  await playFor(page, ear, seed);
  await page.goto("/");
  await page.goto(table);
  const orphans = games === 1 ? [] : [`one click, ${games} games`];
  return [...orphans, ...lostBetween("small store full", ear.furthest(), await settledAt(page))];
});

/** Leaves the table and comes back to the game that the page holds. */
async function leaveAndReturn({ page, ear }: HeardVisitor): Promise<readonly string[]> {
  const told = ear.furthest();
  await page.goBack();
  await page.getByRole("link", { name: "Fhtagn", exact: false }).first().click();
  await page
    .getByRole("link", { name: /^Play on:/ })
    .first()
    .click();
  return lostBetween("held by the page", told, await settledAt(page));
}

export const fullRound = roundOfVisitor(async (visitor, seed) => {
  const { page, ear } = visitor;
  await visitor.goTo(setupAddress(seed));
  await setRoom(visitor, 1);
  const table = await beginGame(page);
  await isFullSaid(page);
  const lost = await leaveAndReturn(visitor);
  await setRoom(visitor, null);
  await playFor(page, ear, seed);
  await page.goto("/");
  await page.goto(table);
  return [...lost, ...lostBetween("room again", ear.furthest(), await settledAt(page))];
});
