/** What a host is made with. Nothing here knows whether it runs in a page's worker or on a server. */
import type { Hint, Passing, Reply, Seats } from "@fhtagn/protocol";
import type { Choice, GameRules, LogTeller, Player, QuestionKind, Result, State } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import type { PaceClock } from "./pace.ts";
import type { KeptSitting, Sitting, Taken } from "./sitting.ts";

/** What a computer player is told: his own view and deck, never a state. */
export interface Asking {
  readonly view: View;
  readonly player: Player;
  readonly level: string;
  /** The same for the same position of the same game; the game's own seed is nothing to it. */
  readonly seed: string;
  readonly rules: GameRules;
  readonly deck: readonly string[];
  readonly stories: readonly string[];
}

/** An answer, and how close the two best were: 0 far apart, 1 alike; left out by who does not weigh answers. */
export interface Deliberation {
  readonly choice: Choice;
  readonly closeness?: number;
}

/** The computer players; they may sit in a worker of their own. */
export interface Mind {
  choose(asking: Asking): Promise<Deliberation>;
  /** Null where nobody can advise. */
  advise(asking: Asking): Promise<Hint | null>;
}

/** The other side of a puzzle: no player, but what can be proven of the position, hidden cards included. */
export interface Oracle {
  readonly sees: "position";
  choose(position: State): Promise<Choice>;
  advise(position: State): Promise<Hint | null>;
}

/** What is new since the last entry that was stored: a store appends it. */
export interface JournalEntry {
  /** Raised by every undo: the answers of this line after `after` are those of `answers` and no others. */
  readonly line: number;
  readonly after: number;
  readonly answers: readonly Taken[];
  /** The person whose request this is and when it came in, by the host's clock; null for what follows by itself. */
  readonly by: RequestNote | null;
  readonly assisted: boolean;
  readonly passing: Readonly<Record<Player, Passing>>;
  readonly result: Result | null;
  /** For lists of games and for statistics. */
  readonly progress: {
    readonly turn: number;
    /** Who took the first turn. */
    readonly starter: Player;
    /** Whose question is open. */
    readonly asked: Player | null;
    readonly won: Readonly<Record<Player, number>>;
  };
  /** All of the game, for a store that writes it over. */
  whole(): KeptSitting;
}

export interface RequestNote {
  readonly seat: Player;
  readonly at: number;
}

/** A position that everybody at the table has been told: for whoever keeps the table and its clocks. */
export interface PositionNews {
  readonly line: number;
  readonly seq: number;
  readonly turn: number;
  /** Whose question it is and of what kind, as everybody sees it. */
  readonly question: { readonly player: Player; readonly kind: QuestionKind } | null;
  /** The person who has to answer himself; null where it is answered for him, and where a computer player thinks. */
  readonly asked: Player | null;
  readonly result: Result | null;
}

/** Something broke. It holds the seed, the decks and every answer: for whoever keeps the table, never for a seat. */
export interface FaultReport {
  readonly number: number;
  readonly message: string;
  /** A record to send in. */
  readonly record: string;
}

/** What a host does for a seat. */
export interface SeatRights {
  readonly mayUndo: boolean;
  readonly mayHint: boolean;
}

export const NO_RIGHTS: SeatRights = { mayUndo: false, mayHint: false };

export const ALL_RIGHTS: Readonly<Record<Player, SeatRights>> = {
  P1: { mayUndo: true, mayHint: true },
  P2: { mayUndo: true, mayHint: true },
};

export interface HostTerms {
  readonly table: string;
  readonly seats: Seats;
  readonly sitting: Sitting;
  readonly mind: Mind | Oracle;
  readonly clock: PaceClock;
  /** Between 0 and 1, below 1; drawn from nothing that the game is dealt from. */
  readonly chance: () => number;
  /** What the computer players draw from: no part of the game's seed, and nothing that leads to it. */
  readonly mindSeed: string;
  /** Entries come one after the other: the next one when this one is stored, or has failed. */
  readonly save: (entry: JournalEntry) => Promise<void>;
  readonly report: (fault: FaultReport) => void;
  /** Of each position once, after it was stored and told; of the one it is opened with at the beginning. */
  readonly hear?: (news: PositionNews) => void;
  /** Words for the log of a record that somebody asks for. */
  readonly tellLog: LogTeller;
  readonly passing?: Partial<Record<Player, Passing>>;
  readonly undos?: number;
  readonly assisted?: boolean;
  readonly rights: Readonly<Record<Player, SeatRights>>;
  /** Milliseconds, on the average, before a window is passed for a person who sits across from another one. */
  readonly passPause: number;
  readonly pace: number;
}

export type Send = (reply: Reply) => void;
