import {
  type Choice,
  cardOf,
  isLegal,
  makeRng,
  opponentOf,
  options,
  type Player,
  pending,
  type State,
  seatOf,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { passTo, placesIn, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { believable, plausibility } from "../src/search/belief.ts";
import { ismctsBot } from "../src/search/bots.ts";
import { compareFlat } from "../src/search/flat.ts";
import { instinctiveMind } from "../src/search/instinctive-mind.ts";
import {
  fairValue,
  isRootSettled,
  noteResult,
  pickAtRoot,
  type Root,
  type RootAnswer,
} from "../src/search/root.ts";
import { type SearchTerms, searchTree } from "../src/search/search.ts";
import { PLAIN } from "../src/search/style.ts";
import { inherit, makeBranch, makeNode, nodeAfter } from "../src/search/tree.ts";
import { bestBlock } from "../src/stories/oppose.ts";
import { positions } from "./positions.ts";
import { priorOfTable } from "./table-priors.ts";

const termsFor = (state: State, more: Partial<SearchTerms> = {}): SearchTerms => ({
  mind: instinctiveMind,
  style: PLAIN,
  prior: priorOfTable(state),
  rng: makeRng("search"),
  simulations: 60,
  ...more,
});

/** P1 has four tokens on the first story, two stories won, and one character; nobody could stop him. */
const nearlyWon = (): State =>
  passTo(
    tableOf({
      active: "P1",
      phase: "operations",
      stories: [{ Dreamwalkers: { P1: 4 } }, "The Other Path", "Rotting Away"],
      P1: { won: ["Opening Night", "Ancient Apocrypha"], play: ["Undercover Security"], hand: ["...2"] },
      P2: { hand: ["...3"] },
    }),
    "commit",
  );

/** Much can be said for many ways to commit. */
const evenlyMatched = (): State =>
  passTo(
    tableOf({
      active: "P1",
      phase: "operations",
      stories: ["Opening Night", "Rotting Away", "Dreamwalkers"],
      P1: { play: ["Bag Man", "Triggerman", "Visiting Author"], hand: ["...3"] },
      P2: { play: ["Hired Muscle", "Natural Philosopher", "Ghost"], hand: ["...3"] },
    }),
    "commit",
  );

const isAllowed = (state: State, choice: Choice): boolean =>
  "assign" in choice ? isLegal(state, choice.assign) : options(state)[choice.choose] !== undefined;

const assignOf = (choice: Choice | undefined): readonly number[] =>
  choice !== undefined && "assign" in choice ? choice.assign : [];

describe("blocks that are looked at", () => {
  const MANY = 100;
  const opposing = positions(600, "blocks").filter(({ state }) => state.question?.kind === "oppose");
  const stepsBetween = (a: readonly number[], b: readonly number[]): number =>
    a.filter((place, at) => place !== b[at]).length;

  /** Every legal block with one blocker elsewhere than in the best. */
  function oneStepFrom(best: readonly number[], state: State): readonly string[] {
    const decision = pending(state);
    if (decision?.form !== "assign") return [];
    return decision.places.flatMap((places, at) =>
      [-1, ...places.keys()]
        .filter((place) => place !== best[at])
        .map((place) => best.with(at, place))
        .filter((assign) => isLegal(state, assign))
        .map((assign) => assign.join()),
    );
  }

  const blocksOf = (state: State, player: Player): readonly string[] =>
    instinctiveMind.assignments(state, player, MANY).map((assign) => assign.join());

  test("are the best of the solver, nobody, and everything one step away; all legal, none twice", () => {
    expect(opposing.length).toBeGreaterThan(5);
    for (const { state, player } of opposing) {
      const best = bestBlock(state, player);
      if (!isLegal(state, best)) continue; // somebody is bound to block
      const blocks = blocksOf(state, player);
      expect(blocks[0]).toBe(best.join());
      expect(new Set(blocks).size).toBe(blocks.length);
      expect(blocks).toEqual(expect.arrayContaining([...oneStepFrom(best, state)]));
      for (const assign of instinctiveMind.assignments(state, player, MANY)) {
        expect(isLegal(state, assign)).toBe(true);
        expect(stepsBetween(assign, best) < 2 || assign.every((place) => place === -1)).toBe(true);
      }
    }
  });

  test("are no more than asked for, the best among them", () => {
    for (const { state, player } of opposing) {
      const [first, ...others] = instinctiveMind.assignments(state, player, MANY);
      expect(instinctiveMind.assignments(state, player, 2)).toEqual([first, ...others.slice(0, 1)]);
    }
  });
});

describe("the tree search", () => {
  test("commits to the story that wins the game, and is sure of it", () => {
    const state = nearlyWon();
    const [best] = searchTree(view(state, "P1"), termsFor(state)).considered;
    expect(placesIn(state, assignOf(best?.move.choice))).toEqual(["Undercover Security S1"]);
    expect(best?.value).toBeGreaterThan(0.95);
  });

  test("plays no more simulations than it may", () => {
    for (const { state, player, prior } of positions(6, "budget")) {
      const { simulations, considered, root } = searchTree(
        view(state, player),
        termsFor(state, { prior, simulations: 30 }),
      );
      expect(simulations).toBeLessThanOrEqual(30);
      expect(root.visits).toBe(considered.reduce((sum, { visits }) => sum + visits, 0));
    }
  });

  test("stops when the choice is settled, and not while it is open", () => {
    const playedOf = (state: State, simulations: number): number =>
      searchTree(view(state, "P1"), termsFor(state, { simulations })).simulations;
    expect(playedOf(nearlyWon(), 1000)).toBeLessThan(100);
    expect(playedOf(evenlyMatched(), 100)).toBeGreaterThan(90);
  });

  test("ends when its time is over", () => {
    const state = nearlyWon();
    let asked = 0;
    const thought = searchTree(view(state, "P1"), termsFor(state, { spent: () => ++asked / 6 }));
    expect(thought.simulations).toBeLessThanOrEqual(5);
  });

  test("goes on with the tree of an earlier question", () => {
    const [position] = positions(40, "reuse").filter(({ state }) => state.question?.kind === "action");
    if (position === undefined) throw new Error("no action window among the positions");
    const { state, player, prior } = position;
    const terms = termsFor(state, { prior, simulations: 40 });
    const before = searchTree(view(state, player), terms);
    const after = searchTree(view(state, player), { ...terms, simulations: 1 }, before.root);
    const [key] = [...after.root.branches.keys()];
    expect(after.root.branches.get(key ?? "")?.next).toBe(before.root.branches.get(key ?? "")?.next);
    expect(after.root.visits).toBe(1);
  });

  test("a bot answers everything it is asked as it may, and the same with the same seed", () => {
    const asked = positions(15, "whole");
    const answers = (seed: string): readonly Choice[] =>
      asked.map(({ state, player, prior }) =>
        ismctsBot({ prior, rng: makeRng(seed), sims: 12 }).choose(view(state, player)),
      );
    const given = answers("a");
    expect(answers("a")).toEqual(given);
    const refused = asked.filter(({ state }, at) => !isAllowed(state, given[at] ?? { choose: -1 }));
    expect(refused.length).toBe(0);
  });
});

describe("the tree", () => {
  test("inherits the branches that are open again, and only those", () => {
    const earlier = makeNode("P1");
    const [kept, lost] = [makeBranch("kept", 0.5), makeBranch("lost", 0.5)];
    kept.next.set("P1/target", makeNode("P1"));
    earlier.branches.set("kept", kept).set("lost", lost);
    const root = makeNode("P1");
    root.branches.set("kept", makeBranch("kept", 0.9)).set("new", makeBranch("new", 0.1));
    inherit(root, earlier);
    expect(root.branches.get("kept")?.next).toBe(kept.next);
    expect(root.branches.get("kept")?.promise).toBe(0.9);
    expect(root.branches.get("new")?.next.size).toBe(0);
    expect(root.branches.has("lost")).toBe(false);
  });

  test("finds the question after an answer by its name", () => {
    const root = makeNode("P1");
    const branch = makeBranch("play", 1);
    const target = makeNode("P1");
    branch.next.set("P1/target", target);
    root.branches.set("play", branch);
    expect(nodeAfter(root, "play", "P1/target")).toBe(target);
    expect(nodeAfter(root, "play", "P2/response")).toBeUndefined();
    expect(nodeAfter(root, "pass", "P1/target")).toBeUndefined();
  });
});

/** An answer that led to this, from world to world. */
function answerWith(key: string, results: readonly number[], promise = 0.5): RootAnswer {
  const answer: RootAnswer = {
    move: { key, choice: { choose: 0 } },
    branch: makeBranch(key, promise),
    results: [],
    sums: [0],
  };
  for (const result of results) noteResult(answer, result);
  return answer;
}

function rootOf(...answers: readonly RootAnswer[]): Root {
  const node = makeNode("P1");
  node.visits = answers.reduce((sum, { results }) => sum + results.length, 0);
  return { node, answers };
}

const repeated = (results: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => results).flat();

describe("the root", () => {
  test("an answer that met only the bad worlds is not taken for a bad one", () => {
    const leader = answerWith("leader", [0.2, 0.2, 0.8, 0.8]);
    const rival = answerWith("rival", [0.3, 0.3]);
    expect(fairValue(rival, leader)).toBeCloseTo(0.6, 12);
    expect(fairValue(leader, leader)).toBeCloseTo(0.5, 12);
  });

  test("is settled when every rival is clearly worse in the same worlds", () => {
    const leader = answerWith("leader", repeated([0.2, 0.8], 20));
    const worse = answerWith("worse", repeated([0.15, 0.75], 10));
    const close = answerWith("close", repeated([0.1, 0.9], 5));
    expect(isRootSettled(rootOf(leader, worse), 100)).toBe(true);
    expect(isRootSettled(rootOf(leader, close), 100)).toBe(false);
  });

  test("is settled when a rival is as good as the leader", () => {
    const leader = answerWith("leader", repeated([0.2, 0.8], 400));
    const twin = answerWith("twin", repeated([0.2, 0.8], 300));
    expect(isRootSettled(rootOf(leader, twin), 1000)).toBe(true);
  });

  test("is settled when nobody can catch up any more", () => {
    const leader = answerWith("leader", [0.5, 0.5, 0.5]);
    const rival = answerWith("rival", [0.5]);
    expect(isRootSettled(rootOf(leader, rival), 2)).toBe(false);
    expect(isRootSettled(rootOf(leader, rival), 1)).toBe(true);
  });

  test("tries what has not been tried before it is given up", () => {
    const leader = answerWith("leader", repeated([0.5], 30));
    const untried = answerWith("untried", [], 0.1);
    expect(isRootSettled(rootOf(leader, untried), 100)).toBe(false);
    expect(pickAtRoot(rootOf(leader, untried), PLAIN)?.move.key).toBe("untried");
  });
});

describe("the flat comparison", () => {
  test("finds the winning story too, and spends most on the best", () => {
    const state = nearlyWon();
    const { considered, simulations } = compareFlat(view(state, "P1"), termsFor(state));
    expect(placesIn(state, assignOf(considered[0]?.move.choice))).toEqual(["Undercover Security S1"]);
    expect(simulations).toBeLessThanOrEqual(60);
    expect(considered[0]?.visits).toBeGreaterThan(considered.at(-1)?.visits ?? 0);
  });
});

describe("belief", () => {
  const table = (hand: readonly string[]): State =>
    tableOf({
      active: "P1",
      phase: "operations",
      P1: { hand: ["...2"] },
      P2: { hand: [...hand], domains: [["agency", "agency", "agency"], ["agency"], ["agency"]] },
    });

  test("doubts a world in which the opponent kept a character that he could have played", () => {
    expect(plausibility(table(["Undercover Security"]), "P1")).toBeLessThan(1);
    expect(plausibility(table(["Undercover Security"]), "P2")).toBe(1);
    expect(plausibility(table(["Shotgun Blast"]), "P1")).toBe(1);
    expect(plausibility(table(["Keeper of the Golden Path"]), "P1")).toBe(1);
  });

  test("never doubts so much that a world cannot come up", () => {
    const full = table(["Undercover Security", "Undercover Security", "Undercover Security"]);
    expect(plausibility(full, "P1")).toBe(0.2);
    let made = 0;
    const sample = (): State => {
      made++;
      return full;
    };
    expect(believable(sample, "P1", makeRng("belief"))).toBe(full);
    expect(made).toBeLessThanOrEqual(3);
  });

  test("of two hands the plausible one comes up more often", () => {
    const worlds = [table(["Undercover Security"]), table(["Shotgun Blast"])];
    const rng = makeRng("often");
    const holders = Array.from({ length: 300 }, () =>
      believable(() => worlds[rng.below(2)] as State, "P1", rng),
    );
    const doubtful = holders.filter((world) =>
      seatOf(world, opponentOf("P1")).hand.some((id) => cardOf(world, id).code === "core-set-7"),
    );
    expect(doubtful.length).toBeLessThan(holders.length / 2);
  });
});
