/** Cards between places: entering and leaving play, drawing, discarding, attaching. */
import type { Zone } from "../language/words.ts";
import { actingOn, anyOfKind } from "../queries/continuous.ts";
import { canBeDestroyed, canLeaveDiscard, isForbidden } from "../queries/deeds.ts";
import { actualCost, heroicBarred, uniqueBarred } from "../queries/entering.ts";
import { KIND } from "../queries/kinds.ts";
import { mayBeAt } from "../queries/stories.ts";
import { typeOf } from "../queries/type-of.ts";
import { cardOf, faceOf, seatOf, writeChoice } from "../state/access.ts";
import { turnOnDeck } from "../state/handles.ts";
import type { HappeningKind } from "../state/happenings.ts";
import { setCondition, setHost, setStory } from "../state/mark.ts";
import { type Destination, moveCard, topOf, turnFaceDown } from "../state/move.ts";
import { note, report, reportCard, reportCardAt } from "../state/report.ts";
import { type Change, NOBODY, type State } from "../state/types.ts";
import { leavePlay, moveElsewhere, reportFate, turnDown } from "./leave-play.ts";
import { shuffleDeck } from "./perform-shown.ts";
import { hasHost } from "./proposed-changes.ts";

/** KW-RESI-01: to the top of the deck instead of where it would go. */
const destination = ({ resilient }: Change): Destination => (resilient === "yes" ? ON_DECK : DISCARDED);
const ON_DECK: Destination = { zone: "deck", where: "top" };
const DISCARDED: Destination = { zone: "discard" };

function destroy(state: State, change: Change): boolean {
  const { card: id } = change;
  if (!canBeDestroyed(state, id, change)) return false;
  reportFate(state, "destroyed", id);
  leavePlay(state, change, { to: destination(change), as: "cardDestroyed" });
  return true;
}

/** WND-06: only what one controls; resources are no part of the play area (COMP-32). */
function sacrifice(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  if (card.zone === "resource") {
    reportFate(state, "sacrificed", card.id);
    leavePlay(state, change, { to: DISCARDED });
    return true;
  }
  if (card.zone !== "play" || typeOf(state, card.id) === "none") return false;
  reportFate(state, "sacrificed", card.id);
  leavePlay(state, change, { to: destination(change), as: "cardSacrificed" });
  return true;
}

/** From hand, deck, domain or play: neither destroyed nor sacrificed (WND-07). */
function discard(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  if (card.zone === "discard" || card.zone === "won" || card.zone === "storyDeck") return false;
  const { owner } = card;
  if (card.zone === "play" || card.zone === "story" || card.zone === "resource") {
    reportFate(state, "discarded", card.id);
    leavePlay(state, change, { to: destination(change), as: "cardDiscarded" });
    return true;
  }
  const from = card.zone;
  moveElsewhere(state, change, DISCARDED);
  reportFate(state, "discarded", card.id);
  const { cause, source } = change;
  note(state, "cardDiscarded", { player: owner, card: card.id, from, to: "discard", cause, source });
  return true;
}

/** DRAW-06, DRAW-07: whatever lies on top now. */
function draw(state: State, change: Change): boolean {
  const { player } = change;
  const top = topOf(seatOf(state, player).deck);
  if (top === NOBODY || isForbidden(state, { deed: "draw", card: top }, change)) return false;
  turnDown(state, top);
  moveCard(state, top, "hand");
  reportCard(state, "drew", { card: top, player });
  const { cause, source } = change;
  note(state, "cardDrawn", {
    player,
    card: top,
    cause,
    source,
    from: "deck",
    to: "hand",
    framework: change.how?.as === "framework",
  });
  return true;
}

/** A card comes into play under `player`; `other` is its host, or the story it is committed to. */
function enterPlay(state: State, change: Change): boolean {
  const { card: id, player, other, how } = change;
  const card = cardOf(state, id);
  if (card.zone === "play" && !card.faceDown) return false;
  const isInsane = how?.as === "put" && how.insane;
  const isAttached = hasHost(how);
  if (uniqueBarred(state, player, id) || (!isInsane && heroicBarred(state, player, id))) return false;
  if (!isAttached && !isInsane && faceOf(state, id).attachTo !== null) return false;
  if (card.zone === "discard" && !canLeaveDiscard(state, id)) return false;
  const from = card.zone;
  const isAwaited = state.game.library.after.has("cardEnteredPlay");
  const count = isAwaited ? actualCost({ state, player, card: id }) : 0;
  if (from === "deck") turnDown(state, id);
  const isConspiracy = typeOf(state, id) === "conspiracy";
  if (isConspiracy) moveCard(state, id, { zone: "story", controller: card.owner });
  else
    moveCard(state, id, {
      zone: "play",
      controller: player,
      host: isAttached ? other : NOBODY,
    });
  enterStatus(state, change);
  reportCard(state, "enteredPlay", { card: id, player });
  note(state, "cardEnteredPlay", {
    player,
    card: id,
    count,
    from,
    to: "play",
    cause: change.cause,
    source: change.source,
  });
  return true;
}

