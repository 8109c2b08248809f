/** The names in an expression: which player, which cards. */
import type { PlayerRef } from "../language/expressions.ts";
import type { Player } from "../language/words.ts";
import { cardOf, opponentOf, STRAYED } from "../state/access.ts";
import { printedOf } from "../state/game.ts";
import { type CardId, type LastKnown, NOBODY } from "../state/types.ts";
import type { Scene } from "./scene.ts";

const NO_CARDS: readonly CardId[] = [];
const one = (id: CardId): readonly CardId[] => (id === NOBODY ? NO_CARDS : [id]);

export function named(scene: Scene, name: string): readonly CardId[] {
  const { source, effect, note } = scene;
  switch (name) {
    case "this":
      return one(isCopied(scene) ? originalOf(scene) : source);
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
}

/** What it is attached to, or was when the trigger happened. */
function hostOf({ state, source, note }: Scene): CardId {
  if (source === NOBODY) return NOBODY;
  const now = cardOf(state, source).host;
  return now === NOBODY && note?.card === source ? (note.was?.host ?? NOBODY) : now;
}

/** TRIG-39: a copied text is that of a card with another title; a text that a card was given is its own. */
function isCopied({ state, source, text: ability }: Scene): boolean {
  if (source === NOBODY || ability === null) return false;
  const { code } = cardOf(state, source);
  if (code === "" || code === ability.code) return false;
  const original = printedOf(state.game, ability.code);
  return ability.index < original.own.length && original.title !== printedOf(state.game, code).title;
}

/** The card that a copied text names by its title, if its user has one in play. */
function originalOf({ state, you, text: ability }: Scene): CardId {
  if (ability === null) return NOBODY;
  const { title } = printedOf(state.game, ability.code);
  const found = state.inPlay.find((id) => {
    const { controller, code, faceDown } = cardOf(state, id);
    return controller === you && !faceDown && code !== "" && printedOf(state.game, code).title === title;
  });
  return found ?? NOBODY;
}

/** Where it is committed, or attached to a story, or was when the trigger happened. */
function storyOf({ state, note }: Scene, id: CardId): CardId {
  if (id === NOBODY) return NOBODY;
  const card = cardOf(state, id);
  if (card.story !== NOBODY) return card.story;
  if (card.host !== NOBODY && cardOf(state, card.host).zone === "story") return card.host;
  return note?.card === id ? (note.was?.story ?? NOBODY) : NOBODY;
}

/** LEAVE-05: what a card of the trigger was, if it has left play. */
export const lastKnownTo = ({ state, note }: Scene, id: CardId): LastKnown | null =>
  note?.card === id && cardOf(state, id).zone !== "play" ? note.was : null;

/** LEAVE-05: of a card that left play under another than its owner, who controlled it then. */
function lastController({ state, effect }: Scene, id: CardId): Player {
  const { zone, controller, owner } = cardOf(state, id);
  const hasLeft = zone !== "play" && effect?.chosen[STRAYED]?.includes(id) === true;
  return hasLeft ? opponentOf(owner) : controller;
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
      return ref === "ownerOfIt" ? cardOf(state, it).owner : lastController(scene, it);
    }
    case "controllerOfHost": {
      const [host] = named(scene, "host");
      return host === undefined ? you : cardOf(state, host).controller;
    }
    case "controllerOfThat":
      return note === null ? you : (note.was?.controller ?? cardOf(state, note.card).controller);
  }
}
