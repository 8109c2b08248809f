/** The state of a game: small mutable shells, immutable payloads, plain data throughout. */
import type { CardCode } from "../language/cards.ts";
import type { Until } from "../language/effects.ts";
import type {
  CardType,
  Cause,
  Condition,
  EventKind,
  Faction,
  Icon,
  Keyword,
  Phase,
  Player,
  Timing,
  Zone,
} from "../language/words.ts";
import type { Cache } from "./cache.ts";
import type { ChangeKind, Manner } from "./change-kinds.ts";
import type { Game, Printed, PrintedKeywords } from "./game.ts";
import type { Happening } from "./happenings.ts";
import type { ProcedureName } from "./procedure-locals.ts";
import type { TakenFrom, Use, UsedTrigger } from "./used.ts";
import type { Watcher } from "./watchers.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Index into `State.cards`. Never leaves the engine: see view/. */
export type CardId = Brand<number, "CardId">;
/** "No card". This file owns the cast to an id. */
export const NOBODY = -1 as CardId;
export const cardId = (index: number): CardId => index as CardId;

/** Immutable and shared by clones: `edit` puts a copy in its place. Everything that lies on the table is a card: characters, stories, domains, resources. Always all fields, in this order. */
export interface CardState {
  readonly id: CardId;
  /** Empty for a starting domain (SETUP-05). */
  readonly code: CardCode;
  readonly owner: Player;
  readonly controller: Player;
  /** Under whom it came into play; control falls back to him (CTRL-16). */
  readonly base: Player;
  readonly zone: Zone;
  /** What it is attached to: a card, a story, or for a resource its domain. */
  readonly host: CardId;
  /** The story it is committed to. */
  readonly story: CardId;
  readonly condition: Condition;
  /** Of an insane card: it lies exhausted, where that is told (ED-42). */
  readonly layExhausted: boolean;
  readonly faceDown: boolean;
  readonly wounds: number;
  /** Success tokens on a card that is no story. */
  readonly tokens: number;
  /** Success tokens on a story, a side each (COMP-20). */
  readonly successP1: number;
  readonly successP2: number;
  /** A drained domain (PAY-02). */
  readonly drained: boolean;
  /** `State.phaseCount` when it came to its zone. */
  readonly since: number;
  /** Counts changes of zone: a card that left and came back is a new card (LEAVE-04). */
  readonly life: number;
  /** Handles by which the viewers know it; 0 is none. */
  readonly handleP1: number;
  readonly handleP2: number;
  readonly handleSpectator: number;
  /** Viewers who know this hidden card: 1 P1, 2 P2, 4 spectators. */
  readonly knownTo: number;
}

/** A card that is being changed: only what `edit` has just made. */
export type EditableCard = { -readonly [K in keyof CardState]: CardState[K] };

export interface Seat {
  deck: CardId[];
  hand: CardId[];
  /** From the bottom: the last one lies on top (COMP-22). */
  discard: CardId[];
  domains: CardId[];
  /** Cards on the domains; each names its domain as host. */
  resources: CardId[];
  won: CardId[];
  removed: CardId[];
}

/** An ability of a card in the game: its own, or one gained. `gained` is the index of the modifier's ability. */
export interface AbilityRef {
  readonly code: CardCode;
  readonly index: number;
}

/** What the player of an effect has named (SUBT-01). */
export type NamedWord =
  | { readonly what: "icon"; readonly word: Icon }
  | { readonly what: "faction"; readonly word: Faction }
  | { readonly what: "subtype"; readonly word: string };

/** What a copy took from its original as it was made (TRIG-39). */
export interface Copied {
  readonly code: CardCode;
  readonly keywords: PrintedKeywords;
}

