/** Puzzles: one solved by its line, one failed and shown, hints, the puzzle of the day, both languages, a phone. */
import { readFileSync } from "node:fs";
import type { Puzzle } from "@fhtagn/lab";
import type { LOCALES } from "@fhtagn/rules/words";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dailyOf, dayOf } from "../src/puzzles/daily.ts";
import { findingsInAnyTheme, seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { followLine, nextQuestion, passEverything } from "./support/solver.ts";
import { overflowOf, type Screen, type Visitor, visit } from "./support/visitor.ts";

const FILE = new URL("../puzzles/puzzles.json", import.meta.url);
const PUZZLES: readonly Puzzle[] = JSON.parse(readFileSync(FILE, "utf8"));

/** The shortest line, so that little is clicked; and a turn that can be passed from its beginning. */
const [SHORT] = PUZZLES.toSorted((one, other) => one.line.length - other.line.length);
const OTHER = PUZZLES.find(({ kind, decoys }) => kind === "action" && decoys > 2);
if (SHORT === undefined || OTHER === undefined) throw new Error("there are no puzzles");

type Language = (typeof LOCALES)[number];
const CONFIRM_NOTHING = { conceding: false, losing: false, idleStoryPhase: false };
const QUIET = { pace: 0, motion: "off", muted: true, confirm: CONFIRM_NOTHING } as const;

const arrive = (locale: Language = "en", screen: Screen = "desktop"): Promise<Visitor> =>
  visit(browser, { screen, settings: { locale, ...QUIET } });

const outcome = (page: Page) => page.locator("[data-outcome]");
const deed = (page: Page, does: string) => page.locator(`[data-region='prompt'] [data-does='${does}']`);
const numberOf = ({ id }: Puzzle): number => Number(id.replace(/\D/g, ""));

test("a puzzle is solved by its line, and is marked as solved", async () => {
  const visitor = await arrive();
  const { page, complaints } = visitor;
  await visitor.goTo(`/learn/puzzles/${SHORT.id}`);
  await page.getByText("Win a story this turn", { exact: true }).first().waitFor();
  expect(await page.title()).toContain(`Puzzle ${numberOf(SHORT)}`);
  await followLine(page, SHORT);
  expect(await outcome(page).getAttribute("data-outcome")).toBe("solved");
  expect(await outcome(page).textContent()).toMatch(/^Solved: you win .+The key: /);
  expect(await page.locator("[data-news]").textContent()).toMatch(/^Solved/);
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-does") === "next");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.endsWith(SHORT.id));
  await nextQuestion(page, null);
  await page.getByRole("button", { name: "All puzzles" }).click();
  await page.locator(`[data-puzzle='${SHORT.id}'][data-state='solved']`).waitFor();
  expect(await page.locator("[data-count]").textContent()).toMatch(/^1 of /);
  expect(complaints).toEqual([]);
  await visitor.leave();
});

test("a turn without a story has failed: the line is shown from its start, then it is tried again", async () => {
  const visitor = await arrive();
  const { page, complaints } = visitor;
  await visitor.goTo(`/learn/puzzles/${OTHER.id}`);
  await passEverything(page);
  expect(await outcome(page).getAttribute("data-outcome")).toBe("failed");
  await deed(page, "show").click();
  await page.locator("[data-line='0']").getByText("The position.").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-does") === "on");
  const told = await stepThrough(page);
  expect(told.join(" ")).toMatch(/wins? /);
  await page.keyboard.press("ArrowLeft");
  await page.locator(`[data-line='${told.length - 1}']`).waitFor();
  await deed(page, "again").click();
  await nextQuestion(page, null);
  await page.getByText("Attempt 2").waitFor();
  await followLine(page, OTHER);
  expect(await outcome(page).getAttribute("data-outcome")).toBe("solved");
  await page.getByRole("button", { name: "All puzzles" }).click();
  await page.getByRole("link", { name: `Puzzle ${numberOf(OTHER)}, solved with help` }).waitFor();
  expect(complaints).toEqual([]);
  await visitor.leave();
});

/** What was told at each step of the line; the place is known at once, what happened there comes from the worker. */
async function stepThrough(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  for (let step = 1; ; step++) {
    await deed(page, "on").click();
    const line = page.locator(`[data-line='${step}']`);
    const status = line.getByRole("status");
    await status.locator("p").first().waitFor();
    told.push((await status.textContent()) ?? "");
    if ((await deed(page, "on").getAttribute("aria-disabled")) === "true") return told;
  }
}

test("a hint names where to look, then the move; taking back leads to the beginning", async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await visitor.goTo(`/learn/puzzles/${SHORT.id}`);
  const first = await nextQuestion(page, null);
  const note = page.locator("[data-hinted='told']");
  await page.keyboard.press("t");
  const where = await note.textContent();
  await page.getByRole("button", { name: "Show the move" }).click();
  await note.getByText("The move:").waitFor();
  expect(await note.textContent()).not.toBe(where);
  await page.getByRole("button", { name: "Hide the hint" }).click();
  expect(await note.count()).toBe(0);
  await followLine(page, SHORT, 1);
  expect(await note.count()).toBe(0);
  for (let now = await nextQuestion(page, null); now !== first; now = await nextQuestion(page, now))
    await page.keyboard.press("u");
  await visitor.leave();
});

