import {
  action,
  anyCard,
  anyPlayer,
  aStory,
  character,
  choose,
  conspiracy as conspiracyIs,
  destroy,
  draw,
  each,
  forcedResponse,
  gains,
  loses,
  passive,
  placeTokens,
  sacrifice,
  target,
  thisCard,
  winsStruggle,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeConspiracy, freeSupport } from "./free-cards.ts";
import { char } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
const EXPOSURE = eventThat("Exposure", destroy(choose(1, conspiracyIs())));
const SPOTLIGHT = eventThat("Spotlight", target(choose(1, character({ committed: true }))));
const PLOT = freeConspiracy("Plot");

const GANG_WAR = freeConspiracy("Gang War", [
  passive(gains(each(character({ at: thisCard, controller: you })), { icons: { combat: 1 } })),
]);

const atWar = (terms: object = {}): void => {
  given(
    {
      phase: "story",
      at: "after opposing",
      conspiracies: ["Gang War"],
      P1: { play: [{ Clerk: { story: "K1" } }, { Baker: { story: "S1" } }] },
      P2: { play: [{ Guard: { story: "K1" } }, { Fool: { story: "S1" } }] },
    },
    { cards: [GANG_WAR, CLERK, char("Baker", "1/"), char("Guard", "1/A"), char("Fool", "1/")], ...terms },
  );
};

test("CONS-12 you on a conspiracy means every player, each for himself", () => {
  atWar();
  then.now({ Clerk: { icons: "C" }, Guard: { icons: "CA" }, Baker: { icons: "" }, Fool: { icons: "" } });
});

test("CONS-12 in CCG Eldritch it means the player who played it", () => {
  atWar({ options: { "cons.scope": "controller" } });
  then.now({ Clerk: { icons: "C" }, Guard: { icons: "A" } });
});

test("CONS-12 an Action on a conspiracy is for every player", () => {
  given(
    { conspiracies: ["Hearsay"], P2: { hand: [] } },
    { cards: [freeConspiracy("Hearsay", [action({ effect: draw(you, 1), anyPlayer: true })])] },
  );
  when("P1 uses Hearsay", "P2 uses Hearsay");
  then.expect({ P1: { hand: 1 }, P2: { hand: 1 } });
});

const ambush = (active: "P1" | "P2"): void => {
  given(
    {
      phase: "story",
      at: "resolution",
      active,
      conspiracies: ["Ambush"],
      [active]: { play: [{ Fiend: { story: "K1" } }] },
    },
    {
      cards: [
        char("Fiend", "1/T", { keywords: ["Toughness +3"] }),
        freeConspiracy("Ambush", [
          forcedResponse({
            when: winsStruggle(you, { icon: "terror", story: thisCard }),
            effect: draw(you, 1),
          }),
          forcedResponse({
            when: winsStruggle(anyPlayer, { story: thisCard }),
            effect: wound(each(character())),
          }),
          forcedResponse({ when: winsStruggle(anyPlayer, { story: thisCard }), effect: draw(you, 2) }),
        ]),
      ],
    },
  );
  when({ advance: "after resolution" });
};

test("CONS-12 a forced response on a conspiracy works for the player it speaks to, and once", () => {
  ambush("P1");
  then.expect({ P1: { hand: 3 }, P2: { hand: 2 }, Fiend: { wounds: 1 } });
  ambush("P2");
  then.expect({ P1: { hand: 2 }, P2: { hand: 3 }, Fiend: { wounds: 1 } });
});

test("CONS-13 a won conspiracy goes back to its owner after the game", () => {
  given(
    {
      "to act": "P2",
      conspiracies: [{ Plot: { P2: 4 } }],
      P2: { hand: ["Omen"], won: ["Opening Night", "Rotting Away"] },
    },
    { cards: [PLOT, OMEN] },
  );
  when("P2 plays Omen; choose K1");
  then.expect({ winner: "P2", P2: { won: 3 }, Plot: { controller: "P1", owner: "P1" } });
});

