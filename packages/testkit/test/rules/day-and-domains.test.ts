import {
  aCharacter,
  action,
  anyCard,
  destroy,
  draw,
  draws,
  each,
  entersPlay,
  isDay,
  isNight,
  passive,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

/** Usable while it is Day, and while it is Night. */
const DIALS = [
  freeSupport("Sundial", [action({ if: isDay, effect: draw(you, 1) })]),
  freeSupport("Moondial", [action({ if: isNight, effect: draw(you, 1) })]),
];
const SUN = person("Sun", { keywords: ["Day"] });
const MOON = person("Moon", { keywords: ["Night"] });
const RUIN = eventThat("Ruin", destroy(aCharacter()));

test("DAY-01 at the start it is neither Day nor Night", () => {
  given({ P1: { play: ["Sundial", "Moondial"] } }, { cards: DIALS });
  then.offered("P1", []);
});

test("DAY-02 it is Night while a Night card is in play, Day while a Day card is", () => {
  given({ P1: { hand: ["Moon", "Ruin"], play: ["Sundial", "Moondial"] } }, { cards: [...DIALS, MOON, RUIN] });
  when("P1 plays Moon", "P2 passes");
  then.offered("P1", ["Moondial", "Ruin"]);
  when("P1 plays Ruin", "P2 passes");
  then.offered("P1", []);

  given({ P1: { play: ["Sundial", "Moondial"] }, P2: { play: ["Sun"] } }, { cards: [...DIALS, SUN] });
  then.offered("P1", ["Sundial"]);
});

test("DAY-02 an insane Night card makes no Night", () => {
  given({ P1: { play: ["Moondial", { Moon: { insane: true } }] } }, { cards: [...DIALS, MOON] });
  then.offered("P1", []);
});

test("DAY-03 with both in play it is both", () => {
  given(
    { P1: { play: ["Sundial", "Moondial", "Sun"] }, P2: { play: ["Moon"] } },
    { cards: [...DIALS, SUN, MOON] },
  );
  then.offered("P1", ["Sundial", "Moondial"]);
});

const turnWith = (keywords: readonly string[]): void => {
  given(
    {
      phase: "refresh",
      at: "start",
      P1: {
        hand: ["Clerk", "Note"],
        play: [{ Lamp: { exhausted: true } }],
        domains: [{ drained: ["agency"] }],
      },
      P2: { play: ["Guard"] },
    },
    {
      cards: [
        freeSupport("Lamp", [], { keywords }),
        person("Clerk", { cost: 1, icons: "T" }),
        person("Guard"),
        person("Note"),
      ],
    },
  );
  when(
    "P1 attaches Note to D1",
    "P1 plays Clerk; drain D1",
    { advance: "story commits" },
    "P1 commits Clerk to S1",
    "P2 commits Guard to S1",
    { advance: "end of turn" },
  );
};

test("DAY-04 neither does anything by itself", () => {
  for (const keywords of [[], ["Night"], ["Day"]]) {
    turnWith(keywords);
    then.expect({
      active: "P2",
      turn: 8,
      Lamp: { in: "play", state: "ready" },
      Clerk: { in: "play", state: "exhausted", skill: 1, icons: "T" },
      Guard: { in: "play", state: "exhausted" },
      P1: { hand: 2, deck: 28, discard: 0 },
      P2: { hand: 0, deck: 30, discard: 0 },
      S1: { P1: 2, P2: 0 },
    });
  }
});

test("DAY-05 a card that destroys the other kind does so by its own passive", () => {
  given(
    { P1: { hand: ["Crooked Attorney"], play: ["Sundial", "Moondial"] }, P2: { play: ["Moon"] } },
    {
      cards: [
        ...DIALS,
        MOON,
        person("Crooked Attorney", {
          keywords: ["Day"],
          abilities: [
            passive({ when: entersPlay(thisCard), effect: destroy(each(anyCard({ keyword: "Night" }))) }),
          ],
        }),
      ],
    },
  );
  when("P1 plays Crooked Attorney");
  then.expect({ Moon: { in: "P2 discard" }, log: ["Crooked Attorney enters play", "Moon destroyed"] });
  then.offered("P1", ["Sundial"]);
});

const CLERK = person("Clerk", { cost: 1 });
const DUKE = person("Duke", { unique: true });

test("DOM-01 a new domain is made from the top card of the deck, which only its owner sees", () => {
  given({ P1: { play: ["Overzealous Initiate"], deck: ["Clerk", "...19"] } }, { cards: [CLERK] });
  then.expect({ P1: { deck: 20, domains: 3 }, "seen by P1": { Clerk: false } });
  when("P1 uses Overzealous Initiate");
  then.expect({
    P1: { deck: 19, domains: 4 },
    "seen by P1": { Clerk: true },
    "seen by P2": { Clerk: false },
  });
});

test("DOM-02 the card is a domain only", () => {
  given(
    { P1: { play: ["Overzealous Initiate"], hand: ["Duke"], deck: ["Duke", "...5"] } },
    { cards: [DUKE] },
  );
  when("P1 uses Overzealous Initiate", "P1 plays Duke");
  then.expect({ P1: { characters: 1, domains: 4, hand: 0 } });
});

test("DOM-03 it starts with no resources and takes them like any other", () => {
  given(
    { phase: "draw", P1: { play: ["Overzealous Initiate"], hand: ["Clerk"], domains: [["agency"]] } },
    { cards: [CLERK] },
  );
  when("P1 uses Overzealous Initiate");
  then.expect({ "P1.D4": { resources: 0 } });
  when("P1 attaches Clerk to D4");
  then.expect({ Clerk: { in: "P1.D4" }, "P1.D4": { resources: 1 }, turn: 7 });
});

test("DOM-04 it starts refreshed", () => {
  given(
    { phase: "draw", P1: { play: ["Overzealous Initiate"], hand: ["Clerk", "Duke"] } },
    { cards: [CLERK, DUKE] },
  );
  when("P1 uses Overzealous Initiate", "P1 attaches Duke to D4", "P1 plays Clerk; drain D4");
  then.expect({ Clerk: { in: "play" }, "P1.D4": { drained: true }, turn: 7 });
});

test("DOM-05 there is no limit to the number of domains", () => {
  given({ P1: { play: ["Overzealous Initiate"], domains: [[], [], [], [], [], [], []] } });
  when("P1 uses Overzealous Initiate");
  then.expect({ P1: { domains: 8 } });
});

test("DOM-06 taking the last card of the deck for a domain empties the deck", () => {
  given({ P1: { play: ["Overzealous Initiate"], deck: 1 } });
  when("P1 uses Overzealous Initiate");
  then.expect({ winner: "P2", because: "deck" });
});

test("DOM-07 adding a domain is no draw", () => {
  given(
    { P1: { play: ["Overzealous Initiate"] }, P2: { play: ["Spy"] } },
    { cards: [counter("Spy", draws("opponent"))] },
  );
  when("P1 uses Overzealous Initiate");
  then.expect({ P1: { domains: 4, hand: 0 }, P2: { hand: 0 } });
});
