/** Games between computer players. */
import {
  apply,
  newGame,
  type Player,
  pending,
  type Result,
  type Rng,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import type { Bot, Policy } from "./bot.ts";

export type Bots = Readonly<Record<Player, Bot>>;

export interface Played {
  readonly state: State;
  readonly result: Result | null;
  /** Answered questions that had two or more answers. */
  readonly decisions: number;
}

export function playGame(setup: Setup, seed: string, bots: Bots): Played {
  const state = newGame(setup, seed);
  for (let decisions = 0; ; decisions++) {
    settle(state);
    const decision = pending(state);
    if (decision === null) return { state, result: state.result, decisions };
    apply(state, bots[decision.player].choose(view(state, decision.player)));
  }
}

/** From where the state stands to the end, in the state itself, both sides by one policy. */
export function playOut(state: State, policy: Policy, rng: Rng): Played {
  for (let decisions = 0; ; decisions++) {
    settle(state);
    if (pending(state) === null) return { state, result: state.result, decisions };
    apply(state, policy(state, rng));
  }
}
