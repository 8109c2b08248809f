/** Games looked at again: stepped through, reviewed, sent to somebody else, and played on from the middle. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { playAtRandom } from "./support/play-at-random.ts";
import { goldenRecord, pasteRecord, replayIsOpen, timelineOf } from "./support/replayed.ts";
import { overflowOf, type Screen, visit, wear } from "./support/visitor.ts";

const RECORD = goldenRecord("built-decks");
const END = /^end ([0-9a-f]{16})$/m;
const hashIn = (text: string): string => END.exec(text)?.[1] ?? "no hash";

const placeOf = async (page: Page): Promise<number> => Number(await timelineOf(page).inputValue());
const told = (page: Page): Promise<string | null> => timelineOf(page).getAttribute("aria-valuetext");

async function textOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "As text" }).click();
  const text = page.getByRole("dialog").locator("pre[aria-busy='false']");
  await text.waitFor();
  const read = (await text.textContent()) ?? "";
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return read;
}

async function savedFile(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record as a file" }).click(),
  ]);
  await page.keyboard.press("Escape");
  return readFileSync(await file.path(), "utf8");
}

const giveFile = (page: Page, text: string): Promise<void> =>
  page
    .locator("input[type='file']")
    .setInputFiles({ name: "a.record", mimeType: "text/plain", buffer: Buffer.from(text) });

/** A file let go over the panel. */
const dropFile = (page: Page, text: string): Promise<void> =>
  page.getByRole("region", { name: "Open a record" }).evaluate((panel, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "a.record", { type: "text/plain" }));
    panel.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test("keys step through a game: steps, turns, decisions, the ends, playing and its speed", async () => {
  const { page, complaints, leave } = await visit(browser);
  await pasteRecord(page, RECORD);
  const last = Number(await timelineOf(page).getAttribute("max"));
  expect(await placeOf(page)).toBe(0);
  await page.keyboard.press("ArrowRight");
  const first = await placeOf(page);
  expect(first).toBeGreaterThan(0);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  expect(await told(page)).toMatch(/^Turn 2,/);
  const turn = await placeOf(page);
  await page.keyboard.press("Control+ArrowRight");
  expect(await placeOf(page)).toBeGreaterThan(turn);
  await page.keyboard.press("Shift+ArrowLeft");
  expect(await placeOf(page)).toBe(turn);
  await page.keyboard.press("End");
  expect(await placeOf(page)).toBe(last);
  await page.getByText(/^The end: Player 2 has won/).waitFor();
  await page.keyboard.press("Home");
  expect(await placeOf(page)).toBe(0);
  for (let press = 0; press < 2; press++) await page.keyboard.press("+");
  await page.locator("output", { hasText: "4×" }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>("[data-timeline]")?.value) > 4,
  );
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test("one seat's eyes see one hand, and both hands if one wants", async () => {
  const { page, leave } = await visit(browser);
  await pasteRecord(page, RECORD);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  const other = page.getByRole("region", { name: "Hand of Player 2" });
  expect(await other.count()).toBe(0);
  await page.getByLabel("Both hands").check();
  await other.waitFor();
  const cards = await other.getByRole("button").count();
  expect(cards).toBeGreaterThan(0);
  await page.getByLabel("Whose cards").selectOption("Player 2");
  await page.getByRole("region", { name: "Hand of Player 1" }).waitFor();
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-region='hand'] [data-handle]").length === count,
    cards,
  );
  await page.waitForURL(/seat=both/);
  await leave();
});

