/** A game that hangs inside one answer never comes back to be counted: after a while its seed is told. */
import { availableParallelism } from "node:os";
import type { WorkbenchWords } from "@fhtagn/words";

const PATIENCE_MS = 300_000;

export interface Stalls {
  /** These games are over. */
  ended(seeds: readonly string[]): void;
  stop(): void;
}

/** Jobs are begun in their order, as many at once as there are cores. */
export function unfinishedGame(
  jobs: readonly (readonly string[])[],
  over: ReadonlySet<string>,
  atOnce: number,
): readonly (readonly [string, string])[] {
  const open = jobs.filter(([first = ""]) => !over.has(first)).slice(0, atOnce);
  return open.map((seeds) => [seeds[0] ?? "", seeds.at(-1) ?? ""] as const);
}

/** Says so on the error stream, once for each stall. */
export function watchStalls(
  jobs: readonly (readonly string[])[],
  { stalled, fromTo }: WorkbenchWords["soak"],
): Stalls {
  const over = new Set<string>();
  const tell = (): void => {
    const seeds = unfinishedGame(jobs, over, availableParallelism())
      .map(([first, last]) => fromTo(first, last))
      .join(", ");
    process.stderr.write(`${stalled(PATIENCE_MS / 60_000, seeds)}\n`);
  };
  let timer = setTimeout(tell, PATIENCE_MS);
  return {
    ended: (seeds) => {
      for (const seed of seeds) over.add(seed);
      clearTimeout(timer);
      timer = setTimeout(tell, PATIENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
