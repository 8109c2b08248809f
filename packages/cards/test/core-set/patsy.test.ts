import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "Opening Night": { P1: 1, P2: 3 } }, { "Rotting Away": { P2: 3, P1: 2 } }, "Dreamwalkers"];

test("Patsy takes two tokens of a story with at most four, from the sides its controller picks", () => {
  given({ stories, P1: { play: ["Patsy"] } });
  when("P1 uses Patsy");
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2", "P1 chooses P1");
  then.expect({ S1: { P1: 0, P2: 2 }, S2: { P1: 2, P2: 3 }, Patsy: { in: "P1 discard" } });
});

test("Patsy cannot be used where no story has two tokens, or four at most", () => {
  given({
    stories: [{ "Opening Night": { P1: 1 } }, { "Rotting Away": { P1: 3, P2: 2 } }],
    P1: { play: ["Patsy"] },
  });
  then.refused("P1 uses Patsy");
});
