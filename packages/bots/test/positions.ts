/** Positions out of the midst of games, for tests of bots. */
import { coreStories, library, presets } from "@fhtagn/cards";
import {
  apply,
  clone,
  makeGame,
  makeLibrary,
  makeRng,
  newGame,
  type Player,
  pending,
  type State,
  settle,
} from "@fhtagn/rules";
import type { DeckPrior } from "@fhtagn/rules/view";
import { instinct } from "../src/instinct/instinct.ts";
import { chooseAtRandom } from "../src/random.ts";

const LIBRARY = makeLibrary(library());
const GAME = makeGame({ library: LIBRARY });
const DECKS = presets();
const stories = coreStories().map(({ code }) => code);

export interface AskedPosition {
  readonly state: State;
  readonly player: Player;
  readonly prior: DeckPrior;
}

/** So many questions with a choice, some out of each of many games; every fourth answer of a game is a random one. */
export function positions(count: number, seed: string): readonly AskedPosition[] {
  const found: AskedPosition[] = [];
  for (let game = 0; found.length < count; game++) {
    const decks = {
      P1: DECKS[game % DECKS.length]?.codes ?? [],
      P2: DECKS[(game * 5 + 3) % DECKS.length]?.codes ?? [],
    };
    const prior: DeckPrior = { game: GAME, decks, stories };
    const state = newGame({ library: LIBRARY, decks, stories }, `${seed}-${game}`);
    const rng = makeRng(`${seed}-${game}`);
    for (let answers = 0; found.length < count; answers++) {
      settle(state);
      const decision = pending(state);
      if (decision === null) break;
      if (answers % 9 === game % 9) found.push({ state: clone(state), player: decision.player, prior });
      apply(state, rng.below(4) === 0 ? chooseAtRandom(state, rng) : instinct(state, rng));
    }
  }
  return found;
}
