/** What a state takes of the heap. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { clone, type State } from "@fhtagn/rules";

const CLONES = 1000;

/** The collector, also where node was started without `--expose-gc`. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

/** Of a clone: what is shared with others (cards as printed, immutable parts) is not counted. */
export function stateHeapBytes(states: readonly State[]): number {
  const collect = collector();
  const kept: State[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < CLONES; i++) {
    const state = states[i % states.length];
    if (state !== undefined) kept.push(clone(state));
  }
  collect();
  const after = process.memoryUsage().heapUsed;
  return Math.round((after - before) / Math.max(1, kept.length));
}
