import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const bouncer = "Clover Club Bouncer";

test("Clover Club Bouncer exhausts to take 1 skill from a character until the end of the phase", () => {
  given({ P1: { play: [bouncer] }, P2: { play: ["T-Men", "Hired Muscle"] } });
  when(`P1 uses ${bouncer}; choose T-Men`);
  then.expect({
    "T-Men": { skill: 2 },
    "Hired Muscle": { skill: 3 },
    [bouncer]: { state: "exhausted", skill: 1 },
  });
  when({ advance: "story before commits" });
  then.expect({ "T-Men": { skill: 3 } });
});

test("Clover Club Bouncer cannot be used exhausted or insane", () => {
  for (const state of [{ exhausted: true }, { insane: true }]) {
    given({ P1: { play: [{ [bouncer]: state }] }, P2: { play: ["T-Men"] } });
    then.refused(`P1 uses ${bouncer}`);
  }
});

test("Clover Club Bouncer: below zero counts as zero, but is made up first (LAST-03)", () => {
  given({
    P1: {
      hand: ["Altar of the Blessed", "Altar of the Blessed"],
      play: [bouncer, bouncer, "Young Deep One", "Altar of the Blessed"],
      domains: [["shub-niggurath"], ["shub-niggurath"]],
    },
  });
  then.expect({ "Young Deep One": { skill: 1 } });
  when(`P1 uses ${bouncer}#1; choose Young Deep One`, "P2 passes");
  when(`P1 uses ${bouncer}#2; choose Young Deep One`, "P2 passes");
  then.expect({ "Young Deep One": { skill: 0 } });
  when("P1 plays Altar of the Blessed#2; drain D1", "P2 passes");
  then.expect({ "Young Deep One": { skill: 0 } });
  when("P1 plays Altar of the Blessed#1; drain D2");
  then.expect({ "Young Deep One": { skill: 1 } });
});

test("Clover Club Bouncer chooses any character, itself and its own side included, but no support", () => {
  given({
    P1: { play: [bouncer, "Altar of the Blessed"] },
    P2: { play: ["T-Men", { "Bag Man": { insane: true } }] },
  });
  when(`P1 uses ${bouncer}`);
  then.offered("P1", [bouncer, "T-Men", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { skill: 0 }, "T-Men": { skill: 3 } });
});

test("Clover Club Bouncer: the lost skill stays lost though the Bouncer dies (LAST-06)", () => {
  given({
    P1: { play: [bouncer] },
    P2: { hand: ["Shotgun Blast"], play: ["T-Men"], domains: [["agency"]] },
  });
  when(`P1 uses ${bouncer}; choose T-Men`, `P2 plays Shotgun Blast; X 1; choose ${bouncer}`);
  then.expect({ [bouncer]: { in: "P1 discard" }, "T-Men": { skill: 2 } });
});

test("Clover Club Bouncer lowers the total at a story", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [bouncer, { "Keeper of the Golden Path": { story: "S1" } }] },
    P2: { play: [{ Ghost: { story: "S1" } }] },
  });
  when(`P1 uses ${bouncer}; choose Ghost`);
  then.expect({ S1: { skill: { P1: 3, P2: 0 } } });
});
