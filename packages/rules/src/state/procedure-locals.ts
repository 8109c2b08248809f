/** Every procedure by name, and what its frames keep between two steps. Frames are saved so. */
import type { Icon, Player } from "../language/words.ts";
import type { SortPlace } from "./about.ts";
import type { CardId, Change, Disrupted, Frame, Locals, Note } from "./types.ts";

/** One node of an effect's tree. */
export type NodeLocals = {
  readonly node: number;
  /** Only the choosing, or only what follows it (SIM-07). */
  readonly part?: "select" | "act" | undefined;
  /** Whether all before this node was carried out in full. */
  readonly before?: boolean;
  /** Cards that were to be sacrificed and were not (COST-07). */
  readonly tried?: readonly CardId[] | undefined;
};

/** Cards still to be dealt with. */
type ListLocals = NodeLocals & { readonly left: readonly CardId[] };

/** Success tokens picked up, by side. */
type TokensInHand = {
  readonly P1?: number;
  readonly P2?: number;
};

type CommitLocals = { readonly assigned?: readonly number[] };

/** Only numbers, so that nobody can follow a card. The deck lies like this from the top: those meant for the hand,
 * those put back on top, those still to be placed; then the cards that were not looked at. */
export type Sorting = {
  readonly deck: Player;
  readonly to: SortPlace;
  readonly left: number;
  readonly hand: number;
  readonly bottom: number;
  readonly top: number;
};

type RoundLocals = {
  readonly player: Player;
  readonly passes: number;
  /** What would happen, each with what it is about; empty for responses, which read the notes of the state. */
  readonly notes: readonly Note[];
  readonly abouts: readonly (Disrupted | null)[];
  readonly would: boolean;
};

type Nothing = Readonly<Record<never, never>>;

export interface LocalsOf {
  readonly game: Nothing;
  readonly setup: {
    /** Players who decided on their mulligan. */
    readonly decided?: number;
    /** Starting resources chosen in secret: for each player the cards, domain by domain. */
    readonly P1?: readonly CardId[];
    readonly P2?: readonly CardId[];
  };
  readonly turn: Nothing;
  readonly refreshPhase: Nothing;
  readonly refreshSequence: { readonly restored?: CardId };
  readonly drawPhase: Nothing;
  readonly drawCards: Nothing;
  readonly resourcePhase: Nothing;
  readonly attachOneResource: Nothing;
  readonly operationsPhase: Nothing;
  /** Stories that the active player committed to in his step; absent before it. */
  readonly storyPhase: { readonly attacked?: readonly CardId[] };
  readonly commitActive: CommitLocals;
  readonly commitOpponent: CommitLocals;
  readonly resolveStories: { readonly resolved?: readonly CardId[] };
  readonly resolveStory: {
    readonly story: CardId;
    /** How many struggles of each type were resolved: terror, combat, arcane, investigation. */
    readonly done?: readonly number[];
    readonly there?: readonly CardId[];
  };
  readonly struggle: {
    readonly story: CardId;
    readonly icon: Icon;
    readonly winner?: Player;
    readonly margin?: number;
  };
  readonly success: { readonly story: CardId; readonly unchallenged?: boolean };
  readonly uncommitAll: Nothing;
  readonly phaseStart: Nothing;
  readonly phaseEnd: Nothing;
  readonly endOfTurn: Nothing;
  readonly actionWindow: { readonly player: Player; readonly passes: number };
  readonly box: { readonly body: PlainName };
  readonly responseWindow: RoundLocals;
  readonly disruptRound: RoundLocals;
  readonly effect: Nothing;
  readonly changes: {
    /** Each group at once, one after the other. */ readonly groups: readonly (readonly Change[])[];
    readonly next: number;
  };
  readonly change: {
    readonly asked: number;
    readonly replacing: number;
    /** Whose cards enter play first. */
    readonly first?: Player | undefined;
    /** Parts already put in order. */
    readonly order?: readonly number[] | undefined;
  };
  readonly check: Nothing;
  readonly winStory: { readonly story: CardId; readonly player: Player; readonly slot?: number };
  readonly dormantCards: { readonly story: CardId };
  readonly carryOut: NodeLocals;
  readonly inOrder: NodeLocals;
  readonly then: NodeLocals;
  readonly ifThen: NodeLocals;
  readonly either: NodeLocals;
  readonly may: NodeLocals;
  readonly unless: NodeLocals;
  readonly forEach: ListLocals;
  readonly repeat: NodeLocals & { readonly left?: number };
  readonly eachPlayer: NodeLocals & {
    readonly players?: readonly Player[];
    /** Every part has been carried out. */
    readonly over?: boolean;
    /** Who has still to choose, who is choosing, and what each has chosen (SIM-07). */
    readonly choosing?: readonly Player[];
    readonly chooser?: Player | null;
    readonly P1?: readonly CardId[];
    readonly P2?: readonly CardId[];
  };
  readonly takeTokens: ListLocals & TokensInHand;
  readonly search: NodeLocals & { readonly taken?: readonly CardId[] };
  /** Nothing more before the cards are looked at. */
  readonly sort: NodeLocals | (NodeLocals & Sorting);
  readonly name: NodeLocals;
  readonly nameStruggles: Nothing;
  readonly redistribute: NodeLocals & TokensInHand;
  readonly special: NodeLocals;
  readonly payInEffect: ListLocals;
  readonly payPrice: NodeLocals;
  /** The effect whose notes are dealt with. */
  readonly passivesAndForced: { readonly effect: number };
  readonly delayedErrands: { readonly at: "endOfPhase" | "endOfTurn" };
}

export type ProcedureName = keyof LocalsOf;
/** Procedures that begin with nothing to know. */
export type PlainName = {
  [P in ProcedureName]: Nothing extends LocalsOf[P] ? P : never;
}[ProcedureName];
/** Procedures of one node. */
export type NodeProcedure = {
  [P in ProcedureName]: LocalsOf[P] extends NodeLocals ? (NodeLocals extends LocalsOf[P] ? P : never) : never;
}[ProcedureName];

/** A frame of which the locals are known. */
export interface FrameWith<L extends Locals> extends Frame {
  locals: L;
}
export type FrameOf<P extends ProcedureName> = FrameWith<LocalsOf[P]>;

/** This function owns the cast: a frame's locals are those of its procedure (see `call`). */
export const isFrameOf = <P extends ProcedureName>(frame: Frame, name: P): frame is FrameOf<P> =>
  frame.procedure === name;
