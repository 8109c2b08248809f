/**
 * L1.5: every promising answer is played on in the same sampled worlds. Half of them are dropped again and again, so
 * that most worlds are spent on telling the good ones apart; the best on average is taken.
 */
import { apply, clone, type Player, type State } from "@fhtagn/rules";
import { type View, type Worlds, worldsOf } from "@fhtagn/rules/view";
import { type Move, movesOf } from "./moves.ts";
import { lookAhead } from "./promise.ts";
import { horizonOf, rollOut, worthOf } from "./rollout.ts";
import type { SearchTerms, Thought } from "./search.ts";

/** So many answers are looked at. */
const WIDEST = 12;

/** An answer with what came of it. */
interface Tried {
  readonly move: Move;
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
  const player = view.question?.player ?? "P1";
  const worlds = worldsOf(view, terms.prior);
  const first = worlds.sample(terms.rng);
  const comparing: Comparing = { terms, player, worlds, lastTurn: horizonOf(first.turn) };
  const tried = candidates(comparing, first).map((move) => ({ move, visits: 0, value: 0 }));
  const simulations = tried.length > 1 ? halve(comparing, tried) : 0;
  const considered = [...tried]
    .sort(better)
    .map((one) => ({ move: one.move, visits: one.visits, value: meanOf(one) }));
  return { considered, simulations };
}

function candidates({ terms, player }: Comparing, world: State): readonly Move[] {
  const { mind, style, rng } = terms;
  const searcher = { viewer: player, handles: world.handles[player === "P1" ? 0 : 1] };
  const moves = movesOf(world, { mind, searcher, most: style.assignments });
  if (moves.length <= WIDEST) return moves;
  const scores = lookAhead(world, moves, { mind, rng, player });
  return moves
    .map((move, at) => ({ move, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, WIDEST)
    .map(({ move }) => move);
}

/** Each round costs as much as the others; the worse half is out after it. */
function halve(comparing: Comparing, all: readonly Tried[]): number {
  const { simulations } = comparing.terms;
  const share = simulations / Math.ceil(Math.log2(all.length));
  let done = 0;
  for (let left = [...all]; left.length > 1; left = left.sort(better).slice(0, Math.ceil(left.length / 2))) {
    for (let worlds = Math.max(1, Math.floor(share / left.length)); worlds > 0; worlds--) {
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
    one.value += worthOf(trial, player, mind);
  }
}
