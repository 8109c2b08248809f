/** A computer player is handed what its seat may know, never a state. */
import type { Choice, Rng, State } from "@fhtagn/rules";
import type { DeckPrior, View } from "@fhtagn/rules/view";

export interface Bot {
  readonly name: string;
  /** Answers the open question of the view, which is put to its seat and has two or more answers. */
  choose(view: View): Choice;
}

/** What a bot is made with: what it believes of the decks, and chance of its own. */
export interface BotTerms {
  readonly prior: DeckPrior;
  readonly rng: Rng;
}

export type BotMaker = (terms: BotTerms) => Bot;

/** A way to answer inside worlds that a bot made up, where nothing is hidden. Never used on a game that is played. */
export type Policy = (state: State, rng: Rng) => Choice;