test("a record saved as a file is the same game in a clean profile, and so is the one in a link", async () => {
  const one = await visit(browser);
  await pasteRecord(one.page, RECORD);
  for (let press = 0; press < 3; press++) await one.page.keyboard.press("Shift+ArrowRight");
  const place = await placeOf(one.page);
  const text = await textOf(one.page);
  expect(hashIn(text)).toBe(hashIn(RECORD));
  const file = await savedFile(one.page);
  await one.page.getByRole("button", { name: "Share" }).click();
  const field = one.page.getByLabel("Link to this point");
  await one.page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("[role='dialog'] input")?.value.includes("#r="),
  );
  const link = await field.inputValue();
  await one.leave();

  const two = await visit(browser);
  await two.goTo("/replay");
  await giveFile(two.page, file);
  await replayIsOpen(two.page);
  expect(await textOf(two.page)).toBe(text);
  await two.goTo("/replay");
  await two.page.getByRole("heading", { name: "Opened records" }).waitFor();
  expect(await two.page.getByRole("link", { name: /^Replay:/ }).count()).toBe(1);
  expect(two.complaints).toEqual([]);
  await two.leave();

  const three = await visit(browser);
  await three.page.goto(link);
  await replayIsOpen(three.page);
  await three.page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>("[data-timeline]")?.value === wanted,
    String(place),
  );
  expect(hashIn(await textOf(three.page))).toBe(hashIn(RECORD));
  await three.leave();
});

test("what is damaged is said in one sentence, and nothing is kept of it", async () => {
  const { page, leave, goTo } = await visit(browser);
  await goTo("/replay");
  const give = (text: string) => giveFile(page, text);
  const alert = page.getByRole("alert");
  await give("not a record");
  await alert.filter({ hasText: "This is no record of a game." }).waitFor();
  await give(RECORD.replace(/^turn 3 .*/m, "turn 3 0123456789abcdef"));
  await alert.filter({ hasText: /This record is damaged: in turn 3/ }).waitFor();
  await dropFile(page, "dropped, and no record either");
  await alert.filter({ hasText: "This is no record of a game." }).waitFor();
  await dropFile(page, RECORD.replace(/^turn 2 .*/m, "turn 2 0123456789abcdef"));
  await alert.filter({ hasText: /This record is damaged: in turn 2/ }).waitFor();
  await give(RECORD.slice(0, 1500));
  await alert.filter({ hasText: "This is no record of a game." }).waitFor();
  expect(await page.getByRole("link", { name: /^Replay:/ }).count()).toBe(0);
  await page.goto("/replay#r=AAAA");
  await alert.filter({ hasText: "The link is damaged" }).waitFor();
  await goTo("/replay/nosuchgame");
  await page.getByRole("heading", { name: "There is no such game here" }).waitFor();
  await leave();
});

test("a record of another version is shown as far as it goes, and the rest is told", async () => {
  const { page, leave } = await visit(browser);
  const older = RECORD.replace(/^engine: .*/m, "engine: 0.0.1").replace(
    /^turn 4 .*/m,
    "turn 4 0123456789abcdef",
  );
  await pasteRecord(page, older);
  await page.getByText(/Played with version 0\.0\.1\. From turn 4 on/).waitFor();
  await page.keyboard.press("End");
  expect(await told(page)).toMatch(/^Turn 3,|^Turn 4,/);
  await page.getByRole("button", { name: "Read the rest" }).click();
  await page
    .getByRole("dialog")
    .getByText(/wins the game|has won|won/)
    .first()
    .waitFor();
  await leave();
});

test("a page that is slow to load is waited for, not called back by the address of the place", async () => {
  const { page, leave } = await visit(browser);
  await page.route(/review-page/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await pasteRecord(page, RECORD);
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/review$/);
  await leave();
});

