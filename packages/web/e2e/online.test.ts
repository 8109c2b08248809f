/** People across a network: two play by link, on a desk and on a phone in French; lines break, and others watch. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveForTest, type TestServer } from "../../server/test/support/own-server.ts";
import { findingsInAnyTheme, seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { playAtRandom } from "./support/play-at-random.ts";
import { overflowOf, type Visit, type Visitor, visit } from "./support/visitor.ts";

const BUILT = fileURLToPath(new URL("../.build", import.meta.url));
/** Milliseconds: a whole game between two browsers that share a machine. */
const LONGEST = 900_000;
const DESK = { width: 1366, height: 800 };

const QUIET = {
  motion: "off",
  muted: true,
  confirm: { conceding: false, losing: false, idleStoryPhase: false },
} as const;

let server: TestServer;

beforeAll(async () => {
  server = await serveForTest({ site: BUILT });
});
afterAll(() => server.close());

interface Person extends Visitor {
  /** The question put to this player, where there is one. */
  readonly isAsked: () => Promise<boolean>;
}

async function person(wish: Visit = {}): Promise<Person> {
  const visitor = await visit(browser, {
    address: server.address,
    ...wish,
    settings: { locale: "en", ...QUIET, ...wish.settings },
  });
  if (wish.screen !== "phone") await visitor.page.setViewportSize(DESK);
  const isAsked = () => visitor.page.locator("[data-region='prompt'][data-asked='true']").isVisible();
  return { ...visitor, isAsked };
}

const anna = (): Promise<Person> => person();
const ben = (): Promise<Person> => person({ screen: "phone", settings: { locale: "fr" } });
const prompt = (page: Page) => page.locator("main [data-region='prompt']");

/** The path of the table that a friend is invited to. */
async function invite({ page, goTo }: Person): Promise<string> {
  await goTo("/lobby");
  await page.getByRole("button", { name: "Invite a friend" }).click();
  const link = page.getByRole("textbox", { name: "Link to this table" });
  await link.waitFor();
  return new URL(await link.inputValue()).pathname;
}

async function sitDown({ page, goTo }: Person, path: string): Promise<void> {
  await goTo(path);
  await page.getByRole("button", { name: /^(Sit down|S’asseoir)$/ }).click();
  await prompt(page).waitFor();
}

/** A name that was made up may have its digits; each of the two knows the other by it. */
async function bothAtTable(): Promise<{
  readonly one: Person;
  readonly other: Person;
  readonly path: string;
}> {
  const [one, other] = [await anna(), await ben()];
  const path = await invite(one);
  await sitDown(other, path);
  await prompt(one.page).waitFor();
  return { one, other, path };
}

test(
  "two friends play a whole game by link, one of them is gone for a while, a third one watches to the end",
  async () => {
    const { one, other, path } = await bothAtTable();
    const third = await person({ screen: "laptop" });
    await third.goTo(path);
    await third.page.getByText("You are watching.").waitFor();
    expect(await third.page.locator("[data-region='hand'] li").count()).toBe(0);

    const games = Promise.all([
      playAtRandom(one.page, { way: "click", seed: 3 }),
      playAtRandom(other.page, { way: "touch", seed: 4 }),
    ]);
    await third.page.getByText(/^Turn 2,/).waitFor();
    await other.context.setOffline(true);
    await other.page.getByText(/^Vous n’avez plus de réseau/).waitFor();
    await one.page.getByText(/has lost the connection$/).waitFor({ state: "attached" });
    await other.context.setOffline(false);
    await other.page.getByText(/^Vous n’avez plus de réseau/).waitFor({ state: "detached" });

    const [mine, theirs] = await games;
    expect([mine.troubles, theirs.troubles]).toEqual([[], []]);
    const ends = [mine.end, theirs.end];
    expect([
      ["You have won", "Vous avez perdu"],
      ["You have lost", "Vous avez gagné"],
      ["A draw", "Partie nulle"],
    ]).toContainEqual(ends);
    const told = await third.page.getByRole("dialog").getByRole("heading").first().textContent();
    expect(told).toMatch(/ has won$|^A draw$/);
    for (const { complaints } of [one, other, third]) expect(complaints).toEqual([]);

    await other.page.getByRole("button", { name: "Rejouer", exact: true }).click();
    await one.page.getByRole("button", { name: /wants to play again: sit down$/ }).click();
    for (const { page } of [one, other]) await prompt(page).and(page.locator("[data-asked]")).waitFor();
    expect(new URL(one.page.url()).pathname).toBe(new URL(other.page.url()).pathname);
    expect(new URL(one.page.url()).pathname).not.toBe(path);
    for (const { leave } of [one, other, third]) await leave();
  },
  LONGEST,
);

/** Whoever is asked keeps his hand; the mulligans are behind both then. */
async function keepHands(people: readonly Person[]): Promise<void> {
  for (let kept = 0; kept < people.length; ) {
    for (const { page, isAsked } of people) {
      const keep = page.getByRole("button", { name: /Keep this hand|Garder cette main/ });
      if (!(await isAsked()) || !(await keep.isVisible())) continue;
      await keep.click();
      await keep.waitFor({ state: "detached" });
      kept++;
    }
  }
}

const LOST = "main[data-lost='true']";
const THERE = "main[data-lost='false']";

