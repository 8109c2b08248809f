/** The frame of the site: languages, themes, keys, addresses. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browser } from "./support/browser.ts";
import { visit } from "./support/visitor.ts";

const heading = (page: Page): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();

test("the language changes without a reload, with title and lang, and is there at the next visit", async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await visitor.goTo("/settings");
  await page.evaluate(() => document.body.setAttribute("data-same-page", "yes"));
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  expect(await page.locator("body").getAttribute("data-same-page")).toBe("yes");
  expect(await page.title()).toBe("Réglages · Fhtagn");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await visitor.goTo("/about");
  expect(await heading(page)).toBe("À propos");
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("the theme button goes round, and the page wears what it says", async () => {
  const visitor = await visit(browser, { settings: { theme: "midnight" } });
  const { page } = visitor;
  await visitor.goTo("/");
  for (const theme of ["archive", "contrast", "midnight"]) {
    await page.getByRole("button", { name: /^Theme:/ }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
  }
  await visitor.leave();
});

test("by keyboard: the skip link comes first, links are followed, and the new page has the focus", async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await visitor.goTo("/");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Skip to the page");
  for (const name of [
    "Fhtagn, Home",
    "New game",
    "Online",
    "Learn",
    "Games",
    "Rules",
    "Statistics",
    "Settings",
  ]) {
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").evaluate((link) => link.ariaLabel ?? link.textContent)).toBe(name);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.locator("main:focus").waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test("every control of every page can be reached by the Tab key alone", async () => {
  const visitor = await visit(browser);
  for (const path of ["/", "/play/ai?deck=agency-cthulhu&vs=hastur", "/settings", "/about"]) {
    await visitor.goTo(path);
    expect(await unreached(visitor.page), path).toEqual([]);
  }
  await visitor.leave();
});

/** One button of a group of radio buttons stands for all of them. */
async function unreached(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")];
    const visible = controls.filter((control) => control.checkVisibility() && !control.matches(":disabled"));
    const stops = visible.filter((control) => !control.matches('input[type="radio"]:not(:checked)'));
    for (const [at, control] of stops.entries()) control.dataset.stop = String(at);
    return stops.map((control) => control.dataset.stop ?? "");
  });
  const left = new Set(all);
  for (let press = 0; press < all.length + 5 && left.size > 0; press++) {
    await page.keyboard.press("Tab");
    left.delete((await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop)) ?? "");
  }
  return [...left];
}

test("an address that is nobody's says so and leads home", async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await visitor.goTo("/no/such/page");
  expect(await heading(page)).toBe("No such page in the catalogue");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.getByRole("heading", { level: 1, name: "Fhtagn" }).waitFor();
  await visitor.leave();
});

test("a page change is a view transition only for those who want motion", async () => {
  for (const { motion, wanted } of [
    { motion: "off", wanted: 0 },
    { motion: "normal", wanted: 1 },
  ] as const) {
    const visitor = await visit(browser, { settings: { motion }, reducedMotion: false });
    await visitor.goTo("/");
    await visitor.page.evaluate(countTransitions);
    await visitor.page.getByRole("link", { name: "Settings" }).click();
    await visitor.page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect(await visitor.page.locator("html").getAttribute("data-transitions")).toBe(String(wanted));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

/** Runs in the page. */
function countTransitions(): void {
  const { documentElement: root } = document;
  const start = document.startViewTransition.bind(document);
  root.dataset.transitions = "0";
  document.startViewTransition = (update) => {
    root.dataset.transitions = String(Number(root.dataset.transitions) + 1);
    return start(update);
  };
}
