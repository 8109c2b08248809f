import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeBundler, PAUSE } from "./bundle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("lines that come together are told together, later ones after the pause", () => {
  const said: string[] = [];
  const { add } = makeBundler((text) => said.push(text));
  add("One.");
  add("Two.");
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["One. Two."]);
  add("Three.");
  vi.advanceTimersByTime(PAUSE - 10);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(said).toEqual(["One. Two.", "Three."]);
});

test("of very many only the last are told: the rest is in the log", () => {
  const said: string[] = [];
  const { add } = makeBundler((text) => said.push(text));
  for (let line = 1; line <= 9; line++) add(`${line}.`);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(["4. 5. 6. 7. 8. 9."]);
});

test("nothing is told after it was stopped", () => {
  const said: string[] = [];
  const bundler = makeBundler((text) => said.push(text));
  bundler.add("One.");
  bundler.stop();
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual([]);
});
