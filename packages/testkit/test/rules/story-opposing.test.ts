import {
  aCharacter,
  character,
  destroy,
  disrupt,
  draw,
  forcedResponse,
  goesInsane,
  isWounded,
  prevent,
  succeeds,
  thisCard,
  winsStruggle,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { char, listener, neverLogged, TELEGRAPH } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const GUARD = char("Guard", "2/I");
const BLAST = eventThat("Blast", destroy(aCharacter()));
const MEDIUM = listener("Medium", winsStruggle(you, { icon: "terror" }));

test("STORY-11 opposing characters exhaust when they commit", () => {
  given(
    { phase: "story", P1: { play: ["Clerk"] }, P2: { play: ["Guard", "Baker"] } },
    { cards: [CLERK, GUARD, BAKER] },
  );
  when("P1 commits Clerk to S1", "P2 commits Guard to S1");
  then.expect({ Guard: { in: "S1", state: "exhausted" }, Baker: { state: "ready" } });
});

/** Clerk was at S1 and is gone when P2 commits; Baker holds S2. */
const deserted = (ruleset: "lcg" | "ccg"): void => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Baker"] }, P2: { hand: ["Blast"], play: ["Guard"] } },
    { cards: [CLERK, BAKER, GUARD, BLAST], ruleset },
  );
  when("P1 commits Clerk to S1, Baker to S2", "P2 plays Blast; choose Clerk", { advance: "opposing" });
};

test("STORY-12 nobody opposes where the attackers have gone", () => {
  deserted("lcg");
  then.refused("P2 commits Guard to S1", "STORY-12");
  then.refused("P2 commits Guard to S3", "STORY-10");
  when("P2 commits Guard to S2");
  then.expect({ Guard: { in: "S2" } });
});

test("STORY-12 in CCG Eldritch he may still commit there", () => {
  deserted("ccg");
  then.refused("P2 commits Guard to S3", "STORY-10");
  when("P2 commits Guard to S1");
  then.expect({ active: "P1", Guard: { in: "S1", state: "exhausted" }, Clerk: { in: "P1 discard" } });
});

test("STORY-13 the opponent need not commit anyone", () => {
  given({ phase: "story", P1: { play: ["Clerk"] }, P2: { play: ["Guard"] } }, { cards: [CLERK, GUARD] });
  when("P1 commits Clerk to S1", "P2 commits nobody", { advance: "after opposing" });
  then.now({ phase: "story", asked: "P1", Guard: { state: "ready" }, S1: { committed: { P2: [] }, P1: 0 } });
});

test("STORY-14 another action window follows, then all stories resolve", () => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Baker"] }, P2: { play: ["Guard", "Telegraph"] } },
    { cards: [CLERK, BAKER, GUARD, TELEGRAPH], strict: true },
  );
  when("P1 passes", "P2 passes", "P1 commits Clerk to S1, Baker to S2", "P1 passes", "P2 passes");
  when("P2 commits Guard to S1", "P1 passes", "P2 uses Telegraph");
  then.now({ asked: "P1", P2: { hand: 1 }, S1: { P1: 0 } });
  when("P1 passes", "P2 passes");
  then.offered("P1", ["S1", "S2"]);
  when("P1 resolves S2");
  then.expect({ S2: { P1: 2 } });
});

test("STORY-15 the active player picks the order of the stories, one at a time", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Clerk: { story: "S1" } }, { Baker: { story: "S2" } }, { Guard: { story: "S3" } }] },
    },
    { cards: [CLERK, BAKER, GUARD] },
  );
  then.offered("P1", ["S1", "S2", "S3"]);
  when("P1 resolves S3");
  then.offered("P1", ["yes"]);
  when("P1 resolves S1", { advance: "after resolution" });
  then.expect({ log: ["P1 succeeds at S3", "P1 succeeds at S1", "P1 succeeds at S2"] });
});

/** Clerk is destroyed at S1, where Guard has the only Investigation icon; Baker is at S2. */
const emptied = (ruleset: "lcg" | "ccg"): void => {
  given(
    { phase: "story", P1: { play: ["Clerk", "Baker"] }, P2: { hand: ["Blast"], play: ["Guard"] } },
    { cards: [CLERK, BAKER, GUARD, BLAST], ruleset },
  );
  when("P1 commits Clerk to S1, Baker to S2", "P2 commits Guard to S1", { advance: "after opposing" });
  when("P1 passes", "P2 plays Blast; choose Clerk", { advance: "after resolution" });
};