/** The card at this place of the hand goes under the next domain that is free. */
const layOut = (page: Page, at: number): Promise<void> =>
  page.locator("[data-region='hand'] button[data-handle]").nth(at).click();

test(
  "a server that begins again costs a moment: what was laid out is there, and the game goes on",
  async () => {
    const { one, other } = await bothAtTable();
    await keepHands([one, other]);
    const asked = (await one.isAsked()) ? one : other;
    const { page } = asked;
    await page.locator("[data-form='assign']").waitFor();
    await layOut(page, 0);
    const laidOut = () => page.locator("[data-region='domains']").textContent();
    const before = await laidOut();
    const lost = Promise.all([one, other].map(({ page: each }) => each.locator(LOST).waitFor()));
    await server.restart();
    await lost;
    for (const each of [one, other]) await each.page.locator(THERE).waitFor();
    expect(await laidOut()).toBe(before);
    await layOut(page, 1);
    await layOut(page, 2);
    await prompt(page).locator("[data-kind='default']").click();
    const next = asked === one ? other : one;
    await next.page.locator("[data-form='assign'][data-asked='true']").waitFor();
    for (const { leave } of [one, other]) await leave();
  },
  LONGEST,
);

test("phrases are read in each one's language, a muted player is silent, and the talk is found by key", async () => {
  const { one, other } = await bothAtTable();
  await one.page.keyboard.press("/");
  const field = one.page.getByRole("textbox", { name: "A line of your own" });
  await field.and(one.page.locator(":focus")).waitFor();
  await one.page.getByRole("button", { name: "Good luck" }).click();
  await field.fill("From Arkham, with care");
  await field.press("Enter");
  await other.page.getByRole("button", { name: "Journal et menu" }).click();
  await other.page.getByRole("tab", { name: /^Paroles/ }).click();
  const talk = other.page.locator("[data-region='talk'] ol");
  await talk.getByText("Bonne chance").waitFor();
  await talk.getByText("From Arkham, with care").waitFor();
  expect(await seriousFindings(other.page)).toEqual([]);
  await other.page.getByRole("button", { name: "Bien joué" }).click();
  await one.page.locator("[data-region='talk'] ol").getByText("Well played").waitFor();
  await one.page.getByRole("button", { name: /^Mute / }).click();
  await one.page.locator("[data-region='talk'] ol").getByText("Well played").waitFor({ state: "detached" });
  expect(await seriousFindings(one.page)).toEqual([]);
  for (const { complaints, leave } of [one, other]) {
    expect(complaints).toEqual([]);
    await leave();
  }
});

test("every state of a table shuts nobody out and fits, on a desk and on a phone in French", async () => {
  const [one, other] = [await anna(), await ben()];
  const path = await invite(one);
  expect(await findingsInAnyTheme(one.page)).toEqual([]);
  await other.goTo(path);
  await other.page.getByRole("button", { name: "S’asseoir" }).waitFor();
  expect(await findingsInAnyTheme(other.page)).toEqual([]);
  expect(await overflowOf(other.page)).toBeLessThanOrEqual(0);
  await other.page.getByRole("button", { name: "S’asseoir" }).click();
  for (const { page } of [one, other]) {
    await prompt(page).waitFor();
    await page.getByRole("timer").first().waitFor();
    expect(await findingsInAnyTheme(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await one.page.getByRole("button", { name: "Concede", exact: true }).click();
  await one.page.getByRole("button", { name: "Concede the game" }).click();
  for (const { page } of [one, other]) {
    await page.getByRole("dialog").locator("[data-kind='first']").waitFor();
    expect(await findingsInAnyTheme(page)).toEqual([]);
  }
  for (const { page, goTo } of [one, other]) {
    await goTo(path);
    await page.getByRole("button", { name: /^(Save the record|Enregistrer la partie)$/ }).waitFor();
    expect(await findingsInAnyTheme(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  for (const { leave } of [one, other]) await leave();
});

test("a finished game opens as a replay in the same page as any other", async () => {
  const { one, other, path } = await bothAtTable();
  await one.page.getByRole("button", { name: "Concede", exact: true }).click();
  await one.page.getByRole("button", { name: "Concede the game" }).click();
  await other.page.getByRole("dialog").waitFor();
  await one.goTo(path);
  await one.page.getByRole("button", { name: "Replay", exact: true }).click();
  await one.page.waitForURL(/\/replay\/r-/);
  await one.page.getByRole("region", { name: "Replay" }).waitFor();
  expect(one.complaints).toEqual([]);
  for (const { leave } of [one, other]) await leave();
});

test("who sits alone at the keyboard finds an opponent: lobby, one key to sit down, the table", async () => {
  const [one, other] = [await anna(), await person()];
  await one.goTo("/lobby");
  await one.page.getByRole("button", { name: "Find an opponent" }).press("Enter");
  await one.page.getByRole("heading", { level: 1, name: "Waiting for somebody" }).waitFor();
  await other.goTo("/lobby");
  await other.page.getByRole("button", { name: /^Sit down across from / }).press("Enter");
  for (const { page, complaints } of [one, other]) {
    await prompt(page).waitFor();
    expect(complaints).toEqual([]);
  }
  for (const { leave } of [one, other]) await leave();
});
