import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const loft = "Victoria's Loft";
const mad = { "Bag Man": { insane: true } };
const dawn = { phase: "refresh", at: "start" } as const;

test("Victoria's Loft: no insane character is restored in the refresh phase, neither player's", () => {
  given({ ...dawn, P1: { play: [loft, mad] } });
  when({ advance: "window" });
  then.now({ "Bag Man": { state: "insane" } });

  given({ ...dawn, P1: { play: [mad] }, P2: { play: [loft] } });
  when({ advance: "window" });
  then.now({ "Bag Man": { state: "insane" } });
});

test("Victoria's Loft stops effects as well during the refresh phase", () => {
  given({ phase: "refresh", P1: { play: [loft, "Arkham Asylum", mad], domains: [["neutral"]] } });
  then.refused("P1 uses Arkham Asylum; choose Bag Man", "TRIG-27");
});

test("Victoria's Loft has nothing against restoring in other phases", () => {
  given({ phase: "draw", P1: { play: [loft, "Arkham Asylum", mad], domains: [["neutral"]] } });
  when("P1 uses Arkham Asylum; choose Bag Man");
  then.expect({ "Bag Man": { state: "ready" } });
});

test("Victoria's Loft leaves the rest of the refresh phase alone", () => {
  given({
    ...dawn,
    P1: { play: [loft, mad, { Peeler: { exhausted: true } }], domains: [{ drained: ["hastur"] }] },
  });
  when({ advance: "window" });
  then.now({
    "Bag Man": { state: "insane" },
    Peeler: { state: "ready" },
    "P1.D1": { drained: false },
  });
});

test("Victoria's Loft destroyed: the next refresh phase restores again", () => {
  given({
    active: "P2",
    P1: { play: [mad] },
    P2: { hand: ["Burrowing Beneath"], play: [loft], domains: [["shub-niggurath", "shub-niggurath"]] },
  });
  when(`P2 plays Burrowing Beneath; choose ${loft}`, { advance: "P1 refresh window" });
  then.now({ [loft]: { in: "P2 discard" }, "Bag Man": { state: "exhausted" } });
});
