/** The writers of turn and phase. */
import type { Phase, Player } from "../language/words.ts";
import { opponentOf } from "./access.ts";
import type { State } from "./types.ts";
import { touch } from "./versions.ts";

export function enterPhase(state: State, phase: Phase): void {
  state.phase = phase;
  state.phaseCount++;
  touch(state);
}

/** He takes the first turn. */
export function setStarter(state: State, player: Player): void {
  state.starter = player;
  state.active = player;
  touch(state);
}

export function nextTurn(state: State): void {
  state.turn++;
  if (state.turn > 1) state.active = opponentOf(state.active);
  touch(state);
}
