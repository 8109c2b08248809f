/** Writing down what happens: notes for triggers, happenings for the log. */
import type { EventKind, Player } from "../language/words.ts";
import { cardOf } from "./access.ts";
import { bitOf, sees, VIEWERS } from "./handles.ts";
import type { Happening, HappeningKind } from "./happenings.ts";
import { type CardId, NOBODY, type Note, type State } from "./types.ts";

type NoteDetails = Partial<Note> & Pick<Note, "player">;
const NO_CARDS: readonly CardId[] = [];
/** The number of no effect. What ends with a phase or turn has it too: records' hashes hold how many were begun. */
export const UNNUMBERED = 0;

function writeNote(event: EventKind, more: NoteDetails, { id, effect }: Pick<Note, "id" | "effect">): Note {
  return {
    id,
    event,
    effect,
    card: more.card ?? NOBODY,
    player: more.player,
    story: more.story ?? NOBODY,
    other: more.other ?? NOBODY,
    icon: more.icon ?? "",
    count: more.count ?? 0,
    cause: more.cause ?? "rule",
    source: more.source ?? NOBODY,
    from: more.from ?? "",
    to: more.to ?? "",
    framework: more.framework ?? false,
    was: more.was ?? null,
    cards: more.cards ?? NO_CARDS,
  };
}

/** A note that stands alone: for what would happen, or for tests of a trigger. */
export function makeNote(state: State, event: EventKind, more: NoteDetails): Note {
  const effect = state.effects[state.effects.length - 1]?.id ?? UNNUMBERED;
  return writeNote(event, more, { id: state.nextId++, effect });
}

/** The number of every note that tells what is so: nothing has happened that could be counted. */
const STILL = -1;

export const isStillNote = ({ id }: Note): boolean => id === STILL;

/** A note of something that is so, not of something that happened. */
export const stillNote = (event: EventKind, player: Player, card: CardId): Note =>
  writeNote(event, { player, card }, { id: STILL, effect: UNNUMBERED });

/** C5: the trigger is put on the list of the effect in progress, if any card of the pool could ever answer it. */
export function note(state: State, event: EventKind, more: NoteDetails): void {
  if (!state.game.library.after.has(event)) return;
  state.notes.push(makeNote(state, event, more));
}

export function report(state: State, what: HappeningKind, more: Omit<Happening, "what"> = {}): void {
  if (state.journal === null) return;
  state.journal.push({ what, ...more });
}

type CardDetails = Omit<Happening, "what"> & { readonly card: CardId };
type PlaceDetails = Omit<Happening, "what" | "place"> & { readonly on: CardId };

/** A line about what happens at a place, which is looked for only if somebody reads it. */
export function reportAt(state: State, what: HappeningKind, more: PlaceDetails): void {
  if (state.journal !== null) report(state, what, { ...more, ...placeOf(state, more.on) });
}

export function reportCardAt(state: State, what: HappeningKind, more: PlaceDetails & CardDetails): void {
  if (state.journal !== null) reportCard(state, what, { ...more, ...placeOf(state, more.on) });
}

/** A line about a card: who may know its face is settled now. */
export function reportCard(state: State, what: HappeningKind, more: CardDetails): void {
  if (state.journal === null) return;
  const card = cardOf(state, more.card);
  let seenBy = card.knownTo;
  for (const viewer of VIEWERS) if (sees(viewer, card)) seenBy |= bitOf(viewer);
  const handles = [card.handleP1, card.handleP2, card.handleSpectator] as const;
  state.journal.push({ what, code: card.code, seenBy, handles, ...more });
}

function placeOf(state: State, id: CardId): Pick<Happening, "place"> {
  const slot = state.stories.indexOf(id);
  if (slot >= 0) return { place: { row: "story", number: slot + 1 } };
  const lane = state.conspiracies.indexOf(id);
  if (lane >= 0) return { place: { row: "conspiracy", number: lane + 1 } };
  const { controller, owner } = cardOf(state, id);
  const domain = state[controller].domains.indexOf(id);
  return domain < 0 ? {} : { place: { row: "domain", number: domain + 1, player: owner } };
}
