import { options } from "@fhtagn/rules";
import { VIEWERS, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { range, statesOf } from "./games.ts";

test("but for one in a hundred, a view takes less than 12 kB", () => {
  const sizes: number[] = [];
  for (const { state } of statesOf(range(0, 20), 41)) {
    if (state.turn <= 4) continue;
    options(state);
    for (const viewer of VIEWERS) sizes.push(JSON.stringify(view(state, viewer)).length);
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThan(12_000);
});
