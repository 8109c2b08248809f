/** A game between computer players. */
import {
  apply,
  type Choice,
  newGame,
  type Player,
  pending,
  type Result,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";

/** Answers a question that has two or more answers. */
export type Bot = (state: State) => Choice;
export type Bots = Readonly<Record<Player, Bot>>;

export interface Played {
  readonly state: State;
  readonly result: Result | null;
  /** Answered questions that had two or more answers. */
  readonly decisions: number;
}

export function playGame(setup: Setup, seed: string, bots: Bots): Played {
  return playOn(newGame(setup, seed), bots);
}

/** From where the state stands to the end of the game, in the state itself. */
export function playOn(state: State, bots: Bots): Played {
  for (let decisions = 0; ; decisions++) {
    settle(state);
    const decision = pending(state);
    if (decision === null) return { state, result: state.result, decisions };
    apply(state, bots[decision.player](state));
  }
}
