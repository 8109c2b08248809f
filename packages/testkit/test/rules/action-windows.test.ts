import {
  aCharacter,
  action,
  character as characterIs,
  choose,
  draw,
  endOfPhase,
  exhaust,
  gains,
  inOrder,
  limit1,
  mayPlay,
  opponent,
  ready,
  reveal,
  it as revealed,
  support as supportIs,
  thisCard,
  toHand,
  top,
  until,
  whenWon,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeConspiracy, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, IDEA } from "./timing-cards.ts";

const fromPile = (controller: typeof you | typeof opponent) =>
  until(endOfPhase, mayPlay(choose(1, characterIs({ in: "discard", controller }))));
const MIDWIFE = freeSupport("Midwife", [action({ cost: exhaust(thisCard), effect: fromPile(you) })]);

test("OPS-10 a card that is merely under another effect is not played as if from hand", () => {
  const hearten = freeEvent("Hearten", [
    action({ effect: until(endOfPhase, gains(aCharacter(), { skill: 1 })) }),
  ]);
  given({ P1: { hand: ["Hearten", "Idea"], play: ["Clerk"] } }, { cards: [hearten, CLERK, IDEA] });
  when("P1 plays Hearten", "P2 passes");
  then.offered("P1", ["Idea"]);
});

test("OPS-10 only the player who may does, not his opponent", () => {
  const gift = freeSupport("Gift", [action({ cost: exhaust(thisCard), effect: fromPile(opponent) })]);
  given(
    { P1: { play: ["Clerk"], discard: ["Idea"] }, P2: { play: ["Gift"] } },
    { cards: [gift, CLERK, IDEA] },
  );
  when("P1 passes");
  then.offered("P2", []);

  given(
    { P1: { discard: ["Clerk"], hand: ["Idea"] }, P2: { play: ["Gift"] } },
    { cards: [gift, CLERK, IDEA] },
  );
  when("P1 passes", "P2 uses Gift");
  then.offered("P1", ["Idea"]);
});

test("OPS-10 a card that was played and died again is another card", () => {
  given(
    { P1: { play: ["Midwife"], discard: ["Clerk"], hand: ["Doom", "Idea"] } },
    { cards: [MIDWIFE, CLERK, DOOM, IDEA] },
  );
  when("P1 uses Midwife", "P2 passes");
  then.offered("P1", ["Clerk", "Idea"]);
  when("P1 plays Clerk", "P2 passes", "P1 plays Doom", "P2 passes");
  then.expect({ Clerk: { in: "P1 discard" } });
  then.offered("P1", ["Idea"]);
});

test("COMP-31 a card of the deck may be played only while it is revealed", () => {
  const glance = freeEvent("Glance", [
    action({ effect: inOrder(reveal(top(1, you)), until(endOfPhase, mayPlay(revealed))) }),
  ]);
  given({ P1: { hand: ["Glance", "Idea"], deck: ["Clerk", "...9"] } }, { cards: [glance, CLERK, IDEA] });
  when("P1 plays Glance", "P2 passes");
  then.offered("P1", ["Idea"]);
});

test("TRIG-32 an event whose Action works from the discard pile is not played from hand", () => {
  const echo = freeEvent("Echo", [action({ from: "discard", effect: toHand(thisCard) })]);
  given({ P1: { hand: ["Echo", "Idea"] } }, { cards: [echo, IDEA] });
  then.offered("P1", ["Idea"]);
  given({ P1: { discard: ["Echo"], hand: ["Idea"] } }, { cards: [echo, IDEA] });
  then.offered("P1", ["Echo", "Idea"]);
});

test("CONS-09 an Action of a conspiracy is nobody's unless its text says any player", () => {
  const plot = freeConspiracy("Plot", [action({ effect: draw(you, 1) }), whenWon(draw(you, 1))]);
  const forum = freeConspiracy("Forum", [{ ...action({ effect: draw(you, 1) }), anyPlayer: true }]);
  given({ conspiracies: [{ Plot: { owner: "P1" } }, { Forum: { owner: "P2" } }] }, { cards: [plot, forum] });
  then.offered("P1", ["Forum"]);
  when("P1 passes");
  then.offered("P2", ["Forum"]);
});

test("DORM-01 what cannot be paid is not offered", () => {
  const sleeper = freeCharacter("Sleeper", [], { cost: 4, keywords: ["Dormant"] });
  given(
    {
      stories: [{ "Rotting Away": { P1: 2 } }, "Dreamwalkers"],
      P1: { hand: ["Sleeper"], domains: [["agency"]] },
    },
    { cards: [sleeper] },
  );
  then.refused("P1 makes Sleeper dormant at S1", "DORM-01");
  when("P1 makes Sleeper dormant at S2");
  then.expect({ Sleeper: { in: "attached to S2" } });
});

test("TRIG-26 an event counts to its limit like an ability", () => {
  const plan = freeEvent("Plan", [action({ effect: draw(you, 1), limit: limit1("turn") })]);
  given({ P1: { hand: ["Plan", "Plan", "Idea"] } }, { cards: [plan, IDEA] });
  when("P1 plays Plan", "P2 passes");
  then.offered("P1", ["Idea"]);
});

const turns = (title: string, other: string): object =>
  freeSupport(title, [
    action({ cost: exhaust(thisCard), effect: ready(choose(1, supportIs({ title: other }))) }),
  ]);

test("LOOP-03 each window of a phase begins afresh", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      P1: { play: [{ Clerk: { story: "S1" } }, "Sun", { Moon: { exhausted: true } }] },
    },
    { cards: [CLERK, turns("Sun", "Moon"), turns("Moon", "Sun")] },
  );
  when("P1 uses Sun", "P2 passes", "P1 uses Moon", "P2 passes");
  then.offered("P1", []);
  when({ advance: "after opposing" });
  then.offered("P1", ["Sun"]);
});

test("LOOP-03 another ability of the same card is another cycle", () => {
  const sun = freeSupport("Sun", [
    action({ cost: exhaust(thisCard), effect: ready(choose(1, supportIs({ title: "Moon" }))) }),
    action({ cost: exhaust(thisCard), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: ["Sun", { Moon: { exhausted: true } }] } }, { cards: [sun, turns("Moon", "Sun")] });
  when("P1 uses Sun; ability 1", "P2 passes", "P1 uses Moon", "P2 passes");
  then.offered("P1", ["Sun"]);
  when("P1 uses Sun");
  then.expect({ P1: { hand: 1 }, Moon: { state: "exhausted" } });
});
