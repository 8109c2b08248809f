/** What a viewer receives: plain JSON, every card named as he knows it. */

import type { Condition, Phase, Player } from "../language/words.ts";
import type { MomentOn } from "../moment.ts";
import type { AboutOn } from "../state/about.ts";
import type { OptionOn } from "../state/decisions.ts";
import type { Viewer } from "../state/handles.ts";
import type { ProcedureName } from "../state/procedure-locals.ts";
import type {
  AbilityRef,
  AssignedKind,
  CardId,
  Change,
  Delayed,
  EffectInProgress,
  LastKnown,
  Modifier,
  Note,
  QuestionKind,
  Result,
} from "../state/types.ts";
import type { Use, UsedTrigger } from "../state/used.ts";
import type { Sealed } from "./sealed.ts";

/**
 * A card as its viewer names it: his handle; 0 for no card; "P2.deck@12" for a hidden card that he knows (its
 * place in the deck from the bottom, or its number among those he knows of that hand); "P2.hand?1" for a hidden
 * card of which he knows no more than where it lies.
 */
export type CardRef = number | string;

/** A card in an open pile, in its owner's hand, or on a domain. */
export interface PileCard {
  readonly handle: number;
  readonly code: string;
  /** Came there in this phase. */
  readonly fresh?: true;
}

export interface WonCard extends PileCard {
  readonly owner: Player;
}

export interface ResourceView extends PileCard {
  readonly on: CardRef;
}

/** `code` is "" for a starting domain and null for a face-down card the viewer does not know. */
export interface DomainView {
  readonly handle: number;
  readonly code: string | null;
  readonly drained: boolean;
  readonly fresh?: true;
}

export interface StoryView extends PileCard {
  readonly owner: Player;
  readonly controller: Player;
  readonly successP1: number;
  readonly successP2: number;
}

/** A card in play; `code` is null if it lies face down and the viewer does not know it. */
export interface CardView {
  readonly handle: number;
  readonly code: string | null;
  readonly owner: Player;
  readonly controller: Player;
  readonly base: Player;
  readonly host: CardRef;
  readonly story: CardRef;
  readonly condition: Condition;
  /** Insane and exhausted, where a card may be both (ED-42). */
  readonly layExhausted?: true;
  readonly faceDown: boolean;
  readonly wounds: number;
  readonly tokens: number;
  readonly fresh?: true;
}

/** `at` counts from the bottom; a face-up Prophecy has a handle. */
export interface KnownInDeck {
  readonly at: number;
  readonly code: string;
  readonly handle?: number;
}

export interface DeckView {
  readonly count: number;
  readonly known: readonly KnownInDeck[];
}

/** `cards` is the viewer's own hand; `known` are codes of cards he knows in another's, in the order they came. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly PileCard[];
  readonly known: readonly string[];
}

export interface SeatView {
  readonly hand: HandView;
  readonly deck: DeckView;
  readonly discard: readonly PileCard[];
  readonly domains: readonly DomainView[];
  readonly resources: readonly ResourceView[];
  readonly won: readonly WonCard[];
  readonly removed: readonly PileCard[];
}

/** An event between hand and discard pile (LEAVE-12). */
export interface LimboCard extends PileCard {
  readonly owner: Player;
}

/** Every `CardId` of a payload replaced by the viewer's name for the card. */
type Named<T, Ids extends keyof T, Lists extends keyof T> = Omit<T, Ids | Lists> & {
  readonly [K in Ids]: CardRef;
} & { readonly [K in Lists]: readonly CardRef[] };

export type Choices = Readonly<Record<string, readonly CardRef[]>>;

/** What was known of a card that left play. */
export type LastKnownView = Named<Omit<LastKnown, "attachments">, "id" | "story" | "host", never> & {
  readonly attachments: readonly LastKnownView[];
};

/** A trigger that was met; what says nothing is left out. */
export type NoteView = Pick<Note, "id" | "event" | "effect" | "player"> &
  Partial<Pick<Note, "icon" | "count" | "cause" | "from" | "to" | "framework">> & {
    readonly card?: CardRef;
    readonly story?: CardRef;
    readonly other?: CardRef;
    readonly source?: CardRef;
    readonly was?: LastKnownView;
    readonly cards?: readonly CardRef[];
  };