/** How a wait ends: `endOfPhase` and `endOfTurn` by the clock, the rest by asking. */
export interface Modifier {
  readonly id: number;
  readonly source: CardId;
  readonly ability: AbilityRef;
  /** Node of the ability's effect that made it. */
  readonly node: number;
  readonly player: Player;
  /** The cards it acts on, fixed when it was made (LAST-07); empty where the effect has a filter of its own. */
  readonly subjects: readonly CardId[];
  /** `CardState.life` of each subject: it ends for a card that left play. */
  readonly lives: readonly number[];
  readonly until: Until;
  /** Numbers fixed when it was made, in the order the effect's traits list them. */
  readonly values: readonly number[];
  readonly named: NamedWord | null;
  readonly copied: Copied | null;
  readonly uses: number;
}

/** A replacement that stood in for a change: whose, and the number of its ability. */
export interface Replacement {
  readonly source: CardId;
  readonly ability: number;
}

/** Something that would happen, happens, or has happened. Immutable. */
export interface Change {
  readonly kind: ChangeKind;
  readonly card: CardId;
  readonly player: Player;
  readonly count: number;
  /** A story, a host, a domain, a second card. */
  readonly other: CardId;
  readonly to: Zone | "";
  readonly how: Manner | null;
  /** What the controller of a Resilient card that would leave play has said (KW-RESI-01). */
  readonly resilient: "unasked" | "yes" | "no";
  readonly cause: Cause;
  /** The card whose effect or cost it is. */
  readonly source: CardId;
  /** Replacements that already stood in for it (TRIG-28). */
  readonly replaced: readonly Replacement[];
}

/** What a filter reads of a card itself; the rest is worked out from printed values and texts. */
export type CardStanding = Pick<
  CardState,
  | "id"
  | "owner"
  | "controller"
  | "zone"
  | "host"
  | "story"
  | "condition"
  | "layExhausted"
  | "faceDown"
  | "wounds"
  | "tokens"
  | "successP1"
  | "successP2"
  | "drained"
  | "since"
>;

/** What a card was when it left play; texts about that and its own responses see it so (LEAVE-05, TRIG-09). */
export interface LastKnown extends CardStanding {
  readonly blank: boolean;
  readonly type: CardType | "none";
  readonly subtypes: readonly string[];
  readonly faction: Faction | "neutral" | "none";
  readonly keywords: readonly Keyword[];
  readonly skill: number;
  readonly cost: number;
  /** Terror, combat, arcane, investigation. */
  readonly icons: readonly number[];
  readonly attachments: readonly LastKnown[];
}

/** A trigger that was met (C5). Immutable. */
export interface Note {
  readonly id: number;
  readonly event: EventKind;
  /** `EffectInProgress.id` it belongs to. */
  readonly effect: number;
  readonly card: CardId;
  readonly player: Player;
  readonly story: CardId;
  readonly other: CardId;
  readonly icon: Icon | "";
  readonly count: number;
  readonly cause: Cause;
  readonly source: CardId;
  readonly from: Zone | "";
  readonly to: Zone | "";
  readonly framework: boolean;
  readonly was: LastKnown | null;
  /** Characters that took part (storyResolved, struggles). */
  readonly cards: readonly CardId[];
}

/** What a disrupt or a replacement is about: a part of a change, or an effect as a whole. */
export type Disrupted =
  | { readonly of: "change"; readonly change: number; readonly part: number }
  | { readonly of: "effect"; readonly effect: number };

/** One effect between its initiation and its end (TIME-12). */
export interface EffectInProgress {
  readonly id: number;
  readonly kind: "play" | "ability" | "dormant" | "framework" | "rule";
  readonly timing: Timing | "";
  readonly player: Player;
  readonly source: CardId;
  readonly ability: AbilityRef | null;
  /** What set it off, as a note, for "that". */
  readonly trigger: Note | null;
  readonly about: Disrupted | null;
  /** From where a card is played. */
  readonly from: Zone;
  x: number;
  /** Domain to be drained for it; NOBODY if none. */
  domain: CardId;
  cost: number;
  overpaid: number;
  /** Cards chosen, by name; "it" is the last. Immutable payload. */
  chosen: Readonly<Record<string, readonly CardId[]>>;
  /** Selections already answered, by the names of effects/slot-names.ts, which nobody takes apart. */
  answered: readonly string[];
  thatPlayer: Player;
  each: CardId;
  named: NamedWord | null;
  /** Last primitive was carried out in full (COST-09). */
  done: boolean;
  cancelled: boolean;
  costPaid: boolean;
  /** Initiated openly: the opponent may see it. */
  announced: boolean;
}

