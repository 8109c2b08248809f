/** The table in three states, in every theme and both languages: nobody is kept out, nothing runs over the edge. */

import { LOCALES } from "@fhtagn/rules/words";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findingsInAnyTheme } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, SCREENS, type Screen, type Visitor, visit, wear } from "./support/visitor.ts";

const prompt = (page: Page) => page.locator("[data-region='prompt'][data-asked='true']");
const form = (page: Page, wanted: string) => page.locator(`[data-region='prompt'][data-form='${wanted}']`);

async function sitDown(screen: Screen): Promise<Visitor> {
  const visitor = await visit(browser, {
    screen,
    settings: { locale: "en", pace: 0, motion: "off", muted: true },
  });
  await visitor.goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=syndicate-hastur&seed=looks");
  await visitor.page.getByRole("button", { name: "Start the game" }).click();
  await prompt(visitor.page).waitFor();
  return visitor;
}

/** The opening hand is kept and its first three cards become resources. */
async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await form(page, "assign").waitFor();
  for (const at of [0, 1, 2]) await page.locator("[data-region='hand'] [data-handle]").nth(at).click();
  await page.getByRole("button", { name: /Attach these three cards/ }).click();
  await form(page, "choose").waitFor();
}

async function lookAround(page: Page, screen: Screen): Promise<void> {
  expect(await findingsInAnyTheme(page)).toEqual([]);
  for (const locale of LOCALES) {
    await wear(page, { locale, theme: "midnight" });
    await page.locator(`html[lang='${locale}']`).waitFor();
    expect(await overflowOf(page), locale).toBe(0);
    const { height } = SCREENS[screen];
    expect(await page.evaluate(() => document.documentElement.scrollHeight), locale).toBe(height);
  }
  await wear(page, { locale: "en" });
  await page.locator("html[lang='en']").waitFor();
}

test.each<Screen>(["laptop", "phone"])(
  "opening hand, first turn and the list of actions, %s",
  async (screen) => {
    const visitor = await sitDown(screen);
    const { page, complaints } = visitor;
    await lookAround(page, screen);
    await open(page);
    await lookAround(page, screen);
    await page.getByRole("button", { name: /^All actions as a list/ }).click();
    await page.getByRole("dialog", { name: "All actions" }).waitFor();
    await lookAround(page, screen);
    expect(complaints).toEqual([]);
    await visitor.leave();
  },
);

/** Without what a reload forgets, and what is told a moment after the card. */
const plain = (label: string): string =>
  label.replace(", changed since your last decision", "").replace(/, cannot be played:.*$/, "");

test("a reload in the middle of a game brings back the same table", async () => {
  const visitor = await sitDown("laptop");
  const { page, complaints } = visitor;
  await open(page);
  const table = async (): Promise<readonly string[]> => {
    await prompt(page).waitFor();
    const things = page.locator("main [data-handle]");
    return things.evaluateAll((all) => all.map((thing) => thing.getAttribute("aria-label") ?? ""));
  };
  const before = await table();
  await page.reload();
  expect((await table()).map(plain)).toEqual(before.map(plain));
  expect(complaints).toEqual([]);
  await visitor.leave();
});

test("a card that is dragged to a domain becomes a resource there", async () => {
  const visitor = await sitDown("laptop");
  const { page } = visitor;
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await form(page, "assign").waitFor();
  const card = page.locator("[data-region='hand'] [data-handle]").first();
  await card.dragTo(page.locator("[data-region='domains'] [data-handle]").nth(1));
  await page.getByRole("button", { name: /^Domain 2, 1 resource/ }).waitFor();
  await visitor.leave();
});

test("Z and the other mouse button zoom, and the zoom gives the focus back", async () => {
  const visitor = await sitDown("laptop");
  const { page } = visitor;
  const card = page.locator("[data-region='hand'] [data-handle]").first();
  await card.focus();
  await page.keyboard.press("z");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  await card.click({ button: "right" });
  await page.getByRole("dialog").waitFor();
  await visitor.leave();
});
