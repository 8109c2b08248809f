/** What a host is made with. Nothing here knows whether it runs in a page's worker or on a server. */
import type { Hint, Passing, Reply, Seats } from "@fhtagn/protocol";
import type { Choice, LogTeller, Player, State } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import type { PaceClock } from "./pace.ts";
import type { KeptSitting, Sitting } from "./sitting.ts";

/** What a computer player is told: his own view and deck, never a state. */
export interface Asking {
  readonly view: View;
  readonly player: Player;
  readonly level: string;
  /** The same for the same position of the same game. */
  readonly seed: string;
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

/** What is stored after every answer. */
export interface Snapshot extends KeptSitting {
  readonly undos: number;
  readonly assisted: boolean;
  readonly passing: Readonly<Record<Player, Passing>>;
  /** For lists of games and for statistics. */
  readonly progress: {
    readonly turn: number;
    /** Who took the first turn. */
    readonly starter: Player;
    readonly won: Readonly<Record<Player, number>>;
  };
}

export interface HostTerms {
  readonly table: string;
  readonly seats: Seats;
  readonly sitting: Sitting;
  readonly mind: Mind | Oracle;
  readonly clock: PaceClock;
  /** Between 0 and 1. */
  readonly chance: () => number;
  readonly save: (snapshot: Snapshot) => Promise<void>;
  /** Words for the log of a record that somebody asks for. */
  readonly tellLog: LogTeller;
  readonly passing?: Partial<Record<Player, Passing>>;
  readonly undos?: number;
  readonly assisted?: boolean;
  readonly mayUndo: boolean;
  readonly mayHint: boolean;
  /** Milliseconds before a question is passed for a person who sits across from another one. */
  readonly passPause: number;
  readonly pace: number;
}

export type Send = (reply: Reply) => void;

/** One table that is connected for a seat. */
export interface Wire {
  readonly seat: Player;
  readonly send: Send;
  /** Lines of the log it has, of the current line. */
  log: number;
}
