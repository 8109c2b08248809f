/** Errands for the end of a phase or turn: each an effect of its own (ERR-23). */
import { cardOf } from "../state/access.ts";
import { abilityOf } from "../state/game.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import type { State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { beginEffect } from "./begin-effect.ts";
import { closeEffect } from "./effect.ts";
import { call, type Next, procedure } from "./interpreter.ts";

/** A card that left play since is a new card: nothing is done to it (INS-18 covers the insane, who are in play). */
function runErrand(state: State, { locals }: FrameOf<"delayedErrands">): Next {
  const at = state.delayed.findIndex((errand) => errand.at === locals.at);
  const errand = state.delayed[at];
  if (errand === undefined) return "leave";
  state.delayed = state.delayed.filter((_, index) => index !== at);
  const prepared = abilityOf(state.game, errand.ability.code, errand.ability.index);
  const effect = beginEffect(state, {
    kind: "rule",
    timing: "",
    player: errand.player,
    source: errand.source,
    prepared,
  });
  const subjects = (errand.chosen.it ?? []).filter(
    (id, index) => cardOf(state, id).life === errand.lives[index],
  );
  effect.chosen = { ...errand.chosen, it: subjects };
  call(state, "carryOut", { node: errand.node });
  return undefined;
}

/** Each with its own passives and forced responses (TIME-12), which are asked for when it has been carried out. */
export const delayedErrands = procedure("delayedErrands", "TURN-10", [
  { rule: "TURN-10", label: "next", run: runErrand },
  { rule: "TIME-12", run: callAftermath },
  {
    rule: "TURN-10",
    run: (state) => {
      closeEffect(state);
      return { to: "next" };
    },
  },
]);

export function callErrands(state: State, at: "endOfPhase" | "endOfTurn"): void {
  if (state.delayed.some((errand) => errand.at === at)) call(state, "delayedErrands", { at });
}