/** A change under way (C1 to C5); disrupts and replacements look at it. */
export interface ChangeInProgress {
  readonly id: number;
  parts: readonly Change[];
  /** Parts prevented, cancelled or replaced. */
  struck: readonly number[];
}

export type Locals = Readonly<Record<string, unknown>>;

export interface Frame {
  readonly procedure: ProcedureName;
  step: number;
  locals: Locals;
}

/** Kinds that ask for a place for each of several cards; all others list options. */
export const ASSIGNED_KINDS = ["setup", "commit", "oppose"] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

export type QuestionKind =
  | AssignedKind
  | "action"
  | "response"
  | "disrupt"
  | "order"
  | "target"
  | "x"
  | "domain"
  | "cost"
  | "pick"
  | "may"
  | "either"
  | "name"
  | "token"
  | "storyEffect"
  | "resource"
  | "restore"
  | "resolve"
  | "mulligan"
  | "firstPart";

/** The question now put. What may be answered is listed by the step that asked. */
export interface Question {
  readonly id: number;
  readonly player: Player;
  readonly kind: QuestionKind;
  readonly source: CardId;
}

export interface Result {
  readonly winner: Player | "draw";
  readonly because: "stories" | "deck" | "concession" | "loop" | "turns";
}

export interface State {
  /** Shared, read-only: ruleset, options, definitions. Not part of the saved data. */
  readonly game: Game;
  cards: CardState[];
  /** The printed card behind each of `cards`; computed from the codes, shared by clones, not saved. */
  faces: readonly Printed[];
  P1: Seat;
  P2: Seat;
  /** Three slots; NOBODY where the story deck ran out (WIN-14). */
  stories: CardId[];
  conspiracies: CardId[];
  storyDeck: CardId[];
  /** Characters and supports in play, attachments and Dormant cards included, in the order they came. */
  inPlay: CardId[];
  starter: Player;
  active: Player;
  turn: number;
  phase: Phase;
  phaseCount: number;
  frames: Frame[];
  effects: EffectInProgress[];
  changes: ChangeInProgress[];
  notes: Note[];
  /** Responses, disrupts, passives and forced responses already used in this effect (TRIG-04). */
  usedTriggers: UsedTrigger[];
  modifiers: Modifier[];
  uses: Use[];
  delayed: Delayed[];
  /** What was done in this action window, and from which position (LOOP-03). */
  windowSeen: TakenFrom[];
  /** Effects begun since somebody could last act freely (LOOP-04). */
  unasked: number;
  nextId: number;
  /** Four streams of four words: P1's deck, P2's deck, story deck, effects. */
  random: number[];
  handles: [number, number, number];
  question: Question | null;
  result: Result | null;
  /** Counts every change of the state; caches are valid for one number. Not saved. */
  version: number;
  /** Counts what can change which texts are in force: moves, insanity, control, lasting effects. Not saved. */
  tableVersion: number;
  /** Computed values. Not saved, not cloned. */
  cache: Cache;
  /** Where what happens is written, if anybody reads it. Not saved, not cloned. */
  journal: Happening[] | null;
  /** Not saved, not cloned. */
  watchers: readonly Watcher[];
}

/** An errand for the end of the phase or turn. */
export interface Delayed {
  readonly at: "endOfPhase" | "endOfTurn";
  readonly player: Player;
  readonly source: CardId;
  readonly ability: AbilityRef;
  readonly node: number;
  readonly chosen: Readonly<Record<string, readonly CardId[]>>;
  readonly lives: readonly number[];
}
