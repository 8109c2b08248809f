import { chanceToWin } from "@fhtagn/bots";
import { type Choice, type GameRecord, makeRng, options, type Player, type State } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { LIBRARY, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { accuracyOf, isLossSettled, lossOf, markOfLoss } from "../src/review/cost.ts";
import { openChance, stepWithLuck } from "../src/review/luck.ts";
import type { Review, ReviewedDecision, ReviewProgress } from "../src/review/review.ts";
import { type ReviewTerms, reviewGame, runReview } from "../src/review/review-game.ts";
import { turningPointsOf } from "../src/review/tally.ts";
import { plantedGame, shortGame } from "./planted.ts";

const LITTLE = { simulations: 8, worlds: 8, mostWorlds: 24 };

function reviewOf(record: GameRecord, terms: ReviewTerms = {}): Review {
  const reviewed = runReview(record, LIBRARY, { effort: LITTLE, ...terms });
  if (!reviewed.ok) throw new Error(reviewed.why);
  return reviewed.review;
}

describe("what a loss is called", () => {
  test("accuracy falls from 100 to 0 with the loss", () => {
    expect(accuracyOf(0)).toBe(100);
    expect(accuracyOf(10)).toBeCloseTo(63.6, 1);
    expect(accuracyOf(30)).toBeCloseTo(24.8, 1);
    expect(accuracyOf(100)).toBe(0);
  });

  test("a mark needs the whole interval beyond its line", () => {
    expect([4.9, 5, 9.9, 10, 14.9, 15].map(markOfLoss)).toEqual([
      null,
      "inaccuracy",
      "inaccuracy",
      "mistake",
      "mistake",
      "blunder",
    ]);
    const measured = { first: 0.8, second: 0.6, difference: 0.2, worlds: 64 };
    const sure = lossOf({ ...measured, error: 0.01 });
    expect(sure).toMatchObject({ loss: 20, mark: "blunder" });
    const unsure = lossOf({ ...measured, error: 0.05 });
    expect(unsure).toMatchObject({ loss: 20, mark: "mistake" });
    expect([sure, unsure].map(isLossSettled)).toEqual([true, false]);
    expect(lossOf({ ...measured, difference: -0.1, error: 0.01 })).toMatchObject({
      loss: 0,
      high: 0,
      accuracy: 100,
      mark: null,
    });
  });
});

describe("the interval of a loss", () => {
  const reachIn = (worlds: number): number => {
    const { low, high } = lossOf({ first: 0.9, second: 0.4, difference: 0.5, error: 0.01, worlds });
    return (high - low) / 2;
  };

  test("is wide where it rests on few worlds", () => {
    expect([2, 4, 8, 16].map(reachIn).map((reach) => reach.toFixed(2))).toEqual([
      "12.71",
      "3.18",
      "2.36",
      "2.13",
    ]);
    const few = lossOf({ first: 0.8, second: 0.6, difference: 0.2, error: 0.02, worlds: 4 });
    expect(few.mark).toBe("mistake");
    expect(lossOf({ first: 0.8, second: 0.6, difference: 0.2, error: 0.02, worlds: 64 }).mark).toBe(
      "blunder",
    );
  });

  test("is that of the normal distribution where there are many, and gets narrower all the way", () => {
    expect(reachIn(31)).toBeCloseTo(2.042, 2);
    expect(reachIn(64)).toBeCloseTo(1.998, 2);
    expect(reachIn(100_000)).toBeCloseTo(1.96, 3);
    const all = Array.from({ length: 99 }, (_, at) => reachIn(at + 2));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });

  test("stays within the game, whatever is known", () => {
    expect(lossOf({ first: 0, second: 0, difference: 0, error: 1, worlds: 0 })).toMatchObject({
      low: 0,
      high: 100,
    });
  });
});

describe("luck", () => {
  /** P2 ends his turn; P1 then draws what lies on top of his deck. */
  function endOfTurn(deck: readonly string[]): State {
    return tableOf({
      active: "P2",
      phase: "story",
      at: "before commits",
      P1: { deck: [...deck], domains: [["syndicate", "syndicate", "syndicate", "syndicate"]] },
    });
  }

  function luckAtDraw(deck: readonly string[]): number {
    const state = endOfTurn(deck);
    const rng = makeRng("luck");
    let luck = 0;
    for (let answers = 0; state.turn === endOfTurn(deck).turn && answers < 20; answers++) {
      const pass = options(state).findIndex(({ do: verb }) => verb === "pass");
      const { expected, after } = stepWithLuck(state, { choose: Math.max(0, pass) }, rng);
      luck += after - expected;
    }
    return luck;
  }

  const weak = Array.from({ length: 10 }, () => "Torch the Joint!");
  const strong = Array.from({ length: 10 }, () => "Bag Man");

  test("is good when the good cards come, bad when they do not, nothing when all are alike", () => {
    expect(luckAtDraw([...strong.slice(0, 2), ...weak])).toBeGreaterThan(0.001);
    expect(luckAtDraw([...weak.slice(0, 2), ...strong])).toBeLessThan(-0.001);
    expect(luckAtDraw(strong)).toBe(0);
  });

  test("counts the cards of a hand once, and what is over by its result", () => {
    const state = tableOf({ P1: { hand: ["Bag Man", "Bag Man"] }, P2: { hand: ["Torch the Joint!"] } });
    expect(openChance(state)).toBe(chanceToWin(state, "P1"));
    expect(openChance({ ...state, result: { winner: "P2", because: "stories" } })).toBe(0);
  });
});

describe("the review of a game", () => {
  const record = shortGame(3, 24);
  const review = reviewOf(record);

  test("looks at every decision, in order, and is plain data", () => {
    expect(review.decisions.map(({ at }) => at)).toEqual(Array.from({ length: 24 }, (_, at) => at));
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
    for (const { loss, low, high, accuracy, chance, better } of review.decisions) {
      expect(low).toBeLessThanOrEqual(loss);
      expect(high).toBeGreaterThanOrEqual(loss);
      expect(accuracy).toBeCloseTo(accuracyOf(loss), 9);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      if (loss > 0) expect(better).not.toBeNull();
    }
  });

  test("splits the result exactly into luck and skill", () => {
    for (const { luckAndSkill } of [review, reviewOf(shortGame(4, 12, "P1"), { seats: [] })]) {
      const { start, luck, skill, end, events } = luckAndSkill;
      expect(start + luck + skill).toBeCloseTo(end, 10);
      expect(events.reduce((sum, event) => sum + event.luck, 0)).toBeCloseTo(luck, 10);
      expect(events[0]?.what).toBe("deal");
      expect(events.some(({ what, drew }) => what === "draws" && drew.length > 0)).toBe(true);
    }
    expect(review.luckAndSkill.end).toBe(1);
  });

  test("draws a curve for each seat that ends with the result", () => {
    for (const [player, end] of [
      ["P1", 1],
      ["P2", 0],
    ] as const) {
      const { curve, accuracy } = review.seats[player];
      const own = review.decisions.filter((decision) => decision.player === player);
      expect(curve.map(({ at }) => at)).toEqual([...own.map(({ at }) => at), record.answers.length]);
      expect(curve.at(-1)?.chance).toBe(end);
      expect(accuracy).toBeGreaterThan(0);
    }
  });

  test("is the same for the same seed, and may look at one seat only", () => {
    expect(reviewOf(record)).toEqual(review);
    const one = reviewOf(record, { seats: ["P2"] });
    expect(new Set(one.decisions.map(({ player }) => player))).toEqual(new Set(["P2"]));
    expect(one.seats.P1.accuracy).toBeNull();
    expect(one.decisions).toEqual(review.decisions.filter(({ player }) => player === "P2"));
  });

  test("tells how far it has come, answer by answer, and stops when it is told to", () => {
    const signal = { aborted: false };
    const seen: ReviewProgress[] = [];
    const reviewed = runReview(record, LIBRARY, {
      effort: LITTLE,
      signal,
      onProgress: (progress) => {
        seen.push(progress);
        if (progress.done === 3) signal.aborted = true;
      },
    });
    expect(reviewed).toEqual({ ok: false, why: "cancelled" });
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3]);
    expect(seen[0]).toMatchObject({ total: record.answers.length, decision: { at: 0 } });
    const steps = reviewGame(record, LIBRARY, { effort: LITTLE });
    expect(steps.next()).toMatchObject({ done: false, value: { done: 1 } });
  });

  test("refuses a record that does not fit", () => {
    const reviewed = runReview({ ...record, seed: "another" }, LIBRARY, { effort: LITTLE });
    expect(reviewed).toMatchObject({ ok: false, why: "diverged" });
  });
});

