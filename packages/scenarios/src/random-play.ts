/** Random games in which everything that must hold is looked at. */
import {
  apply,
  type CardDefinition,
  type Choice,
  type Decision,
  type Library,
  makeLibrary,
  makeRng,
  newGame,
  options,
  pending,
  type Result,
  type Rng,
  randomAssign,
  type Setup,
  type State,
} from "@fhtagn/rules";
import { checkInvariants } from "./invariants.ts";

export interface RandomGame {
  readonly seed: string;
  readonly result: Result | null;
  readonly turns: number;
  /** Answered questions that had two or more options. */
  readonly decisions: number;
  /** What was wrong, and after how many answers; an empty list is as it should be. */
  readonly faults: readonly string[];
}

export interface InvariantsWatched {
  /** Everything is looked at after so many answers, the cheap part after each; 0 is never. */
  readonly every: number;
  /** Without that: the cheap part after so many answers; 0 is never. */
  readonly cheapEvery?: number;
  /** What is looked at after each answer besides. */
  readonly each?: (state: State) => readonly string[];
}

/** An endless game is a fault too. */
const PATIENCE = 20_000;

export function playRandomGame(setup: Setup, seed: string, watching: InvariantsWatched): RandomGame {
  const state = newGame(setup, seed);
  const rng = makeRng(`random play ${seed}`);
  let decisions = 0;
  let faults: readonly string[] = [];
  for (let answers = 0; faults.length === 0; answers++) {
    const decision = pending(state);
    if (decision === null) break;
    if (answers > PATIENCE) faults = ["the game does not end"];
    else faults = look(state, answers, watching).map((fault) => `${seed}, answer ${answers}: ${fault}`);
    if (faults.length > 0) break;
    if (decision.form === "assign" || options(state).length > 1) decisions++;
    apply(state, randomChoice(state, decision, rng));
  }
  return { seed, result: state.result, turns: state.turn, decisions, faults };
}

function look(
  state: State,
  answers: number,
  { every, cheapEvery = 0, each }: InvariantsWatched,
): readonly string[] {
  const faults = each?.(state) ?? [];
  if (faults.length > 0) return faults;
  if (every > 0) return checkInvariants(state, answers % every === 0 ? "all" : "cheap");
  return cheapEvery > 0 && answers % cheapEvery === 0 ? checkInvariants(state, "cheap") : [];
}

function randomChoice(state: State, decision: Decision, rng: Rng): Choice {
  if (decision.form === "assign") return { assign: randomAssign(state, rng) };
  return { choose: rng.below(options(state).length) };
}

const DECK_SIZE = 50;
const STORIES = 10;

/** Decks of any cards of the pool, and the first stories of it: ugly, and good at finding trouble. */
export function randomSetup(
  definitions: readonly CardDefinition[],
  seed: string,
  pool: Library = makeLibrary(definitions),
): Setup {
  const rng = makeRng(`random setup ${seed}`);
  const codes = definitions.filter(({ facts }) => facts.type !== "story").map(({ facts }) => facts.code);
  const stories = definitions.filter(({ facts }) => facts.type === "story").map(({ facts }) => facts.code);
  const draw = (): string => codes[rng.below(codes.length)] ?? "";
  const deck = (): readonly string[] => Array.from({ length: DECK_SIZE }, draw);
  return {
    library: pool,
    decks: { P1: deck(), P2: deck() },
    stories: stories.slice(0, STORIES),
  };
}
