/** Learning the game: every lesson in both languages, by hand and by "Show me", by keys alone, on a phone. */

import type { LOCALES } from "@fhtagn/rules/words";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LESSON_IDS, LESSONS, type LessonId } from "../src/learn/lesson.ts";
import { findingsInAnyTheme, seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, type Screen, type Visitor, visit } from "./support/visitor.ts";

const QUIET = { pace: 0, motion: "off", muted: true } as const;
type Language = (typeof LOCALES)[number];

const arrive = (locale: Language, screen: Screen = "desktop"): Promise<Visitor> =>
  visit(browser, { screen, settings: { locale, ...QUIET } });

const coach = (page: Page) => page.locator("[data-coach]");

/** The note that is shown, once it is another one than before. */
async function noteAfter(page: Page, before: string | null): Promise<string> {
  const isAnother = (last: string | null): boolean => {
    const note = document.querySelector("[data-coach]")?.getAttribute("data-note");
    return note !== undefined && note !== null && note !== last;
  };
  try {
    await page.waitForFunction(isAnother, before);
  } catch {
    const table = await page.locator("main").textContent();
    throw new Error(`no note after ${before}: ${table?.slice(0, 600)}`);
  }
  return (await coach(page).getAttribute("data-note")) ?? "";
}

const isLast = (page: Page): Promise<boolean> =>
  coach(page)
    .locator("i")
    .last()
    .evaluate((dot) => dot.getAttribute("data-state") === "now");

type Deed = (page: Page, note: string) => Promise<void>;
const askToShow: Deed = (page) => page.locator("[data-show]").click();

/** From the first note to the last; what is asked for is done by `deed`. Says which notes it met. */
async function goThrough(page: Page, deed: Deed): Promise<readonly string[]> {
  const met: string[] = [];
  for (let before: string | null = null; ; ) {
    const note = await noteAfter(page, before);
    met.push(note);
    if (await isLast(page)) return met;
    const reads = (await coach(page).getAttribute("data-does")) === "read";
    await (reads ? page.locator("[data-next]").click() : deed(page, note));
    before = note;
  }
}

/** The left edge of a card is in sight even where others lie over it. */
const EDGE = { x: 8, y: 14 };
const things = (page: Page, title: string) =>
  page.locator("main").getByRole("button", { name: new RegExp(`^${title.replaceAll(".", "\\.")},`) });
/** Waits until the question is there that it answers. */
const drain = (page: Page, number: number): Promise<void> =>
  page
    .locator(`[data-region='domains'] [aria-label^='Domain ${number},'][aria-label$='can be chosen']`)
    .click();
const choose = (page: Page, title: string): Promise<void> =>
  page
    .locator("main")
    .getByRole("button", { name: new RegExp(`^${title},.*can be chosen`) })
    .click({ position: EDGE });
const send = (page: Page) => page.locator("[data-region='prompt'] [data-kind='default']").click();

const click = (page: Page, title: string): Promise<void> =>
  things(page, title).first().click({ position: EDGE });

/** A story and the numbers under it have the same handle. */
async function commit(page: Page, title: string, lane: number): Promise<void> {
  await click(page, title);
  const handle = await page
    .locator("[data-ledger]")
    .nth(lane - 1)
    .getAttribute("data-ledger");
  await page.locator(`[data-region='lanes'] [data-handle='${handle}']`).click();
}

