/** What a card's skill and icons are made of, as its number at a table says. */
import type { NumberPart } from "@fhtagn/protocol";
import { numberParts, type Player, type State } from "@fhtagn/rules";
import { cardBehind } from "./seat-eyes.ts";

export function partsOf(state: State, seat: Player, card: number): readonly NumberPart[] {
  const found = cardBehind(state, seat, card);
  const isInPlay = found !== null && state.inPlay.includes(found);
  const parts = isInPlay ? numberParts(state, found) : [];
  return parts.map(({ what, amount, source, printed }) => ({
    what,
    amount,
    ...(source !== null && { code: codeOf(state, source) }),
    ...(printed && { printed }),
  }));
}

const codeOf = ({ cards }: State, id: number): string => cards[id]?.code ?? "";