describe("turning points", () => {
  const SEEN = view(tableOf({}), "P1");
  const cost = (at: number, turn: number, loss: number): ReviewedDecision => {
    const decision = { at, turn, player: "P1", kind: "action", chance: 0.5, worlds: 16 } as const;
    const told = { seen: SEEN, played: { choose: 0 }, better: null };
    return { ...decision, ...told, loss, low: loss / 2, high: loss, accuracy: 50, mark: null };
  };
  const atsOf = (decisions: readonly ReviewedDecision[]): readonly number[] =>
    turningPointsOf(decisions).map(({ at }) => at);

  test("lie in different turns, the dearest first", () => {
    const one = [cost(1, 3, 9), cost(2, 3, 30), cost(3, 3, 20), cost(4, 5, 6), cost(5, 8, 7), cost(6, 9, 2)];
    expect(atsOf(one)).toEqual([2, 5, 4]);
  });

  test("come twice from a turn, not three times, where there are too few turns", () => {
    expect(atsOf([cost(1, 3, 9), cost(2, 3, 30), cost(3, 3, 20)])).toEqual([2, 3]);
    expect(atsOf([cost(1, 3, 9), cost(2, 3, 30), cost(3, 4, 20), { ...cost(4, 4, 0.5), low: 0 }])).toEqual([
      2, 3, 1,
    ]);
  });
});