test("CONS-14 as a resource it supplies its faction", () => {
  given(
    {
      P1: {
        hand: ["Mad Artist", "Agoraphobia"],
        domains: [
          ["Yellow Plot", "neutral"],
          ["Plot", "neutral"],
        ],
      },
    },
    { cards: [PLOT, freeConspiracy("Yellow Plot", [], { faction: "hastur", cost: 3 })] },
  );
  then.refused("P1 plays Mad Artist; drain D2", "PAY-04");
  when("P1 plays Mad Artist; drain D1");
  then.expect({ "Mad Artist": { in: "play" }, "P1.D1": { drained: true } });
});

test("CONS-15 if it leaves play nobody is committed to it any more", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      conspiracies: ["Plot"],
      P1: { play: [{ Clerk: { story: "K1" } }, { Baker: { story: "S1" } }, { Walker: { story: "S2" } }] },
      P2: { hand: ["Exposure", "Spotlight"] },
    },
    { cards: [PLOT, CLERK, EXPOSURE, char("Baker", "1/"), char("Walker", "1/"), SPOTLIGHT] },
  );
  when("P2 plays Exposure");
  then.expect({
    Plot: { in: "P1 discard" },
    Clerk: { in: "play", state: "exhausted" },
    S1: { committed: { P1: ["Baker"] } },
  });
  when("P1 passes", "P2 plays Spotlight");
  then.offered("P2", ["Baker", "Walker"]);
});

test("CONS-16 a conspiracy is won with five tokens", () => {
  given(
    { conspiracies: [{ Plot: { owner: "P2", P1: 3, P2: 4 } }], P1: { hand: ["Omen", "Omen"] } },
    { cards: [PLOT, OMEN] },
  );
  when("P1 plays Omen; choose K1");
  then.expect({ K1: { P1: 4, P2: 4 }, P1: { won: 0 } });
  when("P1 plays Omen; choose K1");
  then.expect({ Plot: { in: "P1 won", owner: "P2" }, P1: { won: 1 } });
});

test("CONS-17 a conspiracy in play is no card that a player controls", () => {
  given(
    { conspiracies: ["Plot"], P1: { hand: ["Tribute"], play: ["Clerk", "Statue"] } },
    {
      cards: [
        PLOT,
        CLERK,
        freeSupport("Statue"),
        eventThat("Tribute", sacrifice(choose(1, anyCard({ in: ["play", "story"], controller: you })))),
      ],
    },
  );
  when("P1 plays Tribute");
  then.offered("P1", ["Clerk", "Statue"]);
});

test("CONS-17 it has an owner but no controller", () => {
  given(
    { conspiracies: ["Plot"], P1: { hand: ["Inventory", "Census"] } },
    {
      cards: [
        PLOT,
        eventThat("Inventory", target(choose(1, conspiracyIs({ controller: you })))),
        eventThat("Census", target(choose(1, conspiracyIs({ owner: you })))),
      ],
    },
  );
  then.refused("P1 plays Inventory", "TGT-02");
  when("P1 plays Census; choose K1");
  then.expect({ Census: { in: "P1 discard" } });
});

test("CONS-18 a text that is not for winning works all the time, for all players", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      conspiracies: ["Bog"],
      P1: { play: [{ Runner: { story: "K1" } }, { Runner: { story: "S1" } }] },
      P2: { play: [{ Runner: { story: "K1" } }] },
    },
    {
      cards: [
        char("Runner", "1/", { keywords: ["Fast"] }),
        freeConspiracy("Bog", [passive(loses(each(character({ at: thisCard })), { keyword: "Fast" }))]),
      ],
    },
  );
  then.now({
    "P1 Runner#1": { keywords: [] },
    "P1 Runner#2": { keywords: ["Fast"] },
    "P2 Runner": { keywords: [] },
  });
});
