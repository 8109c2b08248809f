import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const shells = (count: number) => ["agency", ...Array.from({ length: count - 1 }, () => "hastur")];

test("Shotgun Blast wounds a character whose skill is X or lower", () => {
  given({
    P1: { hand: ["Shotgun Blast"], play: ["Peeler"], domains: [shells(2)] },
    P2: { play: ["Bag Man", "Hired Muscle", "Mad Genius"] },
  });
  when("P1 plays Shotgun Blast; X 2");
  then.offered("P1", ["Peeler", "Bag Man", "Mad Genius"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" }, "Mad Genius": { in: "play" }, "P1.D1": { drained: true } });
});

test("Shotgun Blast counts the X announced and not the surplus (XVAL-03)", () => {
  given({ P1: { hand: ["Shotgun Blast"], domains: [shells(5)] }, P2: { play: ["Bag Man", "Hired Muscle"] } });
  when("P1 plays Shotgun Blast; X 2");
  then.expect({ "Bag Man": { in: "P2 discard" }, "Hired Muscle": { wounds: 0 } });
});

test("Shotgun Blast for 0 needs no domain and hits skill 0, the insane included", () => {
  given({
    P1: { hand: ["Shotgun Blast"] },
    P2: { play: ["Degenerate Ghoul", { Hastur: { insane: true } }, "Laboratory Assistant"] },
  });
  when("P1 plays Shotgun Blast; X 0");
  then.offered("P1", ["Degenerate Ghoul", "Hastur"]);
  when("P1 chooses Hastur");
  then.expect({ Hastur: { in: "P2 discard" } });
});

test("Shotgun Blast reads the skill of the moment", () => {
  given({
    P1: { hand: ["Shotgun Blast"], play: ["Spell-bound Shoggoth"], domains: [shells(2)] },
    P2: { play: ["Hired Muscle", "Byakhee Servant"] },
  });
  when("P1 plays Shotgun Blast; X 2", "P1 chooses Hired Muscle");
  then.expect({ "Hired Muscle": { wounds: 1, skill: 2 }, "Byakhee Servant": { in: "play" } });
});

test("Shotgun Blast cannot be played for too little, nor at Invulnerability", () => {
  given({ P1: { hand: ["Shotgun Blast"], domains: [shells(2)] }, P2: { play: ["Hired Muscle"] } });
  then.refused("P1 plays Shotgun Blast");

  given({ P1: { hand: ["Shotgun Blast"], domains: [shells(8)] }, P2: { play: ["Cthulhu"] } });
  then.refused("P1 plays Shotgun Blast", "TGT-02");
});

test("Shotgun Blast needs an Agency match where it costs anything", () => {
  given({ P1: { hand: ["Shotgun Blast"], domains: [["hastur", "hastur"]] }, P2: { play: ["Bag Man"] } });
  then.refused("P1 plays Shotgun Blast; X 2");
});

test("Shotgun Blast may be played in any action window, on the opponent's turn too", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    P1: { hand: ["Shotgun Blast"], domains: [shells(2)] },
    P2: { play: [{ "Bag Man": { story: "S1" } }] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" }, active: "P2", phase: "story" });
});
