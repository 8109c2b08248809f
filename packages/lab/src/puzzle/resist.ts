/** How the opponent of whoever solves a puzzle answers: as hard as can be. */

import { greedyBot } from "@fhtagn/bots";
import { type Choice, faceOf, makeRng, type Player, playerAsked, type State } from "@fhtagn/rules";
import { type DeckPrior, view } from "@fhtagn/rules/view";
import { makeProver, type Prover } from "./prove.ts";
import type { Limits, OptionVerdict, Resistance } from "./puzzle.ts";

/** The decks as they lie before both: in a puzzle the opponent knows everything. */
export function priorIn(state: State): DeckPrior {
  const codes = (wanted: (card: State["cards"][number]) => boolean): readonly string[] =>
    state.cards.filter((card) => card.code !== "" && wanted(card)).map(({ code }) => code);
  const isStory = ({ id }: State["cards"][number]): boolean => faceOf(state, id).type === "story";
  const deckOf = (player: Player): readonly string[] =>
    codes((card) => card.owner === player && !isStory(card));
  return { game: state.game, decks: { P1: deckOf("P1"), P2: deckOf("P2") }, stories: codes(isStory) };
}

function likeGreedy(state: State): Choice {
  const bot = greedyBot({ prior: priorIn(state), rng: makeRng(`resist ${state.turn} ${state.nextId}`) });
  return bot.choose(view(state, playerAsked(state)));
}

const refutes = ({ verdict }: OptionVerdict): boolean => verdict === "fails";

/** The opponent's question must be open. What keeps the story from the solver, else what takes him longest. */
export function resistWith(prover: Prover, state: State): Resistance {
  const proof = prover.judgeAnswers(state, (found) => found.some(refutes));
  const options = proof?.options ?? [];
  const refutation = options.find(refutes);
  if (refutation !== undefined) return { choice: refutation.choice, verdict: "fails" };
  if (proof?.verdict !== "wins") return { choice: likeGreedy(state), verdict: "unknown" };
  const [longest] = options.toSorted((a, b) => b.length - a.length);
  return { choice: longest?.choice ?? likeGreedy(state), verdict: "wins" };
}

export const resist = (position: State, seat: Player, limits: Limits): Resistance =>
  resistWith(makeProver(position, seat, limits), position);
