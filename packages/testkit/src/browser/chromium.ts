/** A browser of its own for a test file, with a fresh profile. */
import { type Browser, chromium } from "playwright-core";
import { findChromium, NO_CHROMIUM } from "./find-chromium.ts";

const FLAGS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
];

/** To be closed by whoever asked for it. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: [...FLAGS] });
}
