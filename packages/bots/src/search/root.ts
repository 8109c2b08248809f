/** The question that is thought about: what is tried there, when it is settled, and what came out best. */
import type { Player, Rng, State } from "@fhtagn/rules";
import type { SearchMind } from "./mind.ts";
import type { SearchMove } from "./moves.ts";
import { lookAhead, promiseAhead } from "./promise.ts";
import type { Style } from "./style.ts";
import { type Branch, breadthOf, makeBranch, makeNode, type Node } from "./tree.ts";

/** An answer to the question. All answers meet the same worlds in the same order. */
export interface RootAnswer {
  readonly move: SearchMove;
  readonly branch: Branch;
  /** What it led to, from world to world. */
  readonly results: number[];
  /** What it led to in the first so many worlds, together. */
  readonly sums: number[];
}

export interface Root {
  readonly node: Node;
  /** The most promising first. */
  readonly answers: readonly RootAnswer[];
}

export interface RootTerms {
  readonly mind: SearchMind;
  readonly style: Style;
  readonly rng: Rng;
  readonly player: Player;
}

/** Looks one step ahead before anything is searched. */
export function makeRoot(
  world: State,
  moves: readonly SearchMove[],
  { mind, style, rng, player }: RootTerms,
): Root {
  const scores = moves.length < 2 ? [0] : lookAhead(world, moves, { mind, rng, player });
  const promises = promiseAhead(scores, style.calm);
  const answers = moves.map((move, at) => ({
    move,
    branch: makeBranch(move.key, promises[at] ?? 0),
    results: [],
    sums: [0],
  }));
  answers.sort((a, b) => b.branch.promise - a.branch.promise);
  const node = makeNode(player);
  for (const { branch } of answers) node.branches.set(branch.key, branch);
  return { node, answers };
}

export function noteResult({ results, sums }: RootAnswer, result: number): void {
  sums.push((sums[results.length] ?? 0) + result);
  results.push(result);
}

const timesTried = ({ results }: RootAnswer): number => results.length;
const sumOver = ({ sums }: RootAnswer, worlds: number): number => sums[worlds] ?? 0;
const meanOver = (answer: RootAnswer, worlds: number): number =>
  worlds === 0 ? 0.5 : sumOver(answer, worlds) / worlds;

/** Tried most often; of equals the one that did better. */
export function leaderOf({ answers }: Root): RootAnswer | undefined {
  let leader: RootAnswer | undefined;
  for (const answer of answers) {
    const worlds = timesTried(answer);
    const ahead = leader === undefined ? 1 : worlds - timesTried(leader);
    if (
      ahead > 0 ||
      (ahead === 0 && leader !== undefined && sumOver(answer, worlds) > sumOver(leader, worlds))
    )
      leader = answer;
  }
  return leader;
}

/** The chance to win: what an answer does better than the leader in the worlds that both met, on top of the leader's. */
export function fairValue(answer: RootAnswer, leader: RootAnswer): number {
  const worlds = Math.min(timesTried(answer), timesTried(leader));
  return meanOver(leader, timesTried(leader)) + meanOver(answer, worlds) - meanOver(leader, worlds);
}

/** The answer to try next. */
export function pickAtRoot(root: Root, { explore, doubt }: Style): RootAnswer | undefined {
  const leader = leaderOf(root);
  if (leader === undefined) return undefined;
  const { visits } = root.node;
  const daring = explore * Math.sqrt(visits + 1);
  let best: RootAnswer | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of root.answers.slice(0, Math.max(2, breadthOf(visits)))) {
    const tried = timesTried(answer);
    const found = tried === 0 ? meanOver(leader, timesTried(leader)) - doubt : fairValue(answer, leader);
    const score = found + (daring * answer.branch.promise) / (1 + tried);
    if (score <= highest) continue;
    highest = score;
    best = answer;
  }
  return best;
}

/** So many times the error that is to be expected is certain enough. */
const SURE = 2.3;
/** Win points that nobody misses. */
const NEGLIGIBLE = 0.01;
/** Results differ at least so much from world to world, whatever the first few say. */
const LEAST_SPREAD = 0.03;
/** After so many simulations what has not been tried is let be. */
const ENOUGH = 64;

/** Whether a rival is worse than the leader, or not better by anything that matters. */
function isBeaten(rival: RootAnswer, leader: RootAnswer): boolean {
  const worlds = Math.min(timesTried(rival), timesTried(leader));
  if (worlds < 2) return false;
  const lead = meanOver(leader, worlds) - meanOver(rival, worlds);
  let squares = 0;
  for (let at = 0; at < worlds; at++)
    squares += ((leader.results[at] ?? 0) - (rival.results[at] ?? 0) - lead) ** 2;
  const error = Math.max(LEAST_SPREAD, Math.sqrt(squares / (worlds - 1))) / Math.sqrt(worlds);
  return lead > SURE * error || SURE * error - lead < NEGLIGIBLE;
}

/** The leader will not be overtaken, or nothing is lost if he stays. */
export function isRootSettled(root: Root, left: number): boolean {
  const leader = leaderOf(root);
  if (leader === undefined) return true;
  return root.answers.every((rival) => {
    if (rival === leader || timesTried(leader) - timesTried(rival) > left) return true;
    if (timesTried(rival) === 0) return root.node.visits >= ENOUGH;
    return isBeaten(rival, leader);
  });
}

/** Those tried most often first. */
export function ranked(root: Root): readonly RootAnswer[] {
  const leader = leaderOf(root);
  if (leader === undefined) return [];
  return root.answers.toSorted(
    (a, b) => timesTried(b) - timesTried(a) || fairValue(b, leader) - fairValue(a, leader),
  );
}
