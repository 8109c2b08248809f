/** Views give nothing away: hidden cards are exchanged, and every viewer must receive the same bytes. */
import {
  aboutOf,
  type CardState,
  cardsUnderWay,
  clone,
  edit,
  faceAsItLies,
  makeRng,
  PLAYERS,
  type Rng,
  type State,
} from "@fhtagn/rules";
import { VIEWERS, type Viewer, view } from "@fhtagn/rules/view";
import { mayKnow } from "./knowledge.ts";

export function leaksOf(state: State): readonly string[] {
  const rng = makeRng(`exchange ${state.nextId}`);
  return VIEWERS.flatMap((viewer) => {
    const before = JSON.stringify(view(state, viewer));
    const after = JSON.stringify(view(exchangeHidden(state, viewer, rng), viewer));
    return before === after
      ? []
      : [`the view of ${viewer} tells hidden cards apart: ${firstDifference(before, after)}`];
  });
}

/** Another state that this viewer cannot tell from the true one. */
export function exchangeHidden(state: State, viewer: Viewer, rng: Rng): State {
  const other = clone(state);
  const named = cardsUnderWay(state);
  for (const pool of poolsOf(other, viewer)) {
    const cards = pool.filter(({ id }) => !named.has(id));
    const codes = cards.map(({ code }) => code);
    for (let i = codes.length - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      const [a, b] = [codes[i], codes[j]];
      if (a === undefined || b === undefined) continue;
      codes[i] = b;
      codes[j] = a;
    }
    for (const [index, card] of cards.entries()) edit(other, card.id).code = codes[index] ?? card.code;
  }
  other.faces = other.cards.map((card) => faceAsItLies(other.game, card));
  return other;
}

/** Cards of one owner in hand, deck and face down; and the story deck. */
function poolsOf(state: State, viewer: Viewer): readonly (readonly CardState[])[] {
  const looksThroughDeck = isSearching(state, viewer);
  const isHidden = (card: CardState): boolean =>
    card.code !== "" && !mayKnow(card, viewer) && !(looksThroughDeck && card.zone === "deck");
  const hidden = state.cards.filter(isHidden);
  const players = PLAYERS.map((player) =>
    hidden.filter(({ owner, zone }) => owner === player && zone !== "storyDeck"),
  );
  return [...players, hidden.filter(({ zone }) => zone === "storyDeck")];
}

/** COMP-35: who searches a deck sees all of it. */
const isSearching = (state: State, viewer: Viewer): boolean =>
  state.question?.player === viewer && aboutOf(state).about === "search";

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `...${a.slice(Math.max(0, at - 60), at + 40)}... became ...${b.slice(at, at + 40)}...`;
}
