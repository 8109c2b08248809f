/** From where an expression is read: whose card, which effect, what set it off. Always all fields, in this order. */
import type { Cause, Player, Timing } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import {
  type AbilityRef,
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
  /** What it would do is done by a card effect, by a game rule, or to pay a cost (TRIG-30, TRIG-33). */
  readonly cause: Cause;
  readonly isTriggered: boolean;
  /** The text that is read; a copied one names its original (TRIG-39). */
  readonly text: AbilityRef | null;
  /** Asked on behalf of everybody: hidden cards count by their number only. */
  readonly publicly: boolean;
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
    cause: "card",
    isTriggered: false,
    text: null,
    publicly: false,
  };
}

export const sceneOfCard = (state: State, source: CardId): Scene =>
  sceneOf(state, source, cardOf(state, source).controller);

/** TRIG-01, TRIG-40: a heading makes a triggered effect; what a lasting effect does later is none. */
export const hasHeading = (timing: Timing | ""): boolean =>
  timing !== "" && timing !== "passive" && timing !== "whenWon";

/** What the effect in progress does now: pay its cost, or carry out its text. */
export function causeOfEffect({ costPaid, kind }: EffectInProgress): Cause {
  if (!costPaid) return "cost";
  return kind === "framework" ? "rule" : "card";
}

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
    cause: causeOfEffect(effect),
    isTriggered: hasHeading(effect.timing),
    text: effect.ability,
    publicly: false,
  };
}

/** A text that is considered, before there is an effect of it. */
export interface Considered {
  readonly source: CardId;
  readonly player: Player;
  readonly prepared: (AbilityRef & { readonly ability: { readonly timing: Timing } }) | null;
  readonly note: Note | null;
  readonly x?: number;
  readonly publicly?: boolean;
}

export function sceneOfText(state: State, considered: Considered): Scene {
  const { source, player, prepared, note } = considered;
  return {
    state,
    source,
    you: player,
    effect: null,
    note,
    each: NOBODY,
    x: considered.x ?? 0,
    domain: NOBODY,
    thatPlayer: note === null ? null : note.player,
    cause: "card",
    isTriggered: prepared !== null && hasHeading(prepared.ability.timing),
    text: prepared,
    publicly: considered.publicly ?? false,
  };
}

export function sceneOfContinuous(state: State, { source, you }: Continuous): Scene {
  return sceneOf(state, source, you);
}
