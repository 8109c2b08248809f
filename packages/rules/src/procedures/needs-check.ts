/** CHK, the fast half: is there anything for the checks to do? (turn.md 6) */

import type { Player } from "../language/words.ts";
import { anyOfKind, continuousOf } from "../queries/continuous.ts";
import { rightfulController } from "../queries/control.ts";
import { canBeDestroyed } from "../queries/deeds.ts";
import { mayMixAlignments, mayTakeControl } from "../queries/entering.ts";
import { fits } from "../queries/filters.ts";
import { keywordsOf, toughnessOf } from "../queries/keywords-of.ts";
import { KIND, TRAIT } from "../queries/kinds.ts";
import { sceneOf } from "../queries/scene.ts";
import { formOf, touches } from "../queries/standing.ts";
import { storiesNeeded } from "../queries/stories.ts";
import { isCharacter } from "../queries/type-of.ts";
import { cardOf, faceOf, inTurnOrder, opponentOf, seatOf, storiesInPlay } from "../state/access.ts";
import type { ChangeKind } from "../state/change-kinds.ts";
import { isRunning } from "../state/frames.ts";
import { printedOf } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import { isFrameOf } from "../state/procedure-locals.ts";
import { type CardId, type CardState, type Change, NOBODY, type State } from "../state/types.ts";

/** Changes that leave wounds, hosts, control and who is in play as they are. */
const QUIET: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  "ready",
  "exhaust",
  "draw",
  "drain",
  "refresh",
  "lookAt",
  "reveal",
  "shuffle",
  "commit",
  "uncommit",
]);

/** After a quiet change only a deck can have run out, unless a text in force turns on what changed. */
export function needsCheckAfter(state: State, parts: readonly Change[]): boolean {
  if (state.P1.deck.length === 0 || state.P2.deck.length === 0) return true;
  const isQuiet = parts.every(({ kind }) => QUIET.has(kind));
  if (isQuiet && !touches(state, TRAIT.keywords) && !anyOfKind(state, KIND.takeControl)) return false;
  return needsCheck(state);
}

/** One look over the table; the rare cases are looked at closely only where it hints at them. */
export function needsCheck(state: State): boolean {
  if (state.P1.deck.length === 0 || state.P2.deck.length === 0) return true;
  for (const id of state.stories)
    if (id !== NOBODY && isFull(cardOf(state, id)))
      return wonStories(state).length > 0 || needsCheckInPlay(state);
  for (const id of state.conspiracies)
    if (isFull(cardOf(state, id))) return wonStories(state).length > 0 || needsCheckInPlay(state);
  if ((state.P1.won.length > 1 || state.P2.won.length > 1) && hasEnough(state) !== null) return true;
  return needsCheckInPlay(state);
}

function needsCheckInPlay(state: State): boolean {
  let alignments = 0;
  let uniques = 0;
  let strays = anyOfKind(state, KIND.takeControl) || anyOfKind(state, KIND.exchangeControl);
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    const face = faceOf(state, id);
    if ((card.wounds > 0 || card.host !== NOBODY || face.type === "event") && doomOf(state, card) !== null)
      return true;
    alignments |= face.alignment;
    if (face.facts.unique) uniques++;
    if (card.controller !== card.base) strays = true;
  }
  if ((alignments === 3 || givesKeywords(state)) && isTorn(state) !== null) return true;
  return (strays && strayControl(state) !== null) || (uniques > 1 && duplicate(state) !== null);
}

const isAlignment = (keyword: string | undefined): boolean =>
  keyword === "Heroic" || keyword === "Villainous";

const givesKeywords = (state: State): boolean =>
  (anyOfKind(state, KIND.gains) || anyOfKind(state, KIND.copies)) &&
  continuousOf(state).some(
    ({ effect }) => effect.do === "copies" || (effect.do === "gains" && isAlignment(effect.traits.keyword)),
  );

const isFull = (story: CardState): boolean => story.successP1 >= 5 || story.successP2 >= 5;

/** Stories with five tokens; while one is being won the others wait until that is finished (WIN-10). */
export function wonStories(state: State): readonly CardId[] {
  if (isRunning(state, "winStory")) return [];
  return storiesInPlay(state).filter((id) => isFull(cardOf(state, id)));
}

/** VICT-01, VICT-11: the active player first. */
export function hasEnough(state: State): Player | null {
  const needed = storiesNeeded(state);
  for (const player of inTurnOrder(state)) if (seatOf(state, player).won.length >= needed) return player;
  return null;
}

export type Doom = "wounds" | "host" | "misfit" | "event" | null;

