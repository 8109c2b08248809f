/** The tree search on the true state: what a bot could reach that saw every card. For measuring, never to play against. */
import { clone, makeRng, type Rng, type State } from "@fhtagn/rules";
import type { DeckPrior, View } from "@fhtagn/rules/view";
import type { Bot } from "../src/bot.ts";
import { instinctiveMind } from "../src/search/instinctive-mind.ts";
import { searchTree, type Thought } from "../src/search/search.ts";
import { PLAIN } from "../src/search/style.ts";

export interface Peeking {
  readonly prior: DeckPrior;
  readonly seed: string;
  readonly simulations: number;
  /** The game as it is. */
  readonly peek: () => State;
}

const mind = instinctiveMind;

export function thinkPeeking(view: View, { prior, simulations, peek }: Peeking, rng: Rng): Thought {
  const worlds = { sample: () => clone(peek()) };
  return searchTree(view, { mind, style: PLAIN, prior, rng, simulations, worlds });
}

export function cheaterBot(peeking: Peeking): Bot {
  const rng = makeRng(peeking.seed);
  const choose = (view: View) => {
    if (view.question === null || mind.isObvious(view.question.kind))
      return mind.policy(clone(peeking.peek()), rng);
    return thinkPeeking(view, peeking, rng).considered[0]?.move.choice ?? { choose: 0 };
  };
  return { name: "cheater", choose };
}
