import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const wilmarth = "Professor Albert Wilmarth";

test("Professor Albert Wilmarth: his story is missing one struggle of his controller's choice", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Paul Lemond"] } });
  when(`P1 commits ${wilmarth} to S1, Paul Lemond to S2`);
  then.offered("P1", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P1 chooses Terror");
  then.expect({ S1: { struggles: "CAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth: no more when he has left the story", () => {
  given({
    phase: "story",
    P1: {
      hand: ["Agoraphobia"],
      play: [wilmarth, "Paul Lemond"],
      domains: [["hastur", "hastur", "hastur", "hastur"]],
    },
  });
  when(`P1 commits ${wilmarth}, Paul Lemond to S1`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
  when(`P1 plays Agoraphobia; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { in: "P1 hand" }, S1: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth does not touch the story of another character, nor from home", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Paul Lemond"] } });
  when("P1 commits Paul Lemond to S1");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth: his controller chooses when he defends too", () => {
  given({ phase: "story", P1: { play: ["Paul Lemond"] }, P2: { play: [wilmarth] } });
  when("P1 commits Paul Lemond to S2", `P2 commits ${wilmarth} to S2`, "P2 chooses Arcane");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TCI" } });
});

test("Professor Albert Wilmarth takes one of several struggles of a type", () => {
  given({
    phase: "story",
    stories: [{ Dreamwalkers: { attached: ["Sleep of Reason"] } }],
    P1: { play: [wilmarth] },
  });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Terror");
  then.expect({ S1: { struggles: "TTTCAI" } });
});

test("Professor Albert Wilmarth: the struggle is back in the next story phase, and he chooses anew", () => {
  given({ phase: "story", active: "P2", P1: { play: [wilmarth] }, P2: { play: ["Mad Genius"] } });
  when("P2 commits Mad Genius to S1", `P1 commits ${wilmarth} to S1`, "P1 chooses Investigation");
  then.expect({ S1: { struggles: "TCA" } });
  when({ advance: "P1 story before commits" });
  then.now({ S1: { struggles: "TCAI" } });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
});

test("Professor Albert Wilmarth: a blank text box takes no struggle away", () => {
  given({
    phase: "story",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { play: [wilmarth] },
  });
  when(`P1 commits ${wilmarth} to K1`);
  then.now({ K1: { committed: { P1: [wilmarth], P2: [] } }, asked: "P1" });
  then.refused("P1 chooses Terror");
});
