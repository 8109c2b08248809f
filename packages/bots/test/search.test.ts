import { type Choice, cardOf, makeRng, opponentOf, type State, seatOf } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { describe, expect, test } from "vitest";
import { believable, plausibility } from "../src/search/belief.ts";
import { treeBotOf } from "../src/search/bots.ts";
import { compareFlat } from "../src/search/flat.ts";
import { instinctiveMind } from "../src/search/instinctive-mind.ts";
import { type SearchTerms, search } from "../src/search/search.ts";
import { PLAIN } from "../src/search/style.ts";
import { inherit, makeBranch, makeNode, nodeAfter, opinionOf } from "../src/search/tree.ts";
import { positions } from "./positions.ts";
import { priorOf } from "./table-priors.ts";
import { passTo, placesIn, tableOf } from "./tables.ts";

const termsFor = (state: State, more: Partial<SearchTerms> = {}): SearchTerms => ({
  mind: instinctiveMind,
  style: PLAIN,
  prior: priorOf(state),
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

const assignOf = (choice: Choice | undefined): readonly number[] =>
  choice !== undefined && "assign" in choice ? choice.assign : [];

describe("the tree search", () => {
  test("commits to the story that wins the game, and is sure of it", () => {
    const state = nearlyWon();
    const [best] = search(view(state, "P1"), termsFor(state)).considered;
    expect(placesIn(state, assignOf(best?.move.choice))).toEqual(["Undercover Security S1"]);
    expect(best?.value).toBeGreaterThan(0.95);
  });

  test("plays no more simulations than it may, and stops when the choice is settled", () => {
    for (const { state, player, prior } of positions(6, "budget")) {
      const { simulations, considered, root } = search(
        view(state, player),
        termsFor(state, { prior, simulations: 30 }),
      );
      expect(simulations).toBeLessThanOrEqual(30);
      expect(root.visits).toBe(considered.reduce((sum, { visits }) => sum + visits, 0));
    }
  });

  test("ends when its time is over", () => {
    const state = nearlyWon();
    let asked = 0;
    const thought = search(view(state, "P1"), termsFor(state, { spent: () => ++asked / 6 }));
    expect(thought.simulations).toBeLessThanOrEqual(5);
  });

  test("counts what an earlier tree found out as done", () => {
    const [position] = positions(40, "reuse").filter(({ state }) => state.question?.kind === "action");
    if (position === undefined) throw new Error("no action window among the positions");
    const { state, player, prior } = position;
    const terms = termsFor(state, { prior, simulations: 40 });
    const before = search(view(state, player), terms);
    const after = search(view(state, player), { ...terms, simulations: before.simulations + 3 }, before.root);
    expect(after.simulations).toBeLessThanOrEqual(3);
    expect(after.root.visits).toBe(before.root.visits + after.simulations);
  });

  test("a bot answers everything it is asked, and the same with the same seed", () => {
    const plan = { style: PLAIN, mind: instinctiveMind };
    const answers = (seed: string): readonly Choice[] =>
      positions(15, "whole").map(({ state, player, prior }) =>
        treeBotOf("tree", { prior, rng: makeRng(seed), sims: 12 }, plan).choose(view(state, player)),
      );
    expect(answers("a")).toEqual(answers("a"));
  });
});

describe("the tree", () => {
  test("inherits the branches that are open again, and only those", () => {
    const earlier = makeNode("P1");
    const [kept, lost] = [makeBranch("kept", 0.5), makeBranch("lost", 0.5)];
    Object.assign(kept, { visits: 3, value: 2, seen: 4 });
    Object.assign(lost, { visits: 5, value: 1, seen: 5 });
    earlier.branches.set("kept", kept).set("lost", lost);
    const root = makeNode("P1");
    root.branches.set("kept", makeBranch("kept", 0.9)).set("new", makeBranch("new", 0.1));
    inherit(root, earlier);
    expect(root).toMatchObject({ visits: 3, value: 2 });
    expect(root.branches.get("kept")).toMatchObject({ visits: 3, value: 2, promise: 0.9 });
    expect(root.branches.get("new")?.visits).toBe(0);
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

  test("a first look counts as so many simulations, less what the looks were wrong by", () => {
    const node = makeNode("P1");
    const [seen, unseen] = [makeBranch("seen", 0.5, 0.6), makeBranch("unseen", 0.5, 0.7)];
    node.branches.set("seen", seen).set("unseen", unseen);
    Object.assign(seen, { visits: 10, value: 5 });
    Object.assign(node, { visits: 10, value: 5 });
    const opinion = opinionOf(node, { ...PLAIN, trust: 10 });
    expect(opinion(seen)).toBeCloseTo(0.5, 12);
    expect(opinion(unseen)).toBeCloseTo(0.6, 12);
    expect(opinionOf(node, { ...PLAIN, trust: 0, doubt: 0.1 })(unseen)).toBeCloseTo(0.4, 12);
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
