/**
 * A running game as the page sees it: the contract between the session and the table.
 *
 * The state is replaced whole with every update of the host and never edited by the table. Texts are made from it
 * in the page by `@fhtagn/words`, so that another language needs no reload. `createSession` (create-session.ts)
 * makes the store; `useSession` reads it in a component.
 */
import type {
  Asked,
  AttemptView,
  Figures,
  Foreseen,
  Hint,
  LogEntry,
  NumberPart,
  Passing,
  PassUntil,
  ProtocolRefusal,
  Seats,
  Stop,
  TurningPoint,
  UndoAsked,
} from "@fhtagn/protocol";
import type { TableEnding } from "@fhtagn/protocol/online";
import type { Choice, Player, Reason, Ruleset } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import type { StoreApi } from "zustand";
import type { Damage } from "./link.ts";

/**
 * `curtain`: two people at one screen, and the other one has to look away: show only `curtain.to` and a button
 * for `liftCurtain`. `lost`: the host is gone and is being brought back; the table is dimmed and kept. `stuck`: it
 * did not come back. `taken`: another tab has opened the same game. Both can be opened again with `reopen`.
 */
export type SessionStatus =
  | "loading"
  | "playing"
  | "curtain"
  | "over"
  | "lost"
  | "stuck"
  | "taken"
  | "missing";

/** A line of the log; undone lines stay in the list and are shown as such. */
export interface SessionLogEntry extends LogEntry {
  readonly undone?: true;
}

/** What changed with the last update that came from somebody's deed, for motion and the "changed" mark. */
export interface LastChanges {
  /** Raised with every update that brought news. */
  readonly count: number;
  readonly news: readonly LogEntry[];
  /** Handles that appeared or changed place, condition, wounds, tokens or controller. */
  readonly cards: readonly number[];
}

/** Commits, opposing and the setup hand: `places[i]` is an index into `asked.places[i]`, -1 stays. */
export interface Staged {
  readonly decision: number;
  readonly places: readonly number[];
}

/** Something the host would not do; shown once, cleared by the next deed. */
export interface Notice {
  readonly refusal: ProtocolRefusal;
}

export interface SessionState {
  readonly table: string;
  readonly status: SessionStatus;
  /** The seat whose view is shown. */
  readonly seat: Player;
  /** True where both seats are played by people at this screen. */
  readonly shared: boolean;
  /** Two people at one screen, and the question needs no hidden card: the hand in `view` is not shown. */
  readonly masked: boolean;
  readonly curtain: { readonly to: Player } | null;
  readonly seats: Seats | null;
  readonly seed: string;
  /** Null until the host, or the record, has said it. */
  readonly ruleset: Ruleset | null;
  /** Of a missing game: that there is none, or why it cannot be played any more. */
  readonly missing: "missing" | Damage | null;
  /** Null only while the status is "loading" or "missing". */
  readonly view: View | null;
  readonly figures: Figures | null;
  /** The question put to this seat, null while somebody else is asked; drafts included. */
  readonly asked: Asked | null;
  /** Assignments put together here and not sent yet. */
  readonly staged: Staged | null;
  readonly log: readonly SessionLogEntry[];
  /** Since when the other side thinks, in milliseconds of `performance.now()`. */
  readonly thinking: { readonly player: Player; readonly since: number } | null;
  readonly result: TableEnding | null;
  /** A deed is on its way to the host. */
  readonly busy: boolean;
  readonly canStepBack: boolean;
  readonly canUndo: boolean;
  /** Decisions may be taken back at this table at all. */
  readonly mayUndo: boolean;
  readonly canHint: boolean;
  readonly turningPoints: readonly TurningPoint[];
  readonly passing: Passing;
  /** An undo went back over something that had been hidden: for statistics only. */
  readonly assisted: boolean;
  readonly lastChanges: LastChanges;
  readonly notice: Notice | null;
  /** The last answer, which would lose the game at once: it was not taken. */
  readonly losing: Choice | null;
  /** Somebody wants to go back to a decision, and both have to agree: whose it is, and where. */
  readonly undoAsked: UndoAsked | null;
  /** This player does, and somebody at another screen has not yet said whether he agrees. */
  readonly undoAwaited: boolean;
  /** Something broke; the position before it stands. `report` can be copied, where this page keeps the game. */
  readonly fault: { readonly number: number; readonly report: string | null } | null;
}

export interface SessionMoves {
  /**
   * Answers the open question, or makes the next step of a move on trial. Clears what was staged. What loses the
   * game at once becomes `losing` instead, unless the player is sure.
   */
  answer(choice: Choice, isSure?: boolean): void;
  /** Puts item `item` at place `place` of the open assignment, -1 takes it back. */
  stage(item: number, place: number): void;
  /** Takes every staged item back. */
  unstageAll(): void;
  /** Answers an assignment with what is staged. */
  answerStaged(): void;
  /** Takes the last staged item or the last step on trial back. */
  stepBack(): void;
  /** To the last decision, or to one of `turningPoints`. Two people are asked whether both agree: `undoAsked`. */
  undo(to?: number): void;
  answerUndo(isAgreed: boolean): void;
  concede(): void;
  why(attempt: AttemptView): Promise<readonly Reason[]>;
  /** The certain outcome of a choice. */
  foresee(choice: Choice): Promise<Foreseen>;
  /** What a card's skill and icons are made of. */
  explain(handle: number): Promise<readonly NumberPart[]>;
  /** Null where nobody can advise. */
  hint(): Promise<Hint | null>;
  setPassing(change: Partial<Passing>): void;
  /** Adds the stop, or removes it if it is there. */
  toggleStop(stop: Stop): void;
  passUntil(until: PassUntil | null): void;
  /** Shows at once what is held back for the eye's sake. */
  hurry(): void;
  /** How long the computer player's deeds take for the eye's sake: 1 is usual, 0 is at once. */
  setPace(pace: number): void;
  /** The game so far as a text to keep; null where it may not be told. */
  record(): Promise<string | null>;
  /** The one who is asked sits down; also shows a masked hand. */
  liftCurtain(): void;
  clearNotice(): void;
  /** Opens the game here again: another tab loses it, what is stored is read. */
  reopen(): void;
  /** Leaves the table; the game stays stored. */
  close(): void;
}

export type Session = SessionState & SessionMoves;

/** A store of zustand's vanilla kind: `useStore(session, selector)` in components. */
export type SessionStore = StoreApi<Session>;
