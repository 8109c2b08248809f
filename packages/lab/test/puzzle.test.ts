import { cardIn, isWinningStory, options, pending, type State, settle } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import { passTo, placesIn, tableOf, titleInState } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { isCandidate } from "../src/puzzle/candidate.ts";
import { findKey } from "../src/puzzle/find-key.ts";
import { type GradingTask, gradeOf, solvedAtRandom, winsInWorlds } from "../src/puzzle/grade.ts";
import { isHopeful } from "../src/puzzle/hope.ts";
import { firstThatWins, sparingly, winningLine } from "../src/puzzle/line.ts";
import { makeProver, proofAt, settledAfter } from "../src/puzzle/prove.ts";
import { priorIn, resist } from "../src/puzzle/resist.ts";

const LIMITS = { nodes: 5000 };
/** So few that nothing can be looked at to its end. */
const NOTHING = { nodes: 1 };

/** P1 has four tokens at the second story and is about to commit. */
function commitAt(position: Position): State {
  return passTo(
    tableOf({
      active: "P1",
      turn: 5,
      phase: "story",
      at: "before commits",
      stories: ["Rotting Away", { "Opening Night": { P1: 4 } }, "Frozen in Time"],
      ...position,
    }),
    "commit",
  );
}

const winningPlaces = (state: State): readonly (readonly string[])[] =>
  proofAt(state, "P1", LIMITS).options.flatMap(({ choice, verdict }) =>
    verdict === "wins" && "assign" in choice ? [placesIn(state, choice.assign)] : [],
  );

const ALONE: Position = { P1: { play: ["Hired Muscle"] }, P2: { play: [{ "G-Men": { exhausted: true } }] } };
const BLOCKED: Position = { P1: { play: ["Hired Muscle"] }, P2: { play: ["G-Men"] } };
const ANSWERED: Position = {
  P1: { play: ["Hired Muscle"] },
  P2: { hand: ["Low Blow"], domains: [["syndicate", "syndicate"]] },
};

describe("the proof", () => {
  test("finds the story that nobody can keep", () => {
    const state = commitAt(ALONE);
    const proof = proofAt(state, "P1", LIMITS);
    expect(proof.verdict).toBe("wins");
    expect(proof.options).toHaveLength(4);
    expect(winningPlaces(state)).toEqual([["Hired Muscle S2"]]);
  });

  test("sees that a block keeps it", () => {
    expect(proofAt(commitAt(BLOCKED), "P1", LIMITS).verdict).toBe("fails");
  });

  test("sees that an event keeps it, and that it cannot be paid for", () => {
    expect(proofAt(commitAt(ANSWERED), "P1", LIMITS).verdict).toBe("fails");
    const drained = { ...ANSWERED.P2, domains: [{ drained: ["syndicate", "syndicate"] }] };
    expect(proofAt(commitAt({ ...ANSWERED, P2: drained }), "P1", LIMITS).verdict).toBe("wins");
  });

  test("splits where one defender cannot be in two places", () => {
    const state = commitAt({
      stories: [{ "Rotting Away": { P1: 4 } }, { "Opening Night": { P1: 4 } }, "Frozen in Time"],
      P1: { play: ["Hired Muscle", "Peeler"] },
      P2: { play: ["G-Men"] },
    });
    expect(winningPlaces(state).toSorted()).toEqual([
      ["Hired Muscle S1", "Peeler S2"],
      ["Hired Muscle S2", "Peeler S1"],
    ]);
  });

  test("takes cards that are alike for one", () => {
    const state = commitAt({ ...ALONE, P1: { play: ["Hired Muscle", "Hired Muscle"] } });
    // Two alike, three stories and home: ten ways, where two different characters have sixteen.
    expect(proofAt(state, "P1", LIMITS).options).toHaveLength(10);
  });

  test("says nothing beyond its limit", () => {
    const { verdict, options: judged } = proofAt(commitAt(ANSWERED), "P1", NOTHING);
    expect(verdict).toBe("unknown");
    expect(judged.some((option) => option.verdict === "unknown")).toBe(true);
  });
});

describe("hope", () => {
  test("ends where too many tokens are missing", () => {
    const few = { stories: ["Rotting Away", { "Opening Night": { P1: 1 } }, "Frozen in Time"] };
    expect(isHopeful(commitAt({ ...ALONE, ...few }), "P1")).toBe(false);
    expect(isHopeful(commitAt(ALONE), "P1")).toBe(true);
  });

  test("goes on as long as a text might bring tokens", () => {
    const few = { stories: ["Rotting Away", { "Opening Night": { P1: 1 } }, "Frozen in Time"] };
    const held = { play: ["Hired Muscle"], hand: ["Blind Submission"] };
    expect(isHopeful(commitAt({ ...ALONE, ...few, P1: held }), "P1")).toBe(true);
  });
});

