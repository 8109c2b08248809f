/** L1.5: every promising answer is played on in the same sampled worlds; the best on average is taken. */
import { apply, clone, type Player } from "@fhtagn/rules";
import { type View, worldsOf } from "@fhtagn/rules/view";
import { type Move, movesOf } from "./moves.ts";
import { promiseAhead } from "./promise.ts";
import { rollOut, worthOf } from "./rollout.ts";
import type { Considered, SearchTerms } from "./search.ts";

/** So many answers are looked at. */
const WIDEST = 12;

/** The best first. `simulations` counts the worlds played, over all answers together. */
export function compareFlat(view: View, terms: SearchTerms): readonly Considered[] {
  const player = view.question?.player ?? "P1";
  const worlds = worldsOf(view, terms.prior);
  const first = worlds.sample(terms.rng);
  const searcher = { viewer: player, handles: first.handles[player === "P1" ? 0 : 1] };
  const moves = mostPromising(movesOf(first, terms.mind, searcher), promiseOfAll);
  const sums = moves.map(() => 0);
  const rounds = Math.max(1, Math.floor(terms.simulations / Math.max(1, moves.length)));
  let done = 0;
  for (; done < rounds && moves.length > 1 && terms.isOver?.() !== true; done++) {
    const world = worlds.sample(terms.rng);
    for (const [at, move] of moves.entries()) sums[at] = (sums[at] ?? 0) + tryMove(clone(world), move);
  }
  return moves
    .map((move, at) => ({ move, visits: done, value: done === 0 ? 0 : (sums[at] ?? 0) / done }))
    .sort((a, b) => b.value - a.value);

  function promiseOfAll(all: readonly Move[]): readonly number[] {
    return promiseAhead(first, all, { mind: terms.mind, rng: terms.rng, player });
  }

  function tryMove(world: typeof first, { choice }: Move): number {
    apply(world, choice);
    rollOut(world, terms.mind, {
      turn: first.turn + terms.turnsAhead,
      rng: terms.rng,
      strayOneIn: terms.strayOneIn,
    });
    return worthOf(world, player satisfies Player, terms.mind);
  }
}

function mostPromising(
  moves: readonly Move[],
  promiseOfAll: (moves: readonly Move[]) => readonly number[],
): readonly Move[] {
  if (moves.length <= WIDEST) return moves;
  const promises = promiseOfAll(moves);
  return moves
    .map((move, at) => ({ move, promise: promises[at] ?? 0 }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, WIDEST)
    .map(({ move }) => move);
}