function enterStatus(state: State, { card: id, other, how }: Change): void {
  const put = how?.as === "put" ? how : null;
  if (put?.insane === true) setCondition(state, id, "insane");
  else if (put?.exhausted === true || entersExhausted(state, id)) setCondition(state, id, "exhausted");
  if (put?.committed === true && mayBeAt(state, id, other)) setStory(state, id, other);
}

const entersExhausted = (state: State, id: Change["card"]): boolean =>
  anyOfKind(state, KIND.entersAs) &&
  actingOn(state, "entersAs", id).some(([, effect]) => effect.exhausted === true);

const ARRIVALS: { readonly [Z in Zone]?: HappeningKind } = {
  hand: "returnedToHand",
  discard: "putInDiscardPile",
  removed: "removedFromGame",
};

/** To hand, deck, discard pile or out of the game, from anywhere. */
function moveTo(state: State, change: Change): boolean {
  const { card: id, to, how } = change;
  const card = cardOf(state, id);
  const from = card.zone;
  if (to === "" || (card.zone === to && to !== "deck")) return false;
  if (card.zone === "discard" && !canLeaveDiscard(state, id)) return false;
  const inDeck = how?.as === "deck" ? how : null;
  const where = inDeck?.where === "bottom" ? "bottom" : "top";
  const inPlay = card.zone === "play" || card.zone === "story";
  if (inPlay && (to === "hand" || to === "deck" || to === "removed"))
    leavePlay(state, change, { to: { zone: to, where } });
  else moveElsewhere(state, change, { zone: to, where });
  if (inDeck?.where === "shuffled") shuffleDeck(state, card.owner);
  if (inDeck?.faceUp === true) turnOnDeck(state, id, true);
  const arrival = to === "hand" && from === "deck" ? "putInHand" : (ARRIVALS[to] ?? "putInDeck");
  reportCard(state, arrival, { card: id, player: card.owner });
  return true;
}

/** A card in play becomes attached to another: it has not left play (LEAVE-09). Insane, it stays as it lies. */
function attach(state: State, change: Change): boolean {
  const { card: id, other, how } = change;
  const card = cardOf(state, id);
  if (
    card.zone !== "play" &&
    card.zone !== "resource" &&
    card.zone !== "hand" &&
    card.zone !== "discard" &&
    card.zone !== "deck"
  )
    return false;
  if (card.zone === "play") {
    if (how?.as === "faceDown" || card.condition === "insane") turnFaceDown(state, id);
    setHost(state, id, other);
    setStory(state, id, NOBODY);
  } else {
    moveCard(state, id, {
      zone: "play",
      host: other,
      controller: change.player,
      faceDown: how?.as === "faceDown",
    });
  }
  reportCard(state, "attached", { card: id, player: change.player, on: other });
  note(state, "cardAttached", {
    player: change.player,
    card: id,
    other,
    cause: change.cause,
    source: change.source,
  });
  return true;
}

/** RSRC-05: face up on a domain; it can serve no other purpose. */
function attachResource(state: State, change: Change): boolean {
  const { card: id, other, player } = change;
  const from = cardOf(state, id).zone;
  if (from === "play" || from === "story")
    leavePlay(state, change, { to: { zone: "resource", host: other } });
  else moveCard(state, id, { zone: "resource", host: other });
  reportCardAt(state, "attachedResource", { card: id, player, on: other });
  note(state, "resourceAttached", { player, card: id, other, from });
  return true;
}

/** DOM-01: the top card of the deck, seen by its owner alone, is a domain and nothing else. */
function addDomain(state: State, change: Change): boolean {
  const { player } = change;
  const top = topOf(seatOf(state, player).deck);
  if (top === NOBODY) return false;
  turnDown(state, top);
  moveCard(state, top, { zone: "domain", faceDown: true });
  nameAdded(state, top);
  report(state, "domainAdded", { player });
  note(state, "domainAdded", { player, card: top });
  return true;
}

/** What comes after speaks of it as "added" (DOM-01). */
function nameAdded(state: State, domain: Change["card"]): void {
  const effect = state.effects[state.effects.length - 1];
  if (effect !== undefined) writeChoice(effect, [domain], ["added"]);
}

export const performCards = {
  destroy,
  sacrifice,
  discard,
  draw,
  enterPlay,
  moveCard: moveTo,
  attach,
  attachResource,
  addDomain,
};
