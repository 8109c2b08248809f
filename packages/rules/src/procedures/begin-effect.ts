/** Beginning an effect: what is played or used, by whom, because of what (TIME-19). */

import { limitedBy } from "../effects/legality.ts";
import type { Player, Timing, Zone } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { PreparedAbility } from "../state/game.ts";
import { report } from "../state/report.ts";
import {
  type CardId,
  type Disrupted,
  type EffectInProgress,
  NOBODY,
  type Note,
  type State,
} from "../state/types.ts";
import { call } from "./interpreter.ts";
import { type Answering, usedBy } from "./triggers.ts";

/** LOOP-04: so many effects without a question are a loop of mandatory effects. */
const LOOP_LIMIT = 400;

export interface Beginning {
  readonly kind: EffectInProgress["kind"];
  /** The next number unless it is given. */
  readonly id?: number;
  readonly timing: Timing | "";
  readonly player: Player;
  readonly source: CardId;
  readonly prepared: PreparedAbility | null;
  readonly note?: Note | null;
  readonly about?: Disrupted | null;
}

export function beginEffect(state: State, beginning: Beginning): EffectInProgress {
  const { kind, timing, player, source, prepared } = beginning;
  const from: Zone = source === NOBODY ? "removed" : cardOf(state, source).zone;
  const effect: EffectInProgress = {
    id: beginning.id ?? state.nextId++,
    kind,
    timing,
    player,
    source,
    ability: prepared === null ? null : { code: prepared.code, index: prepared.index },
    trigger: beginning.note ?? null,
    about: beginning.about ?? null,
    from,
    x: 0,
    domain: NOBODY,
    cost: 0,
    overpaid: 0,
    chosen: {},
    answered: [],
    thatPlayer: beginning.note?.player ?? player,
    each: NOBODY,
    named: null,
    done: true,
    cancelled: false,
    costPaid: kind === "framework" || kind === "rule",
    announced: false,
  };
  state.effects.push(effect);
  if (state.watchers.length > 0) for (const { effectBegins } of state.watchers) effectBegins?.(effect);
  state.unasked++;
  if (state.unasked > LOOP_LIMIT && state.result === null) {
    state.result = { winner: "draw", because: "loop" };
    report(state, "gameOver", { because: "loop" });
  }
  return effect;
}

/** Starts an answer to a trigger; it counts as used even if it is cancelled (TRIG-26). */
export function initiateAnswer(
  state: State,
  one: Answering,
  { kind, about }: { kind: "play" | "ability"; about: Disrupted | null },
): void {
  state.usedTriggers.push(usedBy(one));
  const { player, source, prepared, note } = one;
  countUse(state, one);
  beginEffect(state, { kind, timing: prepared.ability.timing, player, source, prepared, note, about });
  call(state, "effect");
}

export function countUse(
  state: State,
  { player, source, prepared }: { player: Player; source: CardId; prepared: PreparedAbility },
): void {
  const { limit } = prepared.ability;
  if (limit === undefined) return;
  state.uses.push({ what: limitedBy(state, { player, source, prepared }), until: limit.per });
}
