import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const photographer = "Freelance Photographer";
const tired = { [photographer]: { exhausted: true } };

test("Freelance Photographer readies itself for 1, and nobody else", () => {
  given({ P1: { play: [tired, { "Bag Man": { exhausted: true } }], domains: [["hastur"]] } });
  when(`P1 uses ${photographer}`);
  then.expect({
    [photographer]: { state: "ready" },
    "Bag Man": { state: "exhausted" },
    "P1.D1": { drained: true },
  });
});

test("Freelance Photographer cannot be used ready or insane", () => {
  for (const play of [[photographer], [{ [photographer]: { insane: true } }]]) {
    given({ P1: { play, domains: [["hastur"]] } });
    then.refused(`P1 uses ${photographer}`);
    then.expect({ "P1.D1": { drained: false } });
  }
});

test("Freelance Photographer needs a domain that can pay", () => {
  given({ P1: { play: [tired], domains: [{ drained: ["syndicate"] }] } });
  then.refused(`P1 uses ${photographer}`, "PAY-01");
});

test("Freelance Photographer readied at a story stays there ready", () => {
  given({
    phase: "story",
    P1: { play: [photographer], domains: [["hastur"]] },
  });
  when(`P1 commits ${photographer} to S1`, `P1 uses ${photographer}`);
  then.expect({ [photographer]: { in: "S1", state: "ready" } });
  when({ advance: "end of turn" });
  then.expect({ [photographer]: { in: "play", state: "ready" }, S1: { P1: 3 } });
});

test("Freelance Photographer may defend after an attack, if readied in time", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    "to act": "P1",
    P1: { play: [tired], domains: [["hastur"]] },
    P2: { play: [{ "Bag Man": { story: "S1" } }] },
  });
  when(`P1 uses ${photographer}`, `P1 commits ${photographer} to S1`);
  then.now({ [photographer]: { in: "S1" } });
});

test("Freelance Photographer stays exhausted when the ability is cancelled, and the payment is lost", () => {
  given({
    P1: { play: [tired], domains: [["hastur"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${photographer}`, "P2 plays Power Drain");
  then.expect({ [photographer]: { state: "exhausted" }, "P1.D1": { drained: true } });
});
