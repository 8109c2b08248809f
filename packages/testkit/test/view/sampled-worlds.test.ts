/** `npm run sweeps` draws ten times as many worlds, and through a view of every seventh question of forty games. */
import { expect, test } from "vitest";
import { likelinessOfHands, likelinessOfOrder, midGame, strangeWorld } from "./sampled-worlds.ts";

const WORLDS = 1000;
const CARDS = 2;

test("a thousand worlds from one view reproduce that view exactly", () => {
  const started = midGame(3, 150);
  for (const viewer of ["P1", "P2"] as const) expect(strangeWorld(started, viewer, WORLDS)).toBeNull();
});

test("cards in an unseen hand are hypergeometric (chi-square p > 0.001)", () => {
  for (const likely of likelinessOfHands(midGame(6, 4), CARDS, WORLDS)) expect(likely).toBeGreaterThan(0.001);
});

test("the order of an unseen deck is uniform (chi-square p > 0.001)", () => {
  expect(likelinessOfOrder(midGame(6, 4), WORLDS)).toBeGreaterThan(0.001);
});
