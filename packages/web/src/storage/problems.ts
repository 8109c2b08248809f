/** Problems with what the browser keeps, told by pages and workers alike, heard by every page. */
import { openChannel } from "./channel.ts";
import { StoreOff } from "./store-off.ts";

export const STORAGE_PROBLEMS = ["off", "full", "index", "settings", "unwritten"] as const;

/**
 * `off`: the browser keeps nothing for this site, or does not answer. `full`: there is no room. `unwritten`: the
 * browser refused for another reason. `index`: the place of the games was gone and has been made anew. `settings`:
 * they could not be read and are as at first.
 */
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

const CHANNEL = "fhtagn-storage";
type Listener = (problem: StorageProblem) => void;

/** Of this very page: where the browser has no channel they are told at once. */
const listeners: Listener[] = [];

export function tellProblem(problem: StorageProblem): void {
  const channel = openChannel(CHANNEL);
  if (channel === null) for (const listen of listeners) listen(problem);
  channel?.postMessage(problem);
  channel?.close();
}

const isProblem = (told: unknown): told is StorageProblem =>
  STORAGE_PROBLEMS.some((problem) => problem === told);

export function hearProblems(listen: Listener): void {
  listeners.push(listen);
  const channel = openChannel(CHANNEL);
  if (channel === null) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isProblem(data)) listen(data);
  };
}

/** Browsers differ in how they say it. */
const isFull = (problem: unknown): boolean =>
  problem instanceof DOMException && /quota/i.test(`${problem.name} ${problem.message}`);

const isRefused = (problem: unknown): boolean =>
  problem instanceof StoreOff || (problem instanceof DOMException && problem.name === "SecurityError");

export function problemOf(problem: unknown): StorageProblem {
  if (isFull(problem)) return "full";
  return isRefused(problem) ? "off" : "unwritten";
}
