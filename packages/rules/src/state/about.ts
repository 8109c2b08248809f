/** What a question is about: enough to word it, to light the table and to pick a bot's rule. */
import type { Effect, EffectKind, EffectOf } from "../language/effects.ts";
import type { Icon, Player } from "../language/words.ts";
import type { AbilityRef, CardId, Note } from "./types.ts";

/** Cards are chosen one by one until there are enough. */
interface Choosing<C> extends HowMany {
  readonly taken: readonly C[];
}

/** How many cards a question is for. */
export interface HowMany {
  readonly least: number;
  readonly most: number | "any";
}

/** Cards for a part of an ability: what will be done to them says the verb. */
interface ForAbility<C> extends Choosing<C> {
  readonly ability: AbilityRef;
  readonly deed: EffectKind;
}

/** One member for each thing the rules ask; `C` and `N` are how cards and notes are named by whoever is asked. */
export type AboutOn<C, N> =
  // windows
  | { readonly about: "action" }
  | { readonly about: "response" | "disrupt"; readonly to: readonly N[] }
  // the steps of an effect that begins
  | { readonly about: "x"; readonly ability: AbilityRef | null }
  | ({ readonly about: "target" } & ForAbility<C>)
  | ({ readonly about: "cost" } & ForAbility<C>)
  | { readonly about: "payment"; readonly for: C; readonly ability: AbilityRef | null }
  // parts of an effect that is carried out
  | ({ readonly about: "pick" } & ForAbility<C>)
  | { readonly about: "player"; readonly ability: AbilityRef }
  | { readonly about: "price"; readonly ability: AbilityRef }
  | { readonly about: "payToPutIntoPlay"; readonly ability: AbilityRef; readonly card: C }
  | { readonly about: "either"; readonly ability: AbilityRef; readonly effects: readonly Effect[] }
  | { readonly about: "may"; readonly ability: AbilityRef; readonly effect: Effect }
  | {
      readonly about: "unless";
      readonly ability: AbilityRef;
      readonly pay: Effect;
      readonly effect: Effect;
    }
  | { readonly about: "name"; readonly ability: AbilityRef; readonly what: EffectOf<"name">["what"] }
  | ({
      readonly about: "search";
      readonly ability: AbilityRef;
      readonly deck: Player;
      readonly to: EffectOf<"search">["to"];
    } & Choosing<C>)
  | {
      readonly about: "sort";
      readonly ability: AbilityRef;
      readonly deck: Player;
      readonly to: SortPlace;
    }
  | { readonly about: "spreadTokens"; readonly ability: AbilityRef; readonly side: Player }
  | { readonly about: "takeTokens"; readonly ability: AbilityRef; readonly story: C }
  | { readonly about: "firstPart"; readonly ability: AbilityRef }
  // several things at once
  | { readonly about: "firstToMove" }
  | { readonly about: "orderOfAbilities" }
  | { readonly about: "orderOfCards" }
  | { readonly about: "orderOfWonStories" }
  // what rules and keywords ask
  | { readonly about: "host"; readonly card: C }
  | { readonly about: "heroicOrVillainous" }
  | { readonly about: "resilient"; readonly card: C }
  | { readonly about: "dormant"; readonly card: C; readonly story: C }
  // the turn
  | { readonly about: "mulligan" }
  | { readonly about: "startingResources" }
  | { readonly about: "restore" }
  | { readonly about: "resource" }
  | { readonly about: "commit" }
  | { readonly about: "oppose" }
  | { readonly about: "storyToResolve" }
  | {
      readonly about: "struggle";
      readonly story: C;
      readonly icon: StruggleWithVictim;
      readonly loser: Player;
    }
  | { readonly about: "token"; readonly story: C; readonly because: TokenReason }
  | { readonly about: "storyEffect"; readonly story: C; readonly effect: Effect };

/** The answers beside those that name something: words for each, by what is asked, are total over this. */
export interface PlainAnswers {
  readonly action: "pass";
  readonly response: "pass";
  readonly disrupt: "pass";
  readonly x: never;
  readonly target: "done";
  readonly cost: "done";
  readonly payment: never;
  readonly pick: "done";
  readonly player: never;
  readonly price: never;
  readonly payToPutIntoPlay: "no";
  readonly either: never;
  readonly may: "yes" | "no";
  readonly unless: "yes" | "no";
  readonly name: never;
  readonly search: "done";
  readonly sort: "done";
  readonly spreadTokens: never;
  readonly takeTokens: never;
  readonly firstPart: never;
  readonly firstToMove: never;
  readonly orderOfAbilities: never;
  readonly orderOfCards: never;
  readonly orderOfWonStories: never;
  /** It may stay where it is (CTRL-17). */
  readonly host: "done";
  readonly heroicOrVillainous: never;
  readonly resilient: "yes" | "no";
  readonly dormant: "yes" | "no";
  readonly mulligan: never;
  readonly startingResources: never;
  readonly restore: never;
  readonly resource: "pass";
  readonly commit: never;
  readonly oppose: never;
  readonly storyToResolve: never;
  /** Of the Arcane struggle nobody need be readied (STRUG-17). */
  readonly struggle: "no";
  readonly token: "yes" | "no";
  readonly storyEffect: "yes" | "no";
}

/** Struggles in which a character is chosen. */
export type StruggleWithVictim = Exclude<Icon, "investigation">;
export type TokenReason = "investigation" | "success" | "unchallenged";

/** Where looked-at cards go, filled in this order. */
export const SORT_PLACES = ["hand", "bottom", "top"] as const;
export type SortPlace = (typeof SORT_PLACES)[number];

export type About = AboutOn<CardId, Note>;
/** The member that asks about this. */
export type AboutOf<A extends About["about"]> = About extends infer Member
  ? Member extends About
    ? A extends Member["about"]
      ? Member
      : never
    : never
  : never;
