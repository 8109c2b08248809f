import { complaintsOf, launchChromium, serveTexts } from "@fhtagn/testkit/browser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Loopback } from "../src/browser/loopback.ts";

const page = (script: string): string =>
  `<!doctype html><link rel="icon" href="data:,"><body>here</body><script type="module">${script}</script>`;

let browser: Browser;
let loopback: Loopback;

beforeAll(async () => {
  browser = await launchChromium();
  loopback = await serveTexts({
    "/quiet.html": page(""),
    "/loud.html": page(`
      console.warn("of the page");
      const worker = new Worker("/worker.js");
      worker.onmessage = async () => {
        await fetch("/missing.json");
        setTimeout(() => { document.body.dataset.done = "yes"; });
        throw new Error("nobody caught it");
      };`),
    "/worker.js": `console.log("of the worker"); postMessage("done");`,
  });
});

afterAll(async () => {
  await browser?.close();
  await loopback?.close();
});

test("a quiet page has nothing to complain of", async () => {
  const quiet = await browser.newPage();
  const complaints = complaintsOf(quiet);
  await quiet.goto(`${loopback.url}/quiet.html`);
  expect(await quiet.textContent("body")).toContain("here");
  expect(complaints).toEqual([]);
});

test("consoles of the page and of its worker, lost errors and missing files are all heard", async () => {
  const loud = await browser.newPage();
  const complaints = complaintsOf(loud);
  await loud.goto(`${loopback.url}/loud.html`);
  await loud.waitForSelector("body[data-done]");
  await expect.poll(() => complaints).toContain("warning: of the page");
  await expect.poll(() => complaints).toContain("log: of the worker");
  await expect.poll(() => complaints).toContain(`404: ${loopback.url}/missing.json`);
  await expect.poll(() => complaints).toContain("error: nobody caught it");
});
