/** What a change would bring about, for those who may stop or replace it. */

import { receiverOf } from "../effects/perform-tokens.ts";
import { EVENTS_OF } from "../effects/proposed-changes.ts";
import { actualCost } from "../queries/entering.ts";
import { toughnessOf } from "../queries/keywords-of.ts";
import { cardOf } from "../state/access.ts";
import { makeNote } from "../state/report.ts";
import { type Change, NOBODY, type Note, type State } from "../state/types.ts";

/** A wound that would be the fatal one is a wound and a destruction together (TRIG-42). */
export function eventsOf(state: State, part: Change) {
  const events = EVENTS_OF[part.kind];
  return part.kind === "wound" && isFatal(state, part) ? [...events, ...EVENTS_OF.destroy] : events;
}

function isFatal(state: State, { card: id, count }: Change): boolean {
  const card = cardOf(state, id);
  return card.condition === "insane" || card.wounds + count > toughnessOf(state, id);
}

export function wouldNotes(state: State, part: Change): readonly Note[] {
  const { before } = state.game.library;
  const story = part.card === NOBODY ? NOBODY : cardOf(state, part.card).story;
  const from = part.card === NOBODY ? "" : cardOf(state, part.card).zone;
  const { card, cause, source, count, to, other, player } = part;
  const isPlacing = (event: string): boolean => event === "tokensPlaced" && part.kind === "moveSuccess";
  return [...new Set(eventsOf(state, part))]
    .filter((event) => before.has(event))
    .filter((event) => event !== "cardReturnedToHand" || (to === "hand" && from !== "deck"))
    .filter((event) => event !== "cardLeftPlay" || from === "play" || from === "story")
    .map((event) =>
      makeNote(state, event, {
        player: isPlacing(event) ? receiverOf(part) : player,
        card: isPlacing(event) ? other : card,
        cause,
        source,
        count: event === "cardEnteredPlay" ? actualCost({ state, player, card }) : count,
        to,
        from,
        other,
        story,
        framework: part.how?.as === "framework",
      }),
    );
}
