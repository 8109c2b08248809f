/** Who, which, how many, whether: the nouns of the card language, all plain data. */
import type { CardType, Faction, Icon, Keyword, Phase, Zone } from "./words.ts";

/** A player as a card names him. `thatPlayer`: inside eachPlayer, or the player of the trigger. */
export type PlayerRef =
  | "you"
  | "opponent"
  | "anyPlayer"
  | "thatPlayer"
  | "active"
  | "controllerOfIt"
  | "ownerOfIt"
  | "controllerOfThat"
  | "controllerOfHost"
  | "theOtherPlayer";

/**
 * One card or a set already known to the scene. `this`: the card with the ability; `host`: what it is attached
 * to; `that`: what the trigger is about; `thatStory`: the story of the trigger; `it`: what was chosen last;
 * `each`: the current one of a forEach; any other word: a name given by `as`, or `sacrificed`, `exhausted`,
 * `discarded` for what a cost took.
 */
export type CardName =
  | "this"
  | "host"
  | "that"
  | "thatStory"
  | "storyOfThis"
  | "storyOfHost"
  | "it"
  | "each"
  | (string & {});

export type Num =
  | number
  | { readonly x: true }
  | { readonly count: Filter }
  | { readonly countFactions: Filter }
  | { readonly skillOf: CardName }
  | { readonly costOf: CardName; readonly printed?: true }
  | { readonly iconsOf: CardName; readonly icon: Icon; readonly printed?: true }
  | { readonly tokensOn: CardName }
  | { readonly woundsOn: CardName }
  | { readonly margin: true }
  | { readonly overpaid: true }
  | { readonly paid: true }
  | { readonly handOf: PlayerRef }
  | { readonly howMany: CardName }
  | { readonly plus: readonly [Num, Num] }
  | { readonly minus: readonly [Num, Num] }
  | { readonly times: readonly [Num, Num] }
  | { readonly min: readonly [Num, Num] }
  | { readonly max: readonly [Num, Num] };

export interface Comparison {
  readonly atMost?: Num;
  readonly atLeast?: Num;
  readonly exactly?: Num;
  readonly below?: Num;
  readonly above?: Num;
}

/** `card` is any deck card; `attachment` a support attached to something. */
export type Noun = CardType | "card" | "attachment" | "domain" | "resource";

/** All keys are joined by "and"; `anyOf` and `not` say the rest. The zone is `play` unless `in` says otherwise. */
export interface Filter {
  readonly type?: Noun;
  readonly in?: Zone | readonly Zone[];
  readonly controller?: PlayerRef;
  readonly owner?: PlayerRef;
  readonly subtype?: string;
  readonly faction?: Faction;
  readonly neutral?: boolean;
  readonly keyword?: Keyword;
  readonly skill?: Comparison;
  readonly cost?: Comparison;
  readonly icon?: { readonly is: Icon; readonly count?: Comparison };
  readonly wounds?: Comparison;
  readonly tokens?: Comparison;
  /** Success tokens of a player on a story. */
  readonly side?: { readonly of: PlayerRef; readonly count: Comparison };
  /** Cards on a domain. */
  readonly resources?: Comparison;
  readonly printed?: {
    readonly cost?: Comparison;
    readonly skill?: Comparison;
    readonly subtype?: string;
    readonly icon?: { readonly is: Icon; readonly count?: Comparison };
  };
  readonly ready?: boolean;
  readonly exhausted?: boolean;
  readonly insane?: boolean;
  readonly wounded?: boolean;
  readonly drained?: boolean;
  readonly committed?: boolean;
  /** Committed to, or attached to, this story. */
  readonly at?: CardName;
  /** Was at the story of the trigger when that happened. */
  readonly wasAt?: "thatStory";
  readonly attachedTo?: CardName;
  readonly attached?: boolean;
  readonly hasAttachment?: Filter;
  readonly title?: string;
  readonly sameTitleAs?: CardName;
  readonly unique?: boolean;
  /** Not the card with the ability. */
  readonly other?: true;
  /** None of the cards so named. */
  readonly isNot?: CardName;
  readonly is?: CardName;
  /** Came to its zone in this phase. */
  readonly enteredThisPhase?: boolean;
  /** A resource on the domain being drained for the cost (PAY-22). */
  readonly onDrainedDomain?: true;
  readonly anyOf?: readonly Filter[];
  readonly not?: Filter;
}

/** How many a choice asks for: exactly n, up to n, or any number. */
export type Count = Num | { readonly upTo: Num } | "anyNumber";

/**
 * Which cards an effect is about. `choose` is a target (TGT-01), `pick` is not; `each` takes all that fit;
 * `lowest` and `highest` follow TGT-07.
 */
export type Selection =
  | {
      readonly choose: Filter;
      readonly count?: Count;
      readonly by?: PlayerRef;
      readonly as?: string;
      /** Without one to choose the rest is done all the same (TGT-06). */
      readonly ifAble?: true;
      readonly eachPlayer?: never;
    }
  | {
      readonly choose: Filter;
      readonly by?: PlayerRef;
      readonly as?: string;
      /** One of each player's, so that no number is said. */
      readonly eachPlayer: true;
      readonly count?: never;
      readonly ifAble?: never;
    }
  | {
      readonly pick: Filter;
      readonly count?: Count;
      readonly by?: PlayerRef;
      readonly as?: string;
      readonly ifAble?: true;
      /** One card may be picked more than once, as wounds are divided (WND-11). */
      readonly again?: true;
    }
  | { readonly each: Filter }
  | { readonly random: Filter; readonly count?: Num }
  | { readonly top: Num; readonly of: PlayerRef; readonly pile?: "deck" | "discard" }
  | { readonly lowest: "skill" | "cost"; readonly of: Filter; readonly chosen?: true }
  | { readonly highest: "skill" | "cost"; readonly of: Filter; readonly chosen?: true }
  | { readonly the: CardName };

/** A selection that is made when the effect is initiated (TGT-01). */
export type Target = Extract<Selection, { readonly choose: Filter }>;

export type Test =
  | { readonly exists: Filter }
  | { readonly number: Num; readonly is: Comparison }
  | { readonly is: CardName; readonly like: Filter }
  | { readonly all: Filter; readonly are: Filter }
  | { readonly committed: CardName }
  | { readonly attached: CardName }
  | { readonly phase: Phase }
  | { readonly turnOf: PlayerRef }
  | { readonly day: true }
  | { readonly night: true }
  | { readonly overpaid: true }
  | { readonly enteredThisPhase: CardName }
  | { readonly attacking: CardName }
  | { readonly defending: CardName }
  | { readonly not: Test }
  | { readonly anyOf: readonly Test[] }
  | { readonly allOf: readonly Test[] };
