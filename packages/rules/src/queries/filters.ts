/** Filters and tests: does this card fit, which cards fit, is it so. */
import type { Comparison, Filter, Num, Test } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { cardOf, openStories, opponentOf, seatOf } from "../state/access.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { hasKeyword } from "./keywords-of.ts";
import { knot } from "./knot.ts";
import { lastKnownTo, named, playersOf } from "./names.ts";
import { compares, evaluate } from "./numbers.ts";
import { fitsLastKnown, passes, readFilter } from "./predicates.ts";
import type { Scene } from "./scene.ts";

export const num = (scene: Scene, value: Num): number =>
  typeof value === "number" ? value : evaluate(scene, value, find);

const within = (scene: Scene, value: number, comparison: Comparison): boolean =>
  compares(value, comparison, (n) => num(scene, n));

/** All cards that fit, in table order. */
export function find(scene: Scene, filter: Filter): readonly CardId[] {
  const { zones, predicates } = readFilter(filter);
  const found: CardId[] = [];
  for (const zone of zones) {
    for (const id of cardsIn(scene.state, zone))
      if (passes(scene, cardOf(scene.state, id), predicates)) found.push(id);
  }
  return found;
}

/** Whether some card that fits has this property too; the first is enough. */
export function some(scene: Scene, filter: Filter, has: (card: CardId) => boolean): boolean {
  const { zones, predicates } = readFilter(filter);
  for (const zone of zones) {
    for (const id of cardsIn(scene.state, zone))
      if (passes(scene, cardOf(scene.state, id), predicates) && has(id)) return true;
  }
  return false;
}

const anyCard = (): boolean => true;

/** Active player's cards first where each player has a zone of his own. */
function cardsIn(state: State, zone: Zone): readonly CardId[] {
  if (zone === "play") return state.inPlay;
  if (zone === "story") return openStories(state);
  if (zone === "storyDeck") return state.storyDeck;
  const mine = seatOf(state, state.active);
  const other = seatOf(state, opponentOf(state.active));
  const list =
    zone === "domain" ? "domains" : zone === "resource" ? "resources" : zone === "limbo" ? "removed" : zone;
  return mine[list].concat(other[list]);
}

export function fits(scene: Scene, id: CardId, filter: Filter): boolean {
  const card = cardOf(scene.state, id);
  const { zones, predicates } = readFilter(filter);
  return zones.includes(card.zone) && passes(scene, card, predicates);
}

/** The same wherever the card lies, unless the filter names a zone itself. */
export function fitsAnywhere(scene: Scene, id: CardId, filter: Filter): boolean {
  if (filter.in !== undefined) return fits(scene, id, filter);
  return passes(scene, cardOf(scene.state, id), readFilter(filter).predicates);
}

/** DAY-02: it is Day while a Day card is in play. */
export const isDay = (state: State): boolean => state.inPlay.some((id) => hasKeyword(state, id, "Day"));
export const isNight = (state: State): boolean => state.inPlay.some((id) => hasKeyword(state, id, "Night"));

/** LEAVE-05: of a card that left play it is asked what it was there. */
function isLike(scene: Scene, id: CardId, like: Filter): boolean {
  const was = lastKnownTo(scene, id);
  return was === null ? fitsAnywhere(scene, id, like) : fitsLastKnown(scene, was, like);
}

export function holds(scene: Scene, test: Test): boolean {
  const { state } = scene;
  if ("exists" in test) return some(scene, test.exists, anyCard);
  if ("number" in test) return within(scene, num(scene, test.number), test.is);
  if ("like" in test) return named(scene, test.is).some((id) => isLike(scene, id, test.like));
  if ("all" in test) return find(scene, test.all).every((id) => fits(scene, id, test.are));
  if ("committed" in test)
    return named(scene, test.committed).some((id) => cardOf(state, id).story !== NOBODY);
  if ("attached" in test) return named(scene, test.attached).some((id) => cardOf(state, id).host !== NOBODY);
  if ("phase" in test) return state.phase === test.phase;
  if ("turnOf" in test) return playersOf(scene, test.turnOf).includes(state.active);
  if ("day" in test) return isDay(state);
  if ("night" in test) return isNight(state);
  if ("overpaid" in test) return (scene.effect?.overpaid ?? 0) > 0;
  if ("not" in test) return !holds(scene, test.not);
  if ("anyOf" in test) return test.anyOf.some((one) => holds(scene, one));
  if ("allOf" in test) return test.allOf.every((one) => holds(scene, one));
  return holdsOfCard(scene, test);
}

type CardTest = Extract<Test, { enteredThisPhase: string } | { attacking: string } | { defending: string }>;

/** STORY-29: the active player is always the attacker. */
function holdsOfCard(scene: Scene, test: CardTest): boolean {
  const { state } = scene;
  if ("enteredThisPhase" in test) {
    return named(scene, test.enteredThisPhase).some((id) => cardOf(state, id).since === state.phaseCount);
  }
  const isAttack = "attacking" in test;
  return named(scene, isAttack ? test.attacking : test.defending).some((id) => {
    const card = cardOf(state, id);
    return card.story !== NOBODY && (card.controller === state.active) === isAttack;
  });
}

knot.fits = fits;
knot.holds = holds;
knot.num = num;
knot.named = named;
