/** What the hand and the eye do at the table: never part of the game, gone when the table is left. */
import type { Foreseen, Hint } from "@fhtagn/protocol";
import type { Player, Reason } from "@fhtagn/rules";
import type { CardRef } from "@fhtagn/rules/view";
import { createStore, type StoreApi } from "zustand";
import type { Numbered } from "./model/options.ts";

/** A card to look at: in play by its handle, anywhere by its code. */
export interface Looked {
  readonly code: string | null;
  readonly handle?: CardRef;
}

export type Panel =
  | { readonly is: "actions" }
  | { readonly is: "undo" }
  | { readonly is: "help" }
  | { readonly is: "concede" }
  | { readonly is: "log" }
  | { readonly is: "pile"; readonly pile: "discard" | "won" | "removed"; readonly player: Player }
  | { readonly is: "confirm"; readonly of: "losing" | "idle"; readonly deed: () => void };

/** Several things can be done with one card: they are offered beside it. */
export interface OfferedGestures {
  readonly ref: CardRef;
  readonly options: readonly Numbered[];
  readonly anchor: HTMLElement;
}

/** Why the card last asked about cannot be used. */
interface RefusedGesture {
  readonly ref: CardRef;
  readonly reasons: readonly Reason[];
}

export interface Gestures {
  readonly picked: CardRef | null;
  /** The card last tapped with a finger: the first tap shows what it does, the second does it. */
  readonly tapped: CardRef | null;
  readonly looked: Looked | null;
  /** What lies in front where people can talk. */
  readonly tab: "log" | "talk";
  readonly pinned: boolean;
  readonly zoomed: Looked | null;
  readonly panel: Panel | null;
  readonly offered: OfferedGestures | null;
  readonly refused: RefusedGesture | null;
  /** Things to be put in order, as they stand: places in the options of the question. */
  readonly order: readonly number[] | null;
  /** Null: as it was before. */
  readonly keepOrder: boolean | null;
  /** What is left of an order that was sent, each by its key. */
  readonly plan: readonly string[];
  readonly foreseen: Foreseen | null;
  readonly hint: Hint | "asking" | "none" | null;
  /** The lane shown large on a phone, counted from 0. */
  readonly lane: number;
  /** The end of the game was put aside to look at the table. */
  readonly endSeen: boolean;
  /** How often the summary of the table was asked for; 0 is never. */
  readonly summaries: number;
  readonly change: (part: Partial<Omit<Gestures, "change">>) => void;
}

export type GestureStore = StoreApi<Gestures>;

export const makeGestures = (): GestureStore =>
  createStore((set) => ({
    picked: null,
    tapped: null,
    looked: null,
    tab: "log",
    pinned: false,
    zoomed: null,
    panel: null,
    offered: null,
    refused: null,
    order: null,
    keepOrder: null,
    plan: [],
    foreseen: null,
    hint: null,
    lane: 0,
    endSeen: false,
    summaries: 0,
    change: (part) => set(part),
  }));

/** A new question: what was half done for the old one is forgotten. */
export const forgetMove = {
  picked: null,
  tapped: null,
  offered: null,
  refused: null,
  order: null,
  keepOrder: null,
  foreseen: null,
  hint: null,
} as const satisfies Partial<Gestures>;
