/** What may be done to or by a card: "cannot" is absolute (TRIG-27). */
import type { Deed } from "../language/effects.ts";
import type { Cause } from "../language/words.ts";
import { cardOf } from "../state/access.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { actingOn, anyOfKind } from "./continuous.ts";
import { fitsAnywhere } from "./filters.ts";
import { iconCount } from "./icons-of.ts";
import { hasKeyword } from "./keywords-of.ts";
import { KIND } from "./kinds.ts";
import { hasHeading, sceneOfContinuous } from "./scene.ts";
import { liesAside } from "./standing.ts";
import { isCharacter, typeOf } from "./type-of.ts";

/** Who or what wants to do it: the cause, and the card behind a card effect. */
export interface By {
  readonly cause: Cause;
  readonly source: CardId;
  /** Whether by a triggered effect; if nothing is said, the effect in progress tells. */
  readonly isTriggered?: boolean;
}
const BY_RULE: By = { cause: "rule", source: NOBODY };

/** A deed done to or by a card. */
export interface Doing {
  readonly deed: Deed;
  readonly card: CardId;
}

export function isForbidden(state: State, { deed, card }: Doing, by: By = BY_RULE): boolean {
  if (!anyOfKind(state, KIND.cannot)) return false;
  return actingOn(state, "cannot", card).some(
    ([, effect]) =>
      effect.deed === deed &&
      (effect.by === undefined || by.cause === "card") &&
      (effect.during === undefined || effect.during === state.phase),
  );
}

/** TRIG-30: never immune to its own effects; costs and game effects are not card effects. */
function isImmune(state: State, card: CardId, by: By): boolean {
  if (by.cause !== "card" || by.source === card || by.source === NOBODY || !anyOfKind(state, KIND.immune))
    return false;
  return actingOn(state, "immune", card).some(([one, effect]) => {
    if (effect.triggered === true && !isTriggered(state, by)) return false;
    return fitsAnywhere(sceneOfContinuous(state, one), by.source, effect.to);
  });
}

const isTriggered = ({ effects }: State, by: By): boolean =>
  by.isTriggered ?? hasHeading(effects[effects.length - 1]?.timing ?? "");

const blocked = (state: State, doing: Doing, by: By): boolean =>
  isForbidden(state, doing, by) || isImmune(state, doing.card, by);

export function canBeWounded(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  if (card.zone !== "play" || !isCharacter(state, id)) return false;
  return !hasKeyword(state, id, "Invulnerability") && !blocked(state, { deed: "wound", card: id }, by);
}

/** STRUG-10, KW-WILL-01, INS-05. */
export function canGoInsane(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  if (card.zone !== "play" || card.condition === "insane" || !isCharacter(state, id)) return false;
  if (hasKeyword(state, id, "Willpower") || iconCount(state, id, "terror") > 0) return false;
  return !blocked(state, { deed: "goInsane", card: id }, by);
}

export function canBeRestored(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  if (card.zone !== "play" || card.condition !== "insane") return false;
  return !blocked(state, { deed: "restore", card: id }, by) && !isHeldInsane(state, id);
}

/** INS-14: held while the holding card stays exhausted. */
const isHeldInsane = (state: State, id: CardId): boolean =>
  anyOfKind(state, KIND.holdsInsane) && actingOn(state, "holdsInsane", id).length > 0;

export function canReady(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  return (
    card.zone === "play" &&
    card.condition === "exhausted" &&
    !liesAside(state, card) &&
    !blocked(state, { deed: "ready", card: id }, by)
  );
}

export function canExhaust(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  return (
    card.zone === "play" &&
    card.condition === "ready" &&
    !liesAside(state, card) &&
    !blocked(state, { deed: "exhaust", card: id }, by)
  );
}

/** Cards in play that can be destroyed; a resource can be too. */
export function canBeDestroyed(state: State, id: CardId, by: By = BY_RULE): boolean {
  const card = cardOf(state, id);
  if (card.zone === "resource") return true;
  return (
    (card.zone === "play" || state.conspiracies.includes(id)) &&
    !blocked(state, { deed: "destroy", card: id }, by)
  );
}

/** STORY-23, STORY-04: ready, or allowed by its text to commit exhausted (COMP-05). */
export function canCommit(state: State, id: CardId): boolean {
  const card = cardOf(state, id);
  if (card.zone !== "play" || card.story !== NOBODY || !isCharacter(state, id)) return false;
  if (isForbidden(state, { deed: "commit", card: id })) return false;
  if (card.condition === "ready") return !card.faceDown;
  return card.condition === "exhausted" && mayCommitExhausted(state, id);
}

const mayCommitExhausted = (state: State, id: CardId): boolean =>
  anyOfKind(state, KIND.can) &&
  actingOn(state, "can", id).some(([, effect]) => effect.deed === "commitExhausted");

/** STORY-35: "does not uncommit" binds the game's own uncommitting only. */
export const staysCommitted = (state: State, id: CardId): boolean =>
  anyOfKind(state, KIND.can) &&
  actingOn(state, "can", id).some(([, effect]) => effect.deed === "stayCommitted");

/** Whether a card may be chosen or touched by this effect at all. */
export const canBeTouched = (state: State, id: CardId, by: By): boolean => !isImmune(state, id, by);
export const canBeChosen = (state: State, id: CardId, by: By): boolean =>
  !blocked(state, { deed: "beChosen", card: id }, by);

/** A support that lies unattached, a character, a story: cards that are somebody's to sacrifice. */
export function canBeSacrificed(state: State, id: CardId): boolean {
  const card = cardOf(state, id);
  return card.zone === "play" && typeOf(state, id) !== "none";
}

/** LEAVE-11, LEAVE-13: some piles let no card go. */
export const canLeaveDiscard = (state: State, id: CardId): boolean =>
  !isForbidden(state, { deed: "leaveDiscard", card: id });
