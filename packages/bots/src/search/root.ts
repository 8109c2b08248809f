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

/** The answer to try next; `gone` is how much of the budget is. */
export function pickAtRoot(root: Node, { player, style }: RootTerms, gone: number): Branch | undefined {
  const open = [...root.branches.values()];
  for (const branch of open) branch.seen++;
  if (!style.halves) return selectBranch(root, open, { searcher: player, style });
  return leastVisited(survivors(root, open, { style, gone }));
}

/** So many answers are compared at first. */
const WIDEST = 16;

/** The budget is spent in stages; after each of them half of the answers are dropped, the worse ones. */
function survivors(
  root: Node,
  open: readonly Branch[],
  { style, gone }: { readonly style: Style; readonly gone: number },
): readonly Branch[] {
  const first = [...open].sort((a, b) => b.promise - a.promise).slice(0, WIDEST);
  const stages = Math.max(1, Math.ceil(Math.log2(first.length)));
  const stage = Math.min(stages - 1, Math.floor(gone * stages));
  const opinion = opinionOf(root, style);
  return first.sort((a, b) => opinion(b) - opinion(a)).slice(0, Math.ceil(first.length / 2 ** stage));
}

function leastVisited(branches: readonly Branch[]): Branch | undefined {
  let least: Branch | undefined;
  for (const branch of branches) if (least === undefined || branch.visits < least.visits) least = branch;
  return least;
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
  if (style.halves) return false;
  return (
    first.visits - second.visits > left || (root.visits >= MANY && first.visits > NEARLY_ALL * root.visits)
  );
}

/** Among those that were tried nearly as often as any, the better ones first; then the rest. */
const NEARLY_AS_OFTEN = 0.75;

export function ranked(root: Node, style: Style): readonly Branch[] {
  const branches = [...root.branches.values()];
  const opinion = opinionOf(root, style);
  if (!style.halves) return branches.sort((a, b) => b.visits - a.visits || opinion(b) - opinion(a));
  const most = Math.max(...branches.map(({ visits }) => visits));
  const isOften = ({ visits }: Branch): number => (visits >= NEARLY_AS_OFTEN * most ? 1 : 0);
  return branches.sort(
    (a, b) => isOften(b) - isOften(a) || (isOften(a) === 1 ? opinion(b) - opinion(a) : b.visits - a.visits),
  );
}
