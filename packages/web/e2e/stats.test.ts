/** The statistics: nothing yet, a finished game, and the balance of the decks. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findingsInAnyTheme } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, SCREENS, visit, wear } from "./support/visitor.ts";

async function concedeAGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
  await page.getByRole("navigation", { name: "Table menu" }).getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Concede the game" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: /^You/ }).waitFor();
}

test("who has not played yet is told so and led to a game", async () => {
  const visitor = await visit(browser, { settings: { pace: 0 } });
  const { page } = visitor;
  await visitor.goTo("/stats");
  await page.getByText(/^No game has been finished here yet/).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Play a game" }).click();
  await page.getByRole("heading", { level: 1, name: "Set the table" }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("a finished game is counted by level, deck, faction and side, also when the game is gone", async () => {
  const visitor = await visit(browser, {
    settings: { pace: 0 },
  });
  const { page } = visitor;
  await visitor.goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=hastur&seed=counted");
  await concedeAGame(page);
  await page.evaluate(() => indexedDB.deleteDatabase("fhtagn-games"));
  await visitor.goTo("/stats");
  const table = page.getByRole("region", { name: "Latest games" });
  expect(await table.getByRole("row").nth(1).textContent()).toMatch(
    /lost.*The Agency and Cthulhu, against Hastur.*Clerk/,
  );
  await page.getByText("As a table").first().click();
  const counts = page.getByRole("region", { name: /^Share of points/ });
  for (const [by, row] of [
    ["Opponent", "Clerk"],
    ["Your faction", "Cthulhu"],
    ["Your deck", "The Agency and Cthulhu"],
    ["Who began", /began/],
    ["Faction against you", "Hastur"],
  ] as const) {
    await page.getByRole("radio", { name: by, exact: true }).check();
    await counts.getByRole("row", { name: row }).getByRole("cell", { name: "0%", exact: true }).waitFor();
  }
  await page.getByRole("radio", { name: "With undo" }).check();
  await page.getByText("No such game yet.").waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const LOOKS = "/play/ai?level=greedy&deck=miskatonic-shub-niggurath&vs=yog-sothoth&seed=looks";

test("it shuts nobody out, in any theme", async () => {
  const visitor = await visit(browser, { settings: { locale: "en", pace: 0 } });
  await visitor.goTo(LOOKS);
  await concedeAGame(visitor.page);
  await visitor.goTo("/stats");
  await visitor.page.getByRole("heading", { name: "Latest games" }).waitFor();
  expect(await findingsInAnyTheme(visitor.page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each(["en", "fr"] as const)("it fits every screen, language %s", async (locale) => {
  const visitor = await visit(browser, { settings: { locale: "en", pace: 0 } });
  const { page } = visitor;
  await visitor.goTo(LOOKS);
  await concedeAGame(page);
  await visitor.goTo("/stats");
  await wear(page, { locale });
  await page.locator(`html[lang=${locale}] [data-outcome]`).waitFor();
  for (const [screen, size] of Object.entries(SCREENS))
    for (const textSize of [100, 200] as const) {
      await page.setViewportSize(size);
      await wear(page, { textSize });
      expect(await overflowOf(page), `${screen} ${textSize} %`).toBeLessThanOrEqual(0);
    }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("the balance says its terms, and every deck stands in the map", async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await visitor.goTo("/stats");
  await page
    .getByText(/^924 games of “Clerk” against itself: 21 decks, every pairing 4 times\. Seed “lab”/)
    .waitFor();
  const map = page.getByRole("region", { name: "Every deck against every deck" });
  expect(await map.getByRole("rowheader").count()).toBe(21);
  expect(await map.getByRole("cell").count()).toBe(21 * 22);
  await visitor.leave();
});
