/** What cards turned out to be worth beyond what the terms see in them: their texts. A card that is not listed, nothing. */
import { cardOf, faceOf, PLAYERS, type State, seatOf } from "@fhtagn/rules";
import { CARD_WORTH } from "./card-worth-table.ts";

/** Every card with a text, both hands open; whoever is insane has none. */
export function eachOpenCard(
  state: State,
  tell: (code: string, place: "table" | "hand", sign: 1 | -1) => void,
): void {
  for (const id of state.inPlay) {
    const { faceDown, condition, controller } = cardOf(state, id);
    if (!faceDown && condition !== "insane")
      tell(faceOf(state, id).code, "table", controller === "P1" ? 1 : -1);
  }
  for (const player of PLAYERS)
    for (const id of seatOf(state, player).hand)
      tell(faceOf(state, id).code, "hand", player === "P1" ? 1 : -1);
}

/** Log-odds for P1. */
export function cardsWorth(state: State): number {
  let sum = 0;
  eachOpenCard(state, (code, place, sign) => {
    sum += sign * (CARD_WORTH[code]?.[place === "table" ? 0 : 1] ?? 0);
  });
  return sum;
}