/** WND-02, INS-06, KW-INVU-06, ATT-02, ATT-03. */
export function doomOf(state: State, card: CardState): Doom {
  if (card.wounds > 0 && isBeyondWounds(state, card)) {
    return canBeDestroyed(state, card.id) ? "wounds" : null;
  }
  if (card.host !== NOBODY && lostItsHost(state, card)) return "host";
  if (card.host !== NOBODY && !card.faceDown && isMisfit(state, card)) return "misfit";
  if (
    card.condition !== "insane" &&
    !card.faceDown &&
    faceOf(state, card.id).type === "event" &&
    formOf(state, card.id) === null
  )
    return "event";
  return null;
}

/** DORM-05: what lies at a story that was won waits there until its player has been asked. */
const isAwakening = (state: State, story: CardId): boolean =>
  state.frames.some((frame) => isFrameOf(frame, "dormantCards") && frame.locals.story === story);

/** WND-08: on what is no character wounds mean nothing. */
const isBeyondWounds = (state: State, { id, condition, wounds }: CardState): boolean =>
  condition === "insane" || (wounds > toughnessOf(state, id) && isCharacter(state, id));

function lostItsHost(state: State, card: CardState): boolean {
  const host = cardOf(state, card.host);
  if (host.zone !== "play" && host.zone !== "story") return !card.faceDown || !isAwakening(state, card.host);
  return host.condition === "insane" && !acceptsInsane(state, card);
}

/** ED-85: the host is there, but no longer one for it. */
const isMisfit = (state: State, card: CardState): boolean =>
  state.game.options["attach.recheck"] &&
  cardOf(state, card.host).condition !== "insane" &&
  stoppedFitting(state, card);

/** An attachment made for insane characters stays on them. */
function acceptsInsane(state: State, card: CardState): boolean {
  const { attachTo } = faceOf(state, card.id);
  return !card.faceDown && attachTo?.insane === true;
}

/** ED-85: in the older rules a host that stops fitting, or changes type, loses it. */
function stoppedFitting(state: State, card: CardState): boolean {
  const { attachTo } = faceOf(state, card.id);
  if (attachTo === null || formOf(state, card.id) !== null) return hasChangedType(state, card.host);
  return !fits(sceneOf(state, card.id, card.controller), card.host, attachTo);
}

const hasChangedType = (state: State, id: CardId): boolean =>
  formOf(state, id) !== null || faceOf(state, id) !== printedOf(state.game, cardOf(state, id).code);

/** KW-HERO-02: a player with both kinds who may not have both (COMP-05), the active player first. A card that is both is no rival of itself. */
export function isTorn(state: State): Player | null {
  let kinds = 0;
  let otherKinds = 0;
  let cards = 0;
  let otherCards = 0;
  for (const id of state.inPlay) {
    const words = keywordsOf(state, id);
    if (words.length === 0) continue;
    const its = (words.includes("Heroic") ? 1 : 0) | (words.includes("Villainous") ? 2 : 0);
    if (its === 0) continue;
    if (cardOf(state, id).controller === state.active) {
      kinds |= its;
      cards++;
    } else {
      otherKinds |= its;
      otherCards++;
    }
  }
  const other = opponentOf(state.active);
  if (kinds === 3 && cards > 1 && !mayMixAlignments(state, state.active)) return state.active;
  return otherKinds === 3 && otherCards > 1 && !mayMixAlignments(state, other) ? other : null;
}

export function strayControl(state: State): CardState | null {
  if (state.modifiers.length === 0 && !anyOfKind(state, KIND.takeControl)) {
    for (const id of state.inPlay) {
      const card = cardOf(state, id);
      if (card.controller !== card.base) return card;
    }
    return null;
  }
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    const rightful = rightfulController(state, card);
    if (rightful !== card.controller && (rightful === card.base || mayTakeControl(state, rightful, card.id)))
      return card;
  }
  return null;
}

/** UNIQ-09: two copies under one player; the one that came last. */
export function duplicate(state: State): CardId | null {
  for (let i = state.inPlay.length - 1; i > 0; i--) {
    const id = itemAt(state.inPlay, i);
    const face = faceOf(state, id);
    if (!face.facts.unique || cardOf(state, id).faceDown) continue;
    for (let j = 0; j < i; j++) {
      const other = itemAt(state.inPlay, j);
      if (faceOf(state, other).title === face.title && areRivals(cardOf(state, id), cardOf(state, other)))
        return newerOf(cardOf(state, id), cardOf(state, other));
    }
  }
  return null;
}

const areRivals = (card: CardState, other: CardState): boolean =>
  !other.faceDown && other.controller === card.controller;

/** The one whose owner is not its controller came back last; otherwise the later arrival. */
const newerOf = (card: CardState, other: CardState): CardId =>
  card.owner === card.controller && other.owner !== other.controller ? other.id : card.id;
