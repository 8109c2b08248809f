/** Information-set Monte Carlo tree search: one sampled world for each simulation, one tree for all of them. */
import { apply, type Decision, type Player, pending, type Rng, type State, settle } from "@fhtagn/rules";
import { type DeckPrior, type Searcher, type View, worldsOf } from "@fhtagn/rules/view";
import type { Mind } from "./mind.ts";
import { type Move, movesOf } from "./moves.ts";
import { promiseAhead, promiseOf } from "./promise.ts";
import { rollOut, worthOf } from "./rollout.ts";
import { type Branch, backUp, makeBranch, makeNode, type Node, selectBranch } from "./tree.ts";

export interface SearchTerms {
  readonly mind: Mind;
  readonly prior: DeckPrior;
  readonly rng: Rng;
  /** How many worlds are played; or until `isOver` says so. */
  readonly simulations: number;
  readonly isOver?: () => boolean;
  /** Turns played after the one that is going on. */
  readonly turnsAhead: number;
  readonly strayOneIn: number;
}

/** An answer that was considered, the best first. */
export interface Considered {
  readonly move: Move;
  readonly visits: number;
  /** The chance to win with it. */
  readonly value: number;
}

export interface Thought {
  readonly considered: readonly Considered[];
  readonly simulations: number;
  readonly root: Node;
}

interface Step {
  readonly node: Node;
  readonly branch: Branch;
}

/** One search: everything that stays the same from simulation to simulation. */
interface Searching {
  readonly terms: SearchTerms;
  readonly player: Player;
  readonly searcher: Searcher;
  readonly lastTurn: number;
}

/** Thinks about the open question of the view. A tree grown before is grown further. */
export function search(view: View, terms: SearchTerms, grown?: Node): Thought {
  const player = view.question?.player ?? "P1";
  const worlds = worldsOf(view, terms.prior);
  const first = worlds.sample(terms.rng);
  const searcher: Searcher = { viewer: player, handles: handlesOf(first, player) };
  const searching: Searching = { terms, player, searcher, lastTurn: first.turn + terms.turnsAhead };
  const moves = movesOf(first, terms.mind, searcher);
  const root = grown ?? rootOf(searching, first, moves);
  let done = 0;
  while (done < terms.simulations && terms.isOver?.() !== true && moves.length > 1) {
    simulate(searching, root, worlds.sample(terms.rng));
    done++;
    if (isSettled(root, terms.simulations - done)) break;
  }
  return { considered: ranked(root, moves), simulations: done, root };
}

/** The root looks one step ahead before it searches. */
function rootOf({ terms, player }: Searching, world: State, moves: readonly Move[]): Node {
  const root = makeNode(player);
  if (moves.length < 2) return root;
  const promises = promiseAhead(world, moves, { mind: terms.mind, rng: terms.rng, player });
  for (const [at, { key }] of moves.entries()) root.branches.set(key, makeBranch(key, promises[at] ?? 0));
  return root;
}

const handlesOf = ({ handles }: State, player: Player): number => handles[player === "P1" ? 0 : 1];

/** One world, from the question of the root to the horizon. */
function simulate(searching: Searching, root: Node, world: State): void {
  const { terms, player, lastTurn } = searching;
  const path: Step[] = [];
  descend(searching, { root, world, path });
  rollOut(world, terms.mind, { turn: lastTurn, rng: terms.rng, strayOneIn: terms.strayOneIn });
  backUp(path, worthOf(world, player, terms.mind));
}

/** Down the tree until a question is met for the first time. */
function descend(
  searching: Searching,
  { root, world, path }: { readonly root: Node; readonly world: State; readonly path: Step[] },
): void {
  const { mind } = searching.terms;
  for (let node: Node | undefined = root; node !== undefined; ) {
    const moves = movesOf(world, mind, searching.searcher);
    const open = branchesOf(searching, { node, world, moves });
    const branch = selectBranch(node, open, searching.player);
    const move = moves[branch === undefined ? 0 : open.indexOf(branch)];
    if (branch === undefined || move === undefined) return;
    path.push({ node, branch });
    apply(world, move.choice);
    node = nextNode(searching, branch, world);
  }
}

/** The branches of the moves that are open in this world, made where they are new. */
function branchesOf(
  { terms }: Searching,
  { node, world, moves }: { readonly node: Node; readonly world: State; readonly moves: readonly Move[] },
): readonly Branch[] {
  let promises: readonly number[] | null = null;
  return moves.map((move, at) => {
    const known = node.branches.get(move.key);
    if (known !== undefined) {
      known.seen++;
      return known;
    }
    promises ??= promiseOf(world, moves, { mind: terms.mind, rng: terms.rng, player: node.player });
    const made = makeBranch(move.key, promises[at] ?? 0);
    made.seen = 1;
    node.branches.set(move.key, made);
    return made;
  });
}

/** The question that follows; none if it is new, over, or beyond the horizon: then the world is played on from there. */
function nextNode({ terms, lastTurn }: Searching, branch: Branch, world: State): Node | undefined {
  const decision = nextChoice(world, terms);
  if (decision === null || world.turn > lastTurn) return undefined;
  const name = `${decision.player}/${decision.kind}`;
  const known = branch.next.get(name);
  if (known === undefined) branch.next.set(name, makeNode(decision.player));
  return known;
}

/** Single answers are given, obvious questions answered by the policy. */
function nextChoice(world: State, { mind, rng }: SearchTerms): Decision | null {
  for (;;) {
    settle(world);
    const decision = pending(world);
    if (decision === null || !mind.isObvious(decision.kind)) return decision;
    apply(world, mind.policy(world, rng));
  }
}

/** The most visited cannot be overtaken any more. */
function isSettled({ branches }: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of branches.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

function ranked(root: Node, moves: readonly Move[]): readonly Considered[] {
  const considered = moves.map((move) => {
    const branch = root.branches.get(move.key);
    const visits = branch?.visits ?? 0;
    return { move, visits, value: visits === 0 ? 0 : (branch?.value ?? 0) / visits };
  });
  return considered.sort((a, b) => b.visits - a.visits || b.value - a.value);
}
