import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Yellow Muse: while committed, the others at its story are not Fast, friend or foe", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Yellow Muse": { story: "S1" } }, { "Byakhee Servant": { story: "S1" } }] },
    P2: { play: [{ "Freelance Occultist": { story: "S1" } }] },
  });
  then.now({
    "Yellow Muse": { keywords: ["Fast"] },
    "Byakhee Servant": { keywords: [] },
    "Freelance Occultist": { keywords: [] },
  });
});

test("Yellow Muse leaves alone who is at another story or at home", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Yellow Muse": { story: "S1" } }, { "Byakhee Servant": { story: "S2" } }] },
    P2: { play: [{ "Freelance Occultist": { story: "S2" } }, "Bag Man"] },
  });
  then.now({
    "Byakhee Servant": { keywords: ["Fast"] },
    "Freelance Occultist": { keywords: ["Fast"] },
    "Bag Man": { keywords: ["Fast"] },
  });
});

test("Yellow Muse at home takes nothing, and what it took is back after the story", () => {
  given({
    phase: "story",
    P1: { play: ["Yellow Muse", "Byakhee Servant"] },
    P2: { play: ["Freelance Occultist"] },
  });
  then.now({ "Byakhee Servant": { keywords: ["Fast"] } });
  when("P1 commits Yellow Muse, Byakhee Servant to S1");
  then.now({ "Byakhee Servant": { keywords: [] } });
  when({ advance: "end of turn" });
  then.now({ "Byakhee Servant": { keywords: ["Fast"] } });
});

test("Yellow Muse alone wins the ties of its story", () => {
  const racer = {
    title: "Racer",
    type: "character",
    faction: "neutral",
    skill: 3,
    icons: "TCC",
    keywords: ["Fast"],
  };
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ "Yellow Muse": { story: "S1" } }] },
      P2: { play: [{ Racer: { story: "S1" } }] },
    },
    { cards: [racer] },
  );
  when({ advance: "after resolution" });
  then.now({
    Racer: { in: "P2 discard" },
    log: ["struggle T at S1 won by P1", "struggle C at S1 won by P1", "P1 succeeds at S1"],
  });
});

test("Yellow Muse: two at one story, and neither is Fast", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Yellow Muse": { story: "S1" } }] },
    P2: { play: [{ "Yellow Muse": { story: "S1" } }] },
  });
  then.now({ "P1 Yellow Muse": { keywords: [] }, "P2 Yellow Muse": { keywords: [] } });
});

test("Yellow Muse: her story is Fast again when she is taken from it", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Yellow Muse": { story: "S1" } }, { "Byakhee Servant": { story: "S1" } }] },
    P2: { play: ["Celano Fragments"], domains: [["miskatonic", "miskatonic", "hastur", "hastur"]] },
  });
  when("P2 uses Celano Fragments; X 4; choose Yellow Muse");
  then.expect({ "Byakhee Servant": { keywords: ["Fast"] }, "Yellow Muse": { in: "play" } });
});
