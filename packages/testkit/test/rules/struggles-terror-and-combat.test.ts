import {
  character,
  each,
  one,
  opponent,
  passive,
  repeat,
  thatStory,
  winsStruggle,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { char, neverLogged, resolving } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const COP = char("Cop", "1/C");
const FIEND = char("Fiend", "1/TT");
const MONK = char("Monk", "1/", { keywords: ["Willpower"] });
const GHOST = char("Ghost", "1/", { keywords: ["Invulnerability"] });

test("STRUG-10 a Terror icon or Willpower protects from the lost struggle", () => {
  resolving(["Fiend"], ["Imp", "Monk", "Cop"], [FIEND, MONK, COP, char("Imp", "1/T")]);
  when({ advance: "after resolution" });
  then.expect({ Cop: { state: "insane" }, S1: { committed: { P2: ["Imp", "Monk"] } } });
});

test("STRUG-10 if only such a character is there nothing happens", () => {
  resolving(["Fiend"], ["Imp"], [FIEND, char("Imp", "1/T")]);
  when({ advance: "after resolution" });
  then.expect({ Imp: { in: "S1", state: "exhausted" }, log: ["struggle T at S1 won by P1"] });
  neverLogged("Imp insane");
});

test("STRUG-10 nor can it be chosen by an effect that drives insane", () => {
  given(
    {
      P1: { play: ["Hastur"], domains: [["hastur", "hastur", "hastur"]] },
      P2: { play: ["Imp", "Monk", "Cop", { Clerk: { insane: true } }] },
    },
    { cards: [MONK, COP, CLERK, char("Imp", "1/T")] },
  );
  then.refused("P1 uses Hastur; choose Imp; drain D1", "STRUG-10");
  then.refused("P1 uses Hastur; choose Monk; drain D1", "STRUG-10");
  when("P1 uses Hastur; choose Cop; drain D1");
  then.expect({ Cop: { state: "insane" } });
});

const atTheReef = (): void => {
  given(
    {
      phase: "story",
      at: "after opposing",
      "to act": "P1",
      P1: {
        hand: ["Burrowing Beneath"],
        play: [{ Fiend: { story: "S1" } }],
        domains: [["shub-niggurath", "shub-niggurath"]],
      },
      P2: { play: ["Shadowed Reef", { "Young Deep One": { story: "S1" } }] },
    },
    { cards: [FIEND] },
  );
  then.now({ "Young Deep One": { icons: "TCCA" } });
};

test("STRUG-11 a Terror icon that was lost no longer protects", () => {
  atTheReef();
  when("P1 plays Burrowing Beneath; choose Shadowed Reef; drain D1", { advance: "after resolution" });
  then.expect({ "Young Deep One": { state: "insane" } });
});

test("STRUG-11 a Terror icon that was gained protects", () => {
  atTheReef();
  when({ advance: "after resolution" });
  then.expect({ "Young Deep One": { in: "S1", state: "exhausted" }, log: ["struggle T at S1 won by P1"] });
});

test("STRUG-12 the character that goes insane leaves the story", () => {
  resolving(["Fiend"], ["Clerk", "Imp"], [FIEND, CLERK, char("Imp", "0/T")]);
  when({ advance: "after resolution" });
  then.expect({
    Clerk: { in: "play", state: "insane" },
    S1: { committed: { P2: ["Imp"] }, skill: { P2: 0 } },
  });
});

test("STRUG-13 the loser of Combat chooses one of his characters there to be wounded", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: {
        play: [{ Clerk: { story: "S1" } }, { Baker: { story: "S1" } }, { Baker: { story: "S2" } }, "Clerk"],
      },
      P2: { play: [{ Cop: { story: "S1" } }] },
    },
    { cards: [CLERK, BAKER, COP] },
  );
  when("P1 resolves S1");
  then.now({ asked: "P1", log: ["struggle C at S1 won by P2"] });
  then.offered("P1", ["Clerk#1", "Baker#1"]);
  when("P1 chooses Clerk#1");
  then.expect({
    "Clerk#1": { in: "P1 discard" },
    "Baker#1": { in: "S1", wounds: 0 },
    log: ["Clerk#1 wounded", "Clerk#1 destroyed"],
  });
});

test("STRUG-14 nothing happens if nobody there can be wounded", () => {
  resolving(["Cop"], ["Ghost"], [COP, GHOST]);
  when({ advance: "after resolution" });
  then.expect({
    Ghost: { in: "S1", wounds: 0 },
    log: ["struggle C at S1 won by P1", "struggle A at S1 tied"],
  });
});

test("STRUG-14 a character that cannot be wounded cannot be chosen", () => {
  resolving(["Cop"], ["Ghost", "Clerk", "Baker"], [COP, GHOST, CLERK, BAKER]);
  then.offered("P2", ["Clerk", "Baker"]);
  then.refused("P2 chooses Ghost", "STRUG-14");
});

test("STRUG-15 any able character may be chosen, however tough", () => {
  resolving(["Cop"], ["Rock", "Clerk"], [COP, CLERK, char("Rock", "1/", { keywords: ["Toughness +2"] })]);
  then.offered("P2", ["Rock", "Clerk"]);
  when("P2 chooses Rock", { advance: "after resolution" });
  then.expect({ Rock: { in: "S1", wounds: 1 }, Clerk: { wounds: 0 } });
});

/** The loser assigns two more wounds. */
const HALFLINGS = char("Halflings", "2/CCCCC", {
  abilities: [
    passive({
      when: winsStruggle(you, { icon: "combat" }),
      effect: repeat(2, wound(one(character({ controller: opponent, at: thatStory }), { by: opponent }))),
    }),
  ],
});

test("STRUG-16 extra wounds that the loser assigns are assigned one at a time", () => {
  resolving(["Halflings"], ["Clerk", "Baker", "Cop"], [HALFLINGS, CLERK, BAKER, COP]);
  when("P2 chooses Clerk");
  then.offered("P2", ["Baker", "Cop"]);
  when("P2 chooses Baker", { advance: "after resolution" });
  then.expect({
    log: ["Clerk destroyed", "Baker destroyed", "Cop destroyed"],
    S1: { committed: { P2: [] } },
  });
});

test("STRUG-16 all wounds of one instruction land together", () => {
  const all = each(character({ controller: opponent, at: thatStory }));
  const mob = char("Mob", "2/CC", {
    abilities: [passive({ when: winsStruggle(you, { icon: "combat" }), effect: wound(all) })],
  });
  resolving(["Mob"], ["Clerk", "Baker", "Cop"], [mob, CLERK, BAKER, COP]);
  when("P2 chooses Clerk", { advance: "after resolution" });
  then.expect({ P2: { characters: 0, discard: 3 } });
});
