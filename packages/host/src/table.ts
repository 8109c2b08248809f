/** A hosted game: what changes while it is played. */

import { type Passing, USUAL_PASSING } from "@fhtagn/protocol";
import { type Accepted, PLAYERS, type Player, type State } from "@fhtagn/rules";
import type { OptionView, Viewer } from "@fhtagn/rules/view";
import { newStore, type OrderedStore } from "./ordered-store.ts";
import { NO_TEMPO, type Tempo } from "./pace.ts";
import type { PassingSince } from "./passing.ts";
import { type Sitting, seqOf, stateOf } from "./sitting.ts";
import type { HostTerms } from "./terms.ts";
import { newTally, type Tally, type Wire } from "./wire.ts";

/** A step of a move of which the costs are not paid. */
export interface DraftStep {
  readonly accepted: Accepted;
  /** What was chosen, as the player saw it; nothing for an assignment. */
  readonly chosen: readonly OptionView[];
}

/** A move on trial: played on copies, kept from everybody else. There is at least one step. */
export interface Draft {
  readonly player: Player;
  readonly steps: readonly DraftStep[];
  /** Where the last step has led. */
  readonly state: State;
}

/** `to` is the number of the position he wants back; the wish holds as long as nothing else happens. */
interface UndoWish {
  readonly by: Player;
  readonly to: number;
  readonly at: SeenAt;
}

/** A position as a table names it. */
interface SeenAt {
  readonly line: number;
  readonly seq: number;
}

export interface Table {
  readonly terms: HostTerms;
  sitting: Sitting;
  draft: Draft | null;
  readonly wires: Set<Wire>;
  readonly passing: Record<Player, Passing>;
  readonly since: Record<Player, PassingSince>;
  readonly tallies: Readonly<Record<Player, Tally>>;
  /** Somebody wants to go back over what the other one was asked: see `openWish`. */
  undoAsked: UndoWish | null;
  undos: number;
  /** How many answers the last undo left; those of the line it ended are no longer the game. */
  undoneTo: number;
  assisted: boolean;
  pace: number;
  tempo: Tempo;
  /** The person who is asked and has to answer himself. */
  waitsFor: Player | null;
  /** The position that is not passed: the player has just come back to it. */
  held: number;
  /** Changes whenever what was begun before is no longer wanted. */
  epoch: number;
  /** Aborted when somebody does not want to wait. */
  pause: AbortController | null;
  /** Goes on until a person is asked. */
  running: Promise<void>;
  readonly store: OrderedStore;
  /** What was said while a deed was being stored: it is heard after that, those who watch last. */
  readonly unheard: (() => void)[];
  readonly unheardWatchers: (() => void)[];
  /** Seats for which a hint is being searched. */
  readonly searching: Set<Player>;
  /** Told how it ended, for whoever ends the game for a seat. */
  readonly endings: Set<(isDone: boolean) => void>;
  /** What follows could not be stored. */
  isStuck: boolean;
  /** The position of which the keeper of the table has heard last. */
  announced: SeenAt | null;
  /** It was closed: nothing is heard, told or stored any more. */
  closed: boolean;
}

const NOBODY_HELD = -1;

export function laySitting(terms: HostTerms): Table {
  const { sitting, passing = {}, undos = 0, assisted = false, pace } = terms;
  const { turn } = stateOf(sitting);
  const since = { log: sitting.journal.length, turn };
  return {
    terms,
    sitting,
    draft: null,
    wires: new Set(),
    passing: { P1: passing.P1 ?? USUAL_PASSING, P2: passing.P2 ?? USUAL_PASSING },
    since: { P1: since, P2: since },
    tallies: { P1: newTally(), P2: newTally() },
    undoAsked: null,
    undos,
    undoneTo: sitting.taken.length,
    assisted,
    pace,
    tempo: NO_TEMPO,
    waitsFor: null,
    held: NOBODY_HELD,
    epoch: 0,
    pause: null,
    running: Promise.resolve(),
    store: newStore(undos, sitting.taken.length),
    unheard: [],
    unheardWatchers: [],
    searching: new Set(),
    endings: new Set(),
    isStuck: false,
    announced: null,
    closed: false,
  };
}

/** The position as this viewer sees it: his own move on trial included. */
export const positionOf = ({ sitting, draft }: Table, viewer: Viewer): State =>
  draft?.player === viewer ? draft.state : stateOf(sitting);

export const isPerson = ({ terms: { seats } }: Table, player: Player): boolean =>
  seats[player].kind === "person";

/** True where two people play: what one of them may not know must not show in time either. */
export const isBetweenPeople = (table: Table): boolean => PLAYERS.every((player) => isPerson(table, player));

/** True if a table speaks of the position everybody is at. */
export const isAt = ({ undos, sitting }: Table, { line, seq }: SeenAt): boolean =>
  line === undos && seq === seqOf(sitting);

/** What somebody wants undone here and now, if the other one agrees. */
export const openWish = (table: Table): UndoWish | null =>
  table.undoAsked !== null && isAt(table, table.undoAsked.at) ? table.undoAsked : null;

/** Passing on request is over. */
export function passNoMore({ passing }: Table, seat: Player): void {
  if (passing[seat].until !== null) passing[seat] = { ...passing[seat], until: null };
}
