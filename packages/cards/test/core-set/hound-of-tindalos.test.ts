import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const hound = "Hound of Tindalos";
const cards = [BLAST, DOOM];

test("Hound of Tindalos attaches itself to a character and takes 4 from its skill", () => {
  given({ P1: { play: [hound, "Peeler"] }, P2: { play: ["Cthulhu", "Cathouse"] } });
  when(`P1 uses ${hound}`);
  then.offered("P1", ["Peeler", "Cthulhu"]);
  when("P1 chooses Cthulhu");
  then.expect({
    [hound]: {
      in: "attached to Cthulhu",
      controller: "P1",
      subtypes: ["Attachment"],
      icons: "",
      keywords: [],
    },
    Cthulhu: { skill: 4 },
    Peeler: { skill: 1 },
    P1: { characters: 1 },
  });
});

test("Hound of Tindalos brings no skill below 0", () => {
  given({ P1: { play: [hound] }, P2: { play: ["Bag Man"] } });
  when(`P1 uses ${hound}`);
  then.expect({ "Bag Man": { skill: 0 } });
});

test("Hound of Tindalos comes off for 1 and is a character that can commit again", () => {
  given({
    P1: { play: [hound], domains: [["agency"]] },
    P2: { play: ["Cthulhu"], domains: [["hastur"]] },
  });
  when(`P1 uses ${hound}`);
  then.refused(`P2 uses ${hound}`);
  when(`P1 uses ${hound}; drain D1`);
  then.expect({
    [hound]: { in: "play", skill: 2, icons: "CCAA", subtypes: ["Independent"], keywords: ["Fast"] },
    Cthulhu: { skill: 8 },
  });
  when(`P1 commits ${hound} to S1`);
  then.expect({ [hound]: { in: "S1" } });
});

test("Hound of Tindalos cannot come off where 1 cannot be paid, nor attach where there is nobody else", () => {
  given({ P1: { play: [hound], domains: [{ drained: ["agency"] }] }, P2: { play: ["Bag Man"] } });
  when(`P1 uses ${hound}`);
  then.refused(`P1 uses ${hound}`, "PAY-01");

  given({ P1: { play: [hound], domains: [["agency"]] } });
  then.refused(`P1 uses ${hound}`);
});

test("Hound of Tindalos on a character is safe from wounds, and goes with its host", () => {
  given(
    { P1: { hand: ["Blast", "Doom"], play: [hound] }, P2: { play: ["Hired Muscle", "Bag Man"] } },
    { cards },
  );
  when(`P1 uses ${hound}; choose Hired Muscle`, "P1 plays Blast");
  then.offered("P1", ["Hired Muscle", "Bag Man"]);
  when("P1 chooses Hired Muscle", "P1 plays Doom; choose Hired Muscle");
  then.expect({ "Hired Muscle": { in: "P2 discard" }, [hound]: { in: "P1 discard" } });
});

test("Hound of Tindalos is destroyed as an Attachment, and a character in the discard pile (LEAVE-10)", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      play: [hound],
      domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth", "yog-sothoth"]],
    },
    P2: { hand: ["Get it Off!"], play: ["Cthulhu"], domains: [["cthulhu"]] },
  });
  when(`P1 uses ${hound}`, "P2 plays Get it Off!");
  then.expect({ [hound]: { in: "P1 discard" }, Cthulhu: { skill: 8 } });
  when("P1 plays Unspeakable Resurrection; X 4");
  then.expect({ [hound]: { in: "play", state: "ready", icons: "CCAA" } });
});

test("Hound of Tindalos leaves its story to attach itself, and lowers the skill there", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [hound]: { story: "S1" } }, { Peeler: { story: "S1" } }] },
    P2: { play: [{ "Military Advisor": { story: "S1" } }] },
  });
  when(`P1 uses ${hound}; choose Military Advisor`);
  then.expect({
    S1: { skill: { P1: 1, P2: 1 }, committed: { P1: ["Peeler"], P2: ["Military Advisor"] } },
    [hound]: { in: "attached to Military Advisor" },
  });
});

test("Hound of Tindalos stays a character, and at its story, if nobody is left to attach to", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [{ [hound]: { story: "S1" } }] },
    P2: { play: ['Jack "Brass" Brady'] },
  });
  when(`P1 uses ${hound}`, 'P2 uses Jack "Brass" Brady');
  then.expect({ [hound]: { in: "S1", skill: 2, icons: "CCAA" }, P2: { hand: 1 } });
});

test("Hound of Tindalos chooses nobody: Adult Deep One cannot answer it (TGT-01)", () => {
  given({
    P1: { play: [hound] },
    P2: { play: ["Adult Deep One"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${hound}`);
  then.refused("P2 uses Adult Deep One");
  then.expect({ [hound]: { in: "attached to Adult Deep One" }, "P2.D1": { drained: false } });
});

test("Hound of Tindalos: its host is picked when the effect is carried out, after every disrupt", () => {
  given({ P1: { play: [hound, "Peeler"] }, P2: { play: ['Jack "Brass" Brady', "Bag Man"] } });
  when(`P1 uses ${hound}`, 'P2 uses Jack "Brass" Brady');
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ [hound]: { in: "attached to Bag Man" }, Peeler: { skill: 1 }, P2: { hand: 1 } });
});

test("Hound of Tindalos: its second Action is there only while it is attached", () => {
  given({ P1: { play: [hound], domains: [["agency"], ["agency"]] }, P2: { play: ["Bag Man"] } });
  when(`P1 uses ${hound}`, `P1 uses ${hound}; drain D1`, `P1 uses ${hound}`);
  then.expect({
    [hound]: { in: "attached to Bag Man" },
    "P1.D1": { drained: true },
    "P1.D2": { drained: false },
  });
});
