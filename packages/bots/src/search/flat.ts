/**
 * L1.5: every promising answer is played on in the same sampled worlds. Half of them are dropped again and again, so
 * that most worlds are spent on telling the good ones apart; the best on average is taken.
 */
import { apply, clone, type Player, playerAsked, type State } from "@fhtagn/rules";
import { type View, type Worlds, worldsOf } from "@fhtagn/rules/view";
import { movesOf, type SearchMove } from "./moves.ts";
import { lookAhead } from "./promise.ts";
import { rollOut, rolloutHorizon, rolloutWorth } from "./rollout.ts";
import type { SearchTerms, Thought } from "./search.ts";

/** So many answers are looked at, if the budget can tell so many apart. */
const WIDEST = 12;

/** An answer with what came of it. */
interface Tried {
  readonly move: SearchMove;
  visits: number;
  value: number;
}

interface Comparing {
  readonly terms: SearchTerms;
  readonly player: Player;
  readonly worlds: Worlds;
  readonly lastTurn: number;
}

const meanOf = ({ visits, value }: Tried): number => (visits === 0 ? 0 : value / visits);
const better = (a: Tried, b: Tried): number => b.visits - a.visits || meanOf(b) - meanOf(a);

/** The best first. `simulations` counts the worlds played, over all answers together. */
export function compareFlat(view: View, terms: SearchTerms): Pick<Thought, "considered" | "simulations"> {
  const player = playerAsked(view);
  const worlds = worldsOf(view, terms.prior);
  const first = worlds.sample(terms.rng);
  const comparing: Comparing = { terms, player, worlds, lastTurn: rolloutHorizon(first.turn) };
  const tried = candidates(comparing, first).map((move) => ({ move, visits: 0, value: 0 }));
  const simulations = tried.length > 1 ? halve(comparing, tried) : 0;
  const considered = [...tried]
    .sort(better)
    .map((one) => ({ move: one.move, visits: one.visits, value: meanOf(one) }));
  return { considered, simulations };
}

function candidates({ terms, player }: Comparing, world: State): readonly SearchMove[] {
  const { mind, style, rng } = terms;
  const searcher = { viewer: player, handles: world.handles[player === "P1" ? 0 : 1] };
  const moves = movesOf(world, { mind, searcher, most: style.assignments });
  const widest = widestFor(moves.length, terms.simulations);
  if (moves.length <= widest) return moves;
  const scores = lookAhead(world, moves, { mind, rng, player });
  return moves
    .map((move, at) => ({ move, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, widest)
    .map(({ move }) => move);
}

/** Each round costs as much as the others, if that is enough for one world. */
const shareOf = (answers: number, simulations: number): number => simulations / Math.ceil(Math.log2(answers));

const worldsFor = (left: number, share: number): number => Math.max(1, Math.floor(share / left));

/** What it takes to find the best of so many. */
function costOf(answers: number, simulations: number): number {
  const share = shareOf(answers, simulations);
  let cost = 0;
  for (let left = answers; left > 1; left = Math.ceil(left / 2)) cost += left * worldsFor(left, share);
  return cost;
}

/** One answer costs nothing: the most promising is taken unseen. */
function widestFor(answers: number, simulations: number): number {
  let widest = Math.min(WIDEST, answers);
  while (widest > 1 && costOf(widest, simulations) > simulations) widest--;
  return widest;
}

/** The worse half is out after each round. */
function halve(comparing: Comparing, all: readonly Tried[]): number {
  const share = shareOf(all.length, comparing.terms.simulations);
  let done = 0;
  for (let left = [...all]; left.length > 1; left = left.sort(better).slice(0, Math.ceil(left.length / 2))) {
    for (let worlds = worldsFor(left.length, share); worlds > 0; worlds--) {
      if ((comparing.terms.spent?.() ?? 0) >= 1) return done;
      tryAll(comparing, left);
      done += left.length;
    }
  }
  return done;
}

function tryAll({ terms, player, worlds, lastTurn }: Comparing, left: readonly Tried[]): void {
  const { mind, rng } = terms;
  const world = worlds.sample(rng);
  for (const one of left) {
    const trial = clone(world);
    apply(trial, one.move.choice);
    rollOut(trial, mind, { turn: lastTurn, rng });
    one.visits++;
    one.value += rolloutWorth(trial, player, mind);
  }
}