describe("the resistance", () => {
  const afterCommit = (position: Position): State => settledAfter(commitAt(position), { assign: [1] });

  test("keeps the story, whenever it chooses to", () => {
    let state = afterCommit(ANSWERED);
    for (let answers = 0; state.turn === 5 && answers < 20; answers++) {
      const pass = options(state).findIndex((option) => option.do === "pass");
      if (state.question?.player === "P1") {
        state = settledAfter(state, { choose: pass });
        continue;
      }
      const { choice, verdict } = resist(state, "P1", LIMITS);
      expect(verdict).toBe("fails");
      state = settledAfter(state, choice);
    }
    expect(state.P1.won).toHaveLength(0);
    expect(state.P2.discard.map((id) => titleInState(state, id))).toContain("Low Blow");
  });

  const STRONG: Position = { P1: { play: ["G-Men"] }, P2: { play: ["Blackwood File Clerk", "Peeler"] } };

  test("chooses the longest way where all is lost", () => {
    const state = afterCommit(STRONG);
    const { verdict, choice } = resist(state, "P1", LIMITS);
    const proof = proofAt(state, "P1", LIMITS);
    expect(verdict).toBe("wins");
    const longest = Math.max(...proof.options.map(({ length }) => length));
    expect(proof.options.find((option) => option.length === longest)?.choice).toEqual(choice);
  });

  test("answers like a bot beyond its limit", () => {
    const state = afterCommit(STRONG);
    const { choice, verdict } = resist(state, "P1", NOTHING);
    expect(verdict).toBe("unknown");
    expect(() => settledAfter(state, choice)).not.toThrow();
  });
});

/** A Clerk alone is driven insane. With the Muscle beside her the blocker is beaten, with another Clerk he is not. */
const ONE_CARD: Position = {
  active: "P1",
  phase: "operations",
  at: "window",
  stories: ["Rotting Away", { "Opening Night": { P1: 4 } }, "Frozen in Time"],
  P1: {
    play: ["Blackwood File Clerk"],
    hand: ["Hired Muscle", "Blackwood File Clerk"],
    domains: [["agency", "agency", "agency"]],
  },
  P2: { play: ["Servant of Nodens"] },
};

function taskAt(position: Position): GradingTask {
  const state = tableOf(position);
  settle(state);
  return { position: state, seat: "P1", prior: priorIn(state), limits: LIMITS };
}

describe("the key", () => {
  const task = taskAt(ONE_CARD);
  const { position } = task;

  test("is the one card that wins", () => {
    expect(isCandidate(position)).toBe(true);
    const key = findKey(position, "P1", LIMITS);
    const option = key !== null && "choose" in key.choice ? options(position)[key.choice.choose] : undefined;
    const played = option === undefined ? undefined : cardIn(option);
    expect(played === undefined ? "" : titleInState(position, played)).toBe("Hired Muscle");
    expect(key?.decoys).toBe(2);
  });

  test("is not there where to pass wins, where nothing wins, or where it cannot be proven", () => {
    const open = taskAt({ ...ONE_CARD, P2: {} }).position;
    expect(findKey(open, "P1", LIMITS)).toBeNull();
    const lost = taskAt({ ...ONE_CARD, P2: { play: ["Servant of Nodens", "G-Men"] } }).position;
    expect(proofAt(lost, "P1", LIMITS).verdict).toBe("fails");
    expect(findKey(lost, "P1", LIMITS)).toBeNull();
    expect(findKey(position, "P1", NOTHING)).toBeNull();
  });

  test("wins whatever lies where nobody sees it; another answer does not", () => {
    const key = findKey(position, "P1", LIMITS);
    if (key === null) throw new Error("no key");
    expect(winsInWorlds(task, { key: key.choice, worlds: 3 })).toBe(true);
    const pass = options(position).findIndex((option) => option.do === "pass");
    expect(winsInWorlds(task, { key: { choose: pass }, worlds: 3 })).toBe(false);
  });

  test("begins a line to the story", () => {
    const prover = makeProver(position, "P1", LIMITS);
    const line = winningLine({ prover, seat: "P1", taste: firstThatWins }, position);
    let state = position;
    for (const { player, choice } of line ?? []) {
      expect(pending(state)?.player).toBe(player);
      state = settledAfter(state, choice);
    }
    expect(prover.isOver(state)).toBe(true);
    settle(state);
    // The story is won before its effect is asked about.
    expect(isWinningStory(state, "P1") || state.P1.won.length > 0).toBe(true);
  });
});

test("a line that is shown sends nobody who is not needed", () => {
  const position = commitAt({ ...ALONE, P1: { play: ["Hired Muscle", "Steve Clarney", "Peeler"] } });
  const prover = makeProver(position, "P1", LIMITS);
  const [commit] = winningLine({ prover, seat: "P1", taste: sparingly }, position) ?? [];
  const assign = commit !== undefined && "assign" in commit.choice ? commit.choice.assign : [];
  expect(placesIn(position, assign)).toHaveLength(1);
});

describe("the grade", () => {
  test("is 1 where Greedy takes what lies there", () => {
    const position = commitAt(ALONE);
    expect(gradeOf({ position, seat: "P1", prior: priorIn(position), limits: LIMITS })).toBe(1);
  });

  test("counts what chance would solve", () => {
    const titles = ["Rotting Away", "Opening Night", "Frozen in Time"];
    const certain = commitAt({ ...ALONE, stories: titles.map((title) => ({ [title]: { P1: 4 } })) });
    const solved = (position: State): number =>
      solvedAtRandom({ position, seat: "P1", prior: priorIn(position), limits: LIMITS }, 12);
    // Any of three stories wins, only to stay at home does not.
    expect(solved(certain)).toBeGreaterThan(4);
    expect(solved(commitAt(BLOCKED))).toBe(0);
  });
});
