/** The table as the viewer sees it, built field by field. */

import type { Player } from "../language/words.ts";
import { cardOf, seatOf } from "../state/access.ts";
import { handleOf } from "../state/handles.ts";
import { itemAt } from "../state/must-be.ts";
import { type CardId, type CardState, NOBODY } from "../state/types.ts";
import { type Eyes, knows, refOf } from "./eyes.ts";
import type {
  CardView,
  DeckView,
  DomainView,
  HandView,
  KnownInDeck,
  LimboCard,
  PileCard,
  ResourceView,
  SeatView,
  StoryView,
  WonCard,
} from "./view-types.ts";

/** Whether it came to its place in this phase; the number of the phase is nobody's business. */
const isFresh = ({ state }: Eyes, { since }: CardState): boolean => since === state.phaseCount;

function listed<T>(eyes: Eyes, ids: readonly CardId[], show: (eyes: Eyes, card: CardState) => T): T[] {
  const shown = new Array<T>(ids.length);
  for (let i = 0; i < ids.length; i++) shown[i] = show(eyes, cardOf(eyes.state, itemAt(ids, i)));
  return shown;
}

function pileCard(eyes: Eyes, card: CardState): PileCard {
  const handle = handleOf(eyes.viewer, card);
  const { code } = card;
  return isFresh(eyes, card) ? { handle, code, fresh: true } : { handle, code };
}

function wonCard(eyes: Eyes, card: CardState): WonCard {
  const handle = handleOf(eyes.viewer, card);
  const { code, owner } = card;
  return isFresh(eyes, card) ? { handle, code, owner, fresh: true } : { handle, code, owner };
}

function resource(eyes: Eyes, card: CardState): ResourceView {
  const handle = handleOf(eyes.viewer, card);
  const { code } = card;
  const on = refOf(eyes, card.host);
  return isFresh(eyes, card) ? { handle, code, on, fresh: true } : { handle, code, on };
}

const mayTell = (eyes: Eyes, card: CardState): string | null =>
  card.code === "" || knows(eyes, card) ? card.code : null;

function domain(eyes: Eyes, card: CardState): DomainView {
  const handle = handleOf(eyes.viewer, card);
  const code = mayTell(eyes, card);
  const { drained } = card;
  return isFresh(eyes, card) ? { handle, code, drained, fresh: true } : { handle, code, drained };
}

function story(eyes: Eyes, card: CardState): StoryView {
  const handle = handleOf(eyes.viewer, card);
  const { code, owner, controller, successP1, successP2 } = card;
  const shown = { handle, code, owner, controller, successP1, successP2 };
  return isFresh(eyes, card) ? { ...shown, fresh: true } : shown;
}

function cardInPlay(eyes: Eyes, card: CardState): CardView {
  const shown: CardView = {
    handle: handleOf(eyes.viewer, card),
    code: card.faceDown ? mayTell(eyes, card) : card.code,
    owner: card.owner,
    controller: card.controller,
    base: card.base,
    host: refOf(eyes, card.host),
    story: refOf(eyes, card.story),
    condition: card.condition,
    faceDown: card.faceDown,
    wounds: card.wounds,
    tokens: card.tokens,
  };
  const lying: CardView = card.layExhausted ? { ...shown, layExhausted: true } : shown;
  return isFresh(eyes, card) ? { ...lying, fresh: true } : lying;
}

function deckView(eyes: Eyes, deck: readonly CardId[]): DeckView {
  const known: KnownInDeck[] = [];
  for (let at = 0; at < deck.length; at++) {
    const card = cardOf(eyes.state, itemAt(deck, at));
    if (!knows(eyes, card)) continue;
    const handle = handleOf(eyes.viewer, card);
    const { code } = card;
    known.push(handle === 0 ? { at, code } : { at, code, handle });
  }
  return { count: deck.length, known };
}

function handView(eyes: Eyes, player: Player, hand: readonly CardId[]): HandView {
  const count = hand.length;
  if (player === eyes.viewer) return { count, cards: listed(eyes, hand, pileCard), known: [] };
  const known: string[] = [];
  for (const id of hand) {
    const card = cardOf(eyes.state, id);
    if (knows(eyes, card)) known.push(card.code);
  }
  return { count, cards: [], known };
}

export function seatView(eyes: Eyes, player: Player): SeatView {
  const seat = seatOf(eyes.state, player);
  return {
    hand: handView(eyes, player, seat.hand),
    deck: deckView(eyes, seat.deck),
    discard: listed(eyes, seat.discard, pileCard),
    domains: listed(eyes, seat.domains, domain),
    resources: listed(eyes, seat.resources, resource),
    won: listed(eyes, seat.won, wonCard),
    removed: listed(eyes, seat.removed, pileCard),
  };
}

export const storyDeckView = (eyes: Eyes): DeckView => deckView(eyes, eyes.state.storyDeck);
export const inPlayView = (eyes: Eyes): readonly CardView[] => listed(eyes, eyes.state.inPlay, cardInPlay);
export const conspiraciesView = (eyes: Eyes): readonly StoryView[] =>
  listed(eyes, eyes.state.conspiracies, story);
export const storiesView = (eyes: Eyes): readonly (StoryView | null)[] =>
  eyes.state.stories.map((id) => (id === NOBODY ? null : story(eyes, cardOf(eyes.state, id))));

/** Events that are being played lie in no list. */
export function limboView(eyes: Eyes): readonly LimboCard[] {
  const found: LimboCard[] = [];
  for (const { source } of eyes.state.effects) {
    if (source === NOBODY) continue;
    const card = cardOf(eyes.state, source);
    const handle = handleOf(eyes.viewer, card);
    if (card.zone === "limbo" && !found.some((one) => one.handle === handle)) found.push(wonCard(eyes, card));
  }
  return found;
}
