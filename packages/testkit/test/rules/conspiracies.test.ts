import {
  aStory,
  choose,
  conspiracy as conspiracyIs,
  destroy,
  draw,
  placeTokens,
  whenWon,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeConspiracy } from "./free-cards.ts";
import { char } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const SLEUTH = char("Sleuth", "2/I");
const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
const EXPOSURE = eventThat("Exposure", destroy(choose(1, conspiracyIs())));
const PLOT = freeConspiracy("Plot");
const NEGOTIUM = freeConspiracy("Negotium", [], { faction: "hastur", cost: 2 });
const BARGAIN = freeConspiracy("Bargain", [whenWon(draw(you, 2))]);

test("CONS-01 a conspiracy is played from the hand in one's operations phase, and paid for", () => {
  given(
    {
      P1: { hand: ["Negotium"], domains: [["agency", "agency"], ["hastur"], ["hastur", "neutral"]] },
      P2: { hand: ["Plot"] },
    },
    { cards: [NEGOTIUM, PLOT] },
  );
  then.refused("P1 plays Negotium; drain D1", "PAY-04");
  then.refused("P1 plays Negotium; drain D2", "PAY-01");
  then.refused("P2 plays Plot", "OPS-01");
  when("P1 plays Negotium; drain D3");
  then.expect({ K1: { title: "Negotium", P1: 0, P2: 0, struggles: "TCAI" }, "P1.D3": { drained: true } });
});

test("CONS-01 it is not played in another phase", () => {
  given({ phase: "resource", P1: { hand: ["Plot"] } }, { cards: [PLOT] });
  then.refused("P1 plays Plot", "OPS-01");
});

test("CONS-02 a conspiracy is an additional story", () => {
  given(
    {
      phase: "story",
      stories: ["Opening Night", "Rotting Away", "Dreamwalkers"],
      conspiracies: ["Plot"],
      P1: { play: ["Clerk", "Clerk", "Clerk", "Clerk"] },
    },
    { cards: [PLOT, CLERK] },
  );
  when("P1 commits Clerk#1 to S1, Clerk#2 to S2, Clerk#3 to S3, Clerk#4 to K1", {
    advance: "after resolution",
  });
  then.expect({ S1: { P1: 2 }, S2: { P1: 2 }, S3: { P1: 2 }, K1: { P1: 2, title: "Plot" } });
});

test("CONS-03 each player may have one of his own in play", () => {
  given({ conspiracies: ["Plot"], P1: { hand: ["Bargain", "Plot"] } }, { cards: [PLOT, BARGAIN] });
  then.refused("P1 plays Bargain", "CONS-03");
  then.refused("P1 plays Plot#2", "CONS-03");
});

test("CONS-04 a conspiracy of the opponent does not hinder, the same title or not", () => {
  for (const title of ["Plot", "Bargain"]) {
    given({ conspiracies: [{ Plot: { owner: "P2" } }], P1: { hand: [title] } }, { cards: [PLOT, BARGAIN] });
    when(`P1 plays P1 ${title}`);
    then.expect({ K1: { title: "Plot" }, K2: { title }, [`P1 ${title}`]: { in: "play", owner: "P1" } });
  }
});

test("CONS-05 a won conspiracy counts like a story", () => {
  given(
    {
      conspiracies: [{ Plot: { P1: 4 } }],
      P1: { hand: ["Omen"], won: ["Opening Night", "Rotting Away"] },
    },
    { cards: [PLOT, OMEN] },
  );
  when("P1 plays Omen; choose K1");
  then.expect({ winner: "P1", because: "stories", Plot: { in: "P1 won" }, P1: { won: 3 } });
});

test("CONS-06 after it was won its player may play another, even another copy", () => {
  given(
    { active: "P2", conspiracies: [{ Plot: { P2: 4 } }], P1: { hand: ["Plot"] }, P2: { hand: ["Omen"] } },
    { cards: [PLOT, OMEN] },
  );
  when("P2 plays Omen; choose K1");
  then.expect({ "Plot#1": { in: "P2 won" }, P2: { won: 1 } });
  when({ advance: "P1 operations window" }, "P1 plays Plot#2");
  then.expect({ "Plot#2": { in: "play" }, K1: { title: "Plot", P2: 0 } });
});

test("CONS-07 a conspiracy that was not won goes to its owner's discard pile, its tokens are lost", () => {
  given(
    {
      stories: ["Opening Night"],
      conspiracies: [{ Plot: { owner: "P2", P1: 3, P2: 2 } }],
      P1: { hand: ["Exposure"] },
    },
    { cards: [PLOT, EXPOSURE] },
  );
  when("P1 plays Exposure");
  then.expect({
    Plot: { in: "P2 discard", tokens: 0 },
    S1: { P1: 0, P2: 0 },
    P1: { won: 0 },
    P2: { won: 0 },
  });
});

test("CONS-08 a conspiracy is not replaced from the story deck", () => {
  given(
    {
      stories: ["Opening Night", "Rotting Away", "Dreamwalkers"],
      "story deck": ["Frozen in Time"],
      conspiracies: [{ Plot: { P1: 4 } }],
      P1: { hand: ["Omen"] },
    },
    { cards: [PLOT, OMEN] },
  );
  when("P1 plays Omen; choose K1");
  then.expect({
    Plot: { in: "P1 won" },
    "Frozen in Time": { in: "story deck" },
    S1: { title: "Opening Night" },
    S2: { title: "Rotting Away" },
    S3: { title: "Dreamwalkers" },
  });
});

test("CONS-09 in every other way it is a story", () => {
  given({ conspiracies: [{ Plot: { owner: "P2" } }], P1: { hand: ["Omen"] } }, { cards: [PLOT, OMEN] });
  when("P1 plays Omen");
  then.offered("P1", ["S1", "S2", "S3", "K1"]);
  when("P1 chooses K1");
  then.expect({ K1: { P1: 1, P2: 0 } });
});

test("CONS-10 either player may commit to it, win struggles there, and win it", () => {
  given(
    {
      phase: "story",
      active: "P2",
      conspiracies: [{ Plot: { P2: 4 } }],
      P1: { play: ["Clerk"] },
      P2: { play: ["Sleuth"] },
    },
    { cards: [PLOT, SLEUTH, CLERK] },
  );
  when("P2 commits Sleuth to K1", "P1 commits Clerk to K1", { advance: "after resolution" });
  then.expect({
    Plot: { in: "P2 won", owner: "P1" },
    Sleuth: { in: "play" },
    log: ["struggle I at K1 won by P2", "K1 won by P2"],
  });
});

const bargaining = (terms: object = {}): void => {
  given(
    { "to act": "P2", conspiracies: [{ Bargain: { P2: 4 } }], P2: { hand: ["Omen"] } },
    { cards: [BARGAIN, OMEN], ...terms },
  );
  when("P2 plays Omen; choose K1");
};

test("CONS-11 its winner decides on what it grants for winning, whoever played it", () => {
  bargaining();
  then.offered("P2", ["yes"]);
  when("P2 chooses yes");
  then.expect({ P1: { hand: 0 }, P2: { hand: 2 }, Bargain: { in: "P2 won" } });
});

test("CONS-11 where it is for its player only the opponent wins no effect", () => {
  bargaining({ options: { "cons.scope": "controller" } });
  then.refused("P2 chooses yes");
  then.refused("P1 chooses yes");
  then.expect({ P1: { hand: 0 }, P2: { hand: 0 }, Bargain: { in: "P2 won" } });
});
