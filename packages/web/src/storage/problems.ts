/** Problems with what the browser keeps, told by pages and workers alike, heard by every page. */
export const STORAGE_PROBLEMS = ["full", "index", "settings", "unwritten"] as const;

/**
 * `full`: there is no room. `unwritten`: the browser refused for another reason. `index`: the place of the games was
 * gone and has been made anew. `settings`: they could not be read and are as at first.
 */
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

const CHANNEL = "fhtagn-storage";

export function tellProblem(problem: StorageProblem): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(problem);
  channel.close();
}

const isProblem = (told: unknown): told is StorageProblem =>
  STORAGE_PROBLEMS.some((problem) => problem === told);

export function hearProblems(listen: (problem: StorageProblem) => void): void {
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isProblem(data)) listen(data);
  };
}

/** Browsers differ in how they say it. */
const isFull = (problem: unknown): boolean =>
  problem instanceof DOMException && /quota/i.test(`${problem.name} ${problem.message}`);

export const problemOf = (problem: unknown): StorageProblem => (isFull(problem) ? "full" : "unwritten");
