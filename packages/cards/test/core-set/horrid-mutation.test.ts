import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const one = [["shub-niggurath"]];
const at = (story: string) => ({ story });

test("Horrid Mutation gives a Terror icon to each committed character of its player, at whatever story", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      hand: ["Horrid Mutation"],
      play: [{ "Mi-Go Scout": at("S1") }, { "Forest Sister": at("S2") }, "Degenerate Ghoul"],
      domains: one,
    },
    P2: { play: [{ "Bag Man": at("S1") }] },
  });
  when("P1 plays Horrid Mutation; drain D1");
  then.expect({
    "Mi-Go Scout": { icons: "TCCI" },
    "Forest Sister": { icons: "TT" },
    "Degenerate Ghoul": { icons: "TC" },
    "Bag Man": { icons: "CCI" },
  });
});

test("Horrid Mutation: characters that commit afterwards get nothing", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ "Mad Artist": at("S1") }] },
    P2: { hand: ["Horrid Mutation"], play: ["Mi-Go Scout"], domains: one },
  });
  when("P2 plays Horrid Mutation", "P2 commits Mi-Go Scout to S1");
  then.expect({ "Mi-Go Scout": { icons: "CCI" }, "Mad Artist": { icons: "CA" } }); // for nobody (TGT-19)

  given({
    phase: "story",
    at: "after commits",
    P1: { hand: ["Horrid Mutation"], play: [{ "Mad Artist": at("S1") }], domains: one },
    P2: { play: ["Mi-Go Scout"] },
  });
  when("P1 plays Horrid Mutation; drain D1", "P2 commits Mi-Go Scout to S1");
  then.expect({ "Mad Artist": { icons: "TCA" }, "Mi-Go Scout": { icons: "CCI" } });
});

test("Horrid Mutation: a character with the icon cannot go insane", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Keeper of the Golden Path": at("S1") }] },
    P2: { hand: ["Horrid Mutation"], play: [{ "Bag Man": at("S1") }], domains: one },
  });
  when("P2 plays Horrid Mutation; drain D1", { advance: "after resolution" });
  then.now({ "Bag Man": { state: "exhausted", in: "S1" }, log: ["struggle T at S1 won by P1"] });
});

test("Horrid Mutation: two of them add up, and both end with the phase", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      hand: ["Horrid Mutation", "Horrid Mutation"],
      play: [{ "Mad Artist": at("S1") }],
      domains: [...one, ...one],
    },
  });
  when("P1 plays Horrid Mutation; drain D1", "P1 plays Horrid Mutation#2; drain D2");
  then.expect({ "Mad Artist": { icons: "TTCA" } });
  when({ advance: "end of turn" });
  then.now({ "Mad Artist": { icons: "CA" } });
});

test("Horrid Mutation: an uncommitted character keeps the icon for the phase", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Horrid Mutation"], play: [{ "Mad Artist": at("S1") }], domains: one },
    P2: { play: ["Celano Fragments"], domains: [["miskatonic", "miskatonic"]] },
  });
  when("P1 plays Horrid Mutation; drain D1", "P2 uses Celano Fragments; X 2; choose Mad Artist");
  then.expect({ "Mad Artist": { in: "play", icons: "TCA" }, S1: { committed: { P1: [], P2: [] } } });
});
