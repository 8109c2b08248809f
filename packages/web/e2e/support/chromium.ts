/** Where the browser is: named by CHROMIUM_PATH, or in one of the usual places. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import places from "./chromium-places.json" with { type: "json" };

function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = named ?? places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error("no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH");
  return found;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
  });
