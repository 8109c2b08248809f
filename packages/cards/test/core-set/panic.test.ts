import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const syndicates = (count: number): readonly string[] => Array.from({ length: count }, () => "syndicate");

test("Panic exhausts everybody whose skill is below X, on both sides", () => {
  given({
    P1: { hand: ["Panic"], play: ["Paul Lemond"], domains: [syndicates(3)] },
    P2: { play: ["Bag Man", "T-Men", "Local Sheriff"] },
  });
  when("P1 plays Panic; X 3");
  then.expect({
    "Paul Lemond": { state: "exhausted" },
    "Bag Man": { state: "exhausted" },
    "T-Men": { state: "ready" },
    "Local Sheriff": { state: "ready" },
  });
});

test("Panic is Loyal: X is no higher than the Syndicate resources of the one domain", () => {
  given({
    P1: { hand: ["Panic"], domains: [["syndicate", "syndicate", "hastur", "hastur"]] },
    P2: { play: ["Paul Lemond", "Bag Man"] },
  });
  then.refused("P1 plays Panic; X 3");
  when("P1 plays Panic; X 2");
  then.expect({ "Paul Lemond": { state: "exhausted" }, "Bag Man": { state: "ready" } });
});

test("Panic may be played in vain: the ready are too brave, the others tired or insane (TGT-19)", () => {
  given({
    P1: { hand: ["Panic"], play: ["T-Men"], domains: [syndicates(3)] },
    P2: { play: [{ "Paul Lemond": { exhausted: true } }, { "Bag Man": { insane: true } }] },
  });
  when("P1 plays Panic; X 3");
  then.expect({
    "T-Men": { state: "ready" },
    "Bag Man": { state: "insane" },
    log: "Panic played",
    "P1.D1": { drained: true },
  });
});

test("Panic looks at the skill of the moment, not at the printed one", () => {
  given({
    P1: { hand: ["Panic"], play: ["Clover Club Torch Singer"], domains: [["hastur"], syndicates(2)] },
    P2: { play: ["Hired Muscle", "Paul Lemond", "Altar of the Blessed"] },
  });
  when("P1 uses Clover Club Torch Singer; drain D1; choose Hired Muscle", "P2 passes");
  then.expect({ "Hired Muscle": { skill: 2 }, "Paul Lemond": { skill: 2 } });
  when("P1 plays Panic; X 2");
  then.expect({ "Hired Muscle": { state: "ready" }, "Paul Lemond": { state: "ready" } });
});

test("Panic spares no Ancient One, and leaves the insane and all supports as they are", () => {
  given({
    P1: { hand: ["Panic"], play: ["Celano Fragments"], domains: [syndicates(6)] },
    P2: { play: ["Dagon", { "Bag Man": { insane: true } }] },
  });
  when("P1 plays Panic; X 6");
  then.expect({
    Dagon: { state: "exhausted" },
    "Bag Man": { state: "insane" },
    "Celano Fragments": { state: "ready" },
  });
});

test("Panic before commits keeps the attackers at home", () => {
  given({
    active: "P2",
    phase: "story",
    "to act": "P1",
    P1: { hand: ["Panic"], domains: [syndicates(3)] },
    P2: { play: ["Bag Man", "T-Men"] },
  });
  when("P1 plays Panic; X 3", { advance: "commits" });
  then.offered("P2", ["T-Men"]);
});