test("STORY-16 a story is skipped where the active player has nobody left", () => {
  emptied("lcg");
  neverLogged("struggle T at S1 tied");
  then.expect({ S1: { P1: 0, P2: 0 }, S2: { P1: 2 }, log: ["struggle T at S2 tied"] });
});

test("STORY-16 once begun a story runs to its end, even without attackers", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Clerk: { story: "S1" } }] },
      P2: { play: [{ Fiend: { story: "S1" } }] },
    },
    { cards: [CLERK, char("Fiend", "1/TCI")] },
  );
  when({ advance: "after resolution" });
  then.expect({
    Clerk: { state: "insane", in: "play" },
    S1: { P1: 0, P2: 1, committed: { P1: [] } },
    log: [
      "struggle T at S1 won by P2",
      "Clerk insane",
      "struggle C at S1 won by P2",
      "struggle I at S1 won by P2",
    ],
  });
});

test("STORY-17 in CCG Eldritch a story committed to resolves even with nobody there", () => {
  emptied("ccg");
  then.expect({ S1: { P1: 0, P2: 1 }, S2: { P1: 2 }, S3: { P2: 0 }, log: ["struggle I at S1 won by P2"] });
});

test("STORY-18 no action and no response until every story has resolved", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: {
        play: [
          { Fiend: { story: "S1" } },
          { Clerk: { story: "S2" } },
          { Baker: { story: "S3" } },
          "Medium",
          "Herald",
          "Telegraph",
        ],
      },
    },
    { cards: [char("Fiend", "1/T"), CLERK, BAKER, MEDIUM, TELEGRAPH, listener("Herald", succeeds(you))] },
  );
  when("P1 resolves S1");
  then.refused("P1 uses Medium", "STORY-18");
  then.refused("P1 uses Telegraph", "STORY-18");
  when("P1 resolves S2");
  then.now({ S1: { P1: 2 }, P1: { hand: 0 } });
  then.refused("P1 uses Herald", "STORY-18");
  when("P1 uses Medium");
  then.now({ S1: { P1: 2 }, S2: { P1: 2 }, S3: { P1: 2 }, P1: { hand: 1 } });
  then.offered("P1", ["Herald"]);
});

test("STORY-19 disrupts may be used inside the box", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Fiend: { story: "S1" } }] },
      P2: { play: [{ Guard: { story: "S1" } }, "Underground Asylum"] },
    },
    {
      cards: [
        char("Fiend", "1/T"),
        GUARD,
        freeSupport("Underground Asylum", [
          disrupt({ when: would(goesInsane(character({ controller: you }))), effect: prevent() }),
        ]),
      ],
    },
  );
  then.offered("P2", ["Underground Asylum"]);
  when("P2 uses Underground Asylum", { advance: "after resolution" });
  then.expect({
    Guard: { in: "S1", state: "exhausted" },
    S1: { P2: 1 },
    log: ["struggle T at S1 won by P1"],
  });
  neverLogged("Guard insane");
});

test("STORY-19 forced responses fire inside the box, before the next struggle", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Bokrug: { story: "S1" } }] },
      P2: { play: [{ Fiend: { story: "S1" } }] },
    },
    {
      cards: [
        char("Fiend", "1/CCC"),
        char("Bokrug", "6/", {
          keywords: ["Toughness +3"],
          abilities: [forcedResponse({ when: isWounded(thisCard), effect: draw(you, 1) })],
        }),
      ],
    },
  );
  when({ advance: "after resolution" });
  then.expect({
    Bokrug: { wounds: 1 },
    log: ["struggle C at S1 won by P2", "Bokrug wounded", "P1 draws 1", "struggle A at S1 tied"],
  });
});

test("STORY-20 after the stories come responses, an action window and uncommitting", () => {
  given(
    { phase: "story", at: "resolution", P1: { play: [{ Fiend: { story: "S1" } }, "Medium", "Telegraph"] } },
    { cards: [char("Fiend", "1/T"), MEDIUM, TELEGRAPH] },
  );
  then.offered("P1", ["yes"]);
  when("P1 uses Medium");
  then.now({ phase: "story", S1: { P1: 2 }, Fiend: { in: "S1" }, P1: { hand: 1 } });
  then.offered("P1", ["Telegraph"]);
  when("P1 uses Telegraph");
  then.now({ phase: "story", Fiend: { in: "S1" }, P1: { hand: 2 } });
  when({ advance: "end of phase" });
  then.now({ S1: { committed: { P1: [] } }, Fiend: { state: "exhausted" } });
});
