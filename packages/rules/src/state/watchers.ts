/** Whoever is told of what begins and ends in a state: reports and tests. Nothing of the game depends on them. */
import type { EffectInProgress, Frame, State } from "./types.ts";

export interface Watcher {
  /** Before anything of it is done. */
  readonly frameBegins?: (frame: Frame) => void;
  /** Once it is off the stack. */
  readonly frameEnded?: (frame: Frame) => void;
  readonly effectBegins?: (effect: EffectInProgress) => void;
}

export const addWatcher = (state: State, watcher: Watcher): void => {
  state.watchers = [...state.watchers, watcher];
};
