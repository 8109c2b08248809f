import {
  action,
  character,
  choose,
  draw,
  endOfPhase,
  exhaust,
  mayPlay,
  thisCard,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testConspiracy, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const lamp = testSupport("Lamp");
const plot = testConspiracy("Plot");
const idea = testEvent("Idea", { abilities: [action({ effect: draw(you, 1) })] });
const hand = ["Clerk", "Lamp", "Plot", "Idea"];
const cards = [clerk, lamp, plot, idea];

test("OPS-01 characters, supports and conspiracies are played in Operations only", () => {
  for (const phase of ["refresh", "draw", "resource", "story"] as const) {
    given({ phase, P1: { hand } }, { cards });
    then.offered("P1", ["Idea"]);
    then.refused("P1 plays Clerk", "OPS-01");
  }
  given({ P1: { hand } }, { cards });
  then.offered("P1", hand);
});

test("OPS-01 and only by the active player", () => {
  given({ "to act": "P2", P2: { hand } }, { cards });
  then.offered("P2", ["Idea"]);
  then.refused("P2 plays Lamp", "OPS-01");
});

test("OPS-02 playing such a card is an action, so the opponent acts next", () => {
  given({ P1: { hand }, P2: { hand: ["Idea"] } }, { strict: true, cards });
  when("P1 plays Lamp");
  then.now({ asked: "P2", Lamp: { in: "play" } });
  then.offered("P2", ["Idea"]);
});

test("OPS-03 Operations is one window, open until both pass in succession", () => {
  given({ P1: { hand } }, { strict: true, cards });
  when("P1 plays Clerk", "P2 passes", "P1 plays Lamp", "P2 passes");
  then.now({ phase: "operations", asked: "P1" });
  when("P1 passes");
  then.now({ phase: "story", asked: "P1" });
});

test("OPS-04 a played card enters play ready and face up on its controller's side", () => {
  given({ P1: { hand: ["Bag Man"], domains: [["syndicate", "hastur", "neutral"]] } });
  when("P1 plays Bag Man; drain D1");
  then.expect({
    "Bag Man": { in: "play", state: "ready", controller: "P1" },
    "seen by P2": { "Bag Man": true },
  });
});

test("OPS-05 only the domains limit how many cards may be played", () => {
  const pair = ["hastur", "hastur"];
  given(
    { P1: { hand: ["Poet", "Poet", "Poet", "Poet"], domains: [pair, pair, pair] } },
    { cards: [testCharacter("Poet", { faction: "hastur", cost: 2 })] },
  );
  when("P1 plays Poet; drain D1", "P1 plays Poet; drain D2", "P1 plays Poet; drain D3");
  then.expect({
    P1: { characters: 3, hand: 1 },
    "P1.D1": { drained: true },
    "P1.D2": { drained: true },
    "P1.D3": { drained: true },
  });
  then.refused("P1 plays Poet");
});

test("OPS-06 a character may commit in the turn in which it entered play", () => {
  given({ P1: { hand: ["Clerk"] } }, { cards });
  when("P1 plays Clerk", { advance: "story commits" });
  then.offered("P1", ["Clerk"]);
  when("P1 commits Clerk to S1");
  then.expect({ Clerk: { in: "S1", state: "exhausted" } });
});

test("OPS-07 both players may play events and trigger abilities in this window", () => {
  const coach = testSupport("Coach", {
    abilities: [action({ cost: exhaust(thisCard), effect: draw(you, 1) })],
  });
  given(
    { P1: { hand: ["Idea"], play: ["Coach"] }, P2: { hand: ["Idea"], play: ["Coach"] } },
    { cards: [...cards, coach] },
  );
  then.offered("P1", ["Idea", "Coach"]);
  when("P1 uses Coach");
  then.offered("P2", ["P2 Idea", "P2 Coach"]);
  when("P2 plays P2 Idea", "P1 passes", "P2 uses P2 Coach");
  then.expect({ P1: { hand: 2 }, P2: { hand: 2, discard: 1 }, "P2 Coach": { state: "exhausted" } });
});

test("OPS-08 Bag Man needs one domain with three resources, one of them Syndicate", () => {
  given({
    P1: {
      hand: ["Bag Man"],
      domains: [
        ["syndicate", "hastur", "neutral"],
        ["hastur", "hastur", "hastur"],
      ],
    },
  });
  then.refused("P1 plays Bag Man; drain D2", "PAY-04");
  when("P1 plays Bag Man; drain D1");
  then.expect({ "Bag Man": { in: "play" }, "P1.D2": { drained: false } });
});

test("OPS-09 Spawn of Sebek needs a three-resource domain with one Cthulhu", () => {
  given(
    {
      P1: {
        hand: ["Spawn of Sebek"],
        domains: [
          ["cthulhu", "agency"],
          ["cthulhu", "agency", "agency"],
        ],
      },
    },
    { cards: [testCharacter("Spawn of Sebek", { faction: "cthulhu", cost: 3 })] },
  );
  then.refused("P1 plays Spawn of Sebek; drain D1", "PAY-01");
  when("P1 plays Spawn of Sebek; drain D2");
  then.expect({ "Spawn of Sebek": { in: "play" } });
});

const midwife = testCharacter("Midwife", {
  abilities: [
    action({
      cost: exhaust(thisCard),
      effect: until(endOfPhase, mayPlay(choose(1, character({ in: "discard", controller: you })))),
    }),
  ],
});

test("OPS-10 a card played as if from hand obeys the time at which such a card may be played", () => {
  const position = { P1: { play: ["Midwife"], discard: ["Clerk", "Poet"] } };
  const all = [...cards, midwife, testCharacter("Poet", { faction: "hastur", cost: 1 })];

  given({ ...position, phase: "story" }, { cards: all });
  when("P1 uses Midwife; choose Clerk");
  then.refused("P1 plays Clerk", "OPS-01");

  given(position, { cards: all });
  then.refused("P1 plays Clerk");
  when("P1 uses Midwife; choose Clerk");
  then.now({ asked: "P2", Clerk: { in: "P1 discard" } });
  then.offered("P1", ["Clerk"]);
  when("P1 plays Clerk");
  then.expect({ Clerk: { in: "play", controller: "P1" } });
});

test("OPS-10 a card played as if from hand is paid for", () => {
  given(
    { P1: { play: ["Midwife"], discard: ["Clerk", "Poet"] } },
    { cards: [...cards, midwife, testCharacter("Poet", { faction: "hastur", cost: 1 })] },
  );
  when("P1 uses Midwife; choose Poet");
  then.refused("P1 plays Poet", "PAY-01");
});
