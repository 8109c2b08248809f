import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const journey = "Journey to the Other Side";
const deck = ["Paul Lemond", "Hired Muscle", "Bag Man", "T-Men", "Mad Genius", "Peeler", "...5"];
const paid = (resources: number) => ({
  hand: [journey],
  deck,
  domains: [Array.from({ length: resources }, () => "yog-sothoth")],
});

test("Journey to the Other Side puts the top five cards back in any order", () => {
  given({ P1: paid(1) });
  when(`P1 plays ${journey}`);
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Bag Man", "T-Men", "Mad Genius"]);
  when("P1 orders Mad Genius, T-Men, Bag Man, Hired Muscle, Paul Lemond");
  then.expect({
    "Mad Genius": { in: "deck top" },
    P1: { deck: 11, hand: 0 },
    [journey]: { in: "P1 discard" },
  });
  when({ advance: "P2 operations window" }, { advance: "P1 draw window" });
  then.now({ P1: { holds: ["Mad Genius", "T-Men"], hand: 2 }, "Bag Man": { in: "deck top" } });
});

test("Journey to the Other Side, overpaid: one of the five may go to the hand, and only one", () => {
  given({ P1: paid(2) });
  when(`P1 plays ${journey}`);
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Bag Man", "T-Men", "Mad Genius"]);
  when("P1 chooses Bag Man");
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "T-Men", "Mad Genius"]);
  when("P1 orders T-Men, Hired Muscle, Paul Lemond, Mad Genius");
  then.expect({
    "Bag Man": { in: "P1 hand" },
    "T-Men": { in: "deck top" },
    P1: { hand: 1, deck: 10 },
    "seen by P2": { "Bag Man": false, "T-Men": false },
  });
});

test("Journey to the Other Side, overpaid: nothing need be kept", () => {
  given({ P1: paid(4) });
  when(
    `P1 plays ${journey}`,
    "P1 declines",
    "P1 orders Hired Muscle, Bag Man, T-Men, Mad Genius, Paul Lemond",
  );
  then.expect({ P1: { hand: 0, deck: 11 }, "Hired Muscle": { in: "deck top" } });
});

test("Journey to the Other Side: the sixth card and the other deck are not looked at", () => {
  given({ P1: paid(1), P2: { deck: ["Dagon", "...5"] } });
  when(`P1 plays ${journey}`, "P1 orders Paul Lemond, Hired Muscle, Bag Man, T-Men, Mad Genius");
  then.expect({
    "seen by P1": { "Paul Lemond": true, "Mad Genius": true, Peeler: false, Dagon: false },
    "seen by P2": { "Paul Lemond": false, "Mad Genius": false, Dagon: false },
    Dagon: { in: "deck top" },
  });
});

test("Journey to the Other Side looks at what there is, when there are fewer than five", () => {
  given({ P1: { ...paid(1), deck: ["Paul Lemond", "Bag Man"] } });
  when(`P1 plays ${journey}`, "P1 orders Bag Man, Paul Lemond");
  then.expect({ "Bag Man": { in: "deck top" }, "Paul Lemond": { in: "deck bottom" } });
});

test("Journey to the Other Side: refused without the match; cancelled by Power Drain nothing is looked at", () => {
  given({ P1: { ...paid(1), domains: [["hastur"]] } });
  then.refused(`P1 plays ${journey}`, "PAY-01");

  given({
    P1: paid(1),
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${journey}`, "P2 plays Power Drain");
  then.expect({
    "Paul Lemond": { in: "deck top" },
    "seen by P1": { "Paul Lemond": false },
    [journey]: { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});
