/** The names in an expression: which player, which cards. */
import type { PlayerRef } from "../language/expressions.ts";
import type { Player } from "../language/words.ts";
import { cardOf, opponentOf } from "../state/access.ts";
import { type CardId, NOBODY } from "../state/types.ts";
import type { Scene } from "./scene.ts";

const NO_CARDS: readonly CardId[] = [];
const one = (id: CardId): readonly CardId[] => (id === NOBODY ? NO_CARDS : [id]);

export function named(scene: Scene, name: string): readonly CardId[] {
  const { state, source, effect, note } = scene;
  switch (name) {
    case "this":
      return one(source);
    case "host":
      return one(hostOf(scene));
    case "that":
      return note === null ? NO_CARDS : one(note.card);
    case "thatStory":
      return note === null ? NO_CARDS : one(note.story);
    case "storyOfThis":
      return one(storyOf(scene, source));
    case "storyOfHost":
      return one(storyOf(scene, hostOf(scene)));
    case "each":
    case "itself":
      return one(scene.each);
    default:
      return effect?.chosen[name] ?? (name === "it" && scene.each !== NOBODY ? [scene.each] : NO_CARDS);
  }

  function hostOf({ source: card }: Scene): CardId {
    if (card === NOBODY) return NOBODY;
    const now = cardOf(state, card).host;
    return now === NOBODY && note?.card === card ? (note.was?.host ?? NOBODY) : now;
  }
}

/** Where it is committed, or attached to a story, or was when the trigger happened. */
function storyOf({ state, note }: Scene, id: CardId): CardId {
  if (id === NOBODY) return NOBODY;
  const card = cardOf(state, id);
  if (card.story !== NOBODY) return card.story;
  if (card.host !== NOBODY && cardOf(state, card.host).zone === "story") return card.host;
  return note?.card === id ? (note.was?.story ?? NOBODY) : NOBODY;
}

export function playersOf(scene: Scene, ref: PlayerRef): readonly Player[] {
  return ref === "anyPlayer" ? ["P1", "P2"] : [playerOf(scene, ref)];
}

export function playerOf(scene: Scene, ref: PlayerRef): Player {
  const { state, you, note, thatPlayer } = scene;
  switch (ref) {
    case "you":
    case "anyPlayer":
      return you;
    case "opponent":
      return opponentOf(you);
    case "active":
      return state.active;
    case "thatPlayer":
      return thatPlayer ?? note?.player ?? you;
    case "theOtherPlayer":
      return opponentOf(thatPlayer ?? you);
    case "controllerOfIt":
    case "ownerOfIt": {
      const [it] = named(scene, "it");
      if (it === undefined) return you;
      return ref === "ownerOfIt" ? cardOf(state, it).owner : cardOf(state, it).controller;
    }
    case "controllerOfThat":
      return note === null ? you : (note.was?.controller ?? cardOf(state, note.card).controller);
  }
}
