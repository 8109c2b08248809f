/** Cards between places: destroy, sacrifice, discard, draw, put into play, return, attach. */
import type { EffectKind, EffectOf } from "../language/effects.ts";
import { canBeDestroyed, canBeSacrificed, canBeTouched, canLeaveDiscard } from "../queries/deeds.ts";
import { mayEnter, mayEnterInsane } from "../queries/entering.ts";
import { num } from "../queries/filters.ts";
import { named, playerOf } from "../queries/names.ts";
import type { Scene } from "../queries/scene.ts";
import { typeOf } from "../queries/type-of.ts";
import { cardOf, faceOf, seatOf } from "../state/access.ts";
import type { Manner } from "../state/change-kinds.ts";
import { type CardId, NOBODY } from "../state/types.ts";
import { changeTogether, oneByOne } from "./character-effects.ts";
import type { Primitive } from "./primitive.ts";
import { type Group, makeChange } from "./proposed-changes.ts";

const destroy: Primitive<"destroy"> = {
  accepts: (_, scene, { card }) => canBeDestroyed(scene.state, card, scene),
  groups: (_, scene, cards) => changeTogether(scene, "destroy", { cards: cards("what") }),
};

/** WND-06: a player can sacrifice only what he controls. */
const sacrifice: Primitive<"sacrifice"> = {
  accepts: (effect, scene, { card: id }) => {
    const card = cardOf(scene.state, id);
    if (card.controller !== playerOf(scene, effect.by ?? "you")) return false;
    return card.zone === "resource" || canBeSacrificed(scene.state, id);
  },
  groups: (_, scene, cards) => changeTogether(scene, "sacrifice", { cards: cards("what") }),
};

/** DRAW-03: cards of a hand or deck are discarded one at a time; cards in play together. */
const discard: Primitive<"discard"> = {
  accepts: (_, scene, { card }) => {
    const { zone } = cardOf(scene.state, card);
    return zone !== "discard" && (zone !== "play" || canBeTouched(scene.state, card, scene));
  },
  groups: (_, scene, cards) => {
    const what = cards("what");
    const inPlay = what.every((id) => cardOf(scene.state, id).zone === "play");
    return inPlay
      ? changeTogether(scene, "discard", { cards: what })
      : oneByOne(scene, "discard", { cards: what });
  },
};

const draw: Primitive<"draw"> = {
  canHappen: (effect, scene) =>
    seatOf(scene.state, playerOf(scene, effect.who)).deck.length > 0 && num(scene, effect.count) > 0,
  groups: (effect, scene) => {
    const player = playerOf(scene, effect.who);
    return Array.from({ length: num(scene, effect.count) }, () => [
      makeChange(scene.state, "draw", { cause: scene.cause, source: scene.source, player }),
    ]);
  },
};

const masterOf = (effect: EffectOf<"putIntoPlay">, scene: Scene, card: CardId) =>
  effect.under === undefined ? cardOf(scene.state, card).owner : playerOf(scene, effect.under);

/** PAY-21, COST-13: costs and restrictions are skipped, uniqueness and the Heroic ban are not. */
const putIntoPlay: Primitive<"putIntoPlay"> = {
  accepts: (effect, scene, { card, field }) => {
    const { state } = scene;
    if (field === "attachedTo") return true;
    if (cardOf(state, card).zone === "play" || !canLeaveFrom(scene, card)) return false;
    const master = masterOf(effect, scene, card);
    if (effect.insane === true) return mayEnterInsane(state, master, card);
    const type = typeOf(state, card);
    return (type === "character" || type === "support") && mayEnter(state, master, card);
  },
  groups: (effect, scene, cards) => {
    const [chosenHost] = effect.attachedTo === undefined ? [] : cards("attachedTo");
    return changeTogether(scene, "enterPlay", { cards: cards("what") }).map((group) =>
      group.map((part) => {
        const player = masterOf(effect, scene, part.card);
        const story =
          effect.committedTo === undefined ? NOBODY : (sceneCards(scene, effect.committedTo)[0] ?? NOBODY);
        return { ...part, player, how: entryStatus(effect, chosenHost), other: chosenHost ?? story };
      }),
    );
  },
};

const sceneCards = (scene: Scene, name: string): readonly CardId[] => {
  if (name === "storyOfThis") return [cardOf(scene.state, scene.source).story];
  return (
    scene.effect?.chosen[name] ?? (name === "thatStory" && scene.note !== null ? [scene.note.story] : [])
  );
};

