import { makeRng } from "@fhtagn/rules";
import { VIEWERS, view, worldsOf } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { range, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";
import { likelinessOfHands, likelinessOfOrder, midGame, strangeWorld } from "./sampled-worlds.ts";

const WORLDS = 10_000;
const CARDS = 6;

test("10,000 worlds from one view reproduce that view exactly", () => {
  const started = midGame(3, 150);
  for (const viewer of ["P1", "P2"] as const) expect(strangeWorld(started, viewer, WORLDS)).toBeNull();
});

test("many views of many games, each through a world", () => {
  const rng = makeRng("many");
  for (const { state, prior, game } of statesOf(range(100, 140), 7)) {
    for (const viewer of VIEWERS) {
      const seen = view(state, viewer);
      const world = worldsOf(seen, prior).sample(rng);
      expectSame(JSON.stringify(view(world, viewer)), JSON.stringify(seen), `game ${game}, ${viewer}`);
    }
  }
});

test("cards in an unseen hand are hypergeometric (chi-square p > 0.001)", () => {
  for (const likely of likelinessOfHands(midGame(6, 4), CARDS, WORLDS)) expect(likely).toBeGreaterThan(0.001);
});

test("the order of an unseen deck is uniform (chi-square p > 0.001)", () => {
  expect(likelinessOfOrder(midGame(6, 4), WORLDS)).toBeGreaterThan(0.001);
});
