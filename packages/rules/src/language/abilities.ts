/** An ability, and a card as its file writes it. */
import type { Effect } from "./effects.ts";
import type { CardName, Comparison, Filter, PlayerRef, Test } from "./expressions.ts";
import type { Cause, EventKind, Icon, Phase, Timing, Zone } from "./words.ts";

/** Everything that can be asked of a happening. Absent keys do not matter. */
interface Details {
  readonly card?: CardName | Filter;
  readonly player?: PlayerRef;
  readonly icon?: Icon;
  readonly margin?: Comparison;
  readonly story?: CardName;
  readonly cause?: Cause;
  readonly notCause?: Cause;
  /** Zone it came from, or went to: a domain itself stays where it is. */
  readonly from?: Exclude<Zone, "domain">;
  readonly to?: Exclude<Zone, "domain">;
  readonly phase?: Phase;
  /** For drawn cards: only those of the draw phase's own draw. */
  readonly framework?: true;
  /** For effectInitiated and changes made by cards: the card whose effect it is. */
  readonly source?: Filter;
  readonly timing?: readonly Timing[];
  /** effectInitiated: only an ability of a card in play (TRIG-02). */
  readonly ability?: true;
  readonly targeting?: CardName | Filter;
  readonly wouldDestroy?: CardName;
  readonly for?: "card" | "ability";
  readonly first?: true;
}

type Causes = "cause" | "notCause" | "source";

/** What can be asked of each happening, beside its phase: a detail that its text does not tell is not in its line. */
export interface DetailsOf extends Record<EventKind, keyof Details> {
  readonly cardEnteredPlay: "card" | "from" | Causes;
  readonly cardPlayed: "card" | "player" | "from" | Causes;
  readonly cardLeftPlay: "card" | "to" | Causes;
  readonly cardEnteredDiscardPile: "card" | "player" | "from" | Causes;
  readonly cardReturnedToHand: "card" | "from" | Causes;
  readonly cardDestroyed: "card" | Causes;
  readonly cardSacrificed: "card" | "player" | Causes;
  readonly cardDiscarded: "card" | "player" | "from" | Causes;
  readonly cardDrawn: "player" | "framework" | "first";
  readonly cardAttached: "card" | "player" | Causes;
  readonly cardReadied: "card" | "player" | Causes;
  readonly cardExhausted: "card" | "player" | Causes;
  readonly characterCommitted: "card" | "player" | "story";
  readonly characterUncommitted: "card" | Causes;
  readonly characterWounded: "card" | "margin" | Causes;
  readonly characterWentInsane: "card" | Causes;
  readonly characterRestored: "card" | Causes;
  readonly controlChanged: "card" | "player" | Causes;
  readonly tokensPlaced: "card";
  readonly tokensRemoved: "card";
  readonly domainDrained: "player";
  readonly domainRefreshed: "player";
  readonly domainAdded: "player";
  readonly resourceAttached: "player";
  readonly costOverpaid: "card" | "player" | "for";
  readonly effectInitiated: "player" | "source" | "timing" | "ability" | "targeting" | "wouldDestroy";
  readonly struggleBegins: "icon" | "story";
  readonly struggleResolves: "icon" | "story";
  readonly struggleWon: "card" | "player" | "icon" | "margin" | "story";
  readonly struggleLost: "player" | "icon" | "margin" | "story";
  readonly storySucceeded: "player" | "margin" | "story";
  readonly storyNotSucceeded: "player" | "story";
  readonly storyUnchallenged: "player" | "story";
  readonly storyResolved: "card" | "story";
  readonly storyWon: "player" | "story";
  readonly commitStepEnded: "player";
  readonly phaseBegan: "player";
  readonly phaseEnded: "player";
  readonly turnBegan: "player";
  readonly turnEnded: "player";
  readonly cardRevealed: "card" | "player" | Causes;
  readonly cardSearched: "player";
}

interface Waiting<E extends EventKind> {
  readonly on: E;
  /** Before it happens (disrupts and replacements); otherwise after. */
  readonly would?: true;
}
export type TriggerOn<E extends EventKind> = Waiting<E> & Pick<Details, DetailsOf[E] | "phase">;

/** What a triggered ability or a waiting passive listens to. */
export type Trigger = { readonly [E in EventKind]: TriggerOn<E> }[EventKind];

/** A trigger of whatever kind, for whoever reads it: any detail may be asked. */
export type AnyTrigger = Waiting<EventKind> & Details;

/** `copy`: "Limit once", forgotten when the copy changes zone. `title`: "Limit 1", per title and player (TRIG-26). */
export interface Limit {
  readonly times: number;
  readonly per: "phase" | "turn" | "game";
  readonly by: "copy" | "title";
}

export interface Ability {
  readonly timing: Timing;
  /** Waiting: on an event. */
  readonly when?: Trigger;
  /** Waiting: on a state, checked in step E4 (`whenever`). */
  readonly whenever?: Test;
  /** Usable or in force only if. For a continuous passive this is its `while`. */
  readonly if?: Test;
  /** Where the card must be; play by default, the hand for events. */
  readonly from?: Zone;
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
  readonly limit?: Limit;
  /** A passive that replaces what would happen ("instead"). */
  readonly replaces?: true;
  /** Usable by any player (conspiracies). */
  readonly anyPlayer?: true;
}

/** "Play only ..." (TIME-11). */
export interface PlayOnly {
  readonly phase?: Phase;
  readonly turnOf?: "you" | "opponent";
  readonly if?: Test;
}

/** What a card file adds to the facts of a card. */
export interface CardText {
  readonly attachTo?: Filter;
  readonly playOnly?: PlayOnly;
  readonly abilities: readonly Ability[];
  readonly copiesAllowed?: number;
  /** Readable while it lies on a domain (TEXT-04). */
  readonly worksAsResource?: true;
}
