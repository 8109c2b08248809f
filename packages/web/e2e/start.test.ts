/** From the first page to a game, away from it and back. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, type Screen, visit } from "./support/visitor.ts";

const keepButton = (page: Page) => page.getByRole("button", { name: /Keep this hand/ });
/** Which cards they are; why they cannot be played is told a moment later. */
const handOf = async (page: Page): Promise<readonly string[]> => {
  const cards = page.getByRole("region", { name: /^Your hand/ }).getByRole("button");
  await cards.first().waitFor();
  const labels = await cards.evaluateAll((list) => list.map((card) => card.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/, cannot be played:.*$/, ""));
};

test.each<Screen>(["desktop", "phone"])("one click on the first page deals a hand, %s", async (screen) => {
  const visitor = await visit(browser, { screen, settings: { pace: 0 } });
  await visitor.goTo("/");
  await visitor.page.getByRole("button", { name: "Play the computer" }).click();
  await keepButton(visitor.page).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("a game waits: the same hand after a reload and after a way home; thrown away, it is gone", async () => {
  const visitor = await visit(browser, { settings: { pace: 0 } });
  const { page } = visitor;
  await visitor.goTo("/");
  await page.getByRole("button", { name: "Play the computer" }).click();
  await keepButton(page).waitFor();
  const dealt = await handOf(page);
  expect(dealt).toHaveLength(8);
  await page.reload();
  await keepButton(page).waitFor();
  expect(await handOf(page)).toEqual(dealt);
  await visitor.goTo("/");
  await page.getByRole("link", { name: /^Play on:/ }).click();
  await keepButton(page).waitFor();
  expect(await handOf(page)).toEqual(dealt);
  await visitor.goTo("/");
  await page.getByRole("button", { name: /^Put away for good/ }).click();
  await page.getByRole("button", { name: "Throw it away" }).click();
  await page.getByRole("heading", { name: "Still on the desk" }).waitFor({ state: "detached" });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("the same link with a seed deals the same hand to everybody", async () => {
  const hands: (readonly string[])[] = [];
  for (const _somebody of ["one", "other"]) {
    const visitor = await visit(browser, { settings: { pace: 0 } });
    await visitor.goTo("/play/ai?deck=agency-cthulhu&vs=hastur&seed=the-same");
    await visitor.page.getByRole("button", { name: "Start the game" }).click();
    await keepButton(visitor.page).waitFor();
    hands.push(await handOf(visitor.page));
    await visitor.leave();
  }
  expect(hands[0]).toHaveLength(8);
  expect(hands[1]).toEqual(hands[0]);
});

test("two at one screen begin behind a curtain that names who is to look", async () => {
  const visitor = await visit(browser, { settings: { pace: 0 } });
  const { page } = visitor;
  await visitor.goTo("/play/ai?people=2&seed=pair");
  await page.getByRole("textbox", { name: "First player’s name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Second player’s name" }).fill("Bo");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page
    .getByText(/\b(Ada|Bo)\b/)
    .first()
    .waitFor();
  const lift = page.getByRole("button", { name: /\b(Ada|Bo)\b/ });
  for (const key of ["Space", "Space", "Enter"]) await page.keyboard.press(key);
  expect(await lift.count(), "a key that is pressed once too often lifts nothing").toBe(1);
  await lift.click();
  await keepButton(page).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** The year stands for the name, which is told to whoever does not see it. */
const olderRulesSaid = (page: Page) => page.getByTitle("Anciennes règles").getByText("2005").waitFor();

test("a game by the older rules, on a phone in French: chosen, begun, and kept in the list and in a rematch", async () => {
  const visitor = await visit(browser, { screen: "phone", settings: { locale: "fr", pace: 0 } });
  const { page } = visitor;
  await visitor.goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=hastur");
  await page.getByText("Règles et graine").tap();
  await page.getByRole("radio", { name: /^Anciennes règles/ }).tap();
  await page.waitForURL(/[?&]ruleset=ccg/);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Ce qui diffère entre les deux" }).tap();
  await page.getByRole("heading", { level: 1, name: "Nouvelles et anciennes règles" }).waitFor();
  await page.locator("#what-differs:focus").waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("button", { name: "Commencer la partie" }).tap();
  // No mulligan: the first question is which cards become resources.
  await page.locator("[data-region='prompt'][data-asked='true'][data-form='assign']").waitFor();
  await olderRulesSaid(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Journal et menu" }).tap();
  const sheet = page.getByRole("dialog");
  const differs = sheet.getByRole("link", { name: "Anciennes règles" });
  expect(await differs.getAttribute("href")).toBe("/rules/editions#what-differs");
  await sheet.getByRole("button", { name: "Abandonner" }).tap();
  await sheet.getByRole("button", { name: "Abandonner la partie" }).tap();
  await sheet.getByText(/^Anciennes règles\. Graine/).waitFor();
  const first = page.url();
  await sheet.getByRole("button", { name: "Rejouer", exact: true }).tap();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== first);
  await olderRulesSaid(page);
  await visitor.goTo("/replay");
  const slips = page.getByRole("listitem").filter({ hasText: "Anciennes règles" });
  await slips.nth(1).waitFor();
  expect(await slips.count()).toBe(2);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
