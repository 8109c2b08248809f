/**
 * Contact sheets for looking at: every face, state and Core Set picture in each theme, as images in
 * `packages/web/reports/contact-sheets`. Run by `npm run contact-sheets`.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@fhtagn/testkit/browser";
import type { Page } from "playwright-core";
import { createServer } from "vite";
import { THEMES } from "../src/settings/player-settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = fileURLToPath(new URL("../reports/contact-sheets/", import.meta.url));

const SHEETS: readonly (readonly [name: string, query: string])[] = [
  ...THEMES.flatMap((theme) =>
    (["faces", "states"] as const).map(
      (show) => [`${show}-${theme}`, `show=${show}&theme=${theme}`] as const,
    ),
  ),
  ["faces-french", "show=faces&lang=fr"],
  ["faces-text-only", "show=faces&text-only"],
  ["states-letters", "show=states&letters"],
  ["pictures-core-set", "show=pictures&from=0&to=165"],
];

async function takeSheet(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await page.locator("[data-face], figure").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: true });
}

mkdirSync(folder, { recursive: true });
const server = await createServer({ root, server: { port: 0 }, logLevel: "error" });
await server.listen();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
// The first page waits until its modules are compiled.
page.setDefaultTimeout(180_000);
const [address = ""] = server.resolvedUrls?.local ?? [];
for (const [name, query] of SHEETS) {
  await takeSheet(page, `${address}src/cards/test/gallery.html?${query}`, `${folder}${name}.png`);
  console.log(`${folder}${name}.png`);
}
await browser.close();
await server.close();
