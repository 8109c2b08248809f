import {
  aCharacter,
  anyPlayer,
  atMost,
  cannot,
  counts,
  doesNotSucceed,
  each,
  endOfPhase,
  forcedResponse,
  gains,
  passive,
  story,
  storyOfThis,
  succeeds,
  target,
  thisCard,
  toDeck,
  until,
  winsStruggle,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { char, listener, neverLogged, resolving } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "2/");
const GUARD = char("Guard", "4/");
const GIANT = char("Giant", "6/");
const NOBODY = char("Nobody", "0/");

test("SUCC-01 each side adds the skill of its characters still at the story", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Clerk: { story: "S1" } }, { Baker: { story: "S1" } }, "Giant"] },
      P2: { play: [{ Guard: { story: "S1" } }, "Giant"] },
    },
    { cards: [CLERK, BAKER, GUARD, GIANT] },
  );
  when({ advance: "after resolution" });
  then.expect({ S1: { skill: { P1: 5, P2: 4 }, P1: 1 }, log: ["P1 succeeds at S1"] });
});

test("SUCC-02 the active player succeeds with the greater total", () => {
  resolving(["Clerk", "Baker"], ["Guard"], [CLERK, BAKER, GUARD]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 1 }, log: ["P1 succeeds at S1"] });
});

test("SUCC-02 he does not succeed with nothing", () => {
  resolving(["Nobody"], ["Nobody"], [NOBODY]);
  when({ advance: "after resolution" });
  neverLogged("P1 succeeds at S1");
  then.expect({ S1: { P1: 0 } });
});

test("SUCC-02 he does not succeed on a tie", () => {
  resolving(["Baker", "Baker"], ["Guard"], [BAKER, GUARD]);
  when({ advance: "after resolution" });
  neverLogged("P1 succeeds at S1");
  then.expect({ S1: { P1: 0, P2: 0, skill: { P1: 4, P2: 4 } } });
});

test("SUCC-03 on success he may place a token on his side", () => {
  resolving(["Clerk"], ["Baker"], [CLERK, BAKER]);
  then.offered("P1", ["yes"]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 1, P2: 0 } });
});

test("SUCC-03 he may decline the token", () => {
  resolving(["Clerk"], ["Baker"], [CLERK, BAKER]);
  when("P1 declines", { advance: "after resolution" });
  then.expect({ S1: { P1: 0 }, log: ["P1 succeeds at S1"] });
});

test("SUCC-04 unchallenged where the opponent has nobody", () => {
  resolving(["Clerk"], [], [CLERK]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 2 }, log: ["P1 succeeds at S1", "unchallenged at S1"] });
});

test("SUCC-04 unchallenged where the opponent's total is zero", () => {
  resolving(["Clerk"], ["Fool"], [CLERK, char("Fool", "0/A")]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 2, committed: { P2: ["Fool"] } }, log: ["unchallenged at S1"] });
});

test("SUCC-04 unchallenged where the opponent's total would be below zero", () => {
  const ailing = char("Ailing", "1/", { abilities: [passive(gains(thisCard, { skill: -3 }))] });
  resolving(["Clerk"], ["Ailing"], [CLERK, ailing]);
  when("P1 declines", { advance: "after resolution" });
  then.expect({ S1: { P1: 1 }, log: ["unchallenged at S1"] });
});

test("SUCC-05 no success, no unchallenged bonus", () => {
  resolving(["Nobody"], [], [NOBODY]);
  when({ advance: "after resolution" });
  neverLogged("unchallenged at S1");
  then.expect({ S1: { P1: 0 } });
});

test("SUCC-06 only the active player can succeed", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Baker: { story: "S1" } }] },
      P2: { play: [{ Giant: { story: "S1" } }, "Herald"] },
    },
    { cards: [BAKER, GIANT, counter("Herald", succeeds(anyPlayer))] },
  );
  when({ advance: "after resolution" });
  neverLogged("P1 succeeds at S1");
  neverLogged("P2 succeeds at S1");
  then.expect({ S1: { P1: 0, P2: 0 }, P2: { hand: 0 } });
});

