import { expect, test } from "vitest";
import { botNames } from "../src/levels/registry.ts";
import { compare } from "./no-peek.ts";
import { positions } from "./positions.ts";

test("on a thousand positions no bot looks at hidden cards", () => {
  const all = positions(1000, "no-peek");
  for (const name of botNames()) {
    const peeked = all.filter((position) => {
      const { truth, elsewhere } = compare(name, position, 6);
      return JSON.stringify(truth) !== JSON.stringify(elsewhere);
    });
    expect({ name, peeked: peeked.length }).toEqual({ name, peeked: 0 });
  }
}, 600_000);
