/** Leaving play: one way out for every reason, with what was known of the card kept for its responses. */
import type { EventKind, Player } from "../language/words.ts";
import { lastKnownOf } from "../queries/last-known.ts";
import { cardOf, STRAYED, writeChoice } from "../state/access.ts";
import { turnOnDeck } from "../state/handles.ts";
import { type Destination, moveCard } from "../state/move.ts";
import { note, reportCard } from "../state/report.ts";
import { type CardId, type Change, type LastKnown, NOBODY, type State } from "../state/types.ts";

export interface Leaving {
  readonly to: Destination;
  /** What happened besides leaving: destroyed, sacrificed, discarded, returned. */
  readonly as?: EventKind;
}

/** The card goes to its owner's zone (CTRL-04); triggers are noted with what it was. */
export function leavePlay(state: State, change: Change, { to: destination, as }: Leaving): void {
  const id = change.card;
  const { zone: to } = destination;
  const card = cardOf(state, id);
  const from = card.zone;
  const listened = state.game.library.after;
  const isFatal = change.how?.as === "fatal" && listened.has("characterWounded");
  const matters =
    listened.has("cardLeftPlay") ||
    listened.has("cardEnteredDiscardPile") ||
    isFatal ||
    (as !== undefined && listened.has(as));
  const was = from === "play" && matters ? lastKnownOf(state, id) : null;
  if (isFatal) rememberAtBlow(state, id, was);
  const player = card.controller;
  if (from === "play" || from === "story") reportCard(state, "leftPlay", { card: id, player });
  if (player !== card.owner) rememberStray(state, id);
  moveCard(state, id, destination);
  const { cause, source } = change;
  const story = was?.story ?? NOBODY;
  const noted = (event: EventKind, of: Player): void =>
    note(state, event, { player: of, card: id, was, from, to, cause, source, story });
  if (as !== undefined) noted(as, player);
  if (from === "play" || from === "story") noted("cardLeftPlay", player);
  if (to === "discard") noted("cardEnteredDiscardPile", card.owner);
  if (to === "hand") noted("cardReturnedToHand", card.owner);
}

/** "Its controller" is still who had it (LEAVE-05). */
function rememberStray({ effects }: State, id: CardId): void {
  for (const effect of effects) writeChoice(effect, [...(effect.chosen[STRAYED] ?? []), id], [STRAYED]);
}

/** TRIG-09: to the wound that made it leave it responds as it does to its leaving. */
function rememberAtBlow(state: State, id: CardId, was: LastKnown | null): void {
  const at = state.notes.findLastIndex(({ event, card }) => event === "characterWounded" && card === id);
  const blow = state.notes[at];
  if (blow !== undefined) state.notes[at] = { ...blow, was };
}

/** Deck and hand changes of cards that are not in play. */
export function moveElsewhere(state: State, change: Change, to: Destination): void {
  const id = change.card;
  const card = cardOf(state, id);
  const from = card.zone;
  if (from === "deck") turnDown(state, id);
  moveCard(state, id, to);
  const { cause, source } = change;
  const more = { player: card.owner, card: id, from, to: to.zone, cause, source };
  if (to.zone === "discard") note(state, "cardEnteredDiscardPile", more);
  if (to.zone === "hand" && from !== "deck") note(state, "cardReturnedToHand", more); // found in a deck, it is put there (COMP-36)
}

/** PROPH-03: a Prophecy that is moved from the top is turned face down first. */
export function turnDown(state: State, id: CardId): void {
  if (cardOf(state, id).zone === "deck" && cardOf(state, id).condition === "exhausted")
    turnOnDeck(state, id, false);
}

export const reportFate = (state: State, what: "destroyed" | "sacrificed" | "discarded", id: CardId): void =>
  reportCard(state, what, { card: id, player: cardOf(state, id).controller });
