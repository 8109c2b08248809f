/** What a bot may believe at a table laid out by hand, which knows no deck lists: the cards that lie there. */
import type { Player, State } from "@fhtagn/rules";
import type { DeckPrior } from "@fhtagn/rules/view";

export function priorOfTable(state: State): DeckPrior {
  const deckOf = (player: Player): readonly string[] =>
    state.cards
      .filter(
        ({ owner, code, zone }) =>
          owner === player && code !== "" && zone !== "story" && zone !== "storyDeck" && zone !== "won",
      )
      .map(({ code }) => code);
  const stories = [...state.stories, ...state.storyDeck, ...state.P1.won, ...state.P2.won].map(
    (id) => state.cards[id]?.code ?? "",
  );
  return { game: state.game, decks: { P1: deckOf("P1"), P2: deckOf("P2") }, stories };
}
