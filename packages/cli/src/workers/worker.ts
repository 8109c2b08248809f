/** A worker thread: takes a job, sends its outcome back. */
import { parentPort } from "node:worker_threads";
import { type Job, runJob } from "./jobs.ts";

parentPort?.on("message", ({ at, job }: { readonly at: number; readonly job: Job }) => {
  parentPort?.postMessage({ at, outcome: runJob(job) });
});
