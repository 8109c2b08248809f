import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const estate = "Blackmoor Estate";

test("Blackmoor Estate discards the top X cards of the opponent's deck", () => {
  given({
    P1: { play: [estate], deck: ["Peeler", "...9"], domains: [["hastur", "hastur", "hastur"]] },
    P2: { deck: ["Bag Man", "Mad Artist", "Mad Genius", "...9"] },
  });
  when(`P1 uses ${estate}; X 2; choose P2`);
  then.expect({
    "Bag Man": { in: "P2 discard" },
    "Mad Artist": { in: "P2 discard" },
    "Mad Genius": { in: "deck top" },
    Peeler: { in: "deck top" },
    P1: { deck: 10 },
    [estate]: { state: "exhausted" },
    "P1.D1": { drained: true },
  });
});

test("Blackmoor Estate may discard from its controller's own deck", () => {
  given({
    P1: { play: [estate], deck: ["Peeler", "Mad Artist", "...9"], domains: [["hastur", "hastur"]] },
    P2: { deck: ["Bag Man", "...9"] },
  });
  when(`P1 uses ${estate}; X 2; choose P1`);
  then.expect({ Peeler: { in: "P1 discard" }, P1: { deck: 9, discard: 2 }, P2: { deck: 10, discard: 0 } });
});

test("Blackmoor Estate cannot be used while it is exhausted, nor for more than one domain holds", () => {
  given({ P1: { play: [{ [estate]: { exhausted: true } }], domains: [["hastur"]] } });
  then.refused(`P1 uses ${estate}`);
  given({ P1: { play: [estate], domains: [["hastur"], ["hastur"]] } });
  then.refused(`P1 uses ${estate}; X 2`);
});

test("Blackmoor Estate discards X cards and not what was overpaid", () => {
  given({ P1: { play: [estate], domains: [["hastur", "hastur", "hastur"]] }, P2: { deck: 10 } });
  when(`P1 uses ${estate}; X 1; choose P2`);
  then.expect({ P2: { deck: 9, discard: 1 } });
});

test("Blackmoor Estate wins the game with the last card of the opponent's deck", () => {
  given({ P1: { play: [estate], domains: [["hastur", "hastur", "hastur"]] }, P2: { deck: 2 } });
  when(`P1 uses ${estate}; X 3; choose P2`);
  then.expect({ winner: "P1", because: "deck" });
});

test("Blackmoor Estate is used in any action window, and pays in vain when cancelled", () => {
  given({
    active: "P2",
    phase: "draw",
    P1: { play: [estate], domains: [["hastur"]] },
    P2: { hand: ["Power Drain"], deck: 10, domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${estate}; X 1`, "P2 plays Power Drain");
  then.expect({
    P2: { deck: 10 },
    [estate]: { state: "exhausted" },
    "P1.D1": { drained: true },
    active: "P2",
    phase: "draw",
  });
});
