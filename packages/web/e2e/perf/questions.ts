/** Questions out of the midst of games, as the host puts them to a computer player. */

import { greedyBot } from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import type { Asking } from "@fhtagn/host";
import { coreField } from "@fhtagn/lab";
import {
  apply,
  makeGame,
  makeLibrary,
  makeRng,
  newGame,
  pending,
  rulesOfGame,
  type Setup,
  settle,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";

/** Every so many questions one is kept; the quickest player answers them all. */
const EVERY = 12;

export type Put = Omit<Asking, "level">;

function setupOf(game: number): Setup {
  const field = coreField();
  const codesOf = (at: number): readonly string[] => field[at % field.length]?.codes ?? [];
  return {
    library: makeLibrary(library()),
    decks: { P1: codesOf(game * 4 + 1), P2: codesOf(game * 20 + 8) },
    stories: coreStories().map(({ code }) => code),
  };
}

function questionsOfGame(game: number, most: number): readonly Put[] {
  const setup = setupOf(game);
  const { decks, stories } = setup;
  const seed = `perf-${game}`;
  const bot = greedyBot({ prior: { game: makeGame(setup), decks, stories }, rng: makeRng(seed) });
  const kept: Put[] = [];
  const state = newGame(setup, seed);
  for (let number = game; kept.length < most; number++) {
    settle(state);
    const decision = pending(state);
    if (decision === null) break;
    const { player } = decision;
    const seen = view(state, player);
    if (number % EVERY === 0) {
      const rules = rulesOfGame(state.game);
      kept.push({ view: seen, player, seed: `${seed}/${number}`, rules, deck: decks[player], stories });
    }
    apply(state, bot.choose(seen));
  }
  return kept;
}

const GAMES = 4;

export const questions = (most: number): readonly Put[] =>
  Array.from({ length: GAMES }, (_, game) => questionsOfGame(game, Math.ceil(most / GAMES))).flat();
