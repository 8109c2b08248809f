/** Every page but the table: nothing is shut to anybody, nothing runs off the screen, nothing complains. */

import { expect, test } from "vitest";
import { findingsInAnyTheme } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { overflowOf, SCREENS, visit, wear } from "./support/visitor.ts";

const PATHS = [
  "/",
  "/play/ai",
  "/play/ai?deck=agency-cthulhu&vs=hastur&seed=again",
  "/play/ai?people=2",
  "/lobby",
  "/me",
  "/settings",
  "/about",
  "/credits",
  "/nowhere/at/all",
];
const LOCALES = ["en", "fr"] as const;

test.each(PATHS)("%s shuts nobody out, in any theme", async (path) => {
  const visitor = await visit(browser, { settings: { locale: "en" } });
  await visitor.goTo(path);
  expect(await findingsInAnyTheme(visitor.page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each(LOCALES)(
  "no page runs off the screen, language %s, text at 100 and 200 per cent",
  async (locale) => {
    const visitor = await visit(browser, { settings: { locale } });
    const { page } = visitor;
    for (const path of PATHS) {
      await visitor.goTo(path);
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      for (const [screen, size] of Object.entries(SCREENS))
        for (const textSize of [100, 200] as const) {
          await page.setViewportSize(size);
          await wear(page, { textSize });
          expect(await overflowOf(page), `${path} ${screen} ${textSize} %`).toBeLessThanOrEqual(0);
        }
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
