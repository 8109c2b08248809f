import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const feast = "Feast of Famine";
const domains = [["miskatonic", "miskatonic", "miskatonic"]];

test("Feast of Famine draws two, then each player picks one card of his hand to discard", () => {
  given({
    P1: { hand: [feast, "Bag Man"], deck: ["T-Men", "G-Men", "...5"], domains },
    P2: { hand: ["Hired Muscle", "Peeler"] },
  });
  when(`P1 plays ${feast}`);
  then.offered("P1", ["Bag Man", "T-Men", "G-Men"]);
  when("P1 chooses T-Men");
  then.offered("P2", ["Hired Muscle", "Peeler"]);
  when("P2 chooses Hired Muscle");
  then.expect({
    P1: { hand: 2, holds: ["Bag Man", "G-Men"], deck: 5 },
    P2: { hand: 1, holds: ["Peeler"], deck: 30 },
    "T-Men": { in: "P1 discard" },
    "Hired Muscle": { in: "P2 discard" },
  });
});

test("Feast of Famine may be played in any action window, also in the other's turn", () => {
  given({
    active: "P2",
    phase: "draw",
    P1: { hand: [feast], deck: ["T-Men", "G-Men", "...5"], domains },
    P2: { hand: ["Peeler"] },
  });
  when(`P1 plays ${feast}`, "P1 chooses T-Men");
  then.expect({ P1: { hand: 1, holds: ["G-Men"] }, Peeler: { in: "P2 discard" } });
});

test("Feast of Famine: the drawn cards stay hidden from the other player", () => {
  given({
    P1: { hand: [feast], deck: ["T-Men", "G-Men", "...5"], domains },
    P2: { hand: ["Peeler", "Hired Muscle"] },
  });
  when(`P1 plays ${feast}`, "P1 chooses T-Men", "P2 chooses Peeler");
  then.expect({
    "seen by P2": { "G-Men": false, "T-Men": true },
    "seen by P1": { "Hired Muscle": false, Peeler: true },
  });
});

test("Feast of Famine cancelled: nobody draws, nobody discards", () => {
  given({
    P1: { hand: [feast, "Bag Man"], domains },
    P2: { hand: ["Power Drain", "Peeler"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${feast}`, "P2 plays Power Drain");
  then.expect({
    P1: { hand: 1, holds: ["Bag Man"], deck: 30 },
    P2: { hand: 1, holds: ["Peeler"] },
    [feast]: { in: "P1 discard" },
  });
});

test("Feast of Famine passes a player with an empty hand by, and the other discards (TGT-10)", () => {
  given({ P1: { hand: [feast], deck: ["T-Men", "G-Men", "...5"], domains } });
  when(`P1 plays ${feast}`, "P1 chooses T-Men");
  then.expect({ P1: { hand: 1, holds: ["G-Men"] }, P2: { hand: 0, discard: 0 } });
});
