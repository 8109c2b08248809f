/** What a language has for the command line: the table in a terminal, decks and cards. */
import type { BuiltDeckWords } from "./built-deck-words.ts";
import type { LevelWords } from "./level-words.ts";
import type { RulesetWords } from "./ruleset-words.ts";

/** Computer players that are no levels: they are there to be measured. */
export type PlainBot = "random" | "greedy" | "rollout" | "ismcts" | "tuned";

export interface TerminalWords {
  readonly board: {
    readonly deck: string;
    readonly hand: string;
    readonly discard: string;
    readonly won: string;
    readonly drained: string;
    readonly wounds: string;
    readonly on: string;
    readonly turn: string;
  };
  readonly begins: (seed: string) => string;
  readonly rulesets: RulesetWords;
  readonly stays: string;
  readonly handOver: (player: string) => string;
  readonly here: string;
  readonly leave: string;
  readonly resume: string;
  readonly concede: string;
  readonly illegal: string;
  readonly resources: string;
  readonly against: string;
  readonly person: string;
  readonly bots: { readonly [B in PlainBot]: string };
  readonly levels: LevelWords;
  readonly builtDecks: BuiltDeckWords;
  readonly end: {
    readonly unfinished: string;
    readonly draw: (turns: number) => string;
    readonly won: (winner: string, turns: number) => string;
  };
  readonly deck: {
    readonly notUnderstood: (line: number, text: string) => string;
    readonly verdict: (isLegal: boolean, cards: number) => string;
    readonly cards: string;
    readonly types: string;
    readonly factions: string;
    readonly costs: string;
    readonly average: string;
    readonly icons: string;
    readonly skill: string;
    readonly transient: string;
  };
  readonly noCard: string;
  readonly costAndSkill: string;
}
