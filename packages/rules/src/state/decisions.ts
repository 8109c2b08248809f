/** Questions and answers as they pass between the engine and whoever plays. */
import type { Player } from "../language/words.ts";
import type { SortPlace } from "./about.ts";
import type { AbilityRef, AssignedKind, CardId, QuestionKind } from "./types.ts";

/** One member a verb. */
type Each<V extends string, F> = V extends unknown ? { readonly do: V } & Readonly<F> : never;

/**
 * One thing a player may answer. `C` is how cards are named: numbers in the engine, a viewer's own names in a view;
 * `note` is what an ability answers.
 */
export type OptionOn<C> =
  | Each<"pass" | "done" | "yes" | "no" | "keep" | "mulligan", object>
  | Each<"play" | "choose" | "next" | "drain" | "resolve", { card: C }>
  | Each<"attach" | "makeDormant", { card: C; on: C }>
  | Each<"use", { card: C; ability: AbilityRef; note?: number }>
  | Each<"begin", { card: C; ability: AbilityRef; note: number }>
  | Each<"put", { card: C; to: SortPlace }>
  | Each<"placeToken", { card: C; side: Player }>
  | Each<"takeToken", { side: Player }>
  | Each<"choosePlayer", { player: Player }>
  | Each<"takePart", { part: number }>
  | Each<"name", { word: string }>
  | Each<"number", { x: number }>;

export type Option = OptionOn<CardId>;
export type Verb = Option["do"];
/** The options of these verbs. */
export type OptionOf<V extends Verb> = Extract<Option, { readonly do: V }>;

/** `assign`: commits, opposing and the setup hand; `places[i]` is where `items[i]` may go. */
export type Decision =
  | {
      readonly id: number;
      readonly player: Player;
      readonly kind: QuestionKind;
      readonly form: "choose";
      readonly source?: CardId;
    }
  | {
      readonly id: number;
      readonly player: Player;
      readonly kind: AssignedKind;
      readonly form: "assign";
      readonly items: readonly CardId[];
      readonly places: readonly (readonly CardId[])[];
    };

/** Index into the options, or for each item an index into its places, -1 for "stays". */
export type Choice = { readonly choose: number } | { readonly assign: readonly number[] };
/** What a person says. Who he is his seat tells, never the message; one may concede whoever is asked (VICT-09). */
export type Answer = { readonly decision: number; readonly choice: Choice } | { readonly concede: true };

export const REFUSALS = [
  "malformed",
  "game over",
  "not your decision",
  "stale decision",
  "no such option",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What a player tried, in the words of an option. */
export interface Attempt {
  readonly do: Verb | "commit";
  readonly card?: CardId;
  readonly on?: CardId;
  readonly ability?: AbilityRef;
}
