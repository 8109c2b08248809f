import { makeRng } from "@fhtagn/rules";
import { sampleWorld, type Viewer, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { range, statesOf } from "./games.ts";

const VIEWERS: readonly Viewer[] = ["P1", "P2", "spectator"];

test("a world drawn from a view looks the same to its viewer, byte for byte", () => {
  const rng = makeRng("worlds");
  for (const { state, prior, game } of statesOf(range(0, 18), 7)) {
    for (const viewer of VIEWERS) {
      const seen = view(state, viewer);
      const world = sampleWorld(seen, prior, rng);
      expect(JSON.stringify(view(world, viewer)), `game ${game}, ${viewer}`).toBe(JSON.stringify(seen));
    }
  }
});
