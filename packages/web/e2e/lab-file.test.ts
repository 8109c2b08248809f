/** The file that `fhtagn lab` writes: it needs nothing else, says what the statistics page says, and shuts nobody out. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import stored from "../src/pages/stats/lab/balance.json" with { type: "json" };
import { seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, SCREENS, type Visitor, visit, wear } from "./support/visitor.ts";

const COMMAND = fileURLToPath(new URL("../../cli/fhtagn.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "fhtagn-lab-"));
const written = join(folder, "written.html");
/** The same file with the figures that the statistics page has: many decks, all cards. */
const full = join(folder, "full.html");

beforeAll(() => {
  const decks = "agency-cthulhu,hastur-yog-sothoth";
  const words = ["lab", "--bot", "random", "--decks", decks, "--games", "2", "--html", written];
  execFileSync(process.execPath, [COMMAND, ...words], { stdio: "pipe" });
  const sheet = /(?<=id="sheet">).*?(?=<\/script>)/;
  writeFileSync(
    full,
    readFileSync(written, "utf8").replace(sheet, () => JSON.stringify(stored)),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(file: string, screen: keyof typeof SCREENS = "desktop"): Promise<Visitor> {
  const visitor = await visit(browser, { screen, settings: { locale: "en" } });
  await visitor.page.goto(pathToFileURL(file).href);
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  return visitor;
}

const TITLES = { en: "Balance of the decks", fr: "L’équilibre des decks" } as const;

async function speak(page: Page, locale: keyof typeof TITLES): Promise<void> {
  await page.getByRole("button", { name: locale === "en" ? "English" : "Français" }).click();
  await page.getByRole("heading", { name: TITLES[locale] }).waitFor();
}

const balanceIn = (page: Page) => page.getByRole("region", { name: /^(Balance|L’équilibre) / }).first();

test("it fetches nothing, and has the games of its command in both languages", async () => {
  const { page, complaints, leave } = await visit(browser, { settings: { locale: "en" } });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const address = pathToFileURL(written).href;
  await page.goto(address);
  await page
    .getByText("6 games of “random” against itself: 2 decks, every pairing 2 times. Seed “lab”")
    .waitFor();
  expect(await page.title()).toBe("Balance of the decks · Fhtagn");
  await page.getByText("npx fhtagn lab --bot random --games 2 --seed lab").waitFor();
  await speak(page, "fr");
  await page.getByText("6 parties de «\u202frandom\u202f» contre lui-même").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await page.title()).toBe("L’équilibre des decks · Fhtagn");
  expect(fetched.filter((url) => !url.startsWith("data:"))).toEqual([address]);
  expect(complaints).toEqual([]);
  await leave();
});

test.each(["en", "fr"] as const)("it says of a balance what the statistics page says: %s", async (locale) => {
  const { page, goTo, leave, complaints } = await open(full);
  await speak(page, locale);
  const inFile = await balanceIn(page).innerText();
  await goTo("/stats");
  await wear(page, { locale });
  await page.getByRole("heading", { name: TITLES[locale] }).waitFor();
  expect(inFile).toBe(await balanceIn(page).innerText());
  expect(inFile).toContain("924");
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ["midnight", "en"],
  ["archive", "fr"],
  ["contrast", "fr"],
] as const)("it shuts nobody out and fits every screen: theme %s, language %s", async (theme, locale) => {
  const { page, complaints, leave } = await open(full);
  await wear(page, { theme, locale });
  await page.getByRole("heading", { name: TITLES[locale] }).waitFor();
  for (const [screen, size] of Object.entries(SCREENS))
    for (const textSize of [100, 200] as const) {
      await page.setViewportSize(size);
      await wear(page, { textSize });
      expect(await overflowOf(page), `${screen} ${textSize} %`).toBeLessThanOrEqual(0);
    }
  await page.setViewportSize(SCREENS.phone);
  await wear(page, { textSize: 100 });
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test("by keys alone it is read in the other language, scrolled sideways and opened", async () => {
  const { page, leave } = await open(full, "phone");
  const focused = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
  const tabTo = async (name: string): Promise<void> => {
    for (let press = 0; press < 30 && (await focused()) !== name; press++) await page.keyboard.press("Tab");
    expect(await focused()).toBe(name);
  };
  await tabTo("Français");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: TITLES.fr }).waitFor();
  await tabTo("Chaque deck contre chaque deck");
  const scrolled = () => page.evaluate(() => document.activeElement?.scrollLeft ?? 0);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(0);
  await tabTo("En tableau");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "La durée des parties, en tableau" }).waitFor();
  await leave();
});

/** The width between the margins of a sheet of A4. */
const PAPER = { width: 718, height: 1047 };

test("on paper every table is whole, also those that are closed on the screen", async () => {
  const { page, leave } = await open(full);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  const tables = page.locator("table");
  expect(await tables.count()).toBe(7);
  for (const table of await tables.all()) {
    const box = await table.boundingBox();
    expect(box?.height).toBeGreaterThan(50);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
  }
  expect(await page.getByRole("button").count()).toBe(0);
  await leave();
});
