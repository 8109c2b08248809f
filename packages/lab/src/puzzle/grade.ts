/** How hard a puzzle is: which of the computer players finds the way. */

import { chooseAtRandom, greedyBot, instinct, tunedBot } from "@fhtagn/bots";
import { type Choice, makeRng, type Player, type State } from "@fhtagn/rules";
import { type DeckPrior, sampleWorld, view } from "@fhtagn/rules/view";
import { isSolved } from "./attempt.ts";
import { makeProver, type Prover, settledAfter } from "./prove.ts";
import type { Grade, Limits } from "./puzzle.ts";

export interface GradingTask {
  readonly position: State;
  readonly seat: Player;
  /** What the solver knows of the decks. */
  readonly prior: DeckPrior;
  /** Of one look ahead; what is tried again and again shares ten times as much. */
  readonly limits: Limits;
}

const SHARED = 10;

export const sharedProver = ({ position, seat, limits }: GradingTask): Prover =>
  makeProver(position, seat, { nodes: limits.nodes * SHARED });

type Solve = (state: State) => Choice;

/** Each is made anew for a puzzle, with chance of its own that is always the same. */
const SOLVERS: readonly { readonly grade: Grade; readonly make: (task: GradingTask) => Solve }[] = [
  { grade: 1, make: byGreedy },
  { grade: 2, make: byInstinct },
  { grade: 3, make: (task) => bySearch(task, 50) },
  { grade: 4, make: (task) => bySearch(task, 200) },
];

function byGreedy({ prior, seat }: GradingTask): Solve {
  const bot = greedyBot({ prior, rng: makeRng("puzzle greedy") });
  return (state) => bot.choose(view(state, seat));
}

function byInstinct({ prior, seat }: GradingTask): Solve {
  const rng = makeRng("puzzle instinct");
  return (state) => instinct(sampleWorld(view(state, seat), prior, rng), rng);
}

function bySearch({ prior, seat }: GradingTask, sims: number): Solve {
  const bot = tunedBot({ prior, rng: makeRng(`puzzle search ${sims}`), sims });
  return (state) => bot.choose(view(state, seat));
}

export function gradeOf(task: GradingTask): Grade {
  const prover = sharedProver(task);
  const { position, seat } = task;
  const first = SOLVERS.find(({ make }) => isSolved({ prover, position, seat, solve: make(task) }));
  return first?.grade ?? 5;
}

/** How many of so many tries at random win. */
export function solvedAtRandom(task: GradingTask, tries: number): number {
  const prover = sharedProver(task);
  const rng = makeRng("puzzle random");
  const { position, seat } = task;
  let solved = 0;
  for (let i = 0; i < tries; i++)
    if (isSolved({ prover, position, seat, solve: (state) => chooseAtRandom(state, rng) })) solved++;
  return solved;
}

/** Whether the answer wins whatever lies where the solver cannot see, in so many ways to deal it. */
export function winsInWorlds(
  { position, seat, prior, limits }: GradingTask,
  { key, worlds }: { readonly key: Choice; readonly worlds: number },
): boolean {
  const seen = view(position, seat);
  const rng = makeRng("puzzle worlds");
  for (let i = 0; i < worlds; i++) {
    const world = sampleWorld(seen, prior, rng);
    const { verdict } = makeProver(world, seat, limits).judge(settledAfter(world, key));
    if (verdict !== "wins") return false;
  }
  return true;
}
