/** Tokens, wounds as tokens, domains, and what is looked at. */
import type { EffectKind, Until } from "../language/effects.ts";
import { canBeTouched, canBeWounded, isForbidden } from "../queries/deeds.ts";
import { num } from "../queries/filters.ts";
import { playerOf, playersOf } from "../queries/names.ts";
import { ofEach, type Scene } from "../queries/scene.ts";
import { cardOf, seatOf, successOf, tokenCountOf } from "../state/access.ts";
import type { Manner } from "../state/change-kinds.ts";
import { isFaceUpOnDeck } from "../state/handles.ts";
import type { CardId } from "../state/types.ts";
import { changeTogether, oneByOne } from "./character-effects.ts";
import type { Primitive } from "./primitive.ts";
import { makeChange } from "./proposed-changes.ts";

const isStory = (scene: Scene, card: CardId): boolean => cardOf(scene.state, card).zone === "story";

/** On a story, the side of a player or of both; on any other card, the card itself. All at once (WIN-10, WIN-11). */
const placeTokens: Primitive<"placeTokens"> = {
  accepts: (_, scene, { card }) => isStory(scene, card) || cardOf(scene.state, card).condition !== "insane",
  groups: (effect, scene, cards) => {
    const count = num(scene, effect.count);
    if (count < 1) return [];
    const sides = playersOf(scene, effect.side ?? "you");
    const by = scene;
    const parts = cards("on").flatMap((card) =>
      isStory(scene, card)
        ? sides.map((player) => makeChange(scene.state, "placeSuccess", { ...by, card, player, count }))
        : [makeChange(scene.state, "placeToken", { ...by, card, player: scene.you, count })],
    );
    return parts.length === 0 ? [] : [parts];
  },
};

const tokensOf = (scene: Scene, card: CardId, player: "P1" | "P2"): number =>
  isStory(scene, card) ? successOf(cardOf(scene.state, card), player) : cardOf(scene.state, card).tokens;

/** Without a side: of a story those of either (take-tokens.ts); the number is read for each card. */
const removeTokens: Primitive<"removeTokens"> = {
  accepts: (effect, scene, { card }) => {
    const count = num(ofEach(scene, card), effect.count);
    const found =
      effect.side === undefined
        ? tokenCountOf(cardOf(scene.state, card))
        : tokensOf(scene, card, playerOf(scene, effect.side));
    return count > 0 && found >= count;
  },
  groups: (effect, scene, cards) => {
    const player = playerOf(scene, effect.side ?? "you");
    const count = num(scene, effect.count);
    return cards("from").flatMap((card) =>
      changeTogether(scene, isStory(scene, card) ? "removeSuccess" : "removeToken", {
        cards: [card],
        player,
        count,
      }),
    );
  },
};

/** WIN-17: tokens never change sides. */
const moveTokens: Primitive<"moveTokens"> = {
  accepts: (effect, scene, { card, field }) =>
    field === "to"
      ? isStory(scene, card)
      : tokensOf(scene, card, playerOf(scene, effect.side ?? "you")) >= num(scene, effect.count),
  groups: (effect, scene, cards) => {
    const player = playerOf(scene, effect.side ?? "you");
    const count = num(scene, effect.count);
    const [from] = cards("from");
    const [to] = cards("to");
    if (from === undefined || to === undefined || from === to) return [];
    return changeTogether(scene, "moveSuccess", { cards: [from], other: to, player, count });
  },
};

/** Which side they are taken from is picked when it is carried out (take-tokens.ts). */
const passTokens: Primitive<"passTokens"> = {
  accepts: (effect, scene, { card }) =>
    isStory(scene, card) &&
    tokenCountOf(cardOf(scene.state, card)) >= num(scene, effect.count) &&
    !isForbidden(scene.state, { deed: "placeSuccess", card }, scene),
  groups: () => [],
};

const removeWounds: Primitive<"removeWounds"> = {
  accepts: (_, scene, { card }) => cardOf(scene.state, card).wounds > 0,
  groups: (effect, scene, cards) =>
    changeTogether(scene, "removeWound", { cards: cards("from"), count: num(scene, effect.count) }),
};

/** KW-INVU-02: not onto the Invulnerable. */
const moveWounds: Primitive<"moveWounds"> = {
  accepts: (_, scene, { card, field }) =>
    field === "from" ? cardOf(scene.state, card).wounds > 0 : canBeWounded(scene.state, card),
  groups: (effect, scene, cards) => {
    const [to] = cards("to");
    return to === undefined
      ? []
      : changeTogether(scene, "moveWound", {
          cards: cards("from"),
          other: to,
          count: num(scene, effect.count),
        });
  },
};

const drain: Primitive<"drain"> = {
  accepts: (_, scene, { card }) => !cardOf(scene.state, card).drained,
  groups: (_, scene, cards) => oneByOne(scene, "drain", { cards: cards("what"), player: scene.you }),
};

const refresh: Primitive<"refresh"> = {
  accepts: (_, scene, { card }) => cardOf(scene.state, card).drained,
  groups: (_, scene, cards) => oneByOne(scene, "refresh", { cards: cards("what") }),
};

/** Neither draining nor refreshing, which are other deeds: one domain stops being drained, the other is (PAY-02). */
const moveDrain: Primitive<"moveDrain"> = {
  accepts: (_, scene, { card, field }) => cardOf(scene.state, card).drained === (field === "from"),
  groups: (_, scene, cards) => {
    const [to] = cards("to");
    return to === undefined ? [] : changeTogether(scene, "moveDrain", { cards: cards("from"), other: to });
  },
};

const lookAt: Primitive<"lookAt"> = {
  groups: (effect, scene, cards) =>
    oneByOne(scene, "lookAt", { cards: cards("what"), player: playerOf(scene, effect.by ?? "you") }),
};

const revealedFor = (until: Until | undefined): Manner | null =>
  until === undefined ? null : { as: "until", until };

/** COMP-30: what lies open cannot be revealed. */
const reveal: Primitive<"reveal"> = {
  accepts: (_, scene, { card }) => !isFaceUpOnDeck(cardOf(scene.state, card)),
  groups: (effect, scene, cards) =>
    oneByOne(scene, "reveal", { cards: cards("what"), how: revealedFor(effect.until) }),
};

const shuffle: Primitive<"shuffle"> = {
  canHappen: (effect, scene) => seatOf(scene.state, playerOf(scene, effect.who)).deck.length > 0,
  groups: (effect, scene) => [
    [
      makeChange(scene.state, "shuffle", {
        cause: scene.cause,
        source: scene.source,
        player: playerOf(scene, effect.who),
      }),
    ],
  ],
};

/** Binds what was chosen; does nothing itself. */
const choose: Primitive<"choose"> = {
  accepts: (_, scene, { card }) => canBeTouched(scene.state, card, scene),
  groups: () => [],
};

export const TOKEN_EFFECTS = {
  placeTokens,
  removeTokens,
  moveTokens,
  passTokens,
  removeWounds,
  moveWounds,
  drain,
  refresh,
  moveDrain,
  lookAt,
  reveal,
  shuffle,
  choose,
} satisfies { readonly [K in EffectKind]?: Primitive<K> };
