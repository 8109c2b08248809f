/** Success tokens, wounds as tokens, domains. */

import type { Player } from "../language/words.ts";
import { canBeWounded, isForbidden } from "../queries/deeds.ts";
import { isTransient } from "../queries/payment.ts";
import { isCharacter } from "../queries/type-of.ts";
import { cardOf, opponentOf, resourcesOn, successOf } from "../state/access.ts";
import { addSuccess, addTokens, addWounds, setDrained } from "../state/mark.ts";
import { moveCard } from "../state/move.ts";
import { note, reportAt, reportCard } from "../state/report.ts";
import type { CardId, Change, State } from "../state/types.ts";

/** On the player's own side of a story (STRUG-20). */
function placeSuccess(state: State, change: Change): boolean {
  const { card: id, player, count, cause, source } = change;
  const story = cardOf(state, id);
  if (story.zone !== "story" || isForbidden(state, { deed: "placeSuccess", card: id }, change)) return false;
  addSuccess(state, { story: id, player }, count);
  reportAt(state, "tokenPlaced", { player, on: id, onCode: story.code, count });
  note(state, "tokensPlaced", { player, card: id, story: id, count, cause, source });
  return true;
}

function removeSuccess(state: State, change: Change): boolean {
  const { card: id, player, count } = change;
  const story = cardOf(state, id);
  if (story.zone !== "story" || successOf(story, player) < count) return false;
  addSuccess(state, { story: id, player }, -count);
  reportAt(state, "tokenRemoved", { player, on: id, onCode: story.code, count });
  note(state, "tokensRemoved", { player, card: id, story: id, count });
  return true;
}

/** Whose the moved tokens are then; passed, they change sides. */
export const receiverOf = ({ player, how }: Change): Player =>
  how?.as === "passed" ? opponentOf(player) : player;

/** One change: tokens that cannot be taken, or cannot be placed, stay where they are. */
function moveSuccess(state: State, change: Change): boolean {
  const { card: from, other: to } = change;
  const placed = { ...change, card: to, player: receiverOf(change) };
  if (cardOf(state, to).zone !== "story" || isForbidden(state, { deed: "placeSuccess", card: to }, change))
    return false;
  const isTaken =
    cardOf(state, from).zone === "story" ? removeSuccess(state, change) : removeToken(state, change);
  return isTaken && placeSuccess(state, placed);
}

/** On a card that is no story: they win nothing (FATE-04). */
function placeToken(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  if (card.zone !== "play" || card.condition === "insane") return false;
  addTokens(state, change.card, change.count);
  reportCard(state, "tokenPlaced", { card: change.card, player: change.player, count: change.count });
  note(state, "tokensPlaced", {
    player: change.player,
    card: change.card,
    count: change.count,
    cause: change.cause,
    source: change.source,
  });
  return true;
}

function removeToken(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  if (card.tokens < change.count) return false;
  addTokens(state, change.card, -change.count);
  reportCard(state, "tokenRemoved", { card: change.card, player: change.player, count: change.count });
  note(state, "tokensRemoved", { player: change.player, card: change.card, count: change.count });
  return true;
}

function removeWound(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  const count = Math.min(card.wounds, change.count);
  if (count === 0) return false;
  addWounds(state, change.card, -count);
  return true;
}

/** WND-13: neither wounding nor choosing to be wounded, but not onto the Invulnerable (KW-INVU-02). */
function moveWound(state: State, change: Change): boolean {
  const from = cardOf(state, change.card);
  const count = Math.min(from.wounds, change.count);
  if (count === 0 || !isCharacter(state, change.other) || !canBeWounded(state, change.other)) return false;
  addWounds(state, change.card, -count);
  addWounds(state, change.other, count);
  return true;
}

/** PAY-02, KW-TRANS-03: all Transient resources on it are destroyed. */
function drain(state: State, change: Change): boolean {
  const { card: id, player, cause, source } = change;
  const domain = cardOf(state, id);
  if (domain.zone !== "domain" || domain.drained) return false;
  setDrained(state, id, true);
  reportAt(state, "drained", { player: domain.controller, on: id });
  destroyTransient(state, id);
  note(state, "domainDrained", { player, card: id, cause, source });
  return true;
}

function destroyTransient(state: State, domain: CardId): void {
  const { controller, owner } = cardOf(state, domain);
  for (const resource of resourcesOn(state, domain)) {
    if (!isTransient(state, resource)) continue;
    reportCard(state, "destroyed", { card: resource, player: controller });
    moveCard(state, resource, "discard");
    note(state, "cardEnteredDiscardPile", {
      player: owner,
      card: resource,
      from: "resource",
      to: "discard",
      cause: "rule",
    });
  }
}

/** KW-TRANS-03: a domain that is drained for any reason loses its Transient resources. */
function moveDrain(state: State, change: Change): boolean {
  const { card: from, other: to } = change;
  if (!cardOf(state, from).drained || cardOf(state, to).zone !== "domain" || cardOf(state, to).drained)
    return false;
  setDrained(state, from, false);
  setDrained(state, to, true);
  reportAt(state, "refreshed", { player: cardOf(state, from).controller, on: from });
  reportAt(state, "drained", { player: cardOf(state, to).controller, on: to });
  destroyTransient(state, to);
  return true;
}

function refresh(state: State, change: Change): boolean {
  const domain = cardOf(state, change.card);
  if (domain.zone !== "domain" || !domain.drained) return false;
  setDrained(state, change.card, false);
  reportAt(state, "refreshed", {
    player: domain.controller,
    on: change.card,
  });
  note(state, "domainRefreshed", {
    player: change.player,
    card: change.card,
    cause: change.cause,
    source: change.source,
  });
  return true;
}

export const performTokens = {
  placeSuccess,
  removeSuccess,
  moveSuccess,
  placeToken,
  removeToken,
  removeWound,
  moveWound,
  drain,
  refresh,
  moveDrain,
};
