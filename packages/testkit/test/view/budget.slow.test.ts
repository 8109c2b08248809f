import { clone, makeRng, options } from "@fhtagn/rules";
import { view, worldsOf } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { range, type Started, statesOf } from "./games.ts";
import { VIEWERS } from "./twins.ts";

/** The best of some rounds: other work on the machine must not fail the test. */
function microseconds(count: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 15; round++) {
    const begun = performance.now();
    work();
    best = Math.min(best, ((performance.now() - begun) * 1000) / count);
  }
  return best;
}

function midGames(): readonly Started[] {
  const kept: Started[] = [];
  for (const { state, prior, journal } of statesOf(range(0, 20), 41))
    if (state.turn > 4) kept.push({ state: clone(state), prior, journal });
  return kept;
}

test("a view takes at most 100 microseconds and, but for one in a hundred, 12 kB", {
  timeout: 120_000,
}, () => {
  const games = midGames();
  for (const { state } of games) options(state);
  const sizes = games.flatMap(({ state }) =>
    VIEWERS.map((viewer) => JSON.stringify(view(state, viewer)).length),
  );
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThan(12_000);
  const each = microseconds(games.length * 3, () => {
    for (const { state } of games) for (const viewer of VIEWERS) view(state, viewer);
  });
  expect(each).toBeLessThan(100);
});

test("a world from a view made ready takes at most 60 microseconds", { timeout: 120_000 }, () => {
  const rng = makeRng("time");
  const ready = midGames().map(({ state, prior }) => worldsOf(view(state, "P1"), prior));
  const each = microseconds(ready.length, () => {
    for (const worlds of ready) worlds.sample(rng);
  });
  expect(each).toBeLessThan(60);
});
