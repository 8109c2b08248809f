/** What a state takes of the heap. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { load, type SavedState, type State, save } from "@fhtagn/rules";

const COPIES = 1000;

/** The collector, also where node was started without `--expose-gc`. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

/** Of a state that shares nothing with another but the cards as printed: it has been through JSON. */
export function stateHeapBytes(states: readonly State[]): number {
  const collect = collector();
  const kept: State[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < COPIES; i++) {
    const state = states[i % states.length];
    if (state !== undefined)
      kept.push(load(state.game, JSON.parse(JSON.stringify(save(state))) as SavedState)); // what save gave
  }
  collect();
  const after = process.memoryUsage().heapUsed;
  return Math.round((after - before) / Math.max(1, kept.length));
}