export type ChangeView = Named<Omit<Change, "replaced">, "card" | "other" | "source", never>;

export interface ChangesView {
  readonly id: number;
  readonly parts: readonly ChangeView[];
  readonly struck: readonly number[];
}

export type EffectView = Named<
  Omit<EffectInProgress, "chosen" | "trigger">,
  "source" | "domain" | "each",
  never
> & { readonly chosen: Choices; readonly trigger: NoteView | null };

/** `subjects` holds 0 for a card that is no longer the one the effect was laid on. */
export type ModifierView = Named<Omit<Modifier, "lives">, "source", "subjects">;
export type DelayedView = Named<Omit<Delayed, "lives" | "chosen">, "source", never> & {
  readonly chosen: Choices;
};

/** A use of a limited ability; that of a copy is told while it is the same copy. */
export type UseView = Pick<Use, "until"> &
  (
    | { readonly by: "copy"; readonly card: CardRef; readonly ability: AbilityRef }
    | { readonly by: "title"; readonly title: string; readonly player: Player; readonly ability: AbilityRef }
    | { readonly by: "dormant"; readonly player: Player; readonly story: CardRef }
  );

type ToCardRef<T> = T extends { readonly card: CardId }
  ? Omit<T, "card"> & { readonly card: CardRef }
  : never;

export type UsedTriggerView = ToCardRef<UsedTrigger>;

/** An action already taken from this very position (LOOP-03). */
export type TriedView =
  | { readonly do: "play"; readonly card: CardRef }
  | { readonly do: "use"; readonly card: CardRef; readonly ability: AbilityRef }
  | { readonly do: "makeDormant"; readonly card: CardRef; readonly on: CardRef };

export interface FrameView {
  readonly procedure: ProcedureName;
  readonly step: number;
  readonly locals: Readonly<Record<string, unknown>>;
}

/** `code` where the card has no handle: a card of a searched or looked-at deck or hand. */
export type OptionView = OptionOn<CardRef> & { readonly code?: string };
export type AboutView = AboutOn<CardRef, NoteView>;

/** The question now put. Others than the one asked learn who, of what kind, and what open effect asks. */
export type QuestionView =
  | {
      readonly form: "choose";
      readonly id: number;
      readonly player: Player;
      readonly kind: QuestionKind;
      readonly source: CardRef;
      readonly about: AboutView;
      readonly options: readonly OptionView[];
    }
  | {
      readonly form: "assign";
      readonly id: number;
      readonly player: Player;
      readonly kind: AssignedKind;
      readonly about: AboutView;
      readonly items: readonly CardRef[];
      readonly places: readonly (readonly CardRef[])[];
    }
  | {
      readonly form: "other";
      readonly player: Player;
      readonly kind: QuestionKind;
      readonly source: CardRef;
    };

/** An effect of a card that has begun and is not over: whose, of which card, and what it has chosen. */
export interface EffectUnderWay {
  readonly player: Player;
  readonly source: CardRef;
  readonly kind: EffectInProgress["kind"];
  readonly ability: AbilityRef | null;
  readonly chosen: readonly CardRef[];
}

export interface View {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly phase: Phase;
  readonly phaseCount: number;
  readonly active: Player;
  readonly starter: Player;
  readonly result: Result | null;
  /** Handles given to this viewer so far. */
  readonly handles: number;
  readonly P1: SeatView;
  readonly P2: SeatView;
  /** Three slots; null where the story deck ran out. */
  readonly stories: readonly (StoryView | null)[];
  readonly conspiracies: readonly StoryView[];
  readonly storyDeck: DeckView;
  readonly inPlay: readonly CardView[];
  readonly limbo: readonly LimboCard[];
  readonly moment: MomentOn<CardRef>;
  /** Effects of cards in the order in which they began; the last one is carried out first. */
  readonly underWay: readonly EffectUnderWay[];
  readonly question: QuestionView | null;
  /** What is under way as the engine keeps it. */
  readonly sealed: Sealed;
}
