import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const submission = { hand: ["Blind Submission"], domains: [["hastur", "hastur"]] };

test("Blind Submission: you control a character of skill 2 or less until the end of the phase", () => {
  given({ P1: submission, P2: { play: ["Bag Man", "Hired Muscle", { "Local Sheriff": { insane: true } }] } });
  when("P1 plays Blind Submission");
  then.offered("P1", ["Bag Man", "Local Sheriff"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { controller: "P1", owner: "P2", state: "ready" },
    P1: { characters: 1 },
    P2: { characters: 2 },
  });
  when({ advance: "story before commits" });
  then.now({ "Bag Man": { controller: "P2" }, P1: { characters: 0 } });
});

test("Blind Submission goes by the skill of the moment, and keeps its hold when that rises", () => {
  given({
    P1: { ...submission, play: ["Altar of the Blessed", "Altar of the Blessed"] },
    P2: { play: ["Bag Man", "Peeler", "Altar of the Blessed"] },
  });
  then.refused("P1 plays Blind Submission; choose Bag Man");
  when("P1 plays Blind Submission; choose Peeler");
  then.expect({ Peeler: { controller: "P1", skill: 3 }, "Bag Man": { controller: "P2", skill: 3 } });
});

test("Blind Submission in the story phase: the character may be committed for you, and goes home after", () => {
  given({ phase: "story", P1: submission, P2: { play: ["Bag Man"] } });
  when("P1 plays Blind Submission; choose Bag Man", "P1 commits Bag Man to S1");
  then.expect({ S1: { committed: { P1: ["Bag Man"], P2: [] }, skill: { P1: 2, P2: 0 } } });
  when({ advance: "end of turn" });
  then.now({ "Bag Man": { controller: "P2" }, S1: { P1: 3, P2: 0 } });
});

test("Blind Submission: a committed character changes sides at its story (CTRL-08)", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { ...submission, play: [{ Peeler: { story: "S1" } }] },
    P2: { play: [{ "Bag Man": { story: "S1", attached: [".45 Pistols"] } }] },
  });
  when("P1 plays Blind Submission; choose Bag Man");
  then.expect({
    S1: { committed: { P1: ["Peeler", "Bag Man"], P2: [] } },
    ".45 Pistols": { in: "attached to Bag Man", controller: "P2" },
  });
});

test("Blind Submission takes no unique character of which you have a copy, and no Hero for a Villain", () => {
  given({
    P1: { ...submission, play: ["Paul Lemond", "Victoria Glasser"] },
    P2: { play: ["Paul Lemond", "Undercover Security", "Bag Man"] },
  });
  then.refused("P1 plays Blind Submission; choose Undercover Security");
  when("P1 plays Blind Submission");
  then.offered("P1", ["P1 Paul Lemond", "Victoria Glasser", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { controller: "P1" } });
});

test("Blind Submission: its abilities are yours, and sacrificed it goes to its owner", () => {
  given({ stories: [{ Dreamwalkers: { P2: 3 } }], P1: submission, P2: { play: ["Patsy"] } });
  when("P1 plays Blind Submission; choose Patsy");
  then.refused("P2 uses Patsy");
  when("P1 uses Patsy");
  then.expect({ Patsy: { in: "P2 discard" }, S1: { P2: 1 } });
});

test("Blind Submission: Power Drain cancels it", () => {
  given({
    P1: submission,
    P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Blind Submission; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { controller: "P2" }, "Blind Submission": { in: "P1 discard" } });
});

test("Blind Submission may choose a character of one's own, for nothing (TGT-12)", () => {
  given({ P1: { ...submission, play: ["Peeler"] }, P2: { play: ["Bag Man"] } });
  when("P1 plays Blind Submission");
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Peeler", { advance: "story before commits" });
  then.now({ Peeler: { controller: "P1" }, "Bag Man": { controller: "P2" } });
});
