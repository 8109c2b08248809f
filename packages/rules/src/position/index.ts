/** `@fhtagn/rules/position`: positions as data, for tests, lessons, puzzles and bug files. */

import type { CardDefinition } from "../language/cards.ts";
import { enterAt } from "../procedures/enter.ts";
import { advance, allProcedures } from "../procedures/interpreter.ts";
import type { Game, Library } from "../state/game.ts";
import { extendLibrary } from "../state/library.ts";
import type { CardId, State } from "../state/types.ts";
import { withFillers } from "./fillers.ts";
import { attackedOf, layOut } from "./lay-out.ts";
import type { Clock, Plan } from "./plan.ts";
import type { Position, Problem } from "./position.ts";
import { faultsOf } from "./position-legality.ts";
import { readPosition } from "./read.ts";
import { hideTitles } from "./titles.ts";

export { isFiller, withFillers } from "./fillers.ts";
export { MOMENTS, type Position, type PositionMoment } from "./position.ts";
export type { PositionFlaw } from "./position-flaw.ts";
export { plainTitle } from "./titles.ts";
export { type Whereabouts, whereabouts } from "./whereabouts.ts";

/** A library with fillers and these cards in it, which hide others of the same title. */
export function withCards(library: Library, definitions: readonly CardDefinition[]): Library {
  const base = withFillers(library);
  const extended = extendLibrary(base, definitions);
  hideTitles(base, extended, definitions);
  return extended;
}

const isPlan = (read: Plan | readonly Problem[]): read is Plan => !Array.isArray(read);

/** The cards on the table, nobody asked yet, and the moment at which the game is to be entered. */
interface Table {
  readonly state: State;
  readonly clock: Pick<Clock, "phase" | "at" | "toAct">;
  /** Null: the stories where the active player has somebody. */
  readonly attacked: readonly CardId[] | null;
}

export function layTable(position: Position, game: Game): Table | readonly Problem[] {
  const filled: Game = { ...game, library: withFillers(game.library) };
  const plan = readPosition(position, filled);
  if (!isPlan(plan)) return plan;
  const { state, laid } = layOut(plan, filled);
  const faults = faultsOf(state, plan, laid);
  return faults.length > 0 ? faults : { state, clock: plan.clock, attacked: attackedOf(state, plan) };
}

export const isTable = (laid: Table | readonly Problem[]): laid is Table => !Array.isArray(laid);

export function enter({ state, clock, attacked }: Table): State {
  const { phase, at, toAct } = clock;
  if (phase === "setup") enterMulligans(state);
  else enterAt(state, { phase, at, toAct, attacked });
  return state;
}

/** SETUP-10: the hands are drawn, the first player decides on his mulligan. */
function enterMulligans(state: State): void {
  const steps = allProcedures().find(({ name }) => name === "setup")?.steps ?? [];
  const mulligans = steps.findIndex(({ label }) => label === "mulligans");
  state.frames = [
    { procedure: "game", step: 1, locals: {} },
    { procedure: "setup", step: mulligans, locals: {} },
  ];
  advance(state);
}

/** The state at the first question of the position, or everything that is wrong with it. */
export function fromPosition(position: Position, game: Game): State | Problem[] {
  const laid = layTable(position, game);
  return isTable(laid) ? enter(laid) : [...laid];
}
