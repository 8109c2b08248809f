/** Random games of the bench decks: how fast they are, and states out of their midst. */
import { chooseAtRandom, type Policy, playOut } from "@fhtagn/bots";
import { benchDecks } from "@fhtagn/cards";
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
import { gameLibrary, storyCodes } from "../cards.ts";
import { median, RUNS } from "./measure.ts";

const GAMES_PER_RUN = 200;
/** Runs before the first that counts: the engine is large, and compiled as it is used. */
const WARM_UPS = 3;
/** One seed for each run; its games add a number to it. */
export const SEEDS: readonly string[] = Array.from({ length: RUNS }, (_, run) => `bench-${run + 1}`);

export function benchSetup(): Setup {
  const [P1, P2] = benchDecks();
  const decks = { P1: P1?.codes ?? [], P2: P2?.codes ?? [] };
  return { library: gameLibrary(), decks, stories: storyCodes() };
}

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly randomGamesPerSecond: number;
  readonly decisionsPerGame: number;
}

interface RunOfGames {
  readonly seconds: number;
  readonly decisions: number;
}

function runGames(setup: Setup, seed: string): RunOfGames {
  let decisions = 0;
  const start = performance.now();
  for (let game = 0; game < GAMES_PER_RUN; game++) {
    const name = `${seed}-${game}`;
    decisions += playOut(newGame(setup, name), chooseAtRandom, makeRng(name)).decisions;
  }
  return { seconds: (performance.now() - start) / 1000, decisions };
}

export function measureGames(setup: Setup, onRun: (run: number) => void): Speed {
  for (let run = 0; run < WARM_UPS; run++) runGames(setup, `warm-up-${run}`);
  const runs = SEEDS.map((seed, index) => {
    const run = runGames(setup, seed);
    onRun(index + 1);
    return run;
  });
  return {
    decisionsPerSecond: median(runs.map(({ seconds, decisions }) => decisions / seconds)),
    randomGamesPerSecond: median(runs.map(({ seconds }) => GAMES_PER_RUN / seconds)),
    decisionsPerGame: median(runs.map(({ decisions }) => decisions / GAMES_PER_RUN)),
  };
}

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