/** What a learner does by hand at the notes that ask for something. */
const BY_HAND: Readonly<Record<LessonId, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  table: {
    commit: async (page) => {
      await commit(page, "Blackwood File Clerk", 1);
      await send(page);
    },
  },
  resources: {
    attach: async (page) => {
      await click(page, "Hired Muscle");
      await drain(page, 1);
    },
    clerk: (page) => click(page, "Blackwood File Clerk"),
    assistant: async (page) => {
      await click(page, "Laboratory Assistant");
      await drain(page, 2);
    },
    pass: send,
  },
  characters: {
    security: async (page) => {
      await click(page, "Undercover Security");
      await drain(page, 2);
    },
    tmen: (page) => click(page, "T-Men"),
    forced: (page) => choose(page, "Young Deep One"),
    pistols: async (page) => {
      await click(page, ".45 Pistols");
      await choose(page, "Undercover Security");
    },
    hunch: async (page) => {
      await click(page, "Working a Hunch");
      await choose(page, "Undercover Security");
    },
  },
  committing: {
    commit: async (page) => {
      await commit(page, "Blackwood File Clerk", 1);
      await commit(page, "Visiting Author", 3);
      await send(page);
    },
    oppose: async (page) => {
      await commit(page, "Steve Clarney", 2);
      await send(page);
    },
  },
  struggles: {
    commit: async (page) => {
      for (const title of ["Hired Muscle", "Natural Philosopher", "Laboratory Assistant"])
        await commit(page, title, 1);
      await send(page);
    },
    terror: (page) => choose(page, "Laboratory Assistant"),
    arcane: (page) => choose(page, "Hired Muscle"),
  },
  wounds: {
    oppose: async (page) => {
      for (const title of ["Undercover Security", "Hired Muscle", "Laboratory Assistant"])
        await commit(page, title, 1);
      await send(page);
    },
    willpower: (page) => choose(page, "Laboratory Assistant"),
    toughness: (page) => choose(page, "Hired Muscle"),
  },
  timing: {
    pass: send,
    commit: async (page) => {
      await commit(page, "Dr. Ali Kafour", 1);
      await send(page);
    },
    disrupt: (page) => click(page, "Mi-Go Warrior"),
    response: (page) => click(page, "Dr. Ali Kafour"),
  },
  "first-game": {
    keep: async (page) => {
      for (const title of ["Professor Albert Wilmarth", "Celano Fragments", "T-Men"])
        await click(page, title);
      await send(page);
    },
    noStory: send,
    enough: send,
    commit: async (page) => {
      await commit(page, "Blackwood File Clerk", 1);
      await send(page);
    },
  },
};

/** By hand where this test knows how, else by "Show me". */
const byHand =
  (id: LessonId, done: string[]): Deed =>
  async (page, note) => {
    const deed = BY_HAND[id][note];
    if (deed === undefined) return askToShow(page, note);
    await deed(page);
    done.push(note);
  };

describe.each(LESSON_IDS)("%s", (id) => {
  test("by hand, in English", async () => {
    const visitor = await arrive("en");
    const { page, complaints } = visitor;
    await visitor.goTo(`/learn/lessons/${id}`);
    const done: string[] = [];
    const met = await goThrough(page, byHand(id, done));
    expect(done.sort()).toEqual(Object.keys(BY_HAND[id]).sort());
    expect(met).toContain(done[0]);
    await visitor.goTo("/learn");
    await page.locator(`[data-lesson='${id}'][data-done='true']`).waitFor();
    expect(complaints).toEqual([]);
    await visitor.leave();
  });

  test("by “Show me”, in French", async () => {
    const visitor = await arrive("fr");
    const { page, complaints } = visitor;
    await visitor.goTo(`/learn/lessons/${id}`);
    await goThrough(page, askToShow);
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
    await visitor.leave();
  });
});

test("a lesson leads to the next, and one that was left goes on where it was", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/learn");
  await page.getByRole("link", { name: "Begin with the first lesson" }).click();
  await noteAfter(page, null);
  await page.locator("[data-next]").click();
  const left = await noteAfter(page, "stories");
  await coach(page).getByRole("button", { name: "Back to contents" }).click();
  await page.locator("[data-lesson='table'][data-state='begun']").waitFor();
  await page.getByRole("link", { name: "Go on: The table, and how to win" }).first().click();
  expect(await noteAfter(page, null)).toBe(left);
  await coach(page).getByRole("button", { name: "Back to contents" }).click();
  await page.getByRole("link", { name: /^From the start/ }).click();
  expect(await noteAfter(page, null)).toBe("stories");
  expect(await page.title()).toBe("The table, and how to win · Fhtagn");
  await goThrough(page, askToShow);
  await page.locator("[data-region='prompt']").getByText("The game is over.").waitFor();
  await page.getByRole("button", { name: /^Next lesson/ }).click();
  expect(await noteAfter(page, "end")).toBe("domains");
  expect(await page.title()).toBe("Resources and domains · Fhtagn");
  await visitor.leave();
});

test("a wrong try gets the engine's reason in the note, another legal move a word of its own", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/learn/lessons/resources");
  let note = await noteAfter(page, null);
  await page.locator("[data-next]").click();
  note = await noteAfter(page, note);
  expect(note).toBe("attach");
  await send(page);
  await coach(page).getByText("The rules allow that").waitFor();
  for (const step of ["two", "clerk", "drained", "assistant", "whyNot"]) {
    await (note === "two" || note === "drained"
      ? page.locator("[data-next]").click()
      : askToShow(page, note));
    note = await noteAfter(page, note);
    expect(note).toBe(step);
  }
  await click(page, "Visiting Author");
  await coach(page).locator("[data-rule]").waitFor();
  await visitor.leave();
});