const entryStatus = (effect: EffectOf<"putIntoPlay">, host: CardId | undefined): Manner => ({
  as: "put",
  exhausted: effect.exhausted === true,
  insane: effect.insane === true,
  committed: effect.committedTo !== undefined,
  host: host === undefined ? "none" : "given",
});

const canLeaveFrom = (scene: Scene, card: CardId): boolean =>
  cardOf(scene.state, card).zone !== "discard" || canLeaveDiscard(scene.state, card);

const movable = (scene: Scene, card: CardId): boolean =>
  canBeTouched(scene.state, card, scene) && canLeaveFrom(scene, card);

const toHand: Primitive<"toHand"> = {
  accepts: (_, scene, { card }) => cardOf(scene.state, card).zone !== "hand" && movable(scene, card),
  groups: (_, scene, cards) => changeTogether(scene, "moveCard", { cards: cards("what"), to: "hand" }),
};

const toDeck: Primitive<"toDeck"> = {
  accepts: (_, scene, { card }) => movable(scene, card),
  groups: (effect, scene, cards) => {
    const what = effect.where === "top" ? cards("what").toReversed() : cards("what");
    const how: Manner =
      effect.faceUp === true
        ? { as: "deck", where: "top", faceUp: true }
        : { as: "deck", where: effect.where, faceUp: false };
    return oneByOne(scene, "moveCard", { cards: what, to: "deck", how });
  },
};

/** ATT-01: to another card, never to itself. */
const attach: Primitive<"attach"> = {
  accepts: ({ what }, scene, { card, field }) =>
    field !== "to" ||
    (canBeTouched(scene.state, card, scene) && !("the" in what && named(scene, what.the).includes(card))),
  groups: (effect, scene, cards) => {
    const [host] = cards("to");
    if (host === undefined) return [];
    const how: Manner | null = effect.faceDown === true ? { as: "faceDown" } : null;
    return oneByOne(scene, effect.asResource === true ? "attachResource" : "attach", {
      cards: cards("what"),
      other: host,
      how,
      player: scene.you,
    });
  },
};

/** All at once, and as a whole or not at all (COMP-40); neither discarded nor drawn. */
const exchange: Primitive<"exchange"> = {
  groups: (_, scene, cards) => {
    const given = cards("what");
    const [first] = given;
    if (first === undefined) return [];
    const taken = seatOf(scene.state, cardOf(scene.state, first).owner).discard.slice(-given.length);
    if (taken.length < given.length || !taken.every((id) => canLeaveDiscard(scene.state, id))) return [];
    const swap = [
      ...changeTogether(scene, "moveCard", { cards: given, to: "discard" }),
      ...changeTogether(scene, "moveCard", { cards: taken.toReversed(), to: "hand" }),
    ];
    return [swap.flat()];
  },
};

const removeFromGame: Primitive<"removeFromGame"> = {
  accepts: (_, scene, { card }) => movable(scene, card),
  groups: (_, scene, cards) => changeTogether(scene, "moveCard", { cards: cards("what"), to: "removed" }),
};

const addDomain: Primitive<"addDomain"> = {
  canHappen: () => true,
  groups: (effect, scene) => [
    [
      makeChange(scene.state, "addDomain", {
        cause: scene.cause,
        source: scene.source,
        player: playerOf(scene, effect.who),
      }),
    ],
  ],
};

const returnWonStory: Primitive<"returnWonStory"> = {
  accepts: (_, scene, { card }) => cardOf(scene.state, card).zone === "won",
  groups: (_, scene, cards): readonly Group[] =>
    changeTogether(scene, "returnStory", { cards: cards("what") }),
};

/** WIN-19: only what a story says moves a story that was not won into a won pile. */
const score: Primitive<"score"> = {
  accepts: (_, scene, { card }) => {
    const { zone } = cardOf(scene.state, card);
    const { type } = faceOf(scene.state, scene.source);
    return (zone === "storyDeck" || zone === "story") && (type === "story" || type === "conspiracy");
  },
  groups: (_, scene, cards) =>
    changeTogether(scene, "scoreStory", { cards: cards("what"), player: scene.you }),
};

export const CARD_EFFECTS = {
  destroy,
  sacrifice,
  discard,
  draw,
  putIntoPlay,
  toHand,
  toDeck,
  attach,
  exchange,
  removeFromGame,
  addDomain,
  returnWonStory,
  score,
} satisfies { readonly [K in EffectKind]?: Primitive<K> };
