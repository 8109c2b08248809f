/** How long each level thinks about one decision, in the worker that the page has for it. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { OPPONENT_LEVELS } from "../../src/pages/setup/opponents.ts";
import { visit } from "../support/visitor.ts";
import { questions } from "./questions.ts";
import { whileHalted } from "./slow-down.ts";

export interface LevelTimes {
  readonly level: string;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const QUESTIONS = 40;
const ASSETS = fileURLToPath(new URL("../../.build/assets/", import.meta.url));

function botWorker(): string {
  const file = readdirSync(ASSETS).find((name) => /^bots\.worker.*\.js$/.test(name));
  if (file === undefined) throw new Error("the worker of the computer players is not built");
  return `/assets/${file}`;
}

export async function measureThinking(
  browser: Browser,
  address: string,
  rate: number,
): Promise<readonly LevelTimes[]> {
  const visitor = await visit(browser, { address });
  await visitor.goTo("/");
  await visitor.page.evaluate(hire, botWorker());
  const put = questions(QUESTIONS);
  const found: LevelTimes[] = [];
  for (const level of OPPONENT_LEVELS) {
    const askings = put.map((question) => ({ ...question, level }));
    const times = await whileHalted(visitor.page, rate, () => visitor.page.evaluate(timeEach, askings));
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    found.push({ level, p50: at(0.5), p95: at(0.95), max: at(1) });
  }
  await visitor.leave();
  return found;
}

declare global {
  var hired: Worker;
}

/** Runs in the page. */
function hire(url: string): void {
  globalThis.hired = new Worker(url, { type: "module" });
}

/** Runs in the page. */
async function timeEach(askings: readonly object[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const asking of askings) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      globalThis.hired.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve());
      globalThis.hired.postMessage({ id: 1, want: "choice", asking, thinkingTime: 1 });
    });
    times.push(performance.now() - began);
  }
  return times;
}
