import { aCharacter, blank, endOfPhase, exactly, until, winsStruggle, you } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeStory } from "./free-cards.ts";
import { char, neverLogged, resolving } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const ELDER_SHOGGOTH = char("Elder Shoggoth", "4/", { boosters: "T" });
const CAIRO_MERCENARY = char("Cairo Mercenary", "2/", { boosters: "CC" });

test("BOOST-01 a large icon adds a struggle to the story its character is committed to", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ "Elder Shoggoth": { story: "S1" } }, { Clerk: { story: "S2" } }, "Elder Shoggoth"] },
    },
    { cards: [ELDER_SHOGGOTH, CLERK] },
  );
  then.now({ S1: { struggles: "TTCAI" }, S2: { struggles: "TCAI" } });
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 tied", "struggle T at S1 tied", "struggle C at S1 tied"] });
});

test("BOOST-01 a large icon adds a struggle to the story its card is attached to", () => {
  given({ stories: [{ "Opening Night": { attached: ["Open for Inspection"] } }, "Rotting Away"] });
  then.now({ S1: { struggles: "TCAAIII" }, S2: { struggles: "TCAI" } });
});

test("BOOST-02 boosters are not icons for counting", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ "Opening Night": { attached: ["Sleep of Reason"] } }],
      P1: { play: [{ Clerk: { story: "S1" } }] },
      P2: { play: [{ Baker: { story: "S1" } }] },
    },
    { cards: [CLERK, BAKER] },
  );
  when({ advance: "after resolution" });
  then.expect({
    Baker: { in: "S1", state: "exhausted" },
    Clerk: { in: "S1", state: "exhausted" },
    log: ["struggle T at S1 tied", "struggle T at S1 tied", "struggle T at S1 tied", "struggle T at S1 tied"],
  });
});

test("BOOST-03 extra struggles follow the first of their type", () => {
  resolving(["Hierophant"], [], [char("Hierophant", "1/", { boosters: "A" })]);
  when({ advance: "after resolution" });
  then.expect({
    log: [
      "struggle T at S1 tied",
      "struggle C at S1 tied",
      "struggle A at S1 tied",
      "struggle A at S1 tied",
      "struggle I at S1 tied",
    ],
  });
});

test("BOOST-04 Sleep of Reason makes four Terror struggles before Combat", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ "Opening Night": { attached: ["Sleep of Reason"] } }],
      P1: { play: [{ Fiend: { story: "S1" } }] },
      P2: { play: Array.from({ length: 5 }, () => ({ Baker: { story: "S1" } })) },
    },
    { cards: [char("Fiend", "1/TTC"), BAKER] },
  );
  when("P2 chooses Baker#1", "P2 chooses Baker#2", "P2 chooses Baker#3");
  then.offered("P2", ["Baker#4", "Baker#5"]);
  when("P2 chooses Baker#4", { advance: "after resolution" });
  then.expect({
    "Baker#4": { state: "insane" },
    "Baker#5": { in: "P2 discard" },
    P2: { discard: 1 },
    log: ["Baker#4 insane", "struggle C at S1 won by P1", "Baker#5 destroyed", "struggle A at S1 tied"],
  });
});

test("BOOST-05 Cairo Mercenary makes three Combat struggles in a row, then Arcane", () => {
  resolving(["Cairo Mercenary"], [], [CAIRO_MERCENARY]);
  when({ advance: "after resolution" });
  then.expect({
    log: [
      "struggle T at S1 tied",
      "struggle C at S1 tied",
      "struggle C at S1 tied",
      "struggle C at S1 tied",
      "struggle A at S1 tied",
    ],
  });
});

test("BOOST-06 the extra struggles of a card that is gone are ignored", () => {
  resolving(["Cairo Mercenary", "Clerk"], ["Cop"], [CAIRO_MERCENARY, CLERK, char("Cop", "1/C")]);
  when("P1 chooses Cairo Mercenary", { advance: "after resolution" });
  then.expect({
    "Cairo Mercenary": { in: "P1 discard" },
    Clerk: { in: "S1", wounds: 0 },
    log: ["Cairo Mercenary destroyed", "struggle A at S1 tied"],
  });
  neverLogged("Clerk wounded");
});

const informed = (title: string): void => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: {
        hand: ["Inside Information"],
        play: [{ [title]: { story: "S1" } }],
        domains: [["neutral", "neutral"]],
      },
    },
    { cards: [ELDER_SHOGGOTH, CLERK] },
  );
  when("P1 plays Inside Information; choose S1; remove Terror; drain D1");
};

test("BOOST-07 one icon removed is one struggle less", () => {
  informed("Elder Shoggoth");
  then.expect({ S1: { struggles: "TCAI" } });
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 tied", "struggle C at S1 tied"] });
});

test("BOOST-07 without the booster none is left", () => {
  informed("Clerk");
  then.expect({ S1: { struggles: "CAI" } });
});

test("BOOST-08 each struggle is counted afresh", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Brute: { story: "S1" } }, "Scales"] },
      P2: { play: [{ Cop: { story: "S1" } }] },
    },
    {
      cards: [
        char("Brute", "1/CC", { boosters: "C" }),
        char("Cop", "1/C"),
        counter("Scales", winsStruggle(you, { icon: "combat", margin: exactly(2) })),
      ],
    },
  );
  when({ advance: "after resolution" });
  then.expect({
    Cop: { in: "P2 discard" },
    P1: { hand: 1 },
    log: ["struggle C at S1 won by P1", "Cop destroyed", "struggle C at S1 won by P1", "P1 draws 1"],
  });
});

test("BOOST-09 a blank text box gives no booster", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Oblivion"], play: [{ "Elder Shoggoth": { story: "S1" } }] },
    },
    { cards: [ELDER_SHOGGOTH, eventThat("Oblivion", until(endOfPhase, blank(aCharacter())))] },
  );
  then.now({ S1: { struggles: "TTCAI" } });
  when("P1 plays Oblivion");
  then.expect({ "Elder Shoggoth": { blank: true }, S1: { struggles: "TCAI" } });
});

test("BOOST-09 an insane character gives no booster", () => {
  resolving(["Elder Shoggoth", "Clerk"], ["Fiend"], [ELDER_SHOGGOTH, CLERK, char("Fiend", "1/T")]);
  when("P1 chooses Elder Shoggoth", { advance: "after resolution" });
  then.expect({
    Clerk: { in: "S1", state: "exhausted" },
    log: ["Elder Shoggoth insane", "struggle C at S1 tied"],
  });
  neverLogged("Clerk insane");
});

test("BOOST-10 a booster makes a struggle that the story does not print, in its place", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Duel"],
      P1: { play: [{ "Elder Shoggoth": { story: "S1" } }, { Hierophant: { story: "S1" } }] },
    },
    {
      cards: [
        ELDER_SHOGGOTH,
        char("Hierophant", "1/", { boosters: "A" }),
        freeStory("Duel", [], { struggles: "CI" }),
      ],
    },
  );
  then.now({ S1: { struggles: "TCAI" } });
  when({ advance: "after resolution" });
  then.expect({
    log: ["struggle T at S1 tied", "struggle C at S1 tied", "struggle A at S1 tied", "struggle I at S1 tied"],
  });
});
