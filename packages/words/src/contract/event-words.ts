/** What a language has for what a player may respond to: each event when it has happened, and when it would. */
import type { EventKind, Icon } from "@fhtagn/rules";

/** What an event is about, names found. */
export interface EventFacts {
  readonly card: string;
  readonly who: "you" | { readonly name: string };
  readonly story: string;
  /** Throws where the event is of no struggle. */
  readonly icon: Icon;
}

export interface EventLine {
  readonly happened: (event: EventFacts) => string;
  readonly would: (event: EventFacts) => string;
}

export interface EventWords {
  readonly lines: { readonly [K in EventKind]: EventLine };
  /** Several events at once. */
  readonly together: (sentences: readonly string[]) => string;
}
