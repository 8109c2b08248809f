import { DOOM, HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const shoggoth = "Spell-bound Shoggoth";

test("Spell-bound Shoggoth lowers the skill of every other character of both sides by 1", () => {
  given({ P1: { play: [shoggoth, "Bag Man"] }, P2: { play: ["Cthulhu", "Hired Muscle"] } });
  then.expect({
    [shoggoth]: { skill: 3 },
    "Bag Man": { skill: 1 },
    Cthulhu: { skill: 7 },
    "Hired Muscle": { skill: 2 },
  });
});

test("Spell-bound Shoggoth brings nobody below 0, and what is gained only makes up for it (LAST-03)", () => {
  given({
    P1: { play: [shoggoth, "Degenerate Ghoul"] },
    P2: { play: ["Altar of the Blessed", "Young Deep One", { "Bag Man": { insane: true } }] },
  });
  then.expect({
    "Degenerate Ghoul": { skill: 0 },
    "Young Deep One": { skill: 0 },
    "Bag Man": { skill: 0 },
  });
});

test("Spell-bound Shoggoth and its twin lower each other, and the rest by 2", () => {
  given({ P1: { play: [shoggoth, "Hired Muscle"] }, P2: { play: [shoggoth] } });
  then.expect({
    "P1 Spell-bound Shoggoth": { skill: 2 },
    "P2 Spell-bound Shoggoth": { skill: 2 },
    "Hired Muscle": { skill: 1 },
  });
});

test("Spell-bound Shoggoth's burden ends when it is blank or gone", () => {
  for (const end of ["Hush", "Doom"]) {
    given({ P1: { hand: [end] }, P2: { play: [shoggoth, "Hired Muscle"] } }, { cards: [HUSH, DOOM] });
    then.expect({ "Hired Muscle": { skill: 2 } });
    when(`P1 plays ${end}; choose ${shoggoth}`);
    then.expect({ "Hired Muscle": { skill: 3 } });
  }
});

test("Spell-bound Shoggoth denies a story to a character of skill 1", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Laboratory Assistant": { story: "S1" } }] },
    P2: { play: [shoggoth] },
  });
  when({ advance: "after resolution" });
  then.now({ S1: { P1: 1, skill: { P1: 0, P2: 0 } }, log: "struggle I at S1 won by P1" });
});
