/** Without a network, with a newer version, with damaged storage: nothing is lost and nobody is interrupted. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { type OwnServer, serveOwn } from "./support/own-server.ts";
import { playAtRandom } from "./support/play-at-random.ts";
import { overflowOf, SCREENS, type Visitor, visit } from "./support/visitor.ts";

const LONGEST = 600_000;

const AT_ONCE = {
  locale: "en",
  pace: 0,
  motion: "off",
  muted: true,
  confirm: { conceding: false, losing: false, idleStoryPhase: false },
} as const;

/** The service worker has all files and answers for this page. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

async function startGame({ page, goTo }: Visitor, seed: string): Promise<void> {
  await goTo(`/play/ai?level=greedy&deck=agency-cthulhu&vs=hastur&seed=${seed}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
}

test(
  "after one visit everything opens without a network, and a whole game is played to its end",
  async () => {
    const visitor = await visit(browser, { offline: true, settings: AT_ONCE });
    const { page, context } = visitor;
    await visitor.goTo("/");
    await isKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(/^Offline: games against the computer/).waitFor();
    for (const [path, title] of [
      ["/rules", /./],
      ["/settings", "Settings"],
      ["/stats", "Statistics"],
      ["/credits", "Credits"],
      ["/lobby", "No one to play with from here"],
      ["/online/some-table", "The table cannot be reached"],
    ] as const) {
      await visitor.goTo(path);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    }
    await startGame(visitor, "train");
    await page.reload();
    await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
    const { end, clicks } = await playAtRandom(page, { way: "click", seed: 7 });
    expect(end, `after ${clicks} clicks`).toMatch(/^You (win|lose|have won|have lost)|draw/i);
    await visitor.goTo("/stats");
    await page.getByRole("heading", { name: "Latest games" }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await context.setOffline(false);
    await page.getByText(/^Offline:/).waitFor({ state: "detached" });
    await visitor.leave();
  },
  LONGEST,
);

test("what a server answers anew each time is never what the browser has kept", async () => {
  const visitor = await visit(browser, { offline: true, settings: { locale: "en" } });
  const { page } = visitor;
  await visitor.goTo("/");
  await isKept(page);
  const answers = await page.evaluate(async () => {
    const kinds = ["/api/lobby", "/healthz"].map(async (path) => {
      const { headers } = await fetch(path);
      return headers.get("Content-Type");
    });
    return Promise.all(kinds);
  });
  for (const kind of answers) expect(kind).toMatch(/^application\/json/);
  const opened = await page.goto("/healthz");
  expect(await opened?.json()).toEqual({ ok: true });
  await visitor.leave();
});

test("the offline line shuts nobody out and fits a phone in French", async () => {
  const visitor = await visit(browser, { offline: true, screen: "phone", settings: { locale: "fr" } });
  const { page, context } = visitor;
  await visitor.goTo("/about");
  await isKept(page);
  await context.setOffline(true);
  await page.getByText(/^Hors ligne/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await visitor.leave();
});

test("the page can be installed: a manifest in each language, with icons that are there", async () => {
  const visitor = await visit(browser, { settings: { locale: "fr" } });
  await visitor.goTo("/");
  const found = await visitor.page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
    const manifest = await (await fetch(address)).json();
    const icons = await Promise.all(
      manifest.icons.map(async ({ src }: { src: string }) => (await fetch(src)).headers.get("Content-Type")),
    );
    return { lang: manifest.lang, display: manifest.display, icons };
  });
  expect(found).toEqual({
    lang: "fr",
    display: "standalone",
    icons: ["image/svg+xml", "image/png", "image/png", "image/png"],
  });
  await visitor.leave();
});

/** The versions of the page that lie in the browser. */
const shelvesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("fhtagn-page-")));

const newVersionNote = (page: Page) => page.getByRole("heading", { name: "A new version is ready" });

/** A newer version is there and waits. */
async function publish(server: OwnServer, page: Page): Promise<void> {
  server.publishNewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

test("a new version waits until the table is left, and comes when it is asked for", async () => {
  const server = await serveOwn();
  const visitor = await visit(browser, { offline: true, settings: AT_ONCE, address: server.address });
  const { page } = visitor;
  await visitor.goTo("/");
  await isKept(page);
  await startGame(visitor, "version");
  await publish(server, page);
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  expect(await newVersionNote(page).count()).toBe(0);
  await page.goBack();
  await newVersionNote(page).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Later" }).click();
  await newVersionNote(page).waitFor({ state: "detached" });
  await page.reload();
  await newVersionNote(page).waitFor();
  const versionBefore = await shelvesIn(page);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload now" }).click()]);
  await isKept(page);
  expect(await newVersionNote(page).count()).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(versionBefore).toHaveLength(2);
  await visitor.goTo("/");
  await page.getByRole("link", { name: /^Play on:/ }).click();
  await page.locator("[data-region='prompt']").waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  await server.close();
});

/** Runs in the page: puts something into the store of games that is no game. */
function damageGames(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.open("fhtagn-games");
    asking.onupgradeneeded = () => asking.result.createObjectStore("games");
    asking.onsuccess = () => {
      const writing = asking.result.transaction("games", "readwrite");
      writing.objectStore("games").put({ format: 1, id: "torn", seed: "half of a gam" }, "torn");
      writing.oncomplete = () => {
        asking.result.close();
        resolve();
      };
    };
    asking.onerror = () => reject(asking.error);
  });
}

/** Runs in the page: the record of every stored game is cut short. */
function breakRecords(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("fhtagn-games");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction("games", "readwrite").objectStore("games");
      const cursor = store.openCursor();
      cursor.onsuccess = () => {
        if (cursor.result === null) return resolve();
        const { value } = cursor.result;
        cursor.result.update({ ...value, game: { ...value.game, record: value.game.record.slice(0, -9) } });
        cursor.result.continue();
      };
    };
  });
}

