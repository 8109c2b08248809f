import {
  aCharacter,
  action,
  allTrue,
  aStory,
  character,
  choose,
  commit,
  count,
  counts,
  each,
  exactly,
  gains,
  isCommitted,
  isDefending,
  numberIs,
  passive,
  story,
  target,
  thisCard,
  uncommit,
  whileTrue,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { char, neverLogged } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const GUARD = char("Guard", "2/");
const SPOTLIGHT = eventThat("Spotlight", target(choose(1, character({ committed: true }))));
const WALKER = char("Walker", "1/", { abilities: [action({ effect: commit(thisCard, aStory()) })] });
const USHER = eventThat("Usher", commit(aCharacter(), aStory()));

const ONLY_COMMITTED = allTrue(
  isCommitted(thisCard),
  numberIs(count(character({ controller: you, committed: true })), exactly(1)),
);
const TRENT = char("Trent Dixon", "3/CI", {
  abilities: [passive(whileTrue(ONLY_COMMITTED, counts(thisCard, "both", { at: each(story()) })))],
});

test("STORY-21 characters stay committed until the uncommit step, unless their story was won", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: ["Opening Night", { "The Call of Cthulhu": { P1: 4 } }],
      P1: { hand: ["Spotlight"], play: [{ Clerk: { story: "S1" } }, { Baker: { story: "S2" } }, "Walker"] },
      P2: { play: [{ Guard: { story: "S1" } }, { Fool: { story: "S1" } }] },
    },
    { cards: [CLERK, BAKER, WALKER, SPOTLIGHT, char("Guard", "1/C"), char("Fool", "0/")] },
  );
  when({ advance: "after resolution" }, "P1 plays Spotlight");
  then.now({ "The Call of Cthulhu": { in: "P1 won" } });
  then.offered("P1", ["Guard", "Fool"]);
});

test("STORY-22 uncommitting keeps ready and exhausted status", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Sage: { story: "S1" } }, { Clerk: { story: "S1" } }] },
    },
    { cards: [char("Sage", "1/A"), CLERK] },
  );
  when("P1 chooses Clerk", { advance: "end of phase" });
  then.now({
    S1: { committed: { P1: [] } },
    Clerk: { in: "play", state: "ready" },
    Sage: { in: "play", state: "exhausted" },
  });
});

test("STORY-23 only characters can be committed", () => {
  given({ phase: "story", P1: { play: ["Clerk", "Statue"] } }, { cards: [CLERK, freeSupport("Statue")] });
  when({ advance: "commits" });
  then.offered("P1", ["Clerk"]);
  then.refused("P1 commits Statue to S1", "STORY-23");
});

test("STORY-24 no icon and no skill is needed to commit", () => {
  given({ phase: "story", P1: { play: ["Nobody"] } }, { cards: [char("Nobody", "0/")] });
  when("P1 commits Nobody to S2");
  then.expect({ Nobody: { in: "S2", skill: 0, icons: "" } });
});

const walking = (exhausted: boolean, terms: object = {}): void => {
  given({ phase: "story", P1: { play: [{ Walker: { exhausted } }] } }, { cards: [WALKER], ...terms });
  when("P1 uses Walker; choose S2");
};

test("STORY-25 a character committed by an effect does not exhaust", () => {
  walking(false);
  then.expect({ Walker: { in: "S2", state: "ready" } });
});

test("STORY-25 a character committed by an effect need not be ready", () => {
  walking(true);
  then.expect({ Walker: { in: "S2", state: "exhausted" } });
});

test("STORY-25 in CCG Eldritch the effect exhausts it", () => {
  walking(false, { ruleset: "ccg" });
  then.expect({ Walker: { in: "S2", state: "exhausted" } });
  walking(false, { options: { "story.effectCommitExhausts": true } });
  then.expect({ Walker: { in: "S2", state: "exhausted" } });
});

test("STORY-25 a character moved by an effect need not be uncommitted", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      P1: { hand: ["Usher"], play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [CLERK, USHER] },
  );
  when("P1 plays Usher; choose Clerk, S2");
  then.expect({ S1: { committed: { P1: [] } }, S2: { committed: { P1: ["Clerk"] } } });
});

