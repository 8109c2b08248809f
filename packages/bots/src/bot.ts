/** A computer player is handed what its seat may know, never a state. */
import type { Choice, Rng, State } from "@fhtagn/rules";
import type { DeckPrior, View } from "@fhtagn/rules/view";

export interface Bot {
  readonly name: string;
  /** Answers the open question of the view, which is put to its seat and has two or more answers. */
  choose(view: View): Choice;
  /** Simulations run so far, for reports; a bot that does not search has none. */
  readonly simulations?: number;
  /** How close the two best answers to its last question were: 0 far apart, 1 alike. Only of bots that weigh answers. */
  readonly closeness?: number;
}

/** What a bot is made with: what it believes of the decks, and chance of its own. */
export interface BotTerms {
  readonly prior: DeckPrior;
  readonly rng: Rng;
}

export type BotMaker = (terms: BotTerms) => Bot;

/** How long a bot may think about one decision; bots that do not search have no use for it. */
export interface Budget {
  /** Simulations: the same on every machine. */
  readonly sims?: number;
  /** Milliseconds. */
  readonly ms?: number;
}

export type LevelTerms = BotTerms & Budget;

/** A way to answer inside worlds that a bot made up, where nothing is hidden. Never used on a game that is played. */
export type Policy = (state: State, rng: Rng) => Choice;
