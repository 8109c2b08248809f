import { expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import { compare } from "./no-peek.ts";
import { positions } from "./positions.ts";

const SOME = positions(24, "no-peek");

test.each(botNames())("%s answers alike where its seat sees the same", (name) => {
  const compared = SOME.map((position) => compare(name, position, 12));
  for (const { truth, elsewhere, untouched } of compared) {
    expect(elsewhere).toEqual(truth);
    expect(untouched).toBe(true);
  }
  expect(compared.filter(({ differs }) => differs).length).toBeGreaterThan(SOME.length / 2);
});
