import { expect, test } from "vitest";
import { type Contender, contender, inTurn, oftenEnough, paceOf, pairedRatio } from "../src/bench/in-turn.ts";

const measured = (seconds: readonly (readonly number[])[], amounts: readonly number[]): Contender => ({
  parts: [],
  times: seconds.map((part) => part.map((cpu) => ({ cpu, clock: 10 * cpu }))),
  amounts: [...amounts],
});

test("the median and the best are taken of each part, and the parts added up", () => {
  const games = measured(
    [
      [2, 1, 9],
      [6, 4, 4],
    ],
    [100, 200],
  );
  expect(paceOf(games, "cpu")).toEqual({ median: 300 / (2 + 4), best: 300 / (1 + 4) });
  expect(paceOf(games, "clock")).toEqual({ median: 30 / (2 + 4), best: 30 / (1 + 4) });
});

test("two are compared round by round: what slowed both down says nothing", () => {
  const ours = measured([[1, 50, 2]], [10]);
  const other = measured([[2, 100, 4]], [30]);
  expect(pairedRatio(ours, other)).toBeCloseTo((10 / 1) * (2 / 30));
});

const WAIT_MS = 60;
function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
}
function compute(): number {
  let sum = 0;
  for (let i = 0; i < 3_000_000; i++) sum += Math.sqrt(i);
  return sum > 0 ? 1 : 0;
}

test("time in which somebody else has the processor is on the clock alone", () => {
  const interrupted = contender([
    () => {
      wait();
      return compute();
    },
  ]);
  inTurn([interrupted], { rounds: 3, onRound: () => {} });
  const byClock = 1000 / paceOf(interrupted, "clock").median;
  const byProcessor = 1000 / paceOf(interrupted, "cpu").median;
  expect(byClock - byProcessor).toBeGreaterThan(WAIT_MS / 2);
});

test("everybody does each part once a round, nobody always after the same one, and warming up does not count", () => {
  const done: string[] = [];
  const part = (name: string) => (): number => done.push(name);
  const rounds: number[] = [];
  const ours = contender([part("a1"), part("a2")]);
  const theirs = contender([part("b1"), part("b2")]);
  inTurn([ours, theirs], { rounds: 2, onRound: (round) => rounds.push(round) });
  const [, ...calls] = done.join(" ").split(/(?=a1 b1|b1 a1)/);
  expect(calls).toEqual(["b1 a1 a2 b2 ", "a1 b1 b2 a2 ", "b1 a1 a2 b2"]);
  expect(rounds).toEqual([1, 2]);
  expect([...ours.times, ...theirs.times].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
});

test("short work is done so often that it can be timed, and counted as often", () => {
  let done = 0;
  const part = oftenEnough(() => {
    done += compute();
    return 7;
  });
  const before = done;
  expect(part()).toBe(7 * (done - before));
});

test("how often short work is done is told by its pace once it is compiled, not by its first times", () => {
  const spend = (microseconds: number): void => {
    const since = process.cpuUsage();
    for (let spent = 0; spent < microseconds; ) {
      const { user, system } = process.cpuUsage(since);
      spent = user + system;
    }
  };
  let done = 0;
  const part = oftenEnough(() => {
    done++;
    spend(done <= 3 ? 60_000 : 1_000);
    return 1;
  });
  expect(part()).toBeGreaterThan(1); // the first time alone takes longer than a part
});