test("SUCC-07 who was destroyed or driven insane adds nothing", () => {
  resolving(["Fiend"], ["Guard", "Giant"], [GUARD, GIANT, char("Fiend", "1/TC")]);
  when("P2 chooses Guard", { advance: "after resolution" });
  then.expect({
    Guard: { state: "insane" },
    Giant: { in: "P2 discard" },
    S1: { P1: 2, skill: { P2: 0 } },
    log: ["unchallenged at S1"],
  });
});

test("SUCC-08 Investigation and success tokens add up", () => {
  resolving(["Sleuth"], [], [char("Sleuth", "1/I")]);
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 3 } });
});

test("SUCC-09 a story won by the success token has no place for the second", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ "Opening Night": { P1: 4 } }],
      "story deck": ["Dreamwalkers"],
      P1: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [CLERK] },
  );
  when({ advance: "after resolution" });
  then.expect({ "Opening Night": { in: "P1 won" }, S1: { title: "Dreamwalkers", P1: 0 }, P1: { won: 1 } });
});

test("SUCC-10 success is met even if no token could be placed", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Clerk: { story: "S1" } }, "Herald"] },
      P2: { play: ["Seal"] },
    },
    {
      cards: [
        CLERK,
        listener("Herald", succeeds(you)),
        freeSupport("Seal", [passive(cannot("placeSuccess", each(story())))]),
      ],
    },
  );
  when("P1 uses Herald");
  then.expect({ S1: { P1: 0 }, P1: { hand: 1 }, log: ["P1 succeeds at S1"] });
});

test("SUCC-11 determining success is not a struggle", () => {
  given(
    { phase: "story", at: "resolution", P1: { play: [{ Cop: { story: "S1" } }, "Victor"] } },
    { cards: [char("Cop", "1/C"), counter("Victor", winsStruggle(you))] },
  );
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 1 }, log: ["struggle C at S1 won by P1", "P1 draws 1", "P1 succeeds at S1"] });
});

const JACOB = char("Jacob Finnegan", "2/", {
  abilities: [
    forcedResponse({ when: doesNotSucceed(you, { story: storyOfThis }), effect: toDeck(thisCard, "bottom") }),
  ],
});

test("SUCC-12 the defender did not succeed, whether the attacker did or not", () => {
  resolving(["Clerk"], ["Jacob Finnegan"], [CLERK, JACOB]);
  when({ advance: "after resolution" });
  then.expect({ "Jacob Finnegan": { in: "deck bottom" }, S1: { P1: 1 }, P2: { deck: 31 } });
  resolving(["Nobody"], ["Jacob Finnegan"], [NOBODY, JACOB]);
  when({ advance: "after resolution" });
  then.expect({ "Jacob Finnegan": { in: "deck bottom" } });
});

test("SUCC-12 the attacker did not succeed only if he failed, at that story", () => {
  resolving(["Jacob Finnegan"], ["Guard"], [JACOB, GUARD]);
  when({ advance: "after resolution" });
  then.expect({ "Jacob Finnegan": { in: "deck bottom" } });
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ "Jacob Finnegan": { story: "S1" } }, { Nobody: { story: "S2" } }] },
    },
    { cards: [JACOB, NOBODY] },
  );
  when({ advance: "after resolution" });
  then.expect({ "Jacob Finnegan": { in: "S1" }, S1: { P1: 2 }, S2: { P1: 0 } });
});

test("SUCC-13 a character whose skill does not count keeps its skill", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      "to act": "P2",
      P1: { hand: ["Appeal"], play: [{ Guard: { story: "S1" } }, { Clerk: { story: "S1" } }] },
      P2: { hand: ["White Out"] },
    },
    {
      cards: [
        CLERK,
        GUARD,
        eventThat(
          "White Out",
          until(endOfPhase, counts(aCharacter({ committed: true }), "skill", { not: true })),
        ),
        eventThat("Appeal", target(aCharacter({ skill: atMost(3) }))),
      ],
    },
  );
  when("P2 plays White Out; choose Guard");
  then.expect({ Guard: { skill: 4 }, S1: { skill: { P1: 3 } } });
  then.refused("P1 plays Appeal; choose Guard");
  when("P1 plays Appeal; choose Clerk");
});
