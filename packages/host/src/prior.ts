/** What a seat may believe of the decks: it knows its own, the other may be any that is offered. */
import { unknownDeck } from "@fhtagn/cards";
import { makeGame, type Player, type Setup } from "@fhtagn/rules";
import type { DeckPrior } from "@fhtagn/rules/view";

export function priorOf(setup: Setup, seat: Player): DeckPrior {
  const unknown = unknownDeck();
  return {
    game: makeGame(setup),
    decks: { P1: unknown, P2: unknown, [seat]: setup.decks[seat] },
    stories: setup.stories,
  };
}
