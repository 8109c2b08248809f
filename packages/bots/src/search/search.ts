/** Information-set Monte Carlo tree search: one sampled world for each simulation, one tree for all of them. */
import {
  apply,
  clone,
  type Decision,
  type Player,
  pending,
  type Rng,
  type State,
  settle,
} from "@fhtagn/rules";
import { type DeckPrior, type Searcher, type View, type Worlds, worldsOf } from "@fhtagn/rules/view";
import { believable } from "./belief.ts";
import type { Mind } from "./mind.ts";
import { type Move, movesOf } from "./moves.ts";
import { lookAhead, promiseAhead, promiseOf } from "./promise.ts";
import { rollOut, worthOf } from "./rollout.ts";
import type { Style } from "./style.ts";
import {
  type Branch,
  backUp,
  inherit,
  makeBranch,
  makeNode,
  type Node,
  nameOfQuestion,
  opinionOf,
  selectBranch,
} from "./tree.ts";

export interface SearchTerms {
  readonly mind: Mind;
  readonly style: Style;
  readonly prior: DeckPrior;
  readonly rng: Rng;
  /** How many worlds are played; or until `isOver` says so. */
  readonly simulations: number;
  readonly isOver?: () => boolean;
  /** Where worlds come from, if not from the view: only the tests' cheater has reason to. */
  readonly worlds?: Worlds;
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
  /** The worlds in the order in which every answer meets them. */
  readonly met: State[];
  readonly worlds: Worlds;
}

/** Thinks about the open question of the view. What an earlier search found out about it counts as done. */
export function search(view: View, terms: SearchTerms, earlier?: Node): Thought {
  const player = view.question?.player ?? "P1";
  const worlds = terms.worlds ?? worldsOf(view, terms.prior);
  const first = worlds.sample(terms.rng);
  const searcher: Searcher = { viewer: player, handles: handlesOf(first, player) };
  const lastTurn = first.turn + terms.style.turnsAhead;
  const searching: Searching = { terms, player, searcher, lastTurn, met: [first], worlds };
  const moves = movesOf(first, { mind: terms.mind, searcher, most: terms.style.assignments });
  const root = rootOf(searching, first, moves);
  if (earlier !== undefined) inherit(root, earlier);
  const due = terms.simulations - root.visits;
  let done = 0;
  while (done < due && terms.isOver?.() !== true && moves.length > 1) {
    simulate(searching, root, moves);
    done++;
    if (isSettled(root, due - done)) break;
  }
  return { considered: ranked(root, moves, terms.style), simulations: done, root };
}

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The root looks one step ahead before it searches. */
function rootOf({ terms, player }: Searching, world: State, moves: readonly Move[]): Node {
  const root = makeNode(player);
  if (moves.length < 2) return root;
  const scores = lookAhead(world, moves, { mind: terms.mind, rng: terms.rng, player });
  const promises = promiseAhead(scores, terms.style.calm);
  for (const [at, { key }] of moves.entries())
    root.branches.set(key, makeBranch(key, promises[at] ?? 0, chanceOf(scores[at] ?? 0)));
  return root;
}

const handlesOf = ({ handles }: State, player: Player): number => handles[player === "P1" ? 0 : 1];

/** One world, from the question of the root to the horizon. */
function simulate(searching: Searching, root: Node, moves: readonly Move[]): void {
  const { terms, player, lastTurn } = searching;
  const path: Step[] = [];
  const world = enter(searching, { root, moves, path });
  rollOut(world, terms.mind, { turn: lastTurn, rng: terms.rng, strayOneIn: terms.style.strayOneIn });
  backUp(path, worthOf(world, player, terms.mind));
}

/** The searching player's own question is the same in every world: an answer is picked, then the world. */
function enter(
  searching: Searching,
  { root, moves, path }: { readonly root: Node; readonly moves: readonly Move[]; readonly path: Step[] },
): State {
  const { terms, player } = searching;
  const open = moves.flatMap(({ key }) => root.branches.get(key) ?? []);
  for (const branch of open) branch.seen++;
  const branch = selectBranch(root, open, { searcher: player, style: terms.style });
  const world = branch === undefined ? worldFor(searching, 0) : worldFor(searching, branch.visits);
  const move = branch === undefined ? undefined : moves[open.indexOf(branch)];
  if (branch === undefined || move === undefined) return world;
  path.push({ node: root, branch });
  apply(world, move.choice);
  descend(searching, { node: nextNode(searching, branch, world), world, path });
  return world;
}

/** Every answer meets the same worlds in the same order, so that none is lucky. */
function worldFor({ terms, player, met, worlds }: Searching, at: number): State {
  const { rng, style } = terms;
  const sample = (): State => worlds.sample(rng);
  const make = (): State => (style.believes ? believable(sample, player, rng) : sample());
  if (!style.sameWorlds) return make();
  while (met.length <= at) met.push(make());
  return clone(met[at] as State); // just filled up to there
}

/** Down the tree until a question is met for the first time. */
function descend(
  searching: Searching,
  start: { readonly node: Node | undefined; readonly world: State; readonly path: Step[] },
): void {
  const { terms, searcher, player } = searching;
  const { mind, style } = terms;
  const { world, path } = start;
  for (let { node } = start; node !== undefined; ) {
    const moves = movesOf(world, { mind, searcher, most: style.deepAssignments });
    const open = branchesOf(searching, { node, world, moves });
    const branch = selectBranch(node, open, { searcher: player, style });
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
  const name = nameOfQuestion(decision);
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

/** After so many visits a share like this is as good as all of them. */
const MANY = 100;
const NEARLY_ALL = 0.85;

/** The most visited cannot be overtaken any more, or will not be. */
function isSettled({ branches, visits: all }: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of branches.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left || (all >= MANY && first > NEARLY_ALL * all);
}

function ranked(root: Node, moves: readonly Move[], style: Style): readonly Considered[] {
  const opinion = opinionOf(root, style);
  const considered = moves.map((move) => {
    const branch = root.branches.get(move.key);
    return { move, visits: branch?.visits ?? 0, value: branch === undefined ? 0 : opinion(branch) };
  });
  return considered.sort((a, b) => b.visits - a.visits || b.value - a.value);
}
