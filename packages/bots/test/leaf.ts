/** Where simulations end, and how deep the tree is that they leave. */
import { makeRng } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { expect } from "vitest";
import { tunedMind } from "../src/search/instinctive-mind.ts";
import type { SearchMind } from "../src/search/mind.ts";
import { type SearchTerms, searchTree, type Thought } from "../src/search/search.ts";
import { TUNED_STYLE } from "../src/search/style.ts";
import type { Node } from "../src/search/tree.ts";
import { type AskedPosition, positions } from "./positions.ts";

/** A world that was judged, as it then was. */
interface Leaf {
  readonly value: number;
  readonly turn: number;
  readonly isOver: boolean;
}

interface Searched extends Thought {
  readonly leaves: readonly Leaf[];
}

type Budget = Pick<SearchTerms, "simulations" | "spent">;

function searchAt({ state, player, prior }: AskedPosition, budget: Budget): Searched {
  const leaves: Leaf[] = [];
  const mind: SearchMind = {
    ...tunedMind,
    evaluate(world, seat) {
      const value = tunedMind.evaluate(world, seat);
      leaves.push({ value, turn: world.turn, isOver: world.result !== null });
      return value;
    },
  };
  const terms = { mind, style: TUNED_STYLE, prior, rng: makeRng("leaf"), ...budget };
  return { ...searchTree(view(state, player), terms), leaves };
}

/** Questions in the middle of games, some out of each of many. */
export const midgame = (count: number): readonly AskedPosition[] =>
  positions(count, "leaf").filter(({ state }) => state.turn > 1);

/** Every simulation ends with the game, or with a judgement of the table after the next turn; some do either. */
export function expectEnds(midgames: readonly AskedPosition[]): void {
  const found = midgames.map((position) => ({ position, ...searchAt(position, { simulations: 40 }) }));
  for (const { position, leaves, simulations, root } of found) {
    const ended = simulations - leaves.length;
    const worth = root.value - leaves.reduce((sum, { value }) => sum + value, 0);
    expect(ended).toBeGreaterThanOrEqual(0);
    expect(worth).toBeGreaterThan(-1e-9);
    expect(worth).toBeLessThan(ended + 1e-9);
    expect(2 * worth).toBeCloseTo(Math.round(2 * worth), 9); // won, lost or drawn, nothing in between
    expect(leaves.filter(({ isOver, turn }) => isOver || turn !== position.state.turn + 2)).toEqual([]);
  }
  const played = found.reduce((sum, { simulations }) => sum + simulations, 0);
  const judged = found.reduce((sum, { leaves }) => sum + leaves.length, 0);
  expect(judged).toBeGreaterThan(played / 2);
  expect(judged).toBeLessThan(played);
}

/** Answers in the tree, over all simulations: each visit of a question is one. */
function answersIn({ visits, branches }: Node): number {
  let sum = visits;
  for (const { next } of branches.values()) for (const node of next.values()) sum += answersIn(node);
  return sum;
}

/** How many answers of a simulation lie in the tree, the first one included, before the world is played on. */
const depthOf = (root: Node): number => answersIn(root) / root.visits;

const THOUSAND = 1000;

/** With a budget of so many it would stop when nobody can catch up in what is left; so that it has no end, but time has. */
function thousand(): Budget {
  let looks = 0;
  return { simulations: Number.POSITIVE_INFINITY, spent: () => looks++ / THOUSAND };
}

/** How deep the tree is after a thousand simulations, at so many questions of who commits. */
export function depthsAfterThousand(
  midgames: readonly AskedPosition[],
  questions: number,
): readonly number[] {
  const commits = midgames.filter(({ state }) => state.question?.kind === "commit").slice(0, questions);
  const found = commits.map((position) => searchAt(position, thousand()));
  expect(found.map(({ simulations }) => simulations)).toEqual(Array(questions).fill(THOUSAND));
  return found.map(({ root }) => depthOf(root));
}
