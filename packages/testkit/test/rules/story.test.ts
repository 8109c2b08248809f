import {
  aCharacter,
  action,
  aStory,
  character,
  commit,
  commits,
  destroy,
  draw,
  forcedResponse,
  phaseEnds,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeConspiracy, freeSupport } from "./free-cards.ts";
import { char, listener, TELEGRAPH } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const GUARD = char("Guard", "2/");
const WALKER = char("Walker", "1/", { abilities: [action({ effect: commit(thisCard, aStory()) })] });
const BLAST = eventThat("Blast", destroy(aCharacter()));

test("STORY-01 the active player commits, his opponent commits, the stories resolve", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Baker"] }, P2: { play: ["Guard"] } },
    { cards: [CLERK, BAKER, GUARD] },
  );
  when({ advance: "commits" });
  then.now({ asked: "P1", S1: { committed: { P1: [], P2: [] } } });
  when("P1 commits Clerk to S1, Baker to S2", { advance: "opposing" });
  then.now({ asked: "P2", S1: { committed: { P1: ["Clerk"], P2: [] }, P1: 0 } });
  when("P2 commits Guard to S1", { advance: "resolution" });
  then.now({ asked: "P1", S1: { committed: { P1: ["Clerk"], P2: ["Guard"] }, P1: 0 } });
  when({ advance: "after resolution" });
  then.now({ S1: { P1: 1 }, S2: { P1: 2 } });
});

test("STORY-02 an action window comes before the first commit", () => {
  given({ P1: { play: ["Clerk", "Telegraph"] } }, { cards: [CLERK, TELEGRAPH] });
  when({ advance: "story start" });
  then.now({ phase: "story", asked: "P1" });
  then.offered("P1", ["Telegraph"]);
  then.refused("P1 commits Clerk to S1", "STORY-03");
  when("P1 uses Telegraph", "P1 commits Clerk to S1");
  then.expect({ P1: { hand: 1 }, Clerk: { in: "S1" } });
});

test("STORY-03 all commits are made together, to any story in play", () => {
  given(
    {
      phase: "story",
      conspiracies: [{ Plot: { owner: "P2" } }],
      P1: { play: ["Clerk", "Clerk", "Baker", "Baker", "Clerk"] },
      P2: { play: ["Sentinel"] },
    },
    { cards: [CLERK, BAKER, freeConspiracy("Plot"), listener("Sentinel", commits(character()))] },
  );
  when("P1 commits Clerk#1 to S1, Baker#1 to S2, Baker#2 to S2, Clerk#2 to S3, Clerk#3 to K1");
  then.offered("P2", ["Sentinel"]);
  then.now({
    asked: "P2",
    S1: { committed: { P1: ["Clerk#1"] } },
    S2: { committed: { P1: ["Baker#1", "Baker#2"] } },
    S3: { committed: { P1: ["Clerk#2"] } },
    K1: { committed: { P1: ["Clerk#3"] } },
  });
});

test("STORY-04 only ready characters are committed, and committing exhausts them", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", { Baker: { exhausted: true } }, { Guard: { insane: true } }] } },
    { cards: [CLERK, BAKER, GUARD] },
  );
  when({ advance: "commits" });
  then.offered("P1", ["Clerk"]);
  then.refused("P1 commits Baker to S1", "STORY-04");
  when("P1 commits Clerk to S1");
  then.expect({ Clerk: { in: "S1", state: "exhausted" }, S1: { committed: { P1: ["Clerk"] } } });
});

test("STORY-05 any number of characters may go to one story", () => {
  const six = ["Clerk", "Clerk", "Clerk", "Baker", "Baker", "Baker"];
  given({ phase: "story", P1: { play: six } }, { cards: [CLERK, BAKER] });
  when("P1 commits Clerk#1, Clerk#2, Clerk#3, Baker#1, Baker#2, Baker#3 to S1");
  then.expect({ S1: { committed: { P1: six }, skill: { P1: 12 } } });
});

