import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const tired = { exhausted: true } as const;
const one = [["agency"]];

test("Ancient Guardian readies an exhausted character or support of its controller", () => {
  given({
    P1: {
      play: [
        "Ancient Guardian",
        { "Mi-Go Scout": tired },
        { "Gentleman's Club": tired },
        "Degenerate Ghoul",
        "Altar of the Blessed",
        { "Forest Sister": { insane: true } },
      ],
      domains: one,
    },
    P2: { play: [{ "Bag Man": tired }, { "Celano Fragments": tired }] },
  });
  when("P1 uses Ancient Guardian");
  then.offered("P1", ["Mi-Go Scout", "Gentleman's Club"]);
  when("P1 chooses Gentleman's Club");
  then.expect({
    "Gentleman's Club": { state: "ready" },
    "Mi-Go Scout": { state: "exhausted" },
    "P1.D1": { drained: true },
  });
});

test("Ancient Guardian readies itself, exhausted as it is", () => {
  given({ P1: { play: [{ "Ancient Guardian": tired }], domains: one } });
  when("P1 uses Ancient Guardian; choose Ancient Guardian");
  then.expect({ "Ancient Guardian": { state: "ready" } });
});

test("Ancient Guardian has nothing to do where nothing of its controller is exhausted", () => {
  given({
    P1: { play: ["Ancient Guardian", { "Forest Sister": { insane: true } }], domains: one },
    P2: { play: [{ "Bag Man": tired }] },
  });
  then.refused("P1 uses Ancient Guardian", "TGT-02");
});

test("Ancient Guardian: a character readied at its story stays there", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: ["Ancient Guardian", { "Mi-Go Scout": { story: "S1" } }], domains: one },
  });
  when("P1 uses Ancient Guardian; choose Mi-Go Scout");
  then.expect({ "Mi-Go Scout": { in: "S1", state: "ready" } });
});

test("Ancient Guardian needs 1 resource each time", () => {
  given({
    P1: { play: ["Ancient Guardian", { "Mi-Go Scout": tired }, { "Gentleman's Club": tired }], domains: one },
  });
  when("P1 uses Ancient Guardian; choose Mi-Go Scout; drain D1");
  then.refused("P1 uses Ancient Guardian; choose Gentleman's Club");
});
