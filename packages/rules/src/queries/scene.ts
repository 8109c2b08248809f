/** From where an expression is read: whose card, which effect, what set it off. */
import type { Player } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { PreparedAbility } from "../state/game.ts";
import {
  type CardId,
  type Continuous,
  type EffectInProgress,
  NOBODY,
  type Note,
  type State,
} from "../state/types.ts";

export interface Scene {
  readonly state: State;
  readonly source: CardId;
  readonly you: Player;
  readonly effect: EffectInProgress | null;
  readonly note: Note | null;
  readonly each: CardId;
  readonly x: number;
  /** The domain drained or to be drained for the cost. */
  readonly domain: CardId;
  readonly thatPlayer: Player | null;
  /** A cost is being looked at: what it does is no card effect (TRIG-30). */
  readonly paying?: true;
  /** Asked on behalf of everybody: hidden cards count by their number only. */
  readonly publicly?: true;
  /** The ability that is considered, before there is an effect of it. */
  readonly text?: PreparedAbility;
}

export function sceneOf(state: State, source: CardId, you: Player): Scene {
  return {
    state,
    source,
    you,
    effect: null,
    note: null,
    each: NOBODY,
    x: 0,
    domain: NOBODY,
    thatPlayer: null,
  };
}

export const sceneOfCard = (state: State, source: CardId): Scene =>
  sceneOf(state, source, cardOf(state, source).controller);

export function sceneOfEffect(state: State, effect: EffectInProgress): Scene {
  return {
    state,
    source: effect.source,
    you: effect.player,
    effect,
    note: effect.trigger,
    each: effect.each,
    x: effect.x,
    domain: effect.domain,
    thatPlayer: effect.thatPlayer,
  };
}

export function sceneOfContinuous(state: State, { source, you }: Continuous): Scene {
  return sceneOf(state, source, you);
}
