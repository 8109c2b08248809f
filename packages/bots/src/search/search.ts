/** Information-set Monte Carlo tree search: one sampled world for each simulation, one tree for all of them. */
import {
  apply,
  clone,
  type Decision,
  type Player,
  pending,
  playerAsked,
  type Rng,
  type State,
  settle,
} from "@fhtagn/rules";
import { type DeckPrior, type Searcher, type View, type Worlds, worldsOf } from "@fhtagn/rules/view";
import { believable } from "./belief.ts";
import type { Spent } from "./clock.ts";
import type { SearchMind } from "./mind.ts";
import { movesOf, type SearchMove } from "./moves.ts";
import { promiseOf } from "./promise.ts";
import { rollOut, rolloutHorizon, rolloutWorth } from "./rollout.ts";
import {
  fairValue,
  isRootSettled,
  leaderOf,
  makeRoot,
  noteResult,
  pickAtRoot,
  type Root,
  type RootAnswer,
  ranked,
} from "./root.ts";
import type { Style } from "./style.ts";
import {
  type Branch,
  backUp,
  inherit,
  makeBranch,
  makeNode,
  type Node,
  nameOfQuestion,
  selectBranch,
} from "./tree.ts";

export interface SearchTerms {
  readonly mind: SearchMind;
  readonly style: Style;
  readonly prior: DeckPrior;
  readonly rng: Rng;
  /** How many worlds are played; or until the time is spent. */
  readonly simulations: number;
  readonly spent?: Spent;
  /** Where worlds come from, if not from the view: only the tests' cheater has reason to. */
  readonly worlds?: Worlds;
}

/** An answer that was considered, the best first. */
export interface Considered {
  readonly move: SearchMove;
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

/** Thinks about the open question of the view. What an earlier search found out about what follows its answers is kept. */
export function searchTree(view: View, terms: SearchTerms, earlier?: Node): Thought {
  const { style, mind, rng } = terms;
  const player = playerAsked(view);
  const worlds = terms.worlds ?? worldsOf(view, terms.prior);
  const first = worlds.sample(rng);
  const searcher: Searcher = { viewer: player, handles: handlesOf(first, player) };
  const lastTurn = rolloutHorizon(first.turn);
  const searching: Searching = { terms, player, searcher, lastTurn, met: [first], worlds };
  const moves = movesOf(first, { mind, searcher, most: style.assignments });
  const root = makeRoot(first, moves, { mind, style, rng, player });
  if (earlier !== undefined) inherit(root.node, earlier);
  const simulations = moves.length < 2 ? 0 : grow(searching, root);
  return { considered: consideredIn(root), simulations, root: root.node };
}

function consideredIn(root: Root): readonly Considered[] {
  const leader = leaderOf(root);
  if (leader === undefined) return [];
  return ranked(root).map((answer) => ({
    move: answer.move,
    visits: answer.results.length,
    value: fairValue(answer, leader),
  }));
}

/** So many simulations, or until the time is over or the answer clear; how many there were. */
function grow(searching: Searching, root: Root): number {
  const { simulations, spent, style } = searching.terms;
  for (let done = 0; done < simulations; done++) {
    if ((spent?.() ?? 0) >= 1) return done;
    if (done % CHECKED === 0 && isRootSettled(root, simulations - done)) return done;
    const answer = pickAtRoot(root, style);
    if (answer === undefined) return done;
    simulate(searching, root.node, answer);
  }
  return simulations;
}

/** After so many simulations it is asked whether the answer is clear. */
const CHECKED = 4;

const handlesOf = ({ handles }: State, player: Player): number => handles[player === "P1" ? 0 : 1];

/** One world, from the question of the root to the horizon. The own question is the same in every world. */
function simulate(searching: Searching, root: Node, answer: RootAnswer): void {
  const { terms, player, lastTurn } = searching;
  const { branch, move, results } = answer;
  const path: Step[] = [{ node: root, branch }];
  const world = worldFor(searching, results.length);
  apply(world, move.choice);
  descend(searching, { node: nextNode(searching, branch, world), world, path });
  rollOut(world, terms.mind, { turn: lastTurn, rng: terms.rng });
  const result = rolloutWorth(world, player, terms.mind);
  backUp(path, result);
  noteResult(answer, result);
}

/** Every answer meets the same worlds in the same order, so that none is lucky. */
function worldFor({ terms, player, met, worlds }: Searching, at: number): State {
  const { rng, style } = terms;
  const sample = (): State => worlds.sample(rng);
  const make = (): State => (style.believes ? believable(sample, player, rng) : sample());
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
  {
    node,
    world,
    moves,
  }: { readonly node: Node; readonly world: State; readonly moves: readonly SearchMove[] },
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