const NOVEMBER = new Date("2026-11-15T12:00:00");

test("the puzzle of the day goes by the date, and days in a row are counted", async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  await context.clock.setFixedTime(NOVEMBER);
  const ids = PUZZLES.map(({ id }) => id);
  const today = dailyOf(ids, dayOf(NOVEMBER));
  await visitor.goTo("/learn");
  await page.getByRole("link", { name: "Open the puzzles" }).click();
  await page.locator(`[data-daily='${today}'][data-done='false']`).getByText("November 15, 2026").waitFor();
  await page.getByRole("link", { name: "Solve it" }).click();
  const puzzle = PUZZLES.find(({ id }) => id === today);
  if (puzzle !== undefined) await followLine(page, puzzle);
  await page.getByRole("button", { name: "All puzzles" }).click();
  await page.locator("[data-done='true'] [data-streak='1']").waitFor();
  await context.clock.setFixedTime(new Date("2026-11-16T12:00:00"));
  await visitor.goTo("/learn/puzzles");
  const tomorrow = dailyOf(ids, dayOf(NOVEMBER) + 1);
  await page.locator(`[data-daily='${tomorrow}'][data-done='false'] [data-streak='1']`).waitFor();
  await page.getByRole("button", { name: "Forget what I solved" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await page.getByText("Everything is forgotten.").waitFor();
  expect(await page.locator("[data-state='solved'], [data-streak]").count()).toBe(0);
  await visitor.leave();
});

const VISITS = [
  ["en", "desktop"],
  ["fr", "desktop"],
  ["en", "phone"],
  ["fr", "phone"],
] as const;

test.each(VISITS)("list, puzzle, end and line keep nobody out: %s, %s", async (locale, screen) => {
  const visitor = await arrive(locale, screen);
  const { page, complaints } = visitor;
  const sound = async (where: string): Promise<void> => {
    expect(await seriousFindings(page), where).toEqual([]);
    expect(await overflowOf(page), where).toBe(0);
  };
  await visitor.goTo("/learn/puzzles");
  await page.locator("[data-daily]").waitFor();
  await sound("list");
  await visitor.goTo(`/learn/puzzles/${OTHER.id}`);
  await nextQuestion(page, null);
  await page.locator("[data-hint]").click();
  await page.locator("[data-hinted='told']").waitFor();
  await sound("hint");
  if (screen === "phone" && locale === "en") expect(await findingsInAnyTheme(page)).toEqual([]);
  await passEverything(page);
  await sound("failed");
  await deed(page, "show").click();
  await page.locator("[data-line='0']").waitFor();
  await deed(page, "on").click();
  await page.locator("[data-line='1']").waitFor();
  await sound("line");
  expect(complaints).toEqual([]);
  await visitor.leave();
});

test("an address without a puzzle says so", async () => {
  const visitor = await arrive();
  await visitor.goTo("/learn/puzzles/p-999");
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await visitor.page.locator("[data-region='prompt']").count()).toBe(0);
  await visitor.leave();
});
