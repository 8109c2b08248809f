/** What a host says to a table: only what the seat may know, as plain JSON. */
import type {
  AssignedKind,
  Choice,
  Icon,
  Keyword,
  Locale,
  Phase,
  Player,
  QuestionKind,
  Reason,
  Refusal,
  Result,
  Ruleset,
} from "@fhtagn/rules";
import type { AboutView, CardRef, HappeningView, OptionView, View, Viewer } from "@fhtagn/rules/view";
import type { Passing } from "./passing.ts";

/** Who sits where. */
export interface SeatInfo {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** Level of a computer player. */
  readonly level?: string;
  /** Name of the deck, where it is a known one. A seat is told only its own. */
  readonly deck?: string;
}
export type Seats = Readonly<Record<Player, SeatInfo>>;

/** One option with what a button has to say of it. */
export type AskedOption = OptionView & {
  /** The domain drained and the price, where the step pays. */
  readonly pays?: { readonly domain: CardRef; readonly cost: number; readonly wasted: number };
};

/** The question put to this seat; steps of a move already chosen are in `steps`. */
export type Asked = AskedOfSeat &
  (
    | { readonly form: "choose"; readonly kind: QuestionKind }
    | { readonly form: "assign"; readonly kind: AssignedKind }
  );

interface AskedOfSeat {
  readonly id: number;
  readonly source: CardRef;
  readonly about: AboutView;
  /** Of a "choose" question. */
  readonly options: readonly AskedOption[];
  /** Of an "assign" question; `must[i]` is the place where an item has to go, -1 where it is free. */
  readonly items: readonly CardRef[];
  readonly places: readonly (readonly CardRef[])[];
  readonly must: readonly number[];
  /** The steps of the move already made on trial; they can be taken back. */
  readonly steps: readonly OptionView[];
}

/** What a card in play, a story or a card in hand counts now. */
export interface CardFigures {
  readonly skill: number;
  /** Terror, combat, arcane, investigation. */
  readonly icons: readonly [number, number, number, number];
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
  readonly subtypes: readonly string[];
}

export interface LaneFigures {
  readonly story: number;
  /** In the story's own order; a struggle that is fought twice stands there twice. */
  readonly struggles: readonly Icon[];
  /** By icon, terror first. */
  readonly icons: Readonly<Record<Player, readonly [number, number, number, number]>>;
  readonly skill: Readonly<Record<Player, number>>;
}

/** Numbers the rules compute from open cards, and from the viewer's own hand. By handle. */
export interface Figures {
  readonly inPlay: Readonly<Record<number, CardFigures>>;
  /** Cost of each card in the viewer's hand now. */
  readonly costs: Readonly<Record<number, number>>;
  /** What each domain can pay now. */
  readonly domains: Readonly<Record<number, number>>;
  readonly lanes: readonly LaneFigures[];
}

/** A line of the log as data; `at` is its place in the log of this seat. */
export interface LogEntry {
  readonly at: number;
  readonly turn: number;
  readonly happening: HappeningView;
}

/** An own decision the player can go back to. */
export interface TurningPoint {
  readonly to: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly kind: QuestionKind;
}

/** A player wants back to a decision of his, and the other one has been asked since: nothing happens unless he agrees. */
export interface UndoAsked {
  readonly by: Player;
  readonly turn: number;
  readonly phase: Phase;
}

/** Everything of the game that changes. The table replaces what it had by it. */
export interface Update {
  readonly type: "update";
  /** Raised by every undo: sequence numbers of an older line mean other positions. */
  readonly line: number;
  /** Counts what this seat could see happen; an own step on trial keeps the number and raises `step`. */
  readonly seq: number;
  readonly step: number;
  readonly view: View;
  readonly figures: Figures;
  readonly asked: Asked | null;
  /** The log from `logFrom` on: lines a table has beyond that were undone. */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
  readonly turningPoints: readonly TurningPoint[];
  readonly undoAsked: UndoAsked | null;
  /** Left out where this table has them already. */
  readonly passing?: Passing;
  readonly assisted: boolean;
  readonly result: Result | null;
}

export interface Welcome {
  readonly type: "welcome";
  readonly id: number;
  readonly version: number;
  readonly table: string;
  /** "spectator" for those who watch. */
  readonly seat: Viewer;
  readonly seats: Seats;
  readonly engine: string;
  /** The rules this game is played by. */
  readonly ruleset: Ruleset;
  /** What this host does for this seat. */
  readonly mayUndo: boolean;
  readonly mayHint: boolean;
}

/** The other side is at work on the question of this sequence number. */
interface Thinking {
  readonly type: "thinking";
  readonly seq: number;
  readonly player: Player;
}

export const PROTOCOL_REFUSALS = [
  "wrong version",
  "loses the game",
  "nothing to take back",
  "not allowed here",
  "no hint",
  "engine fault",
  "not stored",
  "too large",
  "too often",
  "at work",
  "said before",
] as const;
export type ProtocolRefusal = Refusal | (typeof PROTOCOL_REFUSALS)[number];

/** One clear error; nothing has changed. `refusals` counts those of this seat so far. */
export interface Refused {
  readonly type: "refused";
  readonly id: number | null;
  readonly refusal: ProtocolRefusal;
  readonly refusals: number;
}

export interface Done {
  readonly type: "done";
  readonly id: number;
}

/** What would follow for certain; `certain` is false where hidden cards or chance come in. */
export interface Foreseen {
  readonly happenings: readonly HappeningView[];
  readonly certain: boolean;
}

/** A part of a number: the printed one, and what changes it. */
export interface NumberPart {
  readonly what: "skill" | Icon;
  readonly amount: number;
  /** The card it comes from; none for the printed value. */
  readonly code?: string;
  readonly printed?: true;
}

export interface Hint {
  readonly choice: Choice;
  /** Chance to win with it, in the eyes of the adviser; none where he does not calculate one. */
  readonly value?: number;
  readonly other?: { readonly choice: Choice; readonly value: number };
  /** Why it is better than the other, a sentence each. */
  readonly why?: Readonly<Record<Locale, readonly string[]>>;
}

export interface Told {
  readonly type: "told";
  readonly id: number;
  readonly told:
    | { readonly of: "why"; readonly reasons: readonly Reason[] }
    | { readonly of: "preview"; readonly foreseen: Foreseen }
    | { readonly of: "explain"; readonly parts: readonly NumberPart[] }
    | { readonly of: "hint"; readonly hint: Hint }
    | { readonly of: "record"; readonly text: string };
}

/** Something broke; the position from before stands. What it was only the keeper of the table learns, by this number. */
export interface Fault {
  readonly type: "fault";
  readonly number: number;
}

export type Reply = Welcome | Update | Thinking | Refused | Done | Told | Fault;
