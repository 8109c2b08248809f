/** For the writers of this folder alone: each knows by what it changes which kept values are stale. */
import type { State } from "./types.ts";

/** Something changed: computed values are stale. */
export const touch = (state: State): void => {
  state.version++;
};

/** Something changed that may put texts in or out of force. */
export const touchTable = (state: State): void => {
  state.version++;
  state.tableVersion++;
};
