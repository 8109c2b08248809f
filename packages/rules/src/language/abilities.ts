/** An ability, and a card as its file writes it. */
import type { Effect } from "./effects.ts";
import type { CardName, Comparison, Filter, PlayerRef, Test } from "./expressions.ts";
import type { Cause, EventKind, Icon, Phase, Timing, Zone } from "./words.ts";

/** What a triggered ability or a waiting passive listens to. Absent keys do not matter. */
export interface Trigger {
  readonly on: EventKind;
  /** Before it happens (disrupts and replacements); otherwise after. */
  readonly would?: true;
  readonly card?: CardName | Filter;
  readonly player?: PlayerRef;
  readonly icon?: Icon;
  readonly margin?: Comparison;
  readonly story?: CardName;
  readonly cause?: Cause;
  readonly notCause?: Cause;
  /** Zone it came from, or went to. */
  readonly from?: Zone;
  readonly to?: Zone;
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
