import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const ravager = "Ravager from the Deep";

test("Ravager from the Deep wounds everybody who commits with it, and nobody elsewhere", () => {
  given({
    phase: "story",
    P1: { play: [ravager, "Paul Lemond", "Young Deep One"] },
    P2: { play: ["T-Men"] },
  });
  when(`P1 commits ${ravager}, Paul Lemond to S1, Young Deep One to S2`);
  then.expect({
    "Paul Lemond": { in: "P1 discard" },
    [ravager]: { in: "S1", wounds: 0 },
    "Young Deep One": { in: "S2" },
    "T-Men": { in: "play" },
  });
});

test("Ravager from the Deep as a defender wounds the attackers and its own side alike", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    P1: { play: [ravager, "Paul Lemond"] },
    P2: { play: [{ "Bag Man": { story: "S1" } }, { "Young Deep One": { story: "S2" } }] },
  });
  when(`P1 commits ${ravager}, Paul Lemond to S1`);
  then.now({ "Bag Man": { in: "P2 discard" }, "Paul Lemond": { in: "P1 discard" } });
  then.now({ "Young Deep One": { in: "S2" }, [ravager]: { in: "S1" } });
});

test("Ravager from the Deep deals one wound, which Toughness bears and Invulnerability never gets", () => {
  given({ phase: "story", P1: { play: [ravager, "Guardian Shoggoth", "Dagon"] } });
  when(`P1 commits ${ravager}, Guardian Shoggoth, Dagon to S1`);
  then.expect({ "Guardian Shoggoth": { in: "S1", wounds: 1 }, Dagon: { in: "S1", wounds: 0 } });
});

test("Ravager from the Deep lies quiet when others commit to its story later", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ [ravager]: { story: "S1" } }] },
    P2: { play: ["Paul Lemond"] },
  });
  when("P2 commits Paul Lemond to S1");
  then.now({ "Paul Lemond": { in: "S1" }, [ravager]: { wounds: 0 } });
});

test("Ravager from the Deep alone at its story hurts nobody, itself least of all", () => {
  given({ phase: "story", P1: { play: [ravager, "Paul Lemond"] } });
  when(`P1 commits ${ravager} to S1`);
  then.expect({ [ravager]: { in: "S1", wounds: 0 }, "Paul Lemond": { in: "play" } });
});

test("Ravager from the Deep: two of them wound each other, each once", () => {
  given({ phase: "story", P1: { play: [ravager, ravager] } });
  when(`P1 commits ${ravager}#1, ${ravager}#2 to S1`);
  then.expect({ [`${ravager}#1`]: { in: "S1", wounds: 1 }, [`${ravager}#2`]: { in: "S1", wounds: 1 } });
});

test("Ravager from the Deep can be stopped by what cancels any ability, not by Power Drain (TRIG-18)", () => {
  given({
    phase: "story",
    P1: { play: [ravager, "Paul Lemond"] },
    P2: { hand: ["Power Drain"], play: ["Performance Artist"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 commits ${ravager}, Paul Lemond to S1`);
  then.refused("P2 plays Power Drain");
  when("P2 uses Performance Artist");
  then.expect({ "Paul Lemond": { in: "S1" }, "Performance Artist": { in: "P2 discard" } });
});
