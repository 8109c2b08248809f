/** Questions and answers as they pass between the engine and whoever plays. */
import type { Player } from "../language/words.ts";
import type { CardId, QuestionKind } from "./types.ts";

export const VERBS = [
  "pass",
  "done",
  "play",
  "use",
  "makeDormant",
  "attach",
  "choose",
  "drain",
  "resolve",
  "yes",
  "no",
  "keep",
  "mulligan",
  "name",
  "number",
] as const;
export type Verb = (typeof VERBS)[number];

/**
 * One thing a player may answer. `card` is the card concerned, `on` a second one (a domain, a story, a host),
 * `value` a number, a name, or for `use` the index of the ability.
 */
export interface Option {
  readonly do: Verb;
  readonly card?: CardId;
  readonly on?: CardId;
  readonly value?: number | string;
  /** The places of an assignment, which is answered as one option. */
  readonly assign?: readonly number[];
}

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
      readonly kind: "commit" | "oppose" | "setup";
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
  readonly value?: number | string;
}
