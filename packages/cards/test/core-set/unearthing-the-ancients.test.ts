import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const unearthing = "Unearthing the Ancients";
const digger = { hand: [unearthing], domains: [["miskatonic", "miskatonic", "miskatonic"]] };

test("Unearthing the Ancients draws three cards", () => {
  given({ P1: { ...digger, deck: ["T-Men", "G-Men", "Bag Man", "Peeler", "...5"] } });
  when(`P1 plays ${unearthing}`);
  then.expect({
    P1: { hand: 3, holds: ["T-Men", "G-Men", "Bag Man"], deck: 6 },
    P2: { hand: 0, deck: 30 },
    Peeler: { in: "deck top" },
    [unearthing]: { in: "P1 discard" },
  });
});

test("Unearthing the Ancients is for your operations phase, not the other player's", () => {
  given({ active: "P2", P1: digger });
  when("P2 passes");
  then.refused(`P1 plays ${unearthing}`, "TIME-11");
});

test("Unearthing the Ancients is for the operations phase alone", () => {
  for (const phase of ["refresh", "draw", "resource", "story"] as const) {
    given({ phase, P1: digger });
    then.refused(`P1 plays ${unearthing}`);
  }
});

test("Unearthing the Ancients: who draws the last card of his deck has lost", () => {
  given({ P1: { ...digger, deck: 3 } });
  when(`P1 plays ${unearthing}`);
  then.expect({ winner: "P2", because: "deck" });
});

test("Unearthing the Ancients cancelled draws nothing", () => {
  given({ P1: digger, P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] } });
  when(`P1 plays ${unearthing}`, "P2 plays Power Drain");
  then.expect({ P1: { hand: 0, deck: 30 }, "P1.D1": { drained: true } });
});
