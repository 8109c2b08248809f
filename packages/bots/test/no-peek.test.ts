import { expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import { compare, hiddenDifferenceOf } from "./no-peek.ts";
import { positions } from "./positions.ts";

const SOME = positions(24, "no-peek");

test.each(botNames())("%s answers alike where its seat sees the same", (name) => {
  for (const position of SOME) {
    const { truth, elsewhere, untouched } = compare(name, position, 12);
    expect(elsewhere).toEqual(truth);
    expect(untouched).toBe(true);
  }
});

test("what it does not see is other", () => {
  expect(SOME.filter((position) => hiddenDifferenceOf(position).hand).length).toBeGreaterThan(
    SOME.length / 2,
  );
});
