import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Dabbler in the Unknown places a token only on a story without tokens of either side", () => {
  given({
    stories: [{ "Opening Night": { P2: 1 } }, "Dreamwalkers", "Rotting Away"],
    P1: { play: ["Dabbler in the Unknown"] },
  });
  when("P1 uses Dabbler in the Unknown");
  then.offered("P1", ["Dreamwalkers", "Rotting Away"]);
  when("P1 chooses Dreamwalkers");
  then.expect({ S1: { P1: 0, P2: 1 }, S2: { P1: 1, P2: 0 }, "Dabbler in the Unknown": { in: "P1 discard" } });
});
