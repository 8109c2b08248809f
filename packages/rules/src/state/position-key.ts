/** A short name for the position on the table: what must differ for an action to have changed something (LOOP-03). */
import { cardOf } from "./access.ts";
import type { CardId, CardState, State } from "./types.ts";

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

const CONDITION = { ready: 0, exhausted: 1, insane: 2 } as const;

function mixCard(hash: number, card: CardState): number {
  const flags =
    CONDITION[card.condition] +
    (card.faceDown ? 4 : 0) +
    (card.drained ? 8 : 0) +
    (card.controller === "P1" ? 16 : 0);
  const tokens = card.wounds + card.tokens * 16 + card.successP1 * 256 + card.successP2 * 4096;
  return mix(mix(mix(mix(hash, card.id), flags), tokens), card.host * 256 + card.story);
}

function mixCards(state: State, hash: number, cards: readonly CardId[]): number {
  let mixed = mix(hash, cards.length);
  for (const id of cards) if (id >= 0) mixed = mixCard(mixed, cardOf(state, id));
  return mixed;
}

/** Hidden cards count by their number, piles by their number and what lies on top. */
export function positionKey(state: State): string {
  let hash = mixCards(state, 0x811c9dc5, state.inPlay);
  hash = mixCards(state, hash, state.stories);
  hash = mixCards(state, hash, state.conspiracies);
  for (const { hand, deck, discard, domains, resources, removed } of [state.P1, state.P2]) {
    hash = mixCards(state, hash, domains);
    hash = mix(mix(hash, hand.length * 256 + deck.length), resources.length * 256 + removed.length);
    hash = mix(mix(hash, discard.length), discard[discard.length - 1] ?? -1);
  }
  for (const { node, subjects, values } of state.modifiers) {
    hash = mix(hash, node);
    for (const subject of subjects) hash = mix(hash, subject);
    for (const value of values) hash = mix(hash, value);
  }
  return (hash >>> 0).toString(36);
}
