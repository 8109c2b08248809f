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

test("Patsy may take both tokens from one side, and picks among the stories that fit", () => {
  given({
    stories: [
      { "Opening Night": { P2: 4 } },
      { "Rotting Away": { P1: 1, P2: 1 } },
      { Dreamwalkers: { P2: 1 } },
    ],
    P1: { play: ["Patsy"] },
  });
  when("P1 uses Patsy");
  then.offered("P1", ["Opening Night", "Rotting Away"]);
  when("P1 chooses Opening Night");
  then.expect({ S1: { P2: 2 }, S2: { P1: 1, P2: 1 }, S3: { P2: 1 } });
});

test("Patsy takes exactly two: where there are two, both", () => {
  given({ stories: [{ "Opening Night": { P1: 1, P2: 1 } }], P1: { play: ["Patsy"] } });
  when("P1 uses Patsy");
  then.expect({ S1: { P1: 0, P2: 0 }, Patsy: { in: "P1 discard" } });
});

test("Patsy works on a conspiracy as on any story (CONS-09)", () => {
  given({
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2", P2: 3 } }],
    P1: { play: ["Patsy"] },
  });
  when("P1 uses Patsy");
  then.expect({ K1: { P2: 1 } });
});

test("Patsy is lost though the effect is cancelled, and exhaustion does not hinder it, insanity does (COST-05)", () => {
  given({
    stories,
    P1: { play: [{ Patsy: { exhausted: true } }] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when("P1 uses Patsy", "P2 plays Power Drain");
  then.expect({ Patsy: { in: "P1 discard" }, S1: { P1: 1, P2: 3 } });

  given({ stories, P1: { play: [{ Patsy: { insane: true } }] } });
  then.refused("P1 uses Patsy");
});
