/** What passes between a page and the worker in which its computer players think (docs/bot-worker.md). */
import type { CardDefinition, Choice, Player, Result, RuleOptions, Ruleset } from "@fhtagn/rules";
import type { DeckBelief, View } from "@fhtagn/rules/view";
import type { Budget } from "../bot.ts";

/** What is believed of the decks, and the rules in force, with cards by their codes only. */
export interface SentPrior {
  readonly ruleset?: Ruleset;
  readonly options?: Partial<RuleOptions>;
  readonly turnLimit?: number;
  readonly decks: Readonly<Record<Player, DeckBelief>>;
  readonly stories: readonly string[];
}

/** The open question of the view. The same terms give the same choice on every machine, unless time is the budget. */
export interface ChooseTerms {
  readonly view: View;
  readonly prior: SentPrior;
  readonly level: string;
  readonly budget?: Budget;
  /** Of the bot's own chance. */
  readonly seed: string;
}

/** Every request has a number of the page's choosing, and gets one reply with the same number, in order. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly cards: readonly CardDefinition[] }
  | { readonly choose: ChooseTerms }
  | { readonly replay: string }
);

export interface ThoughtSummary {
  readonly milliseconds: number;
  /** Only of bots that count them. */
  readonly simulations?: number;
  /** Only of bots that weigh answers: 0, the two best were far apart, to 1, alike. */
  readonly closeness?: number;
}

export interface ReplayedGame {
  /** Every answer fitted and every hash is the recorded one. */
  readonly ok: boolean;
  /** Of the game as it was played again here, whatever the record says; empty where nothing could be laid out. */
  readonly hash: string;
  readonly decisions: number;
  readonly result: Result | null;
  /** The first thing that was not as recorded. */
  readonly fault?: string;
}

export type WorkerReply = { readonly id: number } & (
  | { readonly cards: number }
  | { readonly choice: Choice; readonly thought: ThoughtSummary }
  | { readonly replayed: ReplayedGame }
  | { readonly error: string }
);
