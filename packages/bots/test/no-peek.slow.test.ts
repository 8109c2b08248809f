import { expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import { compare } from "./no-peek.ts";
import { positions } from "./positions.ts";

const ALL = positions(1000, "no-peek");

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
