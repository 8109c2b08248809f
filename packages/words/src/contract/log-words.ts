/** What a language has for the log: a line for each kind of happening. */
import type { HappeningKind, Icon, Phase, Result, SetupStep, Timing } from "@fhtagn/rules";

/** A story, a conspiracy or a domain by its number, and its title where it is known; or a card. */
export type ToldPlace =
  | { readonly in: "story" | "conspiracy" | "domain"; readonly number: number; readonly title: string | null }
  | { readonly in: "card"; readonly title: string | null };

/** What a line is made of, names found and secrets kept. A fact that this kind of happening has not throws when read. */
export interface LogFacts {
  /** Who did it or whom it befell: the reader, somebody by his name, or nobody in particular. */
  readonly who: "you" | { readonly name: string } | null;
  /** The title, where the reader may know the card. */
  readonly card: string | null;
  /** Null where the happening has no place of its own. */
  readonly place: ToldPlace | null;
  readonly tokens: number;
  readonly timing: Timing | undefined;
  readonly icon: Icon;
  readonly phase: Phase;
  readonly turn: number;
  readonly step: SetupStep;
  readonly because: Result["because"];
  /** An icon type, a faction or a subtype that was named. */
  readonly word: string;
}

export type LogWords = { readonly [K in HappeningKind]: (told: LogFacts) => string };
