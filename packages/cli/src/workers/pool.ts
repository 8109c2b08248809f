/** Jobs shared out among worker threads; each takes the next one when it is done. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { CliError, messageOf } from "../errors.ts";
import { REPOSITORY } from "../files.ts";
import { type Job, type Outcomes, runJob } from "./jobs.ts";

const ENTRY = join(REPOSITORY, "packages/cli/worker.mjs");

interface Reply<K extends Job["do"]> {
  readonly at: number;
  readonly outcome: Outcomes[K];
}

/** Told how many jobs are done, and what came of this one; "enough" leaves out the jobs nobody has begun. */
export type OnDone<K extends Job["do"]> = (done: number, outcome: Outcomes[K]) => unknown;

/** Outcomes in the order of the jobs. One worker, or one job, needs no thread. */
export async function inWorkers<K extends Job["do"]>(
  jobs: readonly Extract<Job, { readonly do: K }>[],
  onDone: OnDone<K>,
  workers = availableParallelism(),
): Promise<readonly Outcomes[K][]> {
  const outcomes: Outcomes[K][] = [];
  const queue = [...jobs.entries()];
  let done = 0;
  const take = ({ at, outcome }: Reply<K>): void => {
    outcomes[at] = outcome;
    if (onDone(++done, outcome) === "enough") queue.length = 0;
  };
  const count = Math.min(jobs.length, workers);
  if (count === 1) runHere(queue, take);
  else await Promise.all(Array.from({ length: count }, () => runWorker(queue, take)));
  return outcomes;
}

type Queue = (readonly [number, Job])[];

function runHere<K extends Job["do"]>(queue: Queue, take: (reply: Reply<K>) => void): void {
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const [at, job] = entry;
    take({ at, outcome: runJob(job) as Outcomes[K] }); // a job of kind K has an outcome of kind K
  }
}

function runWorker<K extends Job["do"]>(queue: Queue, take: (reply: Reply<K>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY);
    const next = (): void => {
      const entry = queue.shift();
      if (entry === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage({ at: entry[0], job: entry[1] });
    };
    const fail = (problem: unknown): void => {
      queue.length = 0; // the others end with the job they have
      void worker.terminate();
      reject(
        problem instanceof CliError ? problem : new CliError(({ worker: told }) => told(messageOf(problem))),
      );
    };
    worker.on("message", (reply: Reply<K>) => {
      try {
        take(reply);
        next();
      } catch (problem) {
        fail(problem);
      }
    });
    worker.on("error", fail);
    next();
  });
}
