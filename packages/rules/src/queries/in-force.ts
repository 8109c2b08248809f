/** Passives that are in force and act on something: for whoever counts what a game made use of. */
import type { Effect } from "../language/effects.ts";
import { PLAYERS } from "../language/words.ts";
import type { Continuous } from "../state/cache.ts";
import { type AbilityRef, type CardId, NOBODY, type State } from "../state/types.ts";
import { applies, continuousOf, testsHold } from "./continuous.ts";
import { fitsAnywhere } from "./filters.ts";
import { sceneOfContinuous } from "./scene.ts";

export interface PassiveInForce {
  readonly ability: AbilityRef;
  readonly source: CardId;
}

/** Printed and granted passives alike; lasting effects of triggered abilities are none. */
export const passivesInForce = (state: State): readonly PassiveInForce[] =>
  passivesActing(state).map(({ prepared: { code, index }, source }) => ({
    ability: { code, index },
    source,
  }));

export const passivesActing = (state: State): readonly Continuous[] =>
  continuousOf(state).filter((one) => one.modifier === null && acts(state, one));

const hasSubject = (effect: Effect): boolean =>
  ("who" in effect && typeof effect.who === "object") ||
  effect.do === "blank" ||
  effect.do === "becomes" ||
  effect.do === "struggles";

function acts(state: State, one: Continuous): boolean {
  const { effect } = one;
  if (effect.do === "costs") {
    const scene = sceneOfContinuous(state, one);
    const hands = PLAYERS.flatMap((player) => state[player].hand);
    return testsHold(scene, one) && hands.some((id) => fitsAnywhere(scene, id, effect.what));
  }
  if (!hasSubject(effect)) return testsHold(sceneOfContinuous(state, one), one);
  const onTable = [...state.inPlay, ...state.stories, ...state.conspiracies];
  return onTable.some((id) => id !== NOBODY && applies(state, one, id));
}
