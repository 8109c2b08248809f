import { makeRng } from "@fhtagn/rules";
import { encode, FEATURES_HASH, sampleWorld, VIEWERS, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { exchangeUnseen } from "./exchange.ts";
import { range, statesOf } from "./games.ts";

test("the layout of the features has this hash; a change of layout is a new version", () => {
  expect(FEATURES_HASH).toBe("c1af2e9cac91c563");
});

test("features are ascending, each once, some dozens to a few hundred", () => {
  for (const { state } of statesOf(range(0, 5), 23)) {
    for (const viewer of VIEWERS) {
      const on = [...encode(view(state, viewer))];
      expect(on).toEqual([...new Set(on)].sort((a, b) => a - b));
      expect(on.length).toBeGreaterThan(20);
      expect(on.length).toBeLessThan(300);
    }
  }
});

test("features tell no more than the view they are made of", () => {
  const rng = makeRng("features");
  for (const { state, prior } of statesOf(range(5, 9), 29)) {
    for (const viewer of VIEWERS) {
      const seen = view(state, viewer);
      const on = encode(seen);
      expect(encode(view(exchangeUnseen(state, viewer, rng).state, viewer))).toEqual(on);
      expect(encode(view(sampleWorld(seen, prior, rng), viewer))).toEqual(on);
    }
  }
});

test("both players see the same table from their own side", () => {
  const [started] = statesOf([2], 300);
  if (started === undefined) throw new Error("the game was too short");
  const [mine, theirs] = [encode(view(started.state, "P1")), encode(view(started.state, "P2"))];
  expect(mine).not.toEqual(theirs);
});
