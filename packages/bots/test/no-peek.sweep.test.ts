import { expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import { compare, hiddenDifferenceOf } from "./no-peek.ts";
import { positions } from "./positions.ts";

const ALL = positions(1000, "no-peek");

test("in the other worlds other cards are hidden", () => {
  const differences = ALL.map(hiddenDifferenceOf);
  expect(differences.filter(({ anything }) => anything).length).toBe(ALL.length);
  // An empty hand cannot be another, and one of a card or two is sometimes the same by chance.
  const holding = differences.filter(({ held }) => held > 0);
  expect(holding.length).toBeGreaterThan(0.8 * ALL.length);
  expect(holding.filter(({ hand }) => hand).length).toBeGreaterThan(0.95 * holding.length);
});

test.each(botNames())(
  "on a thousand positions %s does not look at hidden cards",
  (name) => {
    const peeked = ALL.filter((position) => {
      const { truth, elsewhere } = compare(name, position, 6);
      return JSON.stringify(truth) !== JSON.stringify(elsewhere);
    });
    expect(peeked.length).toBe(0);
  },
  600_000,
);
