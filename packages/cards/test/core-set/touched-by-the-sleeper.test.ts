import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const touched = "Touched by the Sleeper";

test("Touched by the Sleeper gives a Cthulhu character two Terror icons, for nothing", () => {
  given({ P1: { hand: [touched], play: ["Young Deep One", "Ocean Crawlers"] } });
  when(`P1 plays ${touched}; choose Young Deep One`);
  then.expect({
    "Young Deep One": { icons: "TTCCA" },
    "Ocean Crawlers": { icons: "T" },
    [touched]: { in: "P1 discard" },
  });
});

test("Touched by the Sleeper chooses Cthulhu characters of both sides, no others, and no insane one", () => {
  given({
    P1: {
      hand: [touched],
      play: ["Young Deep One", "Bag Man", "Shadowed Reef", { Dagon: { insane: true } }],
    },
    P2: { play: ["Ocean Crawlers", "Hastur"] },
  });
  when(`P1 plays ${touched}`);
  then.offered("P1", ["Young Deep One", "Ocean Crawlers"]);
  when("P1 chooses Ocean Crawlers");
  then.expect({ "Ocean Crawlers": { icons: "TTT" } });

  given({ P1: { hand: [touched], play: ["Bag Man", "Shadowed Reef"] } });
  then.refused(`P1 plays ${touched}`, "TGT-02");
});

test("Touched by the Sleeper ends with the phase", () => {
  given({ P1: { hand: [touched], play: ["Young Deep One"] } });
  when(`P1 plays ${touched}`, { advance: "story before commits" });
  then.expect({ "Young Deep One": { icons: "CCA" } });
});

test("Touched by the Sleeper: two of them add up", () => {
  given({
    P1: { hand: [touched, touched], play: ["Young Deep One"] },
    P2: { hand: ["Agoraphobia"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${touched}`, "P2 passes", `P1 plays ${touched}#2`);
  then.expect({ "Young Deep One": { icons: "TTTTCCA" } });
  then.refused("P2 plays Agoraphobia", "TGT-02");
});

test("Touched by the Sleeper wins a Terror struggle, and its bearer cannot go insane", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { hand: [touched], play: [{ "Innsmouth Troublemaker": { story: "S1" } }] },
    P2: { play: [{ "Ocean Crawlers": { story: "S1" } }, { "Paul Lemond": { story: "S1" } }] },
  });
  when(`P1 plays ${touched}; choose Innsmouth Troublemaker`, { advance: "after resolution" });
  then.expect({ "Paul Lemond": { state: "insane" }, "Innsmouth Troublemaker": { state: "exhausted" } });
});

test("Touched by the Sleeper cancelled touches nobody", () => {
  given({
    P1: { hand: [touched], play: ["Young Deep One"] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${touched}`, "P2 plays Power Drain");
  then.expect({ "Young Deep One": { icons: "CCA" }, [touched]: { in: "P1 discard" } });
});
