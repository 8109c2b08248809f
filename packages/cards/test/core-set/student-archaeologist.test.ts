import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const student = "Student Archaeologist";
const mad = { [student]: { insane: true } };

test("Student Archaeologist, restored, may draw a card; then each player discards one of his choice", () => {
  given({
    phase: "refresh",
    at: "start",
    P1: { hand: ["Bag Man"], play: [mad], deck: ["T-Men", "...5"] },
    P2: { hand: ["Hired Muscle", "Peeler"] },
  });
  when(`P1 uses ${student}`);
  then.offered("P1", ["Bag Man", "T-Men"]);
  when("P1 chooses T-Men", "P2 chooses Peeler");
  then.expect({
    P1: { hand: 1, holds: ["Bag Man"], deck: 5 },
    P2: { hand: 1, holds: ["Hired Muscle"] },
    [student]: { state: "exhausted" },
  });
});

test("Student Archaeologist: the response may be left", () => {
  given({
    phase: "refresh",
    at: "start",
    P1: { hand: ["Bag Man"], play: [mad] },
    P2: { hand: ["Peeler"] },
  });
  when({ advance: "window" });
  then.now({ P1: { hand: 1, deck: 30 }, P2: { hand: 1 } });
});

test("Student Archaeologist does nothing for entering play, or for another restored", () => {
  given({
    P1: {
      hand: [student],
      play: ["Arkham Asylum", { "Paul Lemond": { insane: true } }],
      domains: [["miskatonic", "miskatonic"], ["miskatonic"]],
    },
    P2: { hand: ["Peeler"] },
  });
  when(`P1 plays ${student}; drain D1`);
  then.refused(`P1 uses ${student}`);
  when("P1 uses Arkham Asylum; choose Paul Lemond; drain D2");
  then.refused(`P1 uses ${student}`);
  then.expect({ P2: { hand: 1 }, "Paul Lemond": { state: "ready" } });
});

test("Student Archaeologist of the other player answers your Dr. Carson's Treatment", () => {
  given({
    P1: { hand: ["Dr. Carson's Treatment", "Bag Man"], domains: [["miskatonic"]] },
    P2: { play: [mad], deck: ["T-Men", "...5"] },
  });
  when(`P1 plays Dr. Carson's Treatment; choose ${student}`, `P2 uses ${student}`);
  then.expect({ "Bag Man": { in: "P1 discard" }, "T-Men": { in: "P2 discard" }, P2: { deck: 5 } });
});

test("Student Archaeologist: Power Drain cancels draw and discards alike", () => {
  given({
    P1: { hand: ["Bag Man"], play: [mad, "Arkham Asylum"], domains: [["miskatonic"]] },
    P2: { hand: ["Power Drain", "Peeler"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses Arkham Asylum; choose ${student}`, "P2 passes", `P1 uses ${student}`, "P2 plays Power Drain");
  then.expect({ P1: { hand: 1, deck: 30 }, P2: { hand: 1 }, [student]: { state: "ready" } });
});

test("Student Archaeologist passes a player with an empty hand by, and the other discards (TGT-10)", () => {
  given({ phase: "refresh", at: "start", P1: { hand: ["Bag Man"], play: [mad], deck: ["T-Men", "...5"] } });
  when(`P1 uses ${student}`, "P1 chooses Bag Man");
  then.expect({ P1: { hand: 1, holds: ["T-Men"] }, P2: { hand: 0, discard: 0 } });
});