test("STORY-26 counting elsewhere does not make a story resolve", () => {
  given({ phase: "story", P1: { play: ["Trent Dixon"] } }, { cards: [TRENT] });
  when("P1 commits Trent Dixon to S1", { advance: "after resolution" });
  then.expect({ S1: { P1: 3 }, S2: { P1: 0, skill: { P1: 3 } }, S3: { P1: 0 } });
});

test("STORY-26 counting elsewhere does not make him a victim there", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Clerk: { story: "S1" } }, { Brute: { story: "S2" } }] },
      P2: { play: [{ "Trent Dixon": { story: "S1" } }] },
    },
    { cards: [TRENT, CLERK, char("Brute", "2/CC")] },
  );
  when("P1 resolves S2", { advance: "after resolution" });
  then.expect({
    "Trent Dixon": { in: "S1", wounds: 0 },
    S2: { P1: 0, P2: 1 },
    log: ["struggle C at S2 won by P1", "struggle I at S2 won by P2"],
  });
});

test("STORY-27 after the end of the turn the opponent is active in his refresh phase", () => {
  given({ phase: "story", P1: { play: ["Clerk"] } }, { cards: [CLERK] });
  when("P1 commits Clerk to S1", { advance: "end of turn" });
  then.now({ active: "P2", turn: 8, phase: "refresh", asked: "P2" });
});

test("STORY-28 a replacement story is not resolved in that phase", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ "Opening Night": { P1: 4 } }, "Rotting Away", "Frozen in Time"],
      "story deck": ["Dreamwalkers"],
      P1: { play: [{ Sleuth: { story: "S1" } }, { Clerk: { story: "S2" } }, { Baker: { story: "S3" } }] },
    },
    { cards: [char("Sleuth", "2/I"), CLERK, BAKER] },
  );
  when("P1 resolves S1", "P1 resolves S2");
  then.now({ S1: { title: "Dreamwalkers" } });
  when({ advance: "after resolution" });
  neverLogged("struggle T at S1 tied");
  then.expect({ S1: { P1: 0 }, S2: { P1: 2 }, S3: { P1: 2 } });
});

const DEFENDER = char("Doorkeeper", "2/", {
  abilities: [passive(whileTrue(isDefending(thisCard), gains(thisCard, { skill: 1 })))],
});

test("STORY-29 the opponent of the active player defends", () => {
  given(
    { phase: "story", P1: { play: ["Clerk"] }, P2: { play: ["Doorkeeper", "Doorkeeper"] } },
    { cards: [CLERK, DEFENDER] },
  );
  when("P1 commits Clerk to S1", "P2 commits Doorkeeper#1 to S1");
  then.expect({ "Doorkeeper#1": { skill: 3 }, "Doorkeeper#2": { skill: 2 } });
});

test("STORY-29 the active player attacks, also where his opponent has somebody", () => {
  given(
    { phase: "story", active: "P2", P1: { play: ["Clerk"] }, P2: { play: ["Doorkeeper"] } },
    { cards: [CLERK, DEFENDER] },
  );
  when("P2 commits Doorkeeper to S1", "P1 commits Clerk to S1");
  then.expect({ Doorkeeper: { in: "S1", skill: 2 } });
});

test("STORY-30 a character readied at its story is still committed to it", () => {
  given(
    { phase: "story", at: "resolution", P1: { play: [{ Sage: { story: "S1" } }] } },
    { cards: [char("Sage", "1/A")] },
  );
  when("P1 chooses Sage", { advance: "after resolution" });
  then.now({ Sage: { in: "S1", state: "ready" } });
});

test("STORY-30 a character stops being committed when an effect removes it, it goes insane or leaves play", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Fiend: { story: "S1" } }, { Clerk: { story: "S2" } }], hand: ["Recall"] },
      P2: { play: [{ Guard: { story: "S1" } }, { Baker: { story: "S1" } }, { Baker: { story: "S1" } }] },
    },
    { cards: [char("Fiend", "1/TC"), CLERK, GUARD, BAKER, eventThat("Recall", uncommit(aCharacter()))] },
  );
  when(
    "P2 chooses Guard",
    "P2 chooses Baker#1",
    { advance: "after resolution" },
    "P1 plays Recall; choose Clerk",
  );
  then.expect({
    Guard: { state: "insane" },
    "Baker#1": { in: "P2 discard" },
    S1: { committed: { P1: ["Fiend"], P2: ["Baker#2"] } },
    S2: { committed: { P1: [] } },
  });
});