/** Only the last answers before the blunder and what follows are worth the time. */
function reviewFrom(record: GameRecord, first: number, seats: readonly Player[]): Review {
  const effort = { simulations: 1, worlds: 1, mostWorlds: 1 };
  const enough = { simulations: 32, worlds: 12, mostWorlds: 36 };
  const onProgress = ({ done }: ReviewProgress): void => {
    if (done === first) Object.assign(effort, enough);
  };
  const reviewed = runReview(record, LIBRARY, { effort, seats, onProgress });
  if (!reviewed.ok) throw new Error(reviewed.why);
  return reviewed.review;
}

const assigned = (choice: Choice | null | undefined): readonly number[] =>
  choice != null && "assign" in choice ? choice.assign : [];

test("a planted blunder is found, and the better answer named", () => {
  const { record, at, player } = plantedGame(0);
  const { decisions, turningPoints } = reviewFrom(record, at - 3, [player]);
  const found = decisions.find((decision) => decision.at === at);
  expect(found).toMatchObject({ kind: "commit", mark: "blunder", player });
  expect(turningPoints).toEqual(turningPoints.toSorted((a, b) => b.loss - a.loss));
  expect(turningPoints.length).toBeLessThanOrEqual(3);
  const dearer = new Set(
    decisions.filter(({ loss, low }) => low > 0 && loss > (found?.loss ?? 0)).map(({ turn }) => turn),
  );
  expect(dearer.size < 3 && !dearer.has(found?.turn ?? 0)).toBe(true);
  expect(turningPoints).toContainEqual(found);
  expect(assigned(found?.played).every((place) => place === -1)).toBe(true);
  expect(assigned(found?.better).some((place) => place >= 0)).toBe(true);
}, 300_000);
