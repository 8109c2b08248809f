/** `fhtagn bench`: the speed and size of the engine, the speed of the computer players (docs/performance.md). */
import { benchDecks } from "@fhtagn/cards";
import { clone, makeRng, newGame, playerAsked, type Setup, type State, save } from "@fhtagn/rules";
import { type DeckPrior, sampleWorld, type View, view } from "@fhtagn/rules/view";
import { Command } from "commander";
import {
  ELDER_DECISIONS,
  elderMilliseconds,
  greedyGamesPerSecond,
  rolloutsPerSecond,
  strongestName,
} from "../bench/bots.ts";
import type { EngineFigures } from "../bench/figures.ts";
import { benchSetup, measureGames, recordBytes, SEEDS, statesOfGames } from "../bench/games.ts";
import { stateHeapBytes } from "../bench/heap.ts";
import { average, machineUnit, microseconds, RUNS, rounded } from "../bench/measure.ts";
import { scenariosPerSecond } from "../bench/scenarios.ts";
import { type BotFigures, botLines } from "../bench/targets.ts";
import { jsonOption } from "../flags.ts";
import { columns, type Progress, print, printJson, progressBar } from "../output.ts";

export function benchCommand(): Command {
  return new Command("bench")
    .description("measure the engine and the computer players")
    .addOption(jsonOption())
    .action(({ json }: { readonly json?: true }) => {
      const figures = measure();
      if (json === true) printJson(figures);
      else print([columns(rowsOf(figures)), "", ...botLines(figures)].join("\n"));
    });
}

const rowsOf = (figures: object): readonly (readonly string[])[] =>
  Object.entries(figures).flatMap(([name, value]) =>
    typeof value === "object" && !Array.isArray(value) ? [] : [[name, String(value)]],
  );

const viewOfAsked = (state: State): View => view(state, playerAsked(state));
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Both deck lists are known, as in the arena. */
function sampling(setup: Setup, states: readonly State[]): number {
  const rng = makeRng("worlds");
  const seen = states.map((state) => {
    const prior: DeckPrior = { game: state.game, decks: setup.decks, stories: setup.stories };
    return { view: viewOfAsked(state), prior };
  });
  return microseconds(seen, (one) => sampleWorld(one.view, one.prior, rng));
}

/** Figures of the engine, in the order they are printed. */
function measureEngine(setup: Setup, bar: Progress): EngineFigures {
  const machineUnitNanoseconds = machineUnit();
  const speed = measureGames(setup, (run) => bar.at(run));
  const states = statesOfGames(setup);
  return {
    decisionsPerSecond: Math.round(speed.decisionsPerSecond),
    randomGamesPerSecond: rounded(speed.randomGamesPerSecond),
    cloneMicroseconds: rounded(microseconds(states, clone)),
    viewMicroseconds: rounded(microseconds(states, viewOfAsked)),
    viewJsonBytes: Math.round(average(states.map((state) => bytes(viewOfAsked(state))))),
    sampleWorldMicroseconds: rounded(sampling(setup, states)),
    stateHeapBytes: stateHeapBytes(states),
    stateJsonBytes: Math.round(average(states.map((state) => bytes(save(state))))),
    newGameMicroseconds: rounded(microseconds(SEEDS, (seed) => newGame(setup, seed))),
    scenariosPerSecond: rounded(scenariosPerSecond()),
    recordBytes: recordBytes(setup),
    decisionsPerGame: rounded(speed.decisionsPerGame),
    machineUnitNanoseconds: rounded(machineUnitNanoseconds),
    decks: benchDecks().map(({ name }) => name),
    seeds: SEEDS,
  };
}

/** The strongest level takes most of the time, and so most of the bar. */
const ELDER_STEPS = 10;
const stepsOfElder = (done: number): number => Math.floor((ELDER_STEPS * done) / ELDER_DECISIONS);

function measureBots(setup: Setup, bar: Progress): BotFigures {
  bar.at(RUNS + 1);
  const games = rounded(greedyGamesPerSecond());
  bar.at(RUNS + 2);
  const rollouts = rounded(rolloutsPerSecond(setup));
  bar.at(RUNS + 3);
  return {
    greedyGamesPerSecond: games,
    rolloutsPerSecond: rollouts,
    elderMilliseconds: elderMilliseconds(ELDER_DECISIONS, (done) => bar.at(RUNS + 3 + stepsOfElder(done))),
    elderMeasured: strongestName(),
  };
}

function measure() {
  const bar = progressBar("bench", RUNS + 3 + ELDER_STEPS);
  const setup = benchSetup();
  const figures = { ...measureEngine(setup, bar), ...measureBots(setup, bar) };
  bar.end();
  return figures;
}
