/** The verbs of the card language: what an ability does, as a tree of plain data. */

import type { Ability } from "./abilities.ts";
import type { CardName, Count, Filter, Num, PlayerRef, Selection, Target, Test } from "./expressions.ts";
import type { CardType, Faction, Icon, Keyword } from "./words.ts";

export type IconCounts = { readonly [I in Icon]?: Num };

/** Keywords that carry a number (KW-GEN-03). */
type NumberedKeyword = "Toughness" | "Fated";
type GainedKeyword =
  | { readonly keyword?: Exclude<Keyword, NumberedKeyword>; readonly amount?: never }
  | { readonly keyword: NumberedKeyword; readonly amount: Num };

interface OtherTraits {
  readonly skill?: Num;
  readonly icons?: IconCounts | { readonly of: CardName; readonly printed?: true };
  readonly subtype?: string | { readonly named: true };
  readonly faction?: Faction;
  readonly ability?: Ability;
  readonly booster?: Icon;
}

/** What `gains` speaks of. */
export type Traits = OtherTraits & GainedKeyword;

/** What `loses` takes: traits that are there when it takes effect (LAST-08), or the printed ones (COMP-24). */
export interface Losses {
  /** A single icon of a type, or the printed icons of that type. */
  readonly icons?: "all" | "allPrinted" | Icon | { readonly printed: Icon };
  readonly keyword?: Keyword | "all";
  readonly subtypes?: "all" | string;
  readonly toughness?: true;
}

export type Until =
  | "endOfPhase"
  | "endOfTurn"
  | "always"
  | "whileThisExhausted"
  | "whileThisCommitted"
  /** Of the controller of the card it lies on; it ends with that step. */
  | "nextCommitStep";

/** Verbs that a `cannot` may name. */
export type Deed =
  | "commit"
  | "ready"
  | "exhaust"
  | "wound"
  | "goInsane"
  | "restore"
  | "destroy"
  | "leaveDiscard"
  | "placeSuccess"
  | "beChosen"
  | "play"
  | "trigger"
  | "changeControl"
  | "uncommit"
  | "draw";

export interface Form {
  readonly type: CardType;
  readonly subtypes?: readonly string[];
  readonly skill?: number;
  readonly icons?: { readonly [I in Icon]?: number };
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
}

interface Lasting {
  readonly until?: Until;
}

