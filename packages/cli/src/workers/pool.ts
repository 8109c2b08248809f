/** Jobs shared out among worker threads; each takes the next one when it is done. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { CliError, messageOf } from "../errors.ts";
import { type Job, type Outcomes, runJob } from "./jobs.ts";

const ENTRY = new URL("../../worker.mjs", import.meta.url);

interface Reply<K extends Job["do"]> {
  readonly at: number;
  readonly outcome: Outcomes[K];
}

/** Outcomes in the order of the jobs; `onDone` is told how many are done. One job needs no thread. */
export async function inWorkers<K extends Job["do"]>(
  jobs: readonly Extract<Job, { readonly do: K }>[],
  onDone: (done: number, outcome: Outcomes[K]) => void,
): Promise<readonly Outcomes[K][]> {
  const [only] = jobs;
  if (jobs.length === 1 && only !== undefined) {
    const outcome = runJob(only) as Outcomes[K]; // a job of kind K has an outcome of kind K
    onDone(1, outcome);
    return [outcome];
  }
  const outcomes: Outcomes[K][] = [];
  const queue = [...jobs.entries()];
  let done = 0;
  const take = ({ at, outcome }: Reply<K>): void => {
    outcomes[at] = outcome;
    onDone(++done, outcome);
  };
  const count = Math.min(jobs.length, availableParallelism());
  await Promise.all(Array.from({ length: count }, () => runWorker(queue, take)));
  return outcomes;
}

type Queue = (readonly [number, Job])[];

function runWorker<K extends Job["do"]>(queue: Queue, take: (reply: Reply<K>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY);
    const next = (): void => {
      const entry = queue.shift();
      if (entry === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage({ at: entry[0], job: entry[1] });
    };
    worker.on("message", (reply: Reply<K>) => {
      take(reply);
      next();
    });
    worker.on("error", (problem) => {
      queue.length = 0; // the others end with the job they have
      reject(new CliError(`a worker failed: ${messageOf(problem)}`));
    });
    next();
  });
}
