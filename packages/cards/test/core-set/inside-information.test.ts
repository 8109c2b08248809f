import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const two = [["hastur", "agency"]];
const play = "P1 plays Inside Information; choose S1";

test("Inside Information: a story misses one struggle of its player's choice", () => {
  given({ phase: "story", P1: { hand: ["Inside Information"], domains: two } });
  when(play);
  then.offered("P1", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P1 chooses Arcane");
  then.expect({ S1: { struggles: "TCI" }, S2: { struggles: "TCAI" }, S3: { struggles: "TCAI" } });
});

test("Inside Information: that struggle does not take place", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Inside Information"], play: [{ "Laboratory Assistant": { story: "S1" } }], domains: two },
    P2: { play: [{ "Young Deep One": { story: "S1" } }] },
  });
  when(play, "P1 chooses Combat", { advance: "after resolution" });
  then.now({
    "Laboratory Assistant": { in: "S1" },
    log: ["struggle A at S1 won by P2", "struggle I at S1 won by P1", "P1 succeeds at S1"],
  });
});

test("Inside Information takes one of four Terror struggles under Sleep of Reason", () => {
  given({
    phase: "story",
    stories: [{ "Opening Night": { attached: ["Sleep of Reason"] } }],
    P1: { hand: ["Inside Information"], domains: two },
  });
  then.expect({ S1: { struggles: "TTTTCAI" } });
  when(play, "P1 chooses Terror");
  then.expect({ S1: { struggles: "TTTCAI" } });
});

test("Inside Information may choose a conspiracy", () => {
  given({
    phase: "story",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { hand: ["Inside Information"], domains: two },
  });
  when("P1 plays Inside Information; choose K1", "P1 chooses Investigation");
  then.expect({ K1: { struggles: "TCA" }, S1: { struggles: "TCAI" } });
});

test("Inside Information ends with the phase", () => {
  given({ P1: { hand: ["Inside Information"], domains: two } });
  when(play, "P1 chooses Terror");
  then.expect({ S1: { struggles: "CAI" } });
  when({ advance: "story before commits" });
  then.now({ S1: { struggles: "TCAI" } });
});

test("Inside Information: two take two struggles, or in vain the same one twice", () => {
  for (const [second, left] of [
    ["Terror", "AI"],
    ["Combat", "TAI"],
  ] as const) {
    given({
      phase: "story",
      P1: { hand: ["Inside Information", "Inside Information"], domains: [...two, ...two] },
    });
    when(`${play}; drain D1`, "P1 chooses Combat");
    when("P1 plays Inside Information#2; choose S1; drain D2", `P1 chooses ${second}`);
    then.expect({ S1: { struggles: left } });
  }
});

test("Inside Information may name what the story does not have, and a booster only makes up for it (LAST-14, LAST-04)", () => {
  given(
    {
      phase: "story",
      stories: ["Quiet Street"],
      P1: { hand: ["Inside Information"], play: ["Horror"], domains: two },
    },
    {
      cards: [
        { title: "Quiet Street", type: "story", faction: "neutral", struggles: "C" },
        { title: "Horror", type: "character", faction: "neutral", skill: 1, boosters: "T" },
      ],
    },
  );
  when(play);
  then.offered("P1", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P1 chooses Terror");
  then.expect({ S1: { struggles: "C" } });
  when("P1 commits Horror to S1");
  then.expect({ S1: { struggles: "C" } });
});
