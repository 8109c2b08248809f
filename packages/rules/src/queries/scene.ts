/** From where an expression is read: whose card, which effect, what set it off. Always all fields, in this order. */
import type { Cause, Player, Timing } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import {
  type AbilityRef,
  type CardId,
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

/** The same scene, written out: a spread costs a hundred times as much here. */
const copyOf = (scene: Scene): { -readonly [K in keyof Scene]: Scene[K] } => ({
  state: scene.state,
  source: scene.source,
  you: scene.you,
  effect: scene.effect,
  note: scene.note,
  each: scene.each,
  x: scene.x,
  domain: scene.domain,
  thatPlayer: scene.thatPlayer,
  cause: scene.cause,
  isTriggered: scene.isTriggered,
  text: scene.text,
  publicly: scene.publicly,
});

/** What the text of an effect does, its cost aside. */
export function asEffect(scene: Scene): Scene {
  if (scene.cause !== "cost") return scene;
  const copy = copyOf(scene);
  copy.cause = "card";
  return copy;
}

/** What is done to pay a cost. */
export function asCost(scene: Scene): Scene {
  const copy = copyOf(scene);
  copy.cause = "cost";
  return copy;
}

/** As everybody can judge it. */
export function asPublic(scene: Scene): Scene {
  const copy = copyOf(scene);
  copy.publicly = true;
  return copy;
}

/** Said of one card, or of one player, after the other. */
export function ofEach(scene: Scene, each: CardId): Scene {
  const copy = copyOf(scene);
  copy.each = each;
  return copy;
}

export function ofPlayer(scene: Scene, player: Player): Scene {
  const copy = copyOf(scene);
  copy.thatPlayer = player;
  return copy;
}

/** With a domain to be drained for the cost of a card. */
export function forDomain(scene: Scene, domain: CardId, card: CardId): Scene {
  const copy = copyOf(scene);
  copy.domain = domain;
  copy.each = card;
  return copy;
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
interface Considered {
  readonly source: CardId;
  readonly player: Player;
  readonly prepared: (AbilityRef & { readonly ability: { readonly timing: Timing } }) | null;
  readonly note: Note | null;
  readonly publicly: boolean;
}

export function sceneOfText(state: State, considered: Considered, x: number): Scene {
  const { source, player, prepared, note, publicly } = considered;
  return {
    state,
    source,
    you: player,
    effect: null,
    note,
    each: NOBODY,
    x,
    domain: NOBODY,
    thatPlayer: note === null ? null : note.player,
    cause: "card",
    isTriggered: prepared !== null && hasHeading(prepared.ability.timing),
    text: prepared,
    publicly,
  };
}

export function sceneOfContinuous(state: State, { source, you }: Continuous): Scene {
  return sceneOf(state, source, you);
}
