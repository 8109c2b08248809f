/** A browser of its own for a test file, with a fresh profile, and what a page complains of. */
import { type Browser, chromium, type Page } from "playwright-core";
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

/** Grows while the page is used: its console and that of its workers, errors nobody caught, requests that failed. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => complaints.push(`request failed: ${request.url()}`));
  page.on("response", (response) => {
    if (!response.ok()) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
