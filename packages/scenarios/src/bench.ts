/** A run that a TypeScript test drives, and the checks that come with it for free. */
import {
  apply,
  type CardDefinition,
  type Choice,
  clone,
  concede,
  type Game,
  hash,
  load,
  type Player,
  pending,
  type SavedState,
  type State,
  save,
  USUAL_RULESET,
} from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import { checkInvariants } from "./invariants.ts";
import { closeWaiting } from "./run/go-on.ts";
import { gameOf } from "./run/library.ts";
import { type ScenarioRun, sideRun } from "./run/run.ts";
import { startScenarioRun } from "./run/start.ts";
import type { Scenario } from "./scenario/scenario.ts";
import { readTestCards } from "./scenario/test-cards.ts";

/** What a test may say beside the position; `cards` as in a scenario file. */
export interface BenchTerms {
  readonly ruleset?: Scenario["ruleset"];
  readonly options?: Scenario["options"];
  readonly strict?: boolean;
  readonly cards?: readonly object[];
}

export interface Bench {
  readonly run: ScenarioRun;
  readonly game: Game;
  /** The state at the first question. */
  readonly start: State;
}

export function startBench(
  position: Position,
  terms: BenchTerms,
  definitions: readonly CardDefinition[],
): Bench {
  const { ruleset = USUAL_RULESET, options = {}, strict = false, cards } = terms;
  const game = gameOf({ ruleset, options, cards: readTestCards(cards, "cards") }, definitions);
  const run = startScenarioRun(position, game, strict);
  return { run, game: run.state.game, start: clone(run.state) };
}

const jsonOf = (state: State): string => JSON.stringify(save(state));

/** JSON of a saved state is a saved state. */
const fromJson = (game: Game, json: string): State => load(game, JSON.parse(json) as SavedState);

/** What every test checks at its end. */
export function checkBench({ run, game, start }: Bench): void {
  closeWaiting(sideRun(run));
  const faults = checkInvariants(run.state, "all");
  if (faults.length > 0)
    throw new Error(`the state is not sound at the end of the test: ${faults.join("; ")}`);
  const end = hash(run.state);
  const { last, state } = replay(game, jsonOf(start), run.answers);
  if (hash(state) !== end) throw new Error("through JSON between the answers the game ends otherwise");
  const [answer] = run.answers.slice(-1);
  if (last === undefined || answer === undefined) return;
  const redone = fromJson(game, last);
  answerWith(redone, answer);
  if (hash(redone) !== end) throw new Error("after undo and redo the game ends otherwise");
}

type Recorded = Choice | { readonly concede: Player };

function answerWith(state: State, answer: Recorded): void {
  if ("concede" in answer) concede(state, answer.concede);
  else apply(state, answer);
}

/** Every answer again, through JSON after each; `last` is the state before the last one. */
function replay(
  game: Game,
  start: string,
  answers: readonly Recorded[],
): { readonly last?: string; readonly state: State } {
  let json = start;
  let last: string | undefined;
  for (const answer of answers) {
    const state = fromJson(game, json);
    answerWith(state, answer);
    last = json;
    json = jsonOf(state);
  }
  const state = fromJson(game, json);
  return last === undefined ? { state } : { last, state };
}

export const isAsked = ({ state }: ScenarioRun, player: Player): boolean => pending(state)?.player === player;
