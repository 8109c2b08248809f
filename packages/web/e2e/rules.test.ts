/** The rules reference: every section in both languages, search, the picture of the turn, the way from the table. */

import { LOCALES } from "@fhtagn/rules/words";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readRulesBook } from "../rules-plugin/plugin.ts";
import { findingsInAnyTheme, seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, type Visitor, visit, wear } from "./support/visitor.ts";

const { contents } = readRulesBook();
const EXTRA = ["/rules", "/rules/turn-chart", "/rules/nowhere"];
/** Long words and many columns. */
const WITH_TABLES = ["/rules/turn-machine", "/rules/editions", "/rules/pay"];

/** From the first section to the last by the link at the foot of each, as one would read the book. */
test.each(LOCALES)("every section opens, language %s, and none runs off a phone", async (locale) => {
  const visitor = await visit(browser, { screen: "phone", settings: { locale } });
  const { page } = visitor;
  const [first] = contents;
  await visitor.goTo(`/rules/${first?.slug}`);
  for (const [at, { slug, title, titleFr, prefixes }] of contents.entries()) {
    await page.waitForURL(`**/rules/${slug}`);
    const name = locale === "fr" ? titleFr : title;
    await page.getByRole("heading", { level: 1, name }).waitFor();
    for (const prefix of prefixes) await page.locator(`[id^="${prefix}-"]`).first().waitFor();
    expect(await overflowOf(page), slug).toBeLessThanOrEqual(0);
    if (at < contents.length - 1) await page.locator("article > nav a").last().click();
  }
  for (const path of [...EXTRA, ...WITH_TABLES]) {
    await visitor.goTo(path);
    for (const textSize of [100, 200] as const) {
      await wear(page, { textSize });
      expect(await overflowOf(page), `${path} ${textSize} %`).toBeLessThanOrEqual(0);
    }
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each([...EXTRA, "/rules/deck#DECK-04"])("%s shuts nobody out, in any theme", async (path) => {
  const visitor = await visit(browser, { settings: { locale: "fr" } });
  await visitor.goTo(path);
  expect(await findingsInAnyTheme(visitor.page)).toEqual([]);
  await visitor.leave();
});

test.each(["reading", "turn-machine", "editions", "glossary", "card-rulings"])(
  "the tables of %s shut nobody out",
  async (slug) => {
    const visitor = await visit(browser, { settings: { locale: "en" } });
    await visitor.goTo(`/rules/${slug}`);
    await visitor.page.locator("table").first().waitFor();
    expect(await seriousFindings(visitor.page)).toEqual([]);
    await visitor.leave();
  },
);

test("an address with an id shows that rule, marked and in sight, in either language", async () => {
  const visitor = await visit(browser, { settings: { locale: "fr" } });
  const { page } = visitor;
  await visitor.goTo("/rules/strug#STRUG-17");
  const rule = page.locator("#STRUG-17[data-here='true']:focus");
  await rule.waitFor();
  const { y } = (await rule.boundingBox()) ?? { y: -1 };
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(300);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "Icon struggles" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#STRUG-17");
  await visitor.leave();
});

test("search finds by id and by a French word without accents, by keyboard alone", async () => {
  const visitor = await visit(browser, { settings: { locale: "fr" } });
  const { page } = visitor;
  await visitor.goTo("/rules");
  await page.keyboard.press("/");
  await page.keyboard.type("kw-will-01");
  await page.getByRole("option", { selected: true }).getByText("KW-WILL-01").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#KW-WILL-01[data-here='true']:focus").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("regeneration");
  await page.locator("mark", { hasText: "régénération" }).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await page.getByRole("option").first().waitFor({ state: "hidden" });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("the picture of the turn by keyboard: each step explains itself, and its rule opens", async () => {
  const visitor = await visit(browser, { settings: { locale: "en" } });
  const { page } = visitor;
  await visitor.goTo("/rules/turn-chart#w5");
  await page.locator("[data-step='w5']").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("heading", { level: 2, name: "The active player commits" }).waitFor();
  expect(await page.locator(":focus").getAttribute("data-step")).toBe("commitActive");
  await page.keyboard.press("End");
  await page.getByRole("heading", { level: 2, name: "The turn ends" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#endTurnBox");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#TURN-08[data-here='true']").waitFor();
  await visitor.leave();
});

test("contents on a phone are a sheet, and a card that a ruling names is shown beside it", async () => {
  const visitor = await visit(browser, { screen: "phone", settings: { locale: "en" } });
  const { page } = visitor;
  await visitor.goTo("/rules");
  await page.getByRole("button", { name: "Contents" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Card rulings of FAQ 4.1" }).tap();
  await page.getByRole("heading", { level: 1, name: "Card rulings of FAQ 4.1" }).waitFor();
  await page.getByRole("button", { name: "Pulled Under (F57)" }).tap();
  const card = page.getByRole("dialog", { name: "Pulled Under" });
  await card.getByText("Rulings on this card").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.leave();
});

async function sitDown(): Promise<Visitor> {
  const visitor = await visit(browser, {
    screen: "laptop",
    settings: { locale: "en", pace: 0, motion: "off", muted: true },
  });
  await visitor.goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=syndicate-hastur&seed=looks");
  await visitor.page.getByRole("button", { name: "Start the game" }).click();
  await visitor.page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  return visitor;
}

/** The opening hand is kept and its first three cards become resources. */
async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await page.locator("[data-region='prompt'][data-form='assign']").waitFor();
  for (const at of [0, 1, 2]) await page.locator("[data-region='hand'] [data-handle]").nth(at).click();
  await page.getByRole("button", { name: /Attach these three cards/ }).click();
  await page.locator("[data-region='prompt'][data-form='choose']").waitFor();
}

const UNUSABLE = "[data-region='hand'] [data-handle]:has([data-unusable='true'])";
const ANSWER = "[data-region='prompt'] :is([data-kind='default'], [data-kind='plain'])";
const MOST_ANSWERS = 20;

/** On to a question in which some card of the hand cannot be played. */
async function passUntilRefused(page: Page): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator("[data-region='prompt'][data-asked='true'][aria-busy='false']").waitFor();
    if ((await page.locator(UNUSABLE).count()) > 0) return;
    await page.locator(ANSWER).first().click();
  }
}

test("a refused move leads to its rule in two clicks, and the game is not left", async () => {
  const visitor = await sitDown();
  const { page } = visitor;
  await open(page);
  await passUntilRefused(page);
  await page.locator(UNUSABLE).first().click();
  const link = page.locator("[data-region='prompt'] [role='status'] [data-rule]");
  await link.waitFor();
  const id = (await link.getAttribute("data-rule")) ?? "";
  await link.click();
  const sheet = page.getByRole("dialog", { name: `Rule ${id}` });
  await sheet.getByText("For example").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const href = await sheet.getByRole("link", { name: /Open in the rules/ }).getAttribute("href");
  expect(href).toMatch(new RegExp(`^/rules/[a-z-]+#${id}$`));
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("from a question and from a line of the log to its rule", async () => {
  const visitor = await sitDown();
  const { page } = visitor;
  await page.getByRole("button", { name: "The rule of this question, SETUP-10" }).click();
  const sheet = page.getByRole("dialog", { name: "Rule SETUP-10" });
  await sheet.getByText("mulligan").first().waitFor();
  await page.keyboard.press("Escape");
  await open(page);
  await page.locator("[data-region='log'] [data-rule='REFR-01']").first().click();
  await page.getByRole("dialog", { name: "Rule REFR-01" }).getByText("restores one").first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
