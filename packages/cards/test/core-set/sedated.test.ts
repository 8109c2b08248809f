import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const sedated = { "Bag Man": { insane: true, attached: [{ Sedated: { owner: "P2" } }] } } as const;

test("Sedated is attached to an insane character of either player, and to no other", () => {
  given({
    P1: { hand: ["Sedated"], play: [{ "Mad Artist": { insane: true } }], domains: [["hastur"]] },
    P2: { play: [{ "Bag Man": { insane: true } }, "Peeler"] },
  });
  when("P1 plays Sedated");
  then.offered("P1", ["Mad Artist", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ Sedated: { in: "attached to Bag Man", controller: "P1" }, "Bag Man": { state: "insane" } });
});

test("Sedated cannot be played while everybody is sane", () => {
  given({ P1: { hand: ["Sedated"], play: ["Mad Artist"], domains: [["hastur"]] } });
  then.refused("P1 plays Sedated", "ATT-10");
});

test("Sedated: its host is not restored in the refresh phase; another is", () => {
  given({ phase: "refresh", at: "start", P1: { play: [sedated, { Peeler: { insane: true } }] } });
  when({ advance: "window" });
  then.now({
    "Bag Man": { state: "insane" },
    Peeler: { state: "exhausted" },
    Sedated: { in: "attached to Bag Man" },
  });
});

test("Sedated: no effect restores its host", () => {
  given({
    P1: { play: ["Arkham Asylum", sedated, { Peeler: { insane: true } }], domains: [["neutral"]] },
  });
  then.refused("P1 uses Arkham Asylum; choose Bag Man", "TRIG-27");
  when("P1 uses Arkham Asylum; choose Peeler");
  then.expect({ Peeler: { state: "ready" }, "Bag Man": { state: "insane" } });
});

test("Sedated taken off, the character can be restored", () => {
  given({
    P1: {
      hand: ["Get it Off!"],
      play: ["Arkham Asylum", sedated],
      domains: [["cthulhu"], ["neutral"]],
    },
  });
  when("P1 plays Get it Off!; choose Sedated; drain D1", "P1 uses Arkham Asylum; choose Bag Man; drain D2");
  then.expect({ "Bag Man": { state: "ready" }, Sedated: { in: "P2 discard" } });
});

test("Sedated goes to its owner's discard pile when the sleeper is destroyed", () => {
  given({ P1: { play: [sedated] }, P2: { play: ["Thing from the Stars"] } });
  when("P2 uses Thing from the Stars; choose Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, Sedated: { in: "P2 discard" } });
});
