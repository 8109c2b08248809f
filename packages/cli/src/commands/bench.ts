/** `fhtagn bench`: the speed and size of the engine (docs/performance.md). */
import { benchDecks } from "@fhtagn/cards";
import { clone, makeRng, newGame, type Player, pending, type Setup, type State, save } from "@fhtagn/rules";
import { type DeckPrior, sampleWorld, type View, view } from "@fhtagn/rules/view";
import { Command } from "commander";
import { benchSetup, measureGames, recordBytes, SEEDS, statesOfGames } from "../bench/games.ts";
import { stateHeapBytes } from "../bench/heap.ts";
import { average, machineUnit, microseconds, RUNS, rounded } from "../bench/measure.ts";
import { scenariosPerSecond } from "../bench/scenarios.ts";
import { jsonOption } from "../flags.ts";
import { columns, print, printJson, progressBar } from "../output.ts";

export function benchCommand(): Command {
  return new Command("bench")
    .description("measure the engine")
    .addOption(jsonOption())
    .action(({ json }: { readonly json?: true }) => {
      const figures = measure();
      if (json === true) printJson(figures);
      else print(columns(Object.entries(figures).map(([name, value]) => [name, String(value)])));
    });
}

const asked = (state: State): Player => pending(state)?.player ?? "P1";
const viewOfAsked = (state: State): View => view(state, asked(state));
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

function measure(): Readonly<Record<string, unknown>> {
  const bar = progressBar("bench", RUNS + 2);
  const setup = benchSetup();
  const machineUnitNanoseconds = machineUnit();
  const speed = measureGames(setup, (run) => bar.at(run));
  const states = statesOfGames(setup);
  const figures = {
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
  bar.end();
  return figures;
}
