import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const play = "P1 plays Eldritch Nexus; drain D1";

test("Eldritch Nexus adds a domain and attaches the top card of the deck to it", () => {
  given({
    P1: {
      hand: ["Eldritch Nexus"],
      deck: ["Paul Lemond", "Hired Muscle", "...9"],
      domains: [["agency", "agency", "agency", "agency"]],
    },
  });
  when("P1 plays Eldritch Nexus");
  then.expect({
    P1: { domains: 4, deck: 9 },
    "P1.D4": { resources: 1, drained: false },
    "Hired Muscle": { in: "P1.D4" },
    "P1.D2": { resources: 0 },
  });
});

test("Eldritch Nexus: the new resource pays at once, and both players see it; the domain's card stays hidden", () => {
  given({
    P1: {
      hand: ["Eldritch Nexus", "Paul Lemond"],
      deck: ["Bag Man", "Peeler", "...5"],
      domains: [["hastur"]],
    },
  });
  when(play);
  then.expect({ "seen by P2": { "Bag Man": false, Peeler: true } });
  when("P1 plays Paul Lemond; drain D4");
  then.expect({ "Paul Lemond": { in: "play" }, "P1.D4": { drained: true } });
});

test("Eldritch Nexus is neutral: any resource pays, one is enough, none is not", () => {
  given({ P1: { hand: ["Eldritch Nexus"], domains: [{ drained: ["hastur"] }, []] } });
  then.refused("P1 plays Eldritch Nexus");
  given({ P1: { hand: ["Eldritch Nexus"], domains: [["hastur"]] } });
  when(play);
  then.expect({ P1: { domains: 4 }, P2: { domains: 3, deck: 30 } });
});

test("Eldritch Nexus: a deck of one card makes a domain and loses the game, two are lost as well", () => {
  for (const deck of [["Bag Man"], ["Bag Man", "Peeler"]]) {
    given({ P1: { hand: ["Eldritch Nexus"], deck, domains: [["hastur"]] } });
    when(play);
    then.expect({ winner: "P2", because: "deck" });
  }
});

test("Eldritch Nexus cancelled adds nothing", () => {
  given({
    P1: { hand: ["Eldritch Nexus"], domains: [["hastur"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(play, "P2 plays Power Drain");
  then.expect({ P1: { domains: 3, deck: 30 }, "Eldritch Nexus": { in: "P1 discard" } });
});

test("Eldritch Nexus: the new resource is beside the one of the resource phase", () => {
  given({
    phase: "draw",
    P1: { hand: ["Eldritch Nexus", "Bag Man"], domains: [["hastur"]] },
  });
  when(play, "P1 attaches Bag Man to D4");
  then.expect({ "P1.D4": { resources: 2 } });
});
