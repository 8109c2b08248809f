/** What is chosen before the costs are paid is nobody else's business. */

import type { Player } from "../language/words.ts";
import { isInitiating } from "../moment.ts";
import { abilityOf } from "../state/game.ts";
import type { Viewer } from "../state/handles.ts";
import type { ProcedureName } from "../state/procedure-locals.ts";
import type { EffectInProgress, Frame, QuestionKind, State } from "../state/types.ts";

/** Where a player begins something of his own will, and what he is asked there. */
const WINDOWS: ReadonlyMap<ProcedureName, QuestionKind> = new Map([
  ["actionWindow", "action"],
  ["disruptRound", "disrupt"],
  ["responseWindow", "response"],
]);

export const isWindowFrame = ({ procedure }: Frame): boolean => WINDOWS.has(procedure);

/** How much of each list of the state the viewer may know. */
export interface Horizon {
  readonly frames: number;
  readonly effects: number;
  readonly usedTriggers: number;
  readonly uses: number;
  /** Set while another player initiates in secret: he is still asked what he was asked in the window. */
  readonly asked: { readonly player: Player; readonly kind: QuestionKind } | null;
}

export function horizonOf(state: State, viewer: Viewer): Horizon {
  const frames = state.frames.length;
  const effects = state.effects.length;
  const effect = state.effects[effects - 1];
  const window = state.frames[frames - 2];
  const kind = window === undefined ? undefined : WINDOWS.get(window.procedure);
  const open = {
    frames,
    effects,
    usedTriggers: state.usedTriggers.length,
    uses: state.uses.length,
    asked: null,
  };
  if (effect === undefined || kind === undefined || effect.player === viewer || !isInitiating(state))
    return open;
  return {
    frames: frames - 1,
    effects: effects - 1,
    usedTriggers: open.usedTriggers - (kind === "action" ? 0 : 1),
    uses: open.uses - (isCounted(state, effect) ? 1 : 0),
    asked: { player: effect.player, kind },
  };
}

/** Its use was entered when it began. */
function isCounted(state: State, { kind, ability }: EffectInProgress): boolean {
  if (kind === "dormant") return true;
  return ability !== null && abilityOf(state.game, ability.code, ability.index).ability.limit !== undefined;
}
