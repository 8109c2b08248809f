/** All figures of the engine. */
import { benchDecks } from "@fhtagn/cards";
import { clone, makeRng, newGame, playerAsked, type Setup, type State, save } from "@fhtagn/rules";
import { type DeckPrior, sampleWorld, type View, view } from "@fhtagn/rules/view";
import type { AnchorFigures, EngineFigures, EngineTimes } from "./bench-figures.ts";
import { SEEDS } from "./engine.ts";
import { recordBytes, statesOfGames } from "./games.ts";
import { stateHeapBytes } from "./heap.ts";
import {
  type Contender,
  callsOf,
  inTurn,
  type MeasuredPart,
  microsecondsOf,
  type Pace,
  paceOf,
} from "./in-turn.ts";
import { machineChain, unitOf } from "./machine-unit.ts";
import { average, rounded } from "./measure.ts";
import { anchorFigures, decisionsPerGame, measureGrowth, paceOfGames, type Race, race } from "./race.ts";
import { scenarioRuns } from "./scenarios.ts";

/** As the figures of the report, or as in the quickest rounds. */
type Which = keyof Pace;

const viewOfAsked = (state: State): View => view(state, playerAsked(state));
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Both deck lists are known, as in the arena. */
function sampling(setup: Setup, states: readonly State[]): Contender {
  const rng = makeRng("worlds");
  const seen = states.map((state) => {
    const prior: DeckPrior = { game: state.game, decks: setup.decks, stories: setup.stories };
    return { view: viewOfAsked(state), prior };
  });
  return callsOf(seen, (one) => sampleWorld(one.view, one.prior, rng));
}

const smallWork = (setup: Setup, states: readonly State[]) => ({
  clone: callsOf(states, clone),
  view: callsOf(states, viewOfAsked),
  sampleWorld: sampling(setup, states),
  newGame: callsOf(SEEDS, (seed) => newGame(setup, seed)),
  scenarios: scenarioRuns(),
  machineUnit: machineChain(),
});

function timesOf(games: Race, small: ReturnType<typeof smallWork>, which: Which): EngineTimes {
  return {
    ...paceOfGames(games, which),
    cloneMicroseconds: rounded(microsecondsOf(small.clone)[which]),
    viewMicroseconds: rounded(microsecondsOf(small.view)[which]),
    sampleWorldMicroseconds: rounded(microsecondsOf(small.sampleWorld)[which]),
    newGameMicroseconds: rounded(microsecondsOf(small.newGame)[which]),
    scenariosPerSecond: rounded(paceOf(small.scenarios, "cpu")[which]),
    machineUnitNanoseconds: rounded(unitOf(small.machineUnit)[which]),
  };
}

export interface EngineReport {
  readonly figures: EngineFigures & Partial<AnchorFigures>;
  readonly best: EngineTimes & Partial<AnchorFigures>;
}

/** How often everything is done, and how often the games, which are what is compared. */
const ROUNDS = 5;
const ROUNDS_OF_GAMES = 8;
export const ROUNDS_OF_ENGINE = ROUNDS_OF_GAMES + ROUNDS + ROUNDS;

/** The games come first: what else runs before them changes how they are compiled. */
export function measureEngine(
  setup: Setup,
  chess: readonly MeasuredPart[] | null,
  onRound: (done: number) => void,
): EngineReport {
  const games = race(setup, chess, { rounds: ROUNDS_OF_GAMES, onRound });
  const growth = measureGrowth(setup, {
    rounds: ROUNDS,
    onRound: (round) => onRound(ROUNDS_OF_GAMES + round),
  });
  const states = statesOfGames(setup);
  const small = smallWork(setup, states);
  inTurn(Object.values(small), {
    rounds: ROUNDS,
    onRound: (round) => onRound(ROUNDS_OF_GAMES + ROUNDS + round),
  });
  return {
    figures: {
      ...timesOf(games, small, "median"),
      ...anchorFigures(games, "median"),
      ...sizesOf(setup, states),
      decisionsPerGame: rounded(decisionsPerGame(games)),
      growth,
      decks: benchDecks().map(({ name }) => name),
      seeds: SEEDS,
    },
    best: { ...timesOf(games, small, "best"), ...anchorFigures(games, "best") },
  };
}

const sizesOf = (setup: Setup, states: readonly State[]) => ({
  viewJsonBytes: Math.round(average(states.map((state) => bytes(viewOfAsked(state))))),
  stateHeapBytes: stateHeapBytes(states),
  stateJsonBytes: Math.round(average(states.map((state) => bytes(save(state))))),
  recordBytes: recordBytes(setup),
});
