import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const kafour = "Dr. Ali Kafour";

test("Dr. Ali Kafour: his player may draw a card after committing him", () => {
  given({ phase: "story", P1: { play: [kafour, "Paul Lemond"], deck: ["T-Men", "...5"] } });
  when(`P1 commits ${kafour} to S1, Paul Lemond to S1`, `P1 uses ${kafour}`);
  then.expect({ P1: { hand: 1, holds: ["T-Men"], deck: 5 }, P2: { hand: 0 } });
  then.refused(`P1 uses ${kafour}`);
});

test("Dr. Ali Kafour: the draw may be left, and it is not for another character's commit", () => {
  given({ phase: "story", P1: { play: [kafour, "Paul Lemond"] } });
  when(`P1 commits ${kafour} to S1`, { advance: "after commits" });
  then.now({ P1: { hand: 0 } });

  given({ phase: "story", P1: { play: [kafour, "Paul Lemond"] } });
  when("P1 commits Paul Lemond to S1");
  then.refused(`P1 uses ${kafour}`);
});

test("Dr. Ali Kafour draws for his controller when he defends", () => {
  given({ phase: "story", P1: { play: ["Paul Lemond"] }, P2: { play: [kafour] } });
  when("P1 commits Paul Lemond to S1", `P2 commits ${kafour} to S1`, `P2 uses ${kafour}`);
  then.expect({ P2: { hand: 1 }, P1: { hand: 0 } });
});

test("Dr. Ali Kafour: Power Drain cancels the draw and he stays committed", () => {
  given({
    phase: "story",
    P1: { play: [kafour] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 commits ${kafour} to S1`, `P1 uses ${kafour}`, "P2 plays Power Drain");
  then.expect({ P1: { hand: 0 }, [kafour]: { in: "S1", state: "exhausted" } });
});

test("Dr. Ali Kafour draws nothing where his text box is blank", () => {
  given({
    phase: "story",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { play: [kafour] },
  });
  when(`P1 commits ${kafour} to K1`);
  then.refused(`P1 uses ${kafour}`);
});
