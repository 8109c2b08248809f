/** Where the browser of the tests is. */
import { existsSync } from "node:fs";

const USUAL_PLACES: readonly string[] = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const NO_CHROMIUM =
  "the browser tests need Chromium: install it, or give its path in the environment as CHROMIUM_PATH";

/** A path that is given is taken at its word. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || USUAL_PLACES.find((place) => existsSync(place));
