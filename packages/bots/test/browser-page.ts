/** A page in Chromium with the worker of the computer players, as built by `npm run build:bot-worker`. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { library } from "@fhtagn/cards";
import { complaintsOf, launchChromium, serveTexts } from "@fhtagn/testkit/browser";
import type { WorkerReply, WorkerRequest } from "../src/worker/messages.ts";

const BUILD = fileURLToPath(new URL("../../../scripts/build-bot-worker.mjs", import.meta.url));
const BUILT = new URL("../.build/bot-worker.js", import.meta.url);

/** Throws what the build complains of, if it does. */
export const buildWorker = (entry?: string): string =>
  execFileSync(process.execPath, [BUILD, ...(entry === undefined ? [] : [entry])], {
    encoding: "utf8",
    stdio: "pipe",
  });

/** Asks for one thing after the other; the cards are fetched first, as a page would. */
const PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="module">
const worker = new Worker("/bot-worker.js", { type: "module" });
const ask = (request) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(request);
});
const cards = await (await fetch("/cards.json")).json();
globalThis.asked = async (requests) => {
  const replies = [await ask({ id: 0, cards })];
  for (const request of requests) replies.push(await ask(request));
  return replies;
};
</script>`;

export interface WorkerPage {
  /** The first reply is to the cards, with the number 0. */
  ask(requests: readonly WorkerRequest[]): Promise<readonly WorkerReply[]>;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export async function openWorkerPage(): Promise<WorkerPage> {
  buildWorker();
  const { url, close } = await serveTexts({
    "/index.html": PAGE,
    "/bot-worker.js": readFileSync(BUILT, "utf8"),
    "/cards.json": JSON.stringify(library()),
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${url}/index.html`);
  await page.waitForFunction("globalThis.asked !== undefined");
  return {
    ask: (requests) => page.evaluate(`asked(${JSON.stringify(requests)})`),
    complaints,
    close: async () => {
      await browser.close();
      await close();
    },
  };
}
