import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const wary = { hand: ["Restless and Wary"], domains: [["miskatonic", "miskatonic"]] };

test("Restless and Wary readies every exhausted character of both players", () => {
  given({
    P1: { ...wary, play: [{ "Paul Lemond": { exhausted: true } }, "Peeler"] },
    P2: { play: [{ "Bag Man": { exhausted: true } }, { "Hired Muscle": { exhausted: true, wounds: 1 } }] },
  });
  when("P1 plays Restless and Wary");
  then.expect({
    "Paul Lemond": { state: "ready" },
    Peeler: { state: "ready" },
    "Bag Man": { state: "ready" },
    "Hired Muscle": { state: "ready", wounds: 1 },
    log: ["Paul Lemond readied"],
  });
});

test("Restless and Wary: the insane stay insane, support cards exhausted, domains drained", () => {
  given({
    P1: {
      ...wary,
      play: [{ "Paul Lemond": { exhausted: true } }, { "Celano Fragments": { exhausted: true } }],
    },
    P2: { play: [{ "Bag Man": { insane: true } }], domains: [{ drained: ["hastur"] }] },
  });
  when("P1 plays Restless and Wary");
  then.expect({
    "Bag Man": { state: "insane" },
    "Celano Fragments": { state: "exhausted" },
    "P2.D1": { drained: true },
    "P1.D1": { drained: true },
  });
});

test("Restless and Wary: the committed are readied where they are", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { ...wary, play: [{ "Paul Lemond": { story: "S1" } }] },
    P2: { play: [{ "Bag Man": { story: "S1" } }] },
  });
  when("P1 plays Restless and Wary");
  then.expect({
    "Paul Lemond": { in: "S1", state: "ready" },
    "Bag Man": { in: "S1", state: "ready" },
  });
});

test("Restless and Wary before the opposing commit lets exhausted defenders commit", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ "Paul Lemond": { story: "S1" } }] },
    P2: { ...wary, play: [{ "Bag Man": { exhausted: true } }] },
  });
  when("P2 plays Restless and Wary", "P2 commits Bag Man to S1");
  then.expect({ "Bag Man": { in: "S1", state: "exhausted" } });
});

test("Restless and Wary cancelled readies nobody", () => {
  given({
    P1: { ...wary, play: [{ "Paul Lemond": { exhausted: true } }] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Restless and Wary", "P2 plays Power Drain");
  then.expect({ "Paul Lemond": { state: "exhausted" } });
});

test("Restless and Wary chooses nobody, so it may be played with nobody exhausted (TGT-02, TGT-19)", () => {
  given({ P1: { ...wary, play: ["Peeler"] } });
  when("P1 plays Restless and Wary");
  then.expect({ Peeler: { state: "ready" }, "Restless and Wary": { in: "P1 discard" } });
});
