/** Same meaning, same key, in a view and in every world drawn from it. */

import { cardOf } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { topFrame } from "../state/frames.ts";
import { handleOf, type Viewer } from "../state/handles.ts";
import { detailOf } from "../state/option-parts.ts";
import { type CardId, NOBODY, type Note, type State } from "../state/types.ts";
import { eyesOf, knows } from "./eyes.ts";
import { unsealed } from "./sealed.ts";
import type { CardRef, NoteView, OptionView, View } from "./view-types.ts";

export type OptionKey = string;

/** The searching player, and how many handles he had when the search began. */
export interface Searcher {
  readonly viewer: Viewer;
  readonly handles: number;
}

/**
 * By handle if the searcher could point at the card when he began; one that he came to see in a made-up world
 * may be another card in the next world, so its code is part of the key; a card hidden from him is its code.
 */
function cardKey(state: State, id: CardId, { viewer, handles }: Searcher): string {
  const card = cardOf(state, id);
  const handle = handleOf(viewer, card);
  if (handle === 0) return card.code;
  return handle <= handles ? `${handle}` : `${handle}${card.code}`;
}

/** Where the searcher himself has to know the card: blindly picked, one hidden card is as good as another. */
function ownKey(state: State, id: CardId, searcher: Searcher): string {
  const card = cardOf(state, id);
  const isBlind =
    handleOf(searcher.viewer, card) === 0 &&
    !knows(eyesOf(state, searcher.viewer, state.effects.length), card);
  return isBlind ? "" : cardKey(state, id, searcher);
}

const write = (...parts: readonly (string | number)[]): OptionKey => parts.join(":");

/** The key of an option of a state, for who searches in it. */
export function optionKeyIn(state: State, option: Option, searcher: Searcher): OptionKey {
  const isOwn = state.question?.player === searcher.viewer;
  const detail = detailOf(option, (id) => {
    const note = notesOf(state).find((one) => one.id === id);
    return note === undefined ? "" : `${note.event}.${keyOf(note.card, ownKey)}`;
  });
  const key = isOwn ? ownKey : cardKey;
  const card = "card" in option ? keyOf(option.card, key) : "";
  return write(option.do, card, "on" in option ? keyOf(option.on, key) : "", detail);

  function keyOf(id: CardId | undefined, by: typeof cardKey): string {
    return id === undefined || id === NOBODY ? "" : by(state, id, searcher);
  }
}

/** Notes of what has happened, and of what would happen. */
function notesOf(state: State): readonly Note[] {
  const round = topFrame(state, "disruptRound");
  return round === undefined ? state.notes : [...state.notes, ...round.locals.notes];
}

const refKey = (ref: CardRef | undefined, code: string | undefined): string =>
  ref === undefined || ref === 0 ? "" : typeof ref === "number" ? `${ref}` : (code ?? "");

/** The key of an option of the view itself: the same as in the worlds drawn from it. */
export function viewOptionKey(view: View, option: OptionView): OptionKey {
  const detail = detailOf(option, (id) => {
    const note = notesOfView(view).find((one) => one.id === id);
    return note === undefined ? "" : `${note.event}.${refKey(note.card, codeOf(view, note.card))}`;
  });
  const card = "card" in option ? refKey(option.card, option.code) : "";
  return write(option.do, card, "on" in option ? refKey(option.on, undefined) : "", detail);
}

function notesOfView({ sealed }: View): readonly NoteView[] {
  const { notes, frames } = unsealed(sealed);
  const threats = frames[frames.length - 1]?.locals.notes;
  return Array.isArray(threats) ? [...notes, ...threats] : notes;
}

const PLACE = /^(P[12])\.(deck|hand)@(\d+)$/;

/** The code of a hidden card that the viewer knows. */
function codeOf(view: View, ref: CardRef | undefined): string | undefined {
  const parts = typeof ref === "string" ? PLACE.exec(ref) : null;
  if (parts === null) return undefined;
  const { hand, deck } = view[parts[1] === "P1" ? "P1" : "P2"];
  const at = Number(parts[3]);
  return parts[2] === "hand" ? hand.known[at] : deck.known.find((card) => card.at === at)?.code;
}
