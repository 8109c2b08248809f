/** The face behind each card: what is printed on it, unless it is attached and has become a support (ATT-04). */
import { cardOf } from "./access.ts";
import { type Game, type Printed, printedOf } from "./game.ts";
import { type CardId, type CardState, NOBODY, type State } from "./types.ts";

type Lying = Pick<CardState, "code" | "zone" | "host" | "faceDown">;

/** Face down it has no face to be read, and a Dormant one stays what it is. */
export const isAttachedOpenly = ({ zone, host, faceDown }: Omit<Lying, "code">): boolean =>
  zone === "play" && host !== NOBODY && !faceDown;

export function faceAsItLies(game: Game, card: Lying): Printed {
  const printed = printedOf(game, card.code);
  return isAttachedOpenly(card) ? (printed.asAttachment ?? printed) : printed;
}

/** After it was attached, or is so no more; the list may be shared with a clone. */
export function turnFace(state: State, id: CardId): void {
  const face = faceAsItLies(state.game, cardOf(state, id));
  if (state.faces[id] === face) return;
  const faces = state.faces.slice();
  faces[id] = face;
  state.faces = faces;
}
