/** What happened, as data: the log of a game. Built only when somebody reads it. */
import type { Icon, Phase, Player, Timing } from "../language/words.ts";
import type { Result } from "./types.ts";

/** A story or a conspiracy in its row, or a domain of a player; counted from 1. */
export type TablePlace =
  | { readonly row: "story" | "conspiracy"; readonly number: number }
  | { readonly row: "domain"; readonly number: number; readonly player: Player };

export interface Happening {
  readonly what: HappeningKind;
  /** Who did it or whom it befell. */
  readonly player?: Player;
  /** Index of the card in the game, its code, and who may know the code (bits 1 P1, 2 P2, 4 spectators). */
  readonly card?: number;
  readonly code?: string;
  readonly seenBy?: number;
  /** Handles of the card for P1, P2 and spectators at that moment. */
  readonly handles?: readonly [number, number, number];
  /** A story, a domain, a host. */
  readonly on?: number;
  readonly onCode?: string;
  /** Where that story or domain lies; a host among the characters has no such place. */
  readonly place?: TablePlace;
  readonly icon?: Icon;
  readonly count?: number;
  readonly timing?: Timing;
  readonly phase?: Phase;
  readonly turn?: number;
  /** How the game ended. */
  readonly because?: Result["because"];
  /** A step of the setup that has been made. */
  readonly step?: SetupStep;
  /** What a player named: an icon type, a faction or a subtype. */
  readonly word?: string;
}

export type SetupStep =
  | "shuffle"
  | "stories"
  | "domains"
  | "first player"
  | "hands"
  | "mulligans"
  | "resources";

export const HAPPENINGS = [
  "turnBegan",
  "phaseBegan",
  "windowOpened",
  "passed",
  "setupStep",
  "mulligan",
  "kept",
  "drew",
  "attachedResource",
  "played",
  "used",
  "enteredPlay",
  "leftPlay",
  "cancelled",
  "drained",
  "refreshed",
  "committed",
  "uncommitted",
  "struggleWon",
  "struggleTied",
  "succeeded",
  "failed",
  "unchallenged",
  "storyResolving",
  "storyWon",
  "storyEffect",
  "storyDealt",
  "tokenPlaced",
  "tokenRemoved",
  "wounded",
  "destroyed",
  "sacrificed",
  "discarded",
  "insane",
  "restored",
  "readied",
  "exhausted",
  "controlChanged",
  "returnedToHand",
  "putInHand",
  "putInDeck",
  "putInDiscardPile",
  "removedFromGame",
  "attached",
  "domainAdded",
  "dormant",
  "revealed",
  "lookedAt",
  "searched",
  "shuffled",
  "named",
  "gameOver",
] as const;
export type HappeningKind = (typeof HAPPENINGS)[number];
