/** The question that is thought about: what is tried there, when it is settled, and what came out best. */
import type { Player, Rng, State } from "@fhtagn/rules";
import type { Mind } from "./mind.ts";
import type { Move } from "./moves.ts";
import { lookAhead, promiseAhead } from "./promise.ts";
import type { Style } from "./style.ts";
import { type Branch, makeBranch, makeNode, type Node, opinionOf, selectBranch } from "./tree.ts";

export interface RootTerms {
  readonly mind: Mind;
  readonly style: Style;
  readonly rng: Rng;
  readonly player: Player;
}

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Looks one step ahead before anything is searched. */
export function makeRoot(
  world: State,
  moves: readonly Move[],
  { mind, style, rng, player }: RootTerms,
): Node {
  const root = makeNode(player);
  const scores = moves.length < 2 ? [0] : lookAhead(world, moves, { mind, rng, player });
  const promises = promiseAhead(scores, style.calm);
  for (const [at, { key }] of moves.entries())
    root.branches.set(key, makeBranch(key, promises[at] ?? 0, chanceOf(scores[at] ?? 0)));
  return root;
}

/** The answer to try next. */
export function pickAtRoot(root: Node, { player, style }: RootTerms): Branch | undefined {
  const open = [...root.branches.values()];
  for (const branch of open) branch.seen++;
  return selectBranch(root, open, { searcher: player, style });
}

/** After so many visits a share like this is as good as all of them. */
const MANY = 100;
const NEARLY_ALL = 0.85;
/** A lead that chance hardly gives, times the root of the visits of the second. */
const CLEAR = 0.6;
const ENOUGH = 16;

/** The first will not be overtaken by the second in the `left` simulations. */
export function isSettled(root: Node, style: Style, left: number): boolean {
  const [first, second] = ranked(root, style);
  if (first === undefined || second === undefined) return false;
  if (second.visits >= ENOUGH) {
    const opinion = opinionOf(root, style);
    if (opinion(first) - opinion(second) > CLEAR / Math.sqrt(second.visits)) return true;
  }
  return (
    first.visits - second.visits > left || (root.visits >= MANY && first.visits > NEARLY_ALL * root.visits)
  );
}

/** The most visited first. */
export function ranked(root: Node, style: Style): readonly Branch[] {
  const opinion = opinionOf(root, style);
  return [...root.branches.values()].sort((a, b) => b.visits - a.visits || opinion(b) - opinion(a));
}
