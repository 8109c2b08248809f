import { clone, hash, makeRng, options, pending, type State } from "@fhtagn/rules";
import { view, worldsOf } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerAtRandom, range, statesOf } from "./games.ts";

const ANSWERS = 100;

function playOn(state: State, seed: string): void {
  const rng = makeRng(seed);
  for (let count = 0; count < ANSWERS && pending(state) !== null; count++) answerAtRandom(state, rng);
}

/** More than the hash: what is asked, and what both seats are told. */
const looksOf = (state: State): string =>
  JSON.stringify([hash(state), options(state), view(state, "P1"), view(state, "P2")]);

test("a hundred random answers in a clone leave the original as it was, and the other way round", () => {
  let played = 0;
  for (const { state } of statesOf(range(200, 208), 29)) {
    const original = clone(state);
    const copy = clone(original);
    const before = looksOf(original);
    playOn(copy, `copy ${played}`);
    expect(looksOf(original)).toBe(before);
    const after = looksOf(copy);
    expect(after).not.toBe(before);
    playOn(original, `copy ${played}`);
    expect(looksOf(original)).toBe(after);
    expect(looksOf(copy)).toBe(after);
    played++;
  }
  expect(played).toBeGreaterThan(30);
});

test("a world that is played on changes no other world of the same view", () => {
  let played = 0;
  for (const { state, prior } of statesOf(range(208, 214), 31)) {
    const truth = looksOf(state);
    const worlds = worldsOf(view(state, "P1"), prior);
    const sample = (): State => worlds.sample(makeRng(`world ${played}`));
    const kept = sample();
    const before = looksOf(kept);
    playOn(sample(), "on");
    expect(looksOf(kept)).toBe(before);
    expect(looksOf(sample())).toBe(before);
    expect(looksOf(state)).toBe(truth);
    played++;
  }
  expect(played).toBeGreaterThan(20);
});
