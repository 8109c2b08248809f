import { expect, test } from "vitest";
import { range, statesOf } from "./games.ts";
import { playTwins } from "./twins.ts";

test("1,000 states and more: hidden cards exchanged, 25 answers on", () => {
  expect(playTwins(statesOf(range(200, 245), 31), 25)).toBeGreaterThan(20_000);
});
