import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Demon Lover: a character has two skill less until the end of the phase", () => {
  given({ P1: { play: ["Demon Lover"] }, P2: { play: ["Hired Muscle", "Peeler"] } });
  when("P1 uses Demon Lover");
  then.offered("P1", ["Demon Lover", "Hired Muscle", "Peeler"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    "Hired Muscle": { skill: 1, icons: "CCC" },
    Peeler: { skill: 1 },
    "Demon Lover": { state: "exhausted", skill: 2 },
  });
  when({ advance: "story before commits" });
  then.now({ "Hired Muscle": { skill: 3 } });
});

test("Demon Lover exhausted or insane cannot be used", () => {
  given({
    P1: { play: [{ "Demon Lover": { exhausted: true } }, { "Demon Lover": { insane: true } }] },
    P2: { play: ["Hired Muscle"] },
  });
  then.refused("P1 uses Demon Lover; choose Hired Muscle", "COMP-07");
  then.refused("P1 uses Demon Lover#2; choose Hired Muscle");
});

test("Demon Lover: skill does not count below 0, but the true sum is kept (LAST-03)", () => {
  given({
    P1: {
      hand: ["Get On Yer Feet!"],
      play: ["Demon Lover", "Demon Lover"],
      domains: [["syndicate", "syndicate"]],
    },
    P2: { play: [{ Peeler: { exhausted: true } }] },
  });
  when("P1 uses Demon Lover; choose Peeler", "P1 uses Demon Lover#2; choose Peeler");
  then.expect({ Peeler: { skill: 0, in: "play" } });
  when("P1 plays Get On Yer Feet!; choose Peeler");
  then.expect({ Peeler: { skill: 0, state: "ready" } });
});

test("Demon Lover's effect outlasts the Lover (LAST-06)", () => {
  given({
    P1: { play: ["Demon Lover"] },
    P2: { hand: ["Shotgun Blast"], play: ["Hired Muscle"], domains: [["agency", "agency"]] },
  });
  when("P1 uses Demon Lover; choose Hired Muscle", "P2 plays Shotgun Blast; X 2; choose Demon Lover");
  then.expect({ "Demon Lover": { in: "P1 discard" }, "Hired Muscle": { skill: 1 } });
});

test("Demon Lover lowers a story's total, and brings a character within reach of Blind Submission", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      hand: ["Blind Submission"],
      play: ["Demon Lover", { Peeler: { story: "S1" } }],
      domains: [["hastur", "hastur"]],
    },
    P2: { play: [{ "Local Sheriff": { story: "S1" } }] },
  });
  then.refused("P1 plays Blind Submission; choose Local Sheriff");
  when("P1 uses Demon Lover; choose Local Sheriff");
  then.expect({ S1: { skill: { P1: 1, P2: 2 } } });
  when("P1 plays Blind Submission; choose Local Sheriff");
  then.expect({ "Local Sheriff": { controller: "P1" } });
});

test("Demon Lover cancelled stays exhausted", () => {
  given({
    P1: { play: ["Demon Lover"] },
    P2: { hand: ["Power Drain"], play: ["Hired Muscle"], domains: [["hastur", "hastur"]] },
  });
  when("P1 uses Demon Lover; choose Hired Muscle", "P2 plays Power Drain");
  then.expect({ "Hired Muscle": { skill: 3 }, "Demon Lover": { state: "exhausted" } });
});