test("STORY-06 a character is committed to one story only", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", { Baker: { story: "S1", ready: true } }] } },
    { cards: [CLERK, BAKER] },
  );
  when({ advance: "commits" });
  then.offered("P1", ["Clerk"]);
  then.refused("P1 commits Clerk to S1, Clerk to S2");
  then.refused("P1 commits Baker to S2", "STORY-06");
  when("P1 commits Clerk to S2");
  then.expect({ S1: { committed: { P1: ["Baker"] } }, S2: { committed: { P1: ["Clerk"] } } });
});

test("STORY-07 stories may be left without characters, who stay ready for the opponent's turn", () => {
  given(
    {
      phase: "story",
      P1: { play: ["Clerk", "Baker", "Baker", "Guard", "Walker"] },
      P2: { play: [{ Clerk: { exhausted: true } }] },
    },
    { cards: [CLERK, BAKER, GUARD, WALKER] },
  );
  when("P1 commits P1 Clerk to S1, Baker#1, Baker#2 to S2", { advance: "after resolution" });
  then.now({
    S1: { P1: 2 },
    S2: { P1: 2 },
    S3: { P1: 0 },
    Guard: { state: "ready" },
    Walker: { state: "ready" },
  });
  when({ advance: "P2 story commits" }, "P2 commits P2 Clerk to S3", { advance: "opposing" });
  then.offered("P1", ["Guard", "Walker"]);
});

test("STORY-08 a phase without commits ends at once", () => {
  given(
    {
      phase: "story",
      P1: { play: ["Clerk", "Hourglass", "Telegraph"] },
      P2: { play: ["Guard", "Telegraph"] },
    },
    {
      cards: [
        CLERK,
        GUARD,
        TELEGRAPH,
        freeSupport("Hourglass", [forcedResponse({ when: phaseEnds("story"), effect: draw(you, 1) })]),
      ],
    },
  );
  when("P1 commits nobody");
  then.now({ active: "P2", phase: "refresh", asked: "P2", P1: { hand: 1 }, Guard: { state: "ready" } });
});

test("STORY-08 somebody whom an effect brought to a story keeps the phase going", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Walker"] }, P2: { play: ["Guard"] } },
    { cards: [CLERK, GUARD, WALKER] },
  );
  when("P1 uses Walker; choose S1", "P1 commits nobody", { advance: "after commits" });
  then.now({ active: "P1", phase: "story", asked: "P1", Walker: { in: "S1" } });
  when({ advance: "opposing" });
  then.offered("P2", ["Guard"]);
});

test("STORY-09 an action window follows the active player's commits", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Baker"] }, P2: { hand: ["Blast"], play: ["Guard"] } },
    { cards: [CLERK, BAKER, GUARD, BLAST] },
  );
  when("P1 commits Clerk to S1, Baker to S2", { advance: "after commits" });
  then.now({ asked: "P1", S1: { committed: { P1: ["Clerk"] } } });
  when("P1 passes", "P2 plays Blast; choose Baker", { advance: "opposing" });
  then.now({ asked: "P2", Baker: { in: "P1 discard" }, Guard: { in: "play", state: "ready" } });
  when("P2 commits Guard to S1");
  then.expect({ Guard: { in: "S1" } });
});

test("STORY-10 the opponent commits ready characters where the attacker has somebody", () => {
  given(
    {
      phase: "story",
      P1: { play: ["Clerk"] },
      P2: { play: ["Guard", "Guard", { Baker: { exhausted: true } }] },
    },
    { cards: [CLERK, GUARD, BAKER] },
  );
  when("P1 commits Clerk to S1", { advance: "opposing" });
  then.offered("P2", ["Guard#1", "Guard#2"]);
  then.refused("P2 commits Guard#1 to S2", "STORY-10");
  when("P2 commits Guard#1, Guard#2 to S1");
  then.expect({ S1: { committed: { P2: ["Guard#1", "Guard#2"] } }, Baker: { state: "exhausted" } });
});