test("a game is reviewed, looked at where it turned, and played on from the middle to an end", async () => {
  const visitor = await visit(browser, { settings: { pace: 0 } });
  const { page, complaints, goTo } = visitor;
  const path = await pasteRecord(page, RECORD);
  await page.getByRole("button", { name: "Review" }).click();
  const start = page.getByRole("button", { name: "Review this game" });
  await start.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await start.click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("img", { name: /^Chance of/ }).waitFor({ timeout: 150_000 });
  expect(await page.getByText("Accuracy", { exact: true }).count()).toBe(2);
  await page.getByText("As a table").click();
  expect(await page.getByRole("row").count()).toBeGreaterThan(3);
  await page.getByLabel("Show what nobody could see").check();
  await page.getByText("Dashed: with both hands on the table.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await goTo(`${path}/review`);
  await page.getByRole("button", { name: "Review again" }).waitFor();
  await page
    .getByRole("link", { name: /^Show:/ })
    .first()
    .click();
  await replayIsOpen(page);
  const last = Number(await timelineOf(page).getAttribute("max"));
  await timelineOf(page).fill(String(Math.floor(last / 2)));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByLabel("Player 1").check();
  await page.getByRole("dialog").getByLabel("Novice").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  const { end } = await playAtRandom(page, { way: "click", seed: 7 });
  expect(end).toMatch(/You have (won|lost)|A draw/);
  await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
  await replayIsOpen(page);
  expect(complaints).toEqual([]);
  await visitor.leave();
}, 400_000);

test("a game by the older rules stays one: in a link, in the list, and where it is played on", async () => {
  const one = await visit(browser);
  await pasteRecord(one.page, goldenRecord("eldritch-edition"));
  await one.page.keyboard.press("Shift+ArrowRight");
  await one.page.getByRole("button", { name: "Share" }).click();
  await one.page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("[role='dialog'] input")?.value.includes("#r="),
  );
  const link = await one.page.getByLabel("Link to this point").inputValue();
  await one.leave();

  const { page, goTo, complaints, leave } = await visit(browser, { settings: { pace: 0 } });
  await page.goto(link);
  const path = await replayIsOpen(page);
  const mark = page.getByRole("link", { name: "Older rules" });
  await mark.waitFor();
  await goTo("/replay");
  await page.getByRole("listitem").filter({ hasText: "Older rules" }).waitFor();
  await page.goto(`${path}?at=9`);
  await replayIsOpen(page);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  await mark.waitFor();
  await goTo("/replay");
  const open = page.getByRole("region", { name: "Still being played" });
  await open.getByRole("listitem").filter({ hasText: "Older rules" }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test("a game that was played here is on the list: replayed, saved, deleted", async () => {
  const { page, goTo, leave, complaints } = await visit(browser, { settings: { pace: 0 } });
  await goTo("/play/ai?deck=agency&vs=hastur&level=novice&seed=list");
  await page
    .getByRole("button", { name: /^(Deal|Start|Begin|Play)/ })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: /Keep this hand/ }).waitFor();
  await goTo(`/replay/${id}`);
  await page.getByRole("heading", { name: "This game is not over" }).waitFor();
  await page.getByRole("link", { name: "Play on" }).click();
  await page.getByRole("button", { name: /^Concede/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Concede/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
  await replayIsOpen(page);
  await page.keyboard.press("End");
  await page.getByText(/The game was conceded/).waitFor();
  await goTo("/replay");
  await page.getByRole("heading", { name: "Finished games" }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Save:/ }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^fhtagn1\*/);
  await page.getByRole("button", { name: /^Delete:/ }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.getByText("No game has been finished in this browser yet.").waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.each<Screen>(["desktop", "phone"])(
  "nothing overflows and nobody is kept out, %s, both languages",
  async (screen) => {
    const { page, leave, goTo } = await visit(browser, { screen });
    await goTo("/replay");
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await wear(page, { locale: "fr" });
    await page.getByRole("heading", { name: "Parties", level: 1 }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    const path = await pasteRecord(page, RECORD);
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    if (screen === "phone") await page.getByRole("button", { name: "Plus", exact: true }).click();
    await page.getByLabel("Deux mains").check();
    if (screen === "phone") await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Main\u202f: Joueur 2" }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await outside(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Touches" }).click();
    await page.getByRole("dialog").getByText("lecture et pause").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await goTo(`${path}/review`);
    await page.getByRole("button", { name: "Analyser cette partie" }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    await leave();
  },
);

/** Controls of the replay that stick out of their panel. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector("[data-region='prompt']");
    const { left = 0, right = 0, bottom = 0 } = panel?.getBoundingClientRect() ?? {};
    const controls = [...(panel?.querySelectorAll("button, select, input") ?? [])];
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
      })
      .map((control) => control.outerHTML);
  });
