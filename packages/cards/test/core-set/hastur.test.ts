import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const THREE = ["hastur", "hastur", "hastur"];
const king = { play: ["Hastur"], domains: [THREE] };

test("Hastur drives a character of either player insane for 3, one that can go insane", () => {
  given({
    P1: { ...king, play: ["Hastur", "Mad Artist"] },
    P2: { play: ["Bag Man", "Undercover Security"] },
  });
  when("P1 uses Hastur");
  then.offered("P1", ["Mad Artist", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "play", state: "insane" },
    "Mad Artist": { state: "ready" },
    Hastur: { state: "ready" },
    "P1.D1": { drained: true },
  });
});

test("Hastur cannot choose who has a Terror icon, until it is gone (STRUG-10)", () => {
  given({
    P1: { play: ["Hastur", "Messenger from Beyond"], domains: [THREE] },
    P2: { play: ["Ocean Crawlers", "Dagon"] },
  });
  then.refused("P1 uses Hastur; choose Ocean Crawlers", "STRUG-10");
  when("P1 uses Messenger from Beyond; choose Ocean Crawlers", "P1 uses Hastur; choose Ocean Crawlers");
  then.expect({ "Ocean Crawlers": { state: "insane", skill: 0 }, Dagon: { state: "ready" } });
});

test("Hastur needs three resources on one domain", () => {
  given({ P1: { play: ["Hastur"], domains: [["hastur", "hastur"], ["hastur"]] }, P2: { play: ["Bag Man"] } });
  then.refused("P1 uses Hastur; choose Bag Man");
});

test("Hastur may be used again as long as domains last, exhausted or in the other's turn", () => {
  given({
    active: "P2",
    P1: { play: [{ Hastur: { exhausted: true } }], domains: [THREE, THREE] },
    P2: { play: ["Bag Man", "Peeler", "Hired Muscle"] },
  });
  when("P1 uses Hastur; choose Bag Man; drain D1", "P1 uses Hastur; choose Peeler; drain D2");
  then.expect({
    "Bag Man": { state: "insane" },
    Peeler: { state: "insane" },
    "Hired Muscle": { state: "ready" },
  });
});

test("Hastur takes a committed character from its story, and its attachments with it", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ "Bag Man": { story: "S1", attached: [".45 Pistols"] } }, { Peeler: { story: "S1" } }] },
    P2: king,
  });
  when("P2 uses Hastur; choose Bag Man");
  then.expect({
    S1: { committed: { P1: ["Peeler"], P2: [] } },
    ".45 Pistols": { in: "P1 discard" },
    "Bag Man": { state: "insane" },
  });
});

test("Hastur insane has no such Action, and cancelled he has paid for nothing", () => {
  given({ P1: { play: [{ Hastur: { insane: true } }], domains: [THREE] }, P2: { play: ["Bag Man"] } });
  then.refused("P1 uses Hastur; choose Bag Man");

  given({ P1: king, P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] } });
  when("P1 uses Hastur; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { state: "ready" }, "P1.D1": { drained: true } });
});
