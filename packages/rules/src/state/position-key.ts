/** A short name for the position on the table: what must differ for an action to have changed something (LOOP-03). */
import type { State } from "./types.ts";

export function positionKey(state: State): string {
  let h = 0x811c9dc5;
  const mix = (value: number): void => {
    h = Math.imul(h ^ value, 0x01000193);
  };
  for (const card of state.cards) {
    if (card.zone === "deck" || card.zone === "storyDeck" || card.zone === "hand") continue;
    mix(card.id);
    mix(card.zone.length * 31 + card.zone.charCodeAt(0));
    mix(card.condition.charCodeAt(0) + (card.faceDown ? 512 : 0) + (card.drained ? 1024 : 0));
    mix(card.wounds + card.tokens * 16 + card.successP1 * 256 + card.successP2 * 4096);
    mix(card.host * 128 + card.story);
    mix(card.controller === "P1" ? 1 : 2);
  }
  for (const modifier of state.modifiers) {
    mix(modifier.node);
    for (const subject of modifier.subjects) mix(subject);
    for (const value of modifier.values) mix(value);
  }
  mix(state.P1.deck.length * 256 + state.P2.deck.length);
  mix(state.P1.hand.length * 256 + state.P2.hand.length);
  return (h >>> 0).toString(36);
}
