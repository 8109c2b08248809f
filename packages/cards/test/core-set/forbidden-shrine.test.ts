import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const shrine = "Forbidden Shrine";

test("Forbidden Shrine gives its controller's committed characters 1 skill, at every story", () => {
  given({
    phase: "story",
    P1: { play: [shrine, "Bag Man", "Mad Artist", "Peeler"] },
  });
  then.expect({ "Bag Man": { skill: 2 } });
  when("P1 commits Bag Man to S1, Mad Artist to S2");
  then.expect({ "Bag Man": { skill: 3 }, "Mad Artist": { skill: 3 }, Peeler: { skill: 1 } });
});

test("Forbidden Shrine does nothing for the opponent's characters", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Bag Man": { story: "S1" } }] },
    P2: { play: [shrine, { "Mad Artist": { story: "S1" } }] },
  });
  then.expect({ S1: { skill: { P1: 2, P2: 3 } } });
});

test("Forbidden Shrine adds up with another", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [shrine, shrine, { "Bag Man": { story: "S1" } }] },
  });
  then.expect({ "Bag Man": { skill: 4 } });
});

test("Forbidden Shrine's skill is gone when the characters leave their stories", () => {
  given({ phase: "story", at: "after commits", P1: { play: [shrine, { "Bag Man": { story: "S1" } }] } });
  then.expect({ "Bag Man": { skill: 3 } });
  when({ advance: "end of turn" });
  then.expect({ "Bag Man": { skill: 2 } });
});

test("Forbidden Shrine's skill is gone when it is destroyed, in time to save an enemy's success", () => {
  given({
    phase: "story",
    at: "after opposing",
    "to act": "P2",
    P1: { play: [shrine, { "Mad Genius": { story: "S1" } }] },
    P2: {
      hand: ["Burrowing Beneath"],
      play: [{ "Bag Man": { story: "S1" } }],
      domains: [["shub-niggurath", "shub-niggurath"]],
    },
  });
  then.expect({ S1: { skill: { P1: 3, P2: 2 } } });
  when("P2 plays Burrowing Beneath");
  then.expect({ [shrine]: { in: "P1 discard" }, S1: { skill: { P1: 2, P2: 2 } } });
});
