/** What a seat may believe of the decks: it knows its own, the other may be any deck of the box. */
import { presets } from "@fhtagn/cards";
import { makeGame, opponentOf, type Player, type Setup } from "@fhtagn/rules";
import type { DeckPrior } from "@fhtagn/rules/view";

export function priorOf(setup: Setup, seat: Player): DeckPrior {
  const candidates = presets().map(({ codes }) => ({ weight: 1, cards: codes }));
  const decks = { P1: { candidates }, P2: { candidates } };
  return {
    game: makeGame(setup),
    decks: { ...decks, [seat]: setup.decks[seat], [opponentOf(seat)]: { candidates } },
    stories: setup.stories,
  };
}