test("a damaged game is told, the others are there, and it can be saved and removed", async () => {
  const visitor = await visit(browser, { settings: AT_ONCE });
  const { page } = visitor;
  await startGame(visitor, "whole");
  await page.evaluate(damageGames);
  await visitor.goTo("/");
  await page.getByText("One stored game could not be read. It is set aside.").waitFor();
  await page.getByRole("link", { name: /^Play on:/ }).waitFor();
  await page.getByRole("link", { name: "Look at your data" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file, game: torn" }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), "utf8"))).toMatchObject({
    seed: "half of a gam",
  });
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove, game: torn" }).click();
  await page.getByRole("heading", { name: "Set aside" }).waitFor({ state: "detached" });
  await visitor.goTo("/");
  await page.getByRole("link", { name: /^Play on:/ }).click();
  await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("a game whose record is broken off says why at its table, and is gone when it was removed", async () => {
  const visitor = await visit(browser, { settings: AT_ONCE });
  const { page } = visitor;
  await startGame(visitor, "whole");
  const table = new URL(page.url()).pathname;
  await visitor.goTo("/settings");
  await page.evaluate(breakRecords);
  await visitor.goTo(table);
  await page.getByText(/broken off or garbled/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove it for good" }).click();
  await page.getByRole("button", { name: "Remove it", exact: true }).click();
  await page.waitForURL(/\/$/);
  await visitor.goTo(table);
  await page.getByRole("heading", { name: "There is no such game here" }).waitFor();
  await visitor.leave();
});

test("a store that has lost its place is made anew, with a message, and keeps games again", async () => {
  const visitor = await visit(browser, { settings: AT_ONCE });
  const { page } = visitor;
  await visitor.goTo("/about");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asking = indexedDB.open("fhtagn-games", 3);
        asking.onsuccess = () => {
          asking.result.close();
          resolve();
        };
      }),
  );
  await visitor.goTo("/");
  await page.getByRole("heading", { name: "The place of the stored games was damaged" }).waitFor();
  await page.getByRole("button", { name: "Understood" }).click();
  await startGame(visitor, "anew");
  await visitor.goTo("/");
  await page.getByRole("link", { name: /^Play on:/ }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("damaged settings are told once, what could be read counts, the rest is set aside", async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await visitor.goTo("/about");
  await page.evaluate(() => {
    const state = { locale: "fr", theme: "mauve", textSize: 130 };
    localStorage.setItem("fhtagn.settings", JSON.stringify({ state, version: 0 }));
  });
  await page.reload();
  await page.getByRole("heading", { name: "Certains réglages n’ont pas pu être lus" }).waitFor();
  expect(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.style.fontSize]),
  ).toEqual(["fr", "130%"]);
  await page.getByRole("link", { name: "Voir vos données" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Enregistrer dans un fichier, réglages/ }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("mauve");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  expect(await page.getByRole("heading", { name: /n’ont pas pu être lus/ }).count()).toBe(0);
  await page.evaluate(() => localStorage.setItem("fhtagn.settings", "{torn"));
  await page.reload();
  await page.getByRole("heading", { name: "Some settings could not be read" }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** What the worker that keeps the game would meet on a device without room. */
const NO_ROOM =
  'IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };';

test("full storage: the game goes on and says that it is not kept, and what to do", async () => {
  const visitor = await visit(browser, { settings: AT_ONCE });
  const { page } = visitor;
  await page.route("**/host.worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${NO_ROOM}\n${await response.text()}` });
  });
  await startGame(visitor, "full");
  await page.getByRole("heading", { name: "The storage is full" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Understood" }).click();
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await page.getByText(/of 3/).first().waitFor();
  await page.getByRole("heading", { name: "The storage is full" }).waitFor();
  await page.getByRole("link", { name: "Look at your data" }).click();
  await page.getByRole("button", { name: "Save everything as a file" }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("everything saved as a file comes back in another browser", async () => {
  const one = await visit(browser, { settings: { ...AT_ONCE, theme: "archive" } });
  await startGame(one, "carried");
  await one.goTo("/settings");
  const download = one.page.waitForEvent("download");
  await one.page.getByRole("button", { name: "Save everything as a file" }).click();
  const file = await (await download).path();
  const other = await visit(browser);
  const { page } = other;
  await other.goTo("/settings");
  const field = page.locator("input[type=file]");
  await field.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByText("This is no file saved here. Nothing has changed.").waitFor();
  await field.setInputFiles(file);
  await page.getByText(/: one game and settings\.$/).waitFor();
  await page.getByRole("button", { name: "Take it over" }).click();
  await page.getByText("Taken over: one game.").waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("archive");
  await field.setInputFiles(file);
  await page.getByRole("button", { name: "Take it over" }).click();
  await page
    .getByText("Nothing in it was newer than what is here. Settings are those of the file.")
    .waitFor();
  await other.goTo("/");
  await page.getByRole("link", { name: /^Play on:/ }).click();
  await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await one.leave();
  await other.leave();
});

test("the settings with all of this fit every screen, in French at twice the size", async () => {
  const visitor = await visit(browser, { settings: { locale: "fr", textSize: 200 } });
  const { page } = visitor;
  await visitor.goTo("/settings");
  await page.evaluate(damageGames);
  await page.reload();
  await page.getByRole("heading", { name: "Mis de côté" }).waitFor();
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    expect(await overflowOf(page), screen).toBeLessThanOrEqual(0);
  }
  await visitor.leave();
});
