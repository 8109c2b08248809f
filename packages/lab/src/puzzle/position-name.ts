/** A name for a position within one search: positions of the same name are won or lost alike. */
import { type CardState, progressName, type State } from "@fhtagn/rules";

const nameOfCard = ({
  zone,
  controller,
  base,
  host,
  story,
  condition,
  faceDown,
  wounds,
  tokens,
  successP1,
  successP2,
  drained,
  since,
}: CardState): string =>
  `${zone}${controller}${base}${host},${story}${condition}${faceDown}${wounds},${tokens},${successP1},${successP2}${drained}${since}`;

const nameOfSeat = ({ deck, hand, discard, domains, resources }: State["P1"]): string =>
  `${deck.join()};${hand.toSorted().join()};${discard.join()};${domains.join()};${resources.length}`;

/** What is on the table is told by how it differs from the position the search began with. */
export function namerFrom(base: State): (state: State) => string {
  const names: string[] = [];
  const baseName = (at: number): string => {
    const card = base.cards[at];
    names[at] ??= card === undefined ? "" : nameOfCard(card);
    return names[at];
  };
  const changedCards = (state: State): string => {
    let text = "";
    for (const [at, card] of state.cards.entries()) {
      if (card === base.cards[at]) continue;
      const name = nameOfCard(card);
      if (name !== baseName(at)) text += `${at}${name}|`;
    }
    return text;
  };
  return (state) =>
    [changedCards(state), nameOfSeat(state.P1), nameOfSeat(state.P2), progressName(state)].join("/");
}