test("a keyword in a note explains itself under the pointer and with the focus", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/learn/lessons/wounds");
  let note = await noteAfter(page, null);
  while (note !== "willpower") {
    const reads = (await coach(page).getAttribute("data-does")) === "read";
    await page.locator(reads ? "[data-next]" : "[data-show]").click();
    note = await noteAfter(page, note);
  }
  const term = page.locator("[data-keyword='Willpower']");
  const tip = page.getByRole("tooltip").filter({ hasText: "insane" });
  await term.hover();
  expect((await tip.boundingBox())?.width).toBeGreaterThan(100);
  await page.mouse.move(0, 0);
  await term.focus();
  expect((await tip.boundingBox())?.width).toBeGreaterThan(100);
  await visitor.leave();
});

test("a lesson by keys alone", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/learn/lessons/table");
  const met = await goThroughByKeys(page);
  expect(met.at(-1)).toBe("end");
  await visitor.leave();
});

/** Space reads on; the deed begins where the focus was put. */
async function goThroughByKeys(page: Page): Promise<readonly string[]> {
  const met: string[] = [];
  for (let before: string | null = null; ; ) {
    const note = await noteAfter(page, before);
    met.push(note);
    if (await isLast(page)) return met;
    if (note === "commit") {
      await page.waitForFunction(() => document.activeElement?.closest("[data-region='own']") !== null);
      await page.keyboard.press("1");
      await page.keyboard.press("Space");
    } else {
      await page.waitForFunction(() => document.activeElement?.hasAttribute("data-next") === true);
      await page.keyboard.press("Space");
    }
    before = note;
  }
}

test("the guided game is played on against the Novice as any other game", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/learn/lessons/first-game");
  await goThrough(page, askToShow);
  await page.getByRole("button", { name: /^Play on against the Novice/ }).click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  await page.getByRole("note", { name: "For your first games" }).waitFor();
  await page.getByRole("heading", { name: "Novice" }).waitFor();
  await page.getByRole("button", { name: "Do not show these lines" }).click();
  expect(await page.getByRole("note", { name: "For your first games" }).count()).toBe(0);
  await visitor.leave();
});

test.each<Screen>(["desktop", "phone"])("contents and a lesson keep nobody out, %s", async (screen) => {
  const visitor = await arrive("en", screen);
  const { page, complaints } = visitor;
  await visitor.goTo("/learn");
  expect(await seriousFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await visitor.goTo("/learn/lessons/struggles");
  await noteAfter(page, null);
  expect(await findingsInAnyTheme(page)).toEqual([]);
  const covered = await goThroughLooking(page);
  expect(covered).toEqual([]);
  expect(complaints).toEqual([]);
  await visitor.leave();
});

/** Notes that lie over what they speak of. */
async function goThroughLooking(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let before: string | null = null; ; ) {
    const note = await noteAfter(page, before);
    if (!(await comesClear(page))) covered.push(note);
    if (await isLast(page)) return covered;
    const reads = (await coach(page).getAttribute("data-does")) === "read";
    await page.locator(reads ? "[data-next]" : "[data-show]").click();
    before = note;
  }
}

/** The note looks for its place a few times a second: soon it lies beside its target. */
const comesClear = (page: Page): Promise<boolean> =>
  page.waitForFunction(isBeside, undefined, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );

/** Runs in the page. */
function isBeside(): boolean {
  const note = document.querySelector("[data-coach]");
  const ring = note?.previousElementSibling;
  if (note === null || !(ring instanceof HTMLElement) || ring.dataset.ring === undefined) return false;
  const [a, b] = [note.getBoundingClientRect(), ring.getBoundingClientRect()];
  const EDGE = 8; // the ring stands a little outside of the target
  const across = a.left < b.right - EDGE && b.left + EDGE < a.right;
  return !(across && a.top < b.bottom - EDGE && b.top + EDGE < a.bottom);
}

test("a newcomer finds the lessons on the first page", async () => {
  const visitor = await arrive("en");
  const { page } = visitor;
  await visitor.goTo("/");
  await page.getByRole("link", { name: "New here? Learn the game" }).click();
  await page.getByRole("heading", { level: 1, name: "Learn the game" }).waitFor();
  expect(await page.locator("[data-lesson]").count()).toBe(LESSONS.length + 1);
  await visitor.leave();
});