export type Effect =
  // characters
  | { readonly do: "wound"; readonly who: Selection; readonly count?: Num }
  | { readonly do: "driveInsane"; readonly who: Selection }
  | { readonly do: "restore"; readonly who: Selection }
  | { readonly do: "ready"; readonly what: Selection }
  | { readonly do: "exhaust"; readonly what: Selection }
  | { readonly do: "commit"; readonly who: Selection; readonly to: Selection }
  | { readonly do: "uncommit"; readonly who: Selection }
  // cards between places
  | { readonly do: "destroy"; readonly what: Selection }
  | { readonly do: "sacrifice"; readonly what: Selection; readonly by?: PlayerRef; readonly untilDone?: true }
  | { readonly do: "discard"; readonly what: Selection }
  | { readonly do: "draw"; readonly who: PlayerRef; readonly count: Num }
  | {
      readonly do: "putIntoPlay";
      readonly what: Selection;
      readonly under?: PlayerRef;
      readonly exhausted?: true;
      readonly insane?: true;
      readonly committedTo?: CardName;
      readonly attachedTo?: Selection;
    }
  | { readonly do: "toHand"; readonly what: Selection }
  | {
      readonly do: "toDeck";
      readonly what: Selection;
      readonly where: "top" | "bottom" | "shuffled";
      readonly faceUp?: true;
    }
  | {
      readonly do: "attach";
      readonly what: Selection;
      readonly to: Selection;
      readonly asResource?: true;
      readonly faceDown?: true;
    }
  /** For as many cards from the top of their owner's discard pile. */
  | { readonly do: "exchange"; readonly what: Selection; readonly forTopOf: "discard" }
  | { readonly do: "removeFromGame"; readonly what: Selection }
  | ({ readonly do: "takeControl"; readonly who: PlayerRef; readonly what: Selection } & Lasting)
  | ({ readonly do: "exchangeControl"; readonly a: Selection; readonly b: Selection } & Lasting)
  | ({ readonly do: "becomes"; readonly what: Selection; readonly form: Form | "printed" } & Lasting)
  | { readonly do: "addDomain"; readonly who: PlayerRef }
  // hidden cards
  | { readonly do: "lookAt"; readonly what: Selection; readonly by?: PlayerRef }
  | { readonly do: "reveal"; readonly what: Selection; readonly until?: Until }
  | {
      readonly do: "search";
      readonly who: PlayerRef;
      readonly for: Filter;
      readonly count?: Count;
      readonly to: "hand" | "play" | "nowhere";
    }
  /** Puts the cards just looked at on top of a deck (`it`) where they go; the others go back on top, in any order. */
  | { readonly do: "sort"; readonly hand?: Count; readonly bottom?: Count }
  | { readonly do: "shuffle"; readonly who: PlayerRef }
  | { readonly do: "name"; readonly what: "subtype" | "icon" | "faction" }
  // tokens and domains
  | { readonly do: "placeTokens"; readonly count: Num; readonly on: Selection; readonly side?: PlayerRef }
  | { readonly do: "removeTokens"; readonly count: Num; readonly from: Selection; readonly side?: PlayerRef }
  | {
      readonly do: "moveTokens";
      readonly count: Num;
      readonly from: Selection;
      readonly to: Selection;
      readonly side?: PlayerRef;
    }
  /** From one player's side of a story to the other player's. */
  | { readonly do: "passTokens"; readonly count: Num; readonly from: Selection }
  | { readonly do: "redistribute"; readonly who: PlayerRef }
  | { readonly do: "moveWounds"; readonly count: Num; readonly from: Selection; readonly to: Selection }
  | { readonly do: "removeWounds"; readonly count: Num; readonly from: Selection }
  | { readonly do: "drain"; readonly what: Selection; readonly ifAny?: true }
  | { readonly do: "refresh"; readonly what: Selection }
  /** Moves the marker of a drained domain to another. */
  | { readonly do: "moveDrain"; readonly from: Selection; readonly to: Selection }
  | { readonly do: "returnWonStory"; readonly what: Selection }
  /** Into your won pile without being won: texts of stories only (WIN-19). */
  | { readonly do: "score"; readonly what: Selection }
  // traits: continuous in a passive, lasting in a triggered effect
  | ({ readonly do: "gains"; readonly who: Selection; readonly traits: Traits } & Lasting)
  | ({ readonly do: "loses"; readonly who: Selection; readonly traits: Losses } & Lasting)
  | ({
      readonly do: "setTo";
      readonly who: Selection;
      readonly traits: { readonly skill?: Num; readonly printedSkill?: Num };
    } & Lasting)
  | ({ readonly do: "blank"; readonly what: Selection; readonly printed?: true } & Lasting)
  | ({
      readonly do: "copies";
      readonly who: Selection;
      readonly from: Selection;
      readonly parts: readonly ("keywords" | "triggered" | "icons")[];
    } & Lasting)
  | ({
      readonly do: "costs";
      readonly what: Filter;
      /** Added to the cost; a negative number lowers it. */
      readonly change: Num;
      readonly min?: number;
      /** No text lowers it while this holds (DORM-11). */
      readonly fixed?: true;
      /** Used up after so many cards. */
      readonly uses?: number;
      /** Taken for a penalty, added before the reducers (PAY-28). */
      readonly of?: "cards" | "abilities";
    } & Lasting)
  | ({
      readonly do: "cannot";
      readonly deed: Deed;
      readonly who: Selection;
      readonly by?: "cardEffects";
      readonly during?: "refresh";
    } & Lasting)
  | ({
      readonly do: "must";
      readonly deed: "commit";
      readonly who: Selection;
      readonly to: CardName;
    } & Lasting)
  | ({
      readonly do: "can";
      readonly deed: "commitExhausted" | "stayCommitted";
      readonly who: Selection;
    } & Lasting)
  | ({
      readonly do: "immune";
      readonly who: Selection;
      readonly to: Filter;
      /** To triggered effects of such cards only (TRIG-40). */
      readonly triggered?: true;
    } & Lasting)
  | ({
      readonly do: "entersAs";
      readonly who: Selection;
      readonly exhausted?: true;
      readonly insane?: true;
    } & Lasting)
  | ({
      readonly do: "struggles";
      readonly at: Selection;
      readonly add?: Icon;
      readonly remove?: Icon | "chosen";
    } & Lasting)
  | ({
      readonly do: "counts";
      readonly who: Selection;
      readonly what: "skill" | "icons" | "both";
      readonly at?: Selection;
      readonly not?: true;
    } & Lasting)
  | ({ readonly do: "provides"; readonly what: Filter; readonly faction: Faction } & Lasting)
  | ({ readonly do: "holdsInsane"; readonly who: Selection } & Lasting)
  | ({ readonly do: "storiesToWin"; readonly change: Num } & Lasting)
  | ({ readonly do: "woundsOfEvents"; readonly times: number } & Lasting)
  | ({ readonly do: "struggleDecidedBy"; readonly icon: Icon; readonly instead: Icon } & Lasting)
  /** Heroic and Villainous characters at the same time (COMP-05). */
  | ({ readonly do: "mixAlignments"; readonly who: PlayerRef } & Lasting)
  | ({
      readonly do: "mayPlay";
      readonly what: Selection;
      /** Events so played go to the bottom of their owner's deck afterwards (ERR-18). */
      readonly thenToBottom?: true;
    } & Lasting)
  // about other effects
  | { readonly do: "cancel" }
  | { readonly do: "prevent"; readonly count?: Num }
  | { readonly do: "insteadOfThat"; readonly effect: Effect }
  | { readonly do: "delayed"; readonly at: "endOfPhase" | "endOfTurn"; readonly effect: Effect }
  | { readonly do: "moveThisEvent"; readonly to: "hand" | "topOfDeckFaceUp" | "bottomOfDeck" }
  | { readonly do: "payToPutIntoPlay"; readonly what: Selection }
  | { readonly do: "playFree"; readonly what: Selection }
  | { readonly do: "choose"; readonly what: Target }
  | { readonly do: "nothing" }
  // combinators
  | { readonly do: "inOrder"; readonly effects: readonly Effect[] }
  | { readonly do: "then"; readonly first: Effect; readonly next: Effect }
  | { readonly do: "ifThen"; readonly test: Test; readonly yes: Effect; readonly no?: Effect }
  | { readonly do: "either"; readonly by: PlayerRef; readonly options: readonly Effect[] }
  | { readonly do: "may"; readonly by: PlayerRef; readonly effect: Effect }
  | { readonly do: "unless"; readonly by: PlayerRef; readonly pay: Effect; readonly effect: Effect }
  | { readonly do: "forEach"; readonly what: Selection; readonly effect: Effect }
  | { readonly do: "repeat"; readonly times: Num; readonly effect: Effect }
  | {
      readonly do: "eachPlayer";
      /** `chosen`: one player, whom the controller chooses among those it can be done for (TGT-11). */
      readonly who: "all" | "opponents" | "chosen";
      readonly effect: Effect;
      readonly ifAble?: true;
    }
  | { readonly do: "until"; readonly end: Until; readonly effects: readonly Effect[] }
  // prices: of an ability, or asked inside a text; X is announced for an ability only
  | { readonly do: "pay"; readonly count: Num }
  | { readonly do: "payX"; readonly atLeast?: number };

export type EffectKind = Effect["do"];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;

/** Effects on what cards are and may do: continuous in a passive, lasting when a triggered effect makes them. */
export const LASTING_KINDS = [
  "gains",
  "loses",
  "setTo",
  "blank",
  "copies",
  "costs",
  "cannot",
  "must",
  "can",
  "immune",
  "entersAs",
  "struggles",
  "counts",
  "provides",
  "holdsInsane",
  "storiesToWin",
  "woundsOfEvents",
  "struggleDecidedBy",
  "mixAlignments",
  "mayPlay",
  "takeControl",
  "exchangeControl",
  "becomes",
] as const satisfies readonly EffectKind[];
export type LastingKind = (typeof LASTING_KINDS)[number];
