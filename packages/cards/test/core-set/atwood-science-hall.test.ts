import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hall = "Atwood Science Hall";

test("Atwood Science Hall: your characters have skill +1 for each Investigation icon", () => {
  given({
    P1: { play: [hall, "Visiting Author", "Blackwood File Clerk", "Hired Muscle"] },
    P2: { play: ["Bag Man"] },
  });
  then.now({
    "Visiting Author": { skill: 5 },
    "Blackwood File Clerk": { skill: 4 },
    "Hired Muscle": { skill: 3 },
    "Bag Man": { skill: 2 },
  });
});

test("Atwood Science Hall counts the icons as they are now", () => {
  given({
    P1: {
      hand: ["Binding"],
      play: [hall, { "Visiting Author": { attached: ["Alhazred Lamp"] } }],
      domains: [["miskatonic"]],
    },
  });
  then.now({ "Visiting Author": { skill: 6 } });
  when("P1 plays Binding; choose Visiting Author");
  then.expect({ "Visiting Author": { icons: "TCAI", skill: 4 } });
  when({ advance: "story before commits" });
  then.now({ "Visiting Author": { skill: 6 } });
});

test("Atwood Science Hall: two of them add up", () => {
  given({ P1: { play: [hall, hall, "Visiting Author"] } });
  then.now({ "Visiting Author": { skill: 7 } });
});

test("Atwood Science Hall: what it adds is gone when it is destroyed", () => {
  given({
    P1: { play: [hall, "Visiting Author"] },
    P2: { hand: ["Burrowing Beneath"], domains: [["shub-niggurath", "shub-niggurath"]] },
  });
  when(`P2 plays Burrowing Beneath; choose ${hall}`);
  then.expect({ "Visiting Author": { skill: 3 }, [hall]: { in: "P1 discard" } });
});

test("Atwood Science Hall adds nothing to the insane, and counts in the story's total", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      play: [hall, { "Visiting Author": { insane: true } }, { "Blackwood File Clerk": { story: "S1" } }],
    },
    P2: { play: [{ "Local Sheriff": { story: "S1" } }] },
  });
  then.now({ "Visiting Author": { skill: 0 }, S1: { skill: { P1: 4, P2: 4 } } });
});
