/** The tree of a search: questions, and what was tried as their answers. */
import type { Player } from "@fhtagn/rules";
import type { Style } from "./style.ts";

/** One answer to one question, over all worlds. */
export interface Branch {
  readonly key: string;
  /** How promising it looked at first. */
  readonly promise: number;
  visits: number;
  /** How often it could have been taken. */
  seen: number;
  /** Sum of what it led to, for the searching player. */
  value: number;
  /** The questions that followed: which one may depend on the world. */
  next: Map<string, Node>;
}

export interface Node {
  readonly player: Player;
  visits: number;
  value: number;
  readonly branches: Map<string, Branch>;
}

export const makeNode = (player: Player): Node => ({ player, visits: 0, value: 0, branches: new Map() });

export const makeBranch = (key: string, promise: number): Branch => ({
  key,
  promise,
  visits: 0,
  seen: 0,
  value: 0,
  next: new Map(),
});

/** The question was met deep in an earlier tree: what follows its answers is known, as far as the same are open. */
export function inherit(root: Node, earlier: Node): void {
  for (const branch of root.branches.values()) {
    const known = earlier.branches.get(branch.key);
    if (known !== undefined) branch.next = known.next;
  }
}

/** The question of this name that follows an answer, if it was met. */
export const nodeAfter = (root: Node, key: string, name: string): Node | undefined =>
  root.branches.get(key)?.next.get(name);

export const nameOfQuestion = ({
  player,
  kind,
}: {
  readonly player: Player;
  readonly kind: string;
}): string => `${player}/${kind}`;

const meanOf = ({ visits, value }: { readonly visits: number; readonly value: number }): number =>
  visits === 0 ? 0.5 : value / visits;

/** How many of the most promising are looked at after so many visits. */
export const breadthOf = (visits: number): number => Math.ceil(2 * visits ** 0.4);

/** The branch to try next, among those that can be taken in this world. */
export function selectBranch(
  node: Node,
  open: readonly Branch[],
  { searcher, style }: { readonly searcher: Player; readonly style: Style },
): Branch | undefined {
  const isOwn = node.player === searcher;
  // Bad for the searching player, so good for his opponent, whose untried answers are looked at sooner.
  const untried = meanOf(node) - style.doubt;
  const width = Math.max(2, breadthOf(node.visits));
  const among = open.length <= width ? open : open.toSorted((a, b) => b.promise - a.promise).slice(0, width);
  let best: Branch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of among) {
    const value = branch.visits === 0 ? untried : meanOf(branch);
    const found = isOwn ? value : 1 - value;
    const score = found + (style.explore * branch.promise * Math.sqrt(branch.seen)) / (1 + branch.visits);
    if (score > highest) {
      highest = score;
      best = branch;
    }
  }
  return best;
}

export function backUp(
  path: readonly { readonly node: Node; readonly branch: Branch }[],
  value: number,
): void {
  for (const { node, branch } of path) {
    node.visits++;
    node.value += value;
    branch.visits++;
    branch.value += value;
  }
}
