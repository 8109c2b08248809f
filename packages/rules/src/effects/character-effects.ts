/** Wound, drive insane, restore, ready, exhaust, commit, uncommit. */
import type { EffectKind, EffectOf } from "../language/effects.ts";
import { continuousOf } from "../queries/continuous.ts";
import {
  canBeRestored,
  canBeTouched,
  canBeWounded,
  canExhaust,
  canGoInsane,
  canReady,
  isForbidden,
} from "../queries/deeds.ts";
import { num } from "../queries/filters.ts";
import type { Scene } from "../queries/scene.ts";
import { mayBeAt } from "../queries/stories.ts";
import { isCharacter } from "../queries/type-of.ts";
import { cardOf, faceOf } from "../state/access.ts";
import type { ChangeKind } from "../state/change-kinds.ts";
import { type CardId, NOBODY } from "../state/types.ts";
import type { Primitive } from "./primitive.ts";
import { type Details, type Group, makeChange } from "./proposed-changes.ts";

interface OnCards extends Details {
  readonly cards: readonly CardId[];
}

/** One change for each card, all together. */
export const changeTogether = (
  scene: Scene,
  kind: ChangeKind,
  { cards, ...more }: OnCards,
): readonly Group[] =>
  cards.length === 0
    ? []
    : [
        cards.map((card) =>
          makeChange(scene.state, kind, { cause: scene.cause, source: scene.source, ...more, card }),
        ),
      ];

/** One change for each card, one after the other. */
export const oneByOne = (scene: Scene, kind: ChangeKind, { cards, ...more }: OnCards): readonly Group[] =>
  cards.map((card) => [
    makeChange(scene.state, kind, { cause: scene.cause, source: scene.source, ...more, card }),
  ]);

/** TIME-21: a passive that alters what an event deals works as it is initiated. */
function eventFactor(scene: Scene): number {
  const { state, effect } = scene;
  if (effect === null || faceOf(state, effect.source).type !== "event") return 1;
  let factor = 1;
  for (const one of continuousOf(state)) if (one.effect.do === "woundsOfEvents") factor *= one.effect.times;
  return factor;
}

/** How many wounds each character is dealt. */
export const woundsDealt = (effect: EffectOf<"wound">, scene: Scene): number =>
  num(scene, effect.count ?? 1) * eventFactor(scene);

/** STRUG-14: a character that cannot be wounded cannot be chosen. WND-11: wounds of one effect land together. */
const wound: Primitive<"wound"> = {
  accepts: (_, scene, { card }) => canBeWounded(scene.state, card, scene),
  groups: (effect, scene, cards) => {
    const count = woundsDealt(effect, scene);
    const who = cards("who");
    if (count < 1) return [];
    if (scene.state.game.options["wounds.simultaneous"])
      return changeTogether(scene, "wound", { cards: who, count });
    if (new Set(who).size < who.length) return oneByOne(scene, "wound", { cards: who });
    return Array.from({ length: count }, () => changeTogether(scene, "wound", { cards: who })).flat();
  },
};

const driveInsane: Primitive<"driveInsane"> = {
  accepts: (_, scene, { card }) => canGoInsane(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "goInsane", { cards: cards("who") }),
};

const restore: Primitive<"restore"> = {
  accepts: (_, scene, { card }) => canBeRestored(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "restore", { cards: cards("who") }),
};

const ready: Primitive<"ready"> = {
  accepts: (_, scene, { card }) => canReady(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "ready", { cards: cards("what") }),
};

const exhaust: Primitive<"exhaust"> = {
  accepts: (_, scene, { card }) => canExhaust(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "exhaust", { cards: cards("what") }),
};

/** STORY-25, STORY-33: no readiness needed, but the defender must have somebody to oppose. */
const commit: Primitive<"commit"> = {
  accepts: (_, scene, { card, field }) => {
    const { state } = scene;
    if (field === "to")
      return (
        cardOf(state, card).zone === "story" &&
        (scene.you === state.active || mayBeAt(state, scene.source, card))
      );
    return (
      isCharacter(state, card) &&
      cardOf(state, card).condition !== "insane" &&
      !isForbidden(state, { deed: "commit", card }, scene)
    );
  },
  groups: (_, scene, cards) => {
    const [story] = cards("to");
    return story === undefined ? [] : changeTogether(scene, "commit", { cards: cards("who"), other: story });
  },
};

const uncommit: Primitive<"uncommit"> = {
  accepts: (_, scene, { card }) =>
    cardOf(scene.state, card).story !== NOBODY && canBeTouched(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "uncommit", { cards: cards("who") }),
};

export const CHARACTER_EFFECTS = { wound, driveInsane, restore, ready, exhaust, commit, uncommit } satisfies {
  readonly [K in EffectKind]?: Primitive<K>;
};
