/** For the writers of this folder, and for whoever lays out a new state. */
import { cardOf } from "./access.ts";
import type { CardId, EditableCard, State } from "./types.ts";

/** A copy of a card in the place of the card itself, to be changed by the caller at once and by nobody later. */
export function edit(state: State, id: CardId): EditableCard {
  const card = cardOf(state, id);
  const copy: EditableCard = {
    id: card.id,
    code: card.code,
    owner: card.owner,
    controller: card.controller,
    base: card.base,
    zone: card.zone,
    host: card.host,
    story: card.story,
    condition: card.condition,
    layExhausted: card.layExhausted,
    faceDown: card.faceDown,
    wounds: card.wounds,
    tokens: card.tokens,
    successP1: card.successP1,
    successP2: card.successP2,
    drained: card.drained,
    since: card.since,
    life: card.life,
    handleP1: card.handleP1,
    handleP2: card.handleP2,
    handleSpectator: card.handleSpectator,
    knownTo: card.knownTo,
  };
  state.cards[id] = copy;
  return copy;
}
