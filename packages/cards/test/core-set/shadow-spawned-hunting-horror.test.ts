import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const horror = "Shadow-spawned Hunting Horror";
const opposed = { phase: "story", at: "after opposing" } as const;

test("Shadow-spawned Hunting Horror takes an Investigation icon from all who are committed, anywhere", () => {
  given({
    ...opposed,
    P1: { play: [{ [horror]: { story: "S1" } }, { Extortionist: { story: "S2" } }, "Triggerman"] },
    P2: { play: [{ "Blackwood File Clerk": { story: "S2" } }, "Bag Man"] },
  });
  then.expect({
    Extortionist: { icons: "I" },
    "Blackwood File Clerk": { icons: "" },
    Triggerman: { icons: "CI" },
    "Bag Man": { icons: "CCI" },
  });
});

test("Shadow-spawned Hunting Horror does nothing before it is committed itself", () => {
  given({ phase: "story", P1: { play: [horror, "Extortionist"] } });
  when("P1 commits Extortionist to S1");
  then.expect({ Extortionist: { icons: "II" } });
});

test("Shadow-spawned Hunting Horror loses an icon too, and no count goes below none", () => {
  given({
    ...opposed,
    P1: {
      play: [{ [horror]: { story: "S1", attached: ["Alhazred Lamp"] } }, { "Hired Muscle": { story: "S1" } }],
    },
  });
  then.expect({ [horror]: { icons: "TCCCAA" }, "Hired Muscle": { icons: "CCC" } });
});

test("Shadow-spawned Hunting Horror: two take two, and what is missing is made up first (LAST-04)", () => {
  given({
    ...opposed,
    P1: { play: [{ [horror]: { story: "S1" } }, { Extortionist: { story: "S3" } }] },
    P2: {
      play: [
        { [horror]: { story: "S1" } },
        { "Blackwood File Clerk": { story: "S1", attached: ["Alhazred Lamp"] } },
      ],
    },
  });
  then.expect({ Extortionist: { icons: "" }, "Blackwood File Clerk": { icons: "TCA" } });
});

test("Shadow-spawned Hunting Horror: the icons come back when it has gone", () => {
  given({
    phase: "story",
    at: "after commits",
    "to act": "P2",
    P1: { play: [{ [horror]: { story: "S1" } }, { Extortionist: { story: "S1" } }] },
    P2: { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"]] },
  });
  then.expect({ Extortionist: { icons: "I" } });
  when(`P2 plays Shotgun Blast; X 3; choose ${horror}`);
  then.expect({ [horror]: { in: "P1 discard" }, Extortionist: { icons: "II" } });
});

test("Shadow-spawned Hunting Horror counts in the struggle: one Investigation icon wins nothing against it", () => {
  const resolving = { phase: "story", at: "resolution" } as const;
  const P2 = { play: [{ "Undercover Security": { story: "S1" } }] };
  given({ ...resolving, P1: { play: [{ "Guardian Shoggoth": { story: "S1" } }] }, P2 });
  then.expect({ log: ["struggle I at S1 won by P2"] });
  given({
    ...resolving,
    P1: { play: [{ "Guardian Shoggoth": { story: "S1" } }, { [horror]: { story: "S2" } }] },
    P2,
  });
  when("P1 resolves S1");
  then.expect({ log: ["struggle I at S1 tied"] });
});
