import { exactly, winsStruggle, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeStory } from "./free-cards.ts";
import { char, listener, neverLogged, resolving } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const FIEND = char("Fiend", "1/T");
const LORD = char("Lord", "2/TT");
const GUARD = char("Guard", "2/");
const COP = char("Cop", "1/CC");

test("STRUG-01 a story is Terror, Combat, Arcane, Investigation, then success", () => {
  resolving(["Clerk"], [], [CLERK]);
  when({ advance: "after resolution" });
  then.expect({
    log: [
      "struggle T at S1 tied",
      "struggle C at S1 tied",
      "struggle A at S1 tied",
      "struggle I at S1 tied",
      "P1 succeeds at S1",
    ],
  });
});

test("STRUG-01 a story that prints another order keeps it", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Inverted"],
      P1: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [CLERK, freeStory("Inverted", [], { struggles: "IACT" })] },
  );
  then.now({ S1: { struggles: "IACT" } });
  when({ advance: "after resolution" });
  then.expect({
    log: [
      "struggle I at S1 tied",
      "struggle A at S1 tied",
      "struggle C at S1 tied",
      "struggle T at S1 tied",
      "P1 succeeds at S1",
    ],
  });
});

test("STRUG-02 each player counts the icons of his own characters committed there", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Lord: { story: "S1" } }, { Fiend: { story: "S1" } }, "Lord", "Scales"] },
      P2: { play: [{ Fiend: { story: "S1" } }, "Lord"] },
    },
    { cards: [LORD, FIEND, counter("Scales", winsStruggle(you, { icon: "terror", margin: exactly(2) }))] },
  );
  when({ advance: "after resolution" });
  then.expect({
    P1: { hand: 1 },
    log: ["struggle T at S1 won by P1", "P1 draws 1", "struggle C at S1 tied"],
  });
});

test("STRUG-03 the player with more icons wins, and the effect is applied at once", () => {
  resolving(["Lord", "Fiend"], ["Fiend", "Clerk", "Baker"], [LORD, FIEND, CLERK, BAKER]);
  then.offered("P2", ["Clerk", "Baker"]);
  when("P2 chooses Clerk", { advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 won by P1", "Clerk insane", "struggle C at S1 tied"] });
});

test("STRUG-04 equal counts have no winner", () => {
  resolving(["Cop", "Baker"], ["Cop", "Clerk"], [COP, CLERK, BAKER]);
  when({ advance: "after resolution" });
  then.expect({
    S1: { P1: 0, P2: 0, committed: { P1: ["Cop", "Baker"], P2: ["Cop", "Clerk"] } },
    "P1 Cop": { wounds: 0 },
    log: ["struggle C at S1 tied", "struggle I at S1 tied"],
  });
});

test("STRUG-04 no icons against none have no winner", () => {
  resolving(["Nobody"], ["Clerk"], [char("Nobody", "0/"), CLERK]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 0, P2: 0 }, log: ["struggle I at S1 tied"] });
});

test("STRUG-05 one icon wins where the other side has nobody", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Fiend: { story: "S1" } }, "Medium"] },
      P2: { play: ["Clerk"] },
    },
    { cards: [FIEND, CLERK, listener("Medium", winsStruggle(you, { icon: "terror" }))] },
  );
  when("P1 uses Medium");
  then.expect({ P1: { hand: 1 }, Clerk: { state: "ready" }, log: ["struggle T at S1 won by P1"] });
});

test("STRUG-05 one icon wins where the other side has no such icon", () => {
  resolving(["Fiend"], ["Clerk"], [FIEND, CLERK]);
  when({ advance: "after resolution" });
  then.expect({ Clerk: { state: "insane" }, log: ["struggle T at S1 won by P1"] });
});

test("STRUG-06 without an icon Fast wins nothing", () => {
  resolving(["Runner"], ["Clerk"], [char("Runner", "0/T", { keywords: ["Fast"] }), CLERK]);
  when({ advance: "after resolution" });
  then.expect({
    S1: { P1: 0 },
    log: ["struggle C at S1 tied", "struggle A at S1 tied", "struggle I at S1 tied"],
  });
});

test("STRUG-07 a ready character counts like an exhausted one", () => {
  resolving(["Sage"], ["Clerk"], [char("Sage", "1/AI"), CLERK]);
  when("P1 chooses Sage", { advance: "after resolution" });
  then.expect({ Sage: { in: "S1", state: "ready" }, S1: { P1: 1 }, log: ["struggle I at S1 won by P1"] });
});

test("STRUG-08 who left the story counts for nothing later in its resolution", () => {
  resolving(["Sleuth"], ["Fiend"], [char("Sleuth", "4/I"), FIEND]);
  when({ advance: "after resolution" });
  then.expect({
    Sleuth: { state: "insane" },
    S1: { P1: 0 },
    log: ["Sleuth insane", "struggle I at S1 tied"],
  });
  neverLogged("P1 succeeds at S1");
});

test("STRUG-09 the loser of Terror chooses one of his characters at that story", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Fiend: { story: "S1" } }, { Clerk: { story: "S2" } }, { Baker: { story: "S1" } }] },
      P2: {
        play: [{ Guard: { story: "S1" } }, { Clerk: { story: "S1" } }, { Guard: { story: "S2" } }, "Baker"],
      },
    },
    { cards: [FIEND, CLERK, BAKER, GUARD] },
  );
  when("P1 resolves S1");
  then.now({ asked: "P2" });
  then.offered("P2", ["Guard#1", "P2 Clerk"]);
  when("P2 chooses P2 Clerk");
  then.expect({ "P2 Clerk": { state: "insane" }, "Guard#1": { state: "exhausted" } });
});
