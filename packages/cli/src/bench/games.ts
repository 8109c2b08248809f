/** States out of the midst of games of the bench decks, and how long a game is when it is written down. */
import { chooseAtRandom, type Policy } from "@fhtagn/bots";
import {
  apply,
  clone,
  makeRng,
  newGame,
  pending,
  recordGame,
  type Setup,
  type State,
  settle,
  writeCompact,
} from "@fhtagn/rules";
import { SEEDS } from "./engine.ts";
import { median } from "./measure.ts";

const STATES_PER_GAME = 4;
const STEP = 40;

/** States at a question with a choice, after 40, 80, 120 and 160 decisions of one game for each seed. */
export function statesOfGames(setup: Setup, policy: Policy = chooseAtRandom): readonly State[] {
  return SEEDS.flatMap((seed) => {
    const state = newGame(setup, seed);
    const rng = makeRng(seed);
    const states: State[] = [];
    for (let decisions = 0; states.length < STATES_PER_GAME; decisions++) {
      settle(state);
      if (pending(state) === null) break;
      if (decisions > 0 && decisions % STEP === 0) states.push(clone(state));
      apply(state, policy(state, rng));
    }
    return states;
  });
}

/** Of the compact record of a whole game. */
export const recordBytes = (setup: Setup): number =>
  median(
    SEEDS.map((seed) => {
      const rng = makeRng(seed);
      return writeCompact(recordGame(setup, seed, (state) => chooseAtRandom(state, rng))).length;
    }),
  );
