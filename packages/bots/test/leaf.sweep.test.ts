import { expect, test } from "vitest";
import { depthsAfterThousand, expectEnds, midgame } from "./leaf.ts";

const MIDGAME = midgame(130);

test("every simulation ends with the game or with a judgement of the table after the next turn", () => {
  expectEnds(MIDGAME);
});

test("after a thousand simulations they go more than three answers deep", () => {
  for (const depth of depthsAfterThousand(MIDGAME, 5)) expect(depth).toBeGreaterThan(3);
});
