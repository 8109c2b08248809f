import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const attack = { hand: ["Byakhee Attack", "G-Men"], domains: [["hastur", "hastur"]] };

test("Byakhee Attack: the other player picks two cards of his hand and discards them", () => {
  given({ P1: attack, P2: { hand: ["Bag Man", "Peeler", "T-Men"] } });
  when("P1 plays Byakhee Attack");
  then.offered("P2", ["Bag Man", "Peeler", "T-Men"]);
  when("P2 chooses Bag Man, T-Men");
  then.expect({
    P2: { hand: 1, holds: ["Peeler"], discard: 2, deck: 30 },
    P1: { hand: 1, holds: ["G-Men"], discard: 1 },
  });
});

test("Byakhee Attack: exactly two are both discarded", () => {
  given({ P1: attack, P2: { hand: ["Bag Man", "Peeler"] } });
  when("P1 plays Byakhee Attack");
  then.expect({ P2: { hand: 0, discard: 2 } });
});

test("Byakhee Attack: who holds a single card discards none (TGT-10)", () => {
  given({ P1: attack, P2: { hand: ["Bag Man"] } });
  when("P1 plays Byakhee Attack");
  then.expect({ P2: { hand: 1, discard: 0 }, "Byakhee Attack": { in: "P1 discard" } });
});

test("Byakhee Attack is for your own operations phase alone", () => {
  for (const phase of ["refresh", "draw", "resource", "story"] as const) {
    given({ phase, P1: attack, P2: { hand: ["Bag Man", "Peeler"] } });
    then.refused("P1 plays Byakhee Attack", "TIME-11");
  }
  given({ active: "P2", P1: attack, P2: { hand: ["Bag Man", "Peeler"] } });
  when("P2 passes");
  then.refused("P1 plays Byakhee Attack", "TIME-11");
});

test("Byakhee Attack cancelled costs the other nothing but the Power Drain", () => {
  given({
    P1: attack,
    P2: { hand: ["Power Drain", "Bag Man", "Peeler"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Byakhee Attack", "P2 plays Power Drain");
  then.expect({ P2: { hand: 2, holds: ["Bag Man", "Peeler"] } });
});
