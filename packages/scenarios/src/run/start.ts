/** From a position to a run that stands at its first question. */
import { constructedNamed, coreStories, presetNamed } from "@fhtagn/cards";
import { type Game, newGame, type Setup } from "@fhtagn/rules";
import { enter, isTable, layTable, type Position } from "@fhtagn/rules/position";
import { makeNameTable, type NameTable } from "../names/name-table.ts";
import type { Scenario, ScenarioGame } from "../scenario/scenario.ts";
import { Failure, foundValue } from "./failure.ts";
import { beginRun, type ScenarioRun, type Seen, watch } from "./run.ts";

/** In the scenario's position, nobody asked yet, or at the first question of its game. */
export const startScenario = ({ given, game: terms, strict }: Scenario, game: Game): ScenarioRun =>
  terms === undefined ? layScenario(given, game, strict) : startGame(terms, game, strict);

/** At the first question of a position. */
export function startScenarioRun(given: Position, game: Game, strict: boolean): ScenarioRun {
  const run = layScenario(given, game, strict);
  beginRun(run);
  return run;
}

/** Positions that are malformed or impossible fail with everything that is wrong. */
function layScenario(given: Position, game: Game, strict: boolean): ScenarioRun {
  const table = layTable(given, game);
  if (!isTable(table)) {
    throw new Failure({ is: "reachable" }, { is: "position", troubles: table }, table[0]?.place);
  }
  const { state, clock } = table;
  const isWindow = clock.at !== "start" && clock.at !== "resolution";
  const position = { enter: () => void enter(table), asked: isWindow ? clock.toAct : "nobody" } as const;
  const mayWaitOn = given.turn !== undefined;
  return newRun(watch(state), makeNameTable(state), { given: position, strict, mayWaitOn });
}

/** A game from its beginning, with decks that have a name. */
function startGame(terms: ScenarioGame, game: Game, strict: boolean): ScenarioRun {
  const state = newGame({ ...game, ...setupOf(terms) }, terms.seed);
  return newRun(watch(state), makeNameTable(state), { given: null, strict, mayWaitOn: false });
}

function setupOf({ P1, P2 }: ScenarioGame): Pick<Setup, "decks" | "stories"> {
  return {
    decks: { P1: presetDeck(P1), P2: presetDeck(P2) },
    stories: coreStories().map(({ code }) => code),
  };
}

function presetDeck(name: string): readonly string[] {
  const deck = presetNamed(name) ?? constructedNamed(name);
  if (deck === undefined || deck === null)
    throw new Failure({ is: "deckName" }, foundValue(`"${name}"`), "game");
  return deck.codes;
}

type RunTerms = Pick<ScenarioRun, "given" | "strict" | "mayWaitOn">;

function newRun(seen: Seen, names: NameTable, terms: RunTerms): ScenarioRun {
  return {
    ...seen,
    names,
    ...terms,
    answers: [],
    made: [],
    told: new Map(),
    lastExpectation: 0,
    lastStep: { journal: 0, effects: 0 },
    stepTurn: seen.state.turn,
    waiting: [],
    refused: [],
    offered: [],
    effect: null,
    isOver: false,
  };
}
