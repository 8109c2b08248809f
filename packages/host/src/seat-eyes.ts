/** Cards by the names a viewer has for them. */
import type { CardId, Player, State } from "@fhtagn/rules";
import type { CardRef, Viewer } from "@fhtagn/rules/view";

export const handleFor = (state: State, viewer: Viewer, id: CardId): number => {
  const card = state.cards[id];
  if (card === undefined) return 0;
  if (viewer === "spectator") return card.handleSpectator;
  return viewer === "P1" ? card.handleP1 : card.handleP2;
};

/** The card behind a handle; none for a handle that does not exist, and for cards the seat cannot point at. */
export function cardBehind(state: State, seat: Player, ref: CardRef | undefined): CardId | null {
  if (typeof ref !== "number" || ref === 0) return null;
  const found = state.cards.find(({ handleP1, handleP2 }) => (seat === "P1" ? handleP1 : handleP2) === ref);
  return found?.id ?? null;
}
