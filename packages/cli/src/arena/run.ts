/** Plays the quads of a run that are not played yet, on all cores, and keeps each as soon as it is done. */
import { MOST_QUADS, planQuads, type Quad, type QuadResult, quadMean, runSprt, type Sprt } from "@fhtagn/lab";
import { CliError } from "../errors.ts";
import { progressBar } from "../output.ts";
import type { QuadJob } from "../workers/jobs.ts";
import { inWorkers } from "../workers/pool.ts";
import type { ArenaSession } from "./result-line.ts";
import { type ArenaRun, appendLine, headerOf, openResults } from "./results-file.ts";
import { playAsBefore } from "./same-bots.ts";

/** So many quads, or as many as the sequential test needs. */
export type Length = { readonly quads: number } | "sprt";

interface Terms {
  readonly length: Length;
  readonly workers: number;
  readonly out?: string;
  readonly session: ArenaSession;
}

export interface Ran {
  /** Those that count, in the order of the plan. */
  readonly quads: readonly QuadResult[];
  readonly sprt?: Sprt;
  /** How many were already in the file. */
  readonly kept: number;
}

export async function runArena(run: ArenaRun, { length, workers, out, session }: Terms): Promise<Ran> {
  const plan = planQuads(run, length === "sprt" ? MOST_QUADS : length.quads);
  const results = new Map<number, QuadResult>();
  for (const kept of out === undefined ? [] : openResults(out, headerOf(run)))
    if (kept.quad < plan.length) results.set(kept.quad, kept);
  const kept = results.size;
  const enough = (): boolean => length === "sprt" && testOf(plan, results).verdict !== "continue";
  const jobs = enough() ? [] : jobsFor(run, plan, results);
  if (out !== undefined && jobs.length > 0) {
    if (!playAsBefore(run, plan, [...results.values()]))
      throw new CliError(({ results: told }) => told.begunOtherwise(out));
    appendLine(out, { session });
  }
  const bar = progressBar("arena", plan.length);
  const take = (_: number, result: QuadResult): "enough" | undefined => {
    results.set(result.quad, result);
    if (out !== undefined) appendLine(out, result);
    bar.at(results.size);
    return enough() ? "enough" : undefined;
  };
  await inWorkers<"quad">(jobs, take, workers);
  bar.end();
  const quads = inOrder(plan, results);
  if (length !== "sprt") return { quads, kept };
  const sprt = testOf(plan, results);
  return { quads: quads.slice(0, sprt.quads), sprt, kept };
}

const jobsFor = (run: ArenaRun, plan: readonly Quad[], results: ReadonlyMap<number, QuadResult>): QuadJob[] =>
  plan
    .filter(({ index }) => !results.has(index))
    .map((quad) => ({ do: "quad", contestants: run.contestants, quad }));

/** Up to the first that is missing: workers do not finish in the order of the plan. */
function inOrder(plan: readonly Quad[], results: ReadonlyMap<number, QuadResult>): readonly QuadResult[] {
  const found: QuadResult[] = [];
  for (const { index } of plan) {
    const result = results.get(index);
    if (result === undefined) break;
    found.push(result);
  }
  return found;
}

const testOf = (plan: readonly Quad[], results: ReadonlyMap<number, QuadResult>): Sprt =>
  runSprt(inOrder(plan, results).map(quadMean));
