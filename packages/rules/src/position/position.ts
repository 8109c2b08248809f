/** The `given` of a scenario as data: docs/scenarios.md. What is absent gets a harmless default. */
import type { Phase, Player } from "../language/words.ts";
import type { PositionFlaw } from "./position-flaw.ts";

/** Where in a phase: before its box, in its action window; the story phase has five places of its own. */
export const MOMENTS = [
  "start",
  "window",
  "before commits",
  "after commits",
  "after opposing",
  "resolution",
  "after resolution",
] as const;
export type PositionMoment = (typeof MOMENTS)[number];

/** A title, or `{ Title: details }`. */
type Entry<Details> = string | { readonly [title: string]: Details };

export interface DormantDetails {
  readonly owner?: Player;
  readonly facedown?: boolean;
}

export interface AttachedDetails extends DormantDetails {
  readonly exhausted?: boolean;
  readonly tokens?: number;
}

export interface PlayDetails {
  readonly owner?: Player;
  readonly exhausted?: boolean;
  readonly ready?: boolean;
  readonly insane?: boolean;
  readonly facedown?: boolean;
  readonly wounds?: number;
  readonly tokens?: number;
  /** "S1" to "S3", "K1" and on: committed there. */
  readonly story?: string;
  readonly attached?: readonly Entry<AttachedDetails>[];
}

export interface StoryDetails {
  readonly P1?: number;
  readonly P2?: number;
  readonly attached?: readonly Entry<AttachedDetails>[];
  readonly dormant?: readonly Entry<DormantDetails>[];
}

export interface ConspiracyDetails extends StoryDetails {
  readonly owner?: Player;
}

/** Resources are faction words, "neutral" or titles. */
export type DomainPosition = readonly string[] | { readonly drained: readonly string[] };

export interface PlayerPosition {
  /** The last one may be "...N": N fillers. */
  readonly hand?: readonly string[];
  /** From the top. */
  readonly discard?: readonly string[];
  readonly won?: readonly string[];
  /** A number of fillers, or titles from the top; the last may be "...N". */
  readonly deck?: number | readonly string[];
  readonly play?: readonly Entry<PlayDetails>[];
  readonly domains?: readonly DomainPosition[];
}

export interface Position {
  readonly active?: Player;
  /** Who took the first turn. */
  readonly starts?: Player;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly at?: PositionMoment;
  readonly "to act"?: Player;
  readonly stories?: readonly Entry<StoryDetails>[];
  readonly conspiracies?: readonly Entry<ConspiracyDetails>[];
  /** "S1" to "S3", "K1" and on: where the active player committed somebody in his step. */
  readonly attacked?: readonly string[];
  readonly "story deck"?: readonly string[];
  readonly P1?: PlayerPosition;
  readonly P2?: PlayerPosition;
}

/** What is wrong with a position, where, and by which rule. */
export interface Problem {
  readonly place: string;
  readonly rule?: string;
  readonly flaw: PositionFlaw;
}
