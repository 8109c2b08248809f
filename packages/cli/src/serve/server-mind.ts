/** The computer players of a server: they think in a thread of their own, so that no table waits for another's. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Mind } from "@fhtagn/host";
import { distantMind, type FromBots, type HireBotWorker } from "@fhtagn/minds";
import { REPOSITORY } from "../files.ts";

const ENTRY = join(REPOSITORY, "packages/cli/mind-worker.mjs");
/** Seconds that the strongest may think about one decision. */
const THINKING_TIME = 1;

const hire: HireBotWorker = ({ answered, broke }) => {
  const thread = new Worker(ENTRY);
  thread.unref();
  thread.on("message", (answer: FromBots) => answered(answer));
  thread.on("error", ({ message }) => broke(message));
  return thread;
};

export const serverMind = (): Mind => distantMind(hire, THINKING_TIME);
