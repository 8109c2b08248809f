import {
  action,
  anyCard,
  anyNumber,
  cancel,
  character as characterIs,
  choose,
  costs,
  discard,
  disrupt,
  draw,
  effectInitiated,
  endOfPhase,
  event as eventIs,
  exhaust,
  mayPlay,
  one,
  overpays,
  sacrifice,
  some,
  thisCard,
  until,
  upTo,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, IDEA, MONK } from "./timing-cards.ts";

const own = { controller: you } as const;
const readyOnes = characterIs({ ...own, ready: true });
const PEOPLE = [CLERK, GUARD, MONK];
const PLAY = ["Altar", "Clerk", "Guard", "Monk"];

test("COST-11 a cost of up to so many may stop after one, not before", () => {
  const altar = freeSupport("Altar", [
    action({ cost: exhaust(some(upTo(2), readyOnes)), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: PLAY } }, { cards: [altar, ...PEOPLE] });
  when("P1 uses Altar");
  then.refused("P1 declines");
  when("P1 chooses Guard", "P1 declines");
  then.expect({ Guard: { state: "exhausted" }, Clerk: { state: "ready" }, Monk: { state: "ready" } });

  given({ P1: { play: PLAY } }, { strict: true, cards: [altar, ...PEOPLE] });
  when("P1 uses Altar", "P1 chooses Guard", "P1 chooses Monk");
  then.now({ asked: "P2", P1: { hand: 1 }, Monk: { state: "exhausted" }, Clerk: { state: "ready" } });
});

test("COST-11 a cost of any number takes as many as the player likes", () => {
  const altar = freeSupport("Altar", [
    action({ cost: exhaust(some(anyNumber, readyOnes)), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: PLAY } }, { cards: [altar, ...PEOPLE] });
  when("P1 uses Altar", "P1 chooses Guard", "P1 chooses Clerk", "P1 chooses Monk");
  then.expect({
    P1: { hand: 1 },
    Clerk: { state: "exhausted" },
    Guard: { state: "exhausted" },
    Monk: { state: "exhausted" },
  });
});

test("COST-12 what two costs ask for is two cards", () => {
  const altar = freeSupport("Altar", [
    action({
      cost: [exhaust(some(2, readyOnes)), sacrifice(one(characterIs({ ...own, title: "Clerk" })))],
      effect: draw(you, 1),
    }),
  ]);
  given({ P1: { play: PLAY } }, { cards: [altar, ...PEOPLE] });
  when("P1 uses Altar");
  then.expect({
    Clerk: { in: "P1 discard" },
    Guard: { state: "exhausted" },
    Monk: { state: "exhausted" },
    P1: { hand: 1 },
  });
  given({ P1: { play: ["Altar", "Clerk", "Guard"] } }, { cards: [altar, ...PEOPLE] });
  then.offered("P1", []);
});

test("COST-12 of several who would do, none is offered whom another part cannot do without", () => {
  const altar = freeSupport("Altar", [
    action({
      cost: [exhaust(one(readyOnes)), sacrifice(one(characterIs({ ...own, title: "Clerk" })))],
      effect: draw(you, 1),
    }),
  ]);
  given({ P1: { play: PLAY } }, { cards: [altar, ...PEOPLE] });
  when("P1 uses Altar");
  then.offered("P1", ["Guard", "Monk"]);
});

test("COST-01 a choice among hidden cards is put even if there is only one", () => {
  const pawnshop = freeSupport("Pawnshop", [
    action({ cost: discard(one(anyCard({ in: "hand", controller: you }))), effect: draw(you, 2) }),
  ]);
  given({ P1: { hand: ["Clerk"], play: ["Pawnshop"] } }, { strict: true, cards: [pawnshop, CLERK] });
  when("P1 uses Pawnshop");
  then.now({ asked: "P1", P1: { hand: 1 } });
  when("P1 chooses Clerk");
  then.expect({ P1: { hand: 2 }, Clerk: { in: "P1 discard" } });
});

const cheaper = (title: string, times?: number): object =>
  freeEvent(title, [
    action({
      effect: until(endOfPhase, costs(characterIs(), -1, times === undefined ? {} : { uses: times })),
    }),
  ]);
const LORD = freeCharacter("Lord", [], { cost: 2 });
const two = ["neutral", "neutral"];

test("PAY-17 a reducer for the next card is used up by it, another is not", () => {
  given(
    {
      P1: { hand: ["Sale", "Lord", "Lord"], domains: [["neutral"], ["neutral"], two] },
    },
    { cards: [cheaper("Sale", 1), LORD] },
  );
  when("P1 plays Sale", "P2 passes", "P1 plays Lord; drain D1");
  then.expect({ Lord: { in: "play" } });
  when("P2 passes");
  then.refused("P1 plays Lord#2; drain D2");
  when("P1 plays Lord#2; drain D3");
  then.expect({ "Lord#2": { in: "play" } });

  given(
    { P1: { hand: ["Sale", "Lord", "Lord"], domains: [["neutral"], ["neutral"], two] } },
    { cards: [cheaper("Sale"), LORD] },
  );
  when("P1 plays Sale", "P2 passes", "P1 plays Lord; drain D1", "P2 passes", "P1 plays Lord#2; drain D2");
  then.expect({ "Lord#2": { in: "play" } });
});

test("PAY-17 a reducer for two cards is used up by the second", () => {
  given(
    { P1: { hand: ["Sale", "Lord", "Lord", "Lord"], domains: [["neutral"], ["neutral"], ["neutral"], two] } },
    { cards: [cheaper("Sale", 2), LORD] },
  );
  when(
    "P1 plays Sale",
    "P2 passes",
    "P1 plays Lord; drain D1",
    "P2 passes",
    "P1 plays Lord#2; drain D2",
    "P2 passes",
  );
  then.refused("P1 plays Lord#3; drain D3");
});

test("PAY-13 what costs nothing is not overpaid", () => {
  const miser = counter("Miser", overpays(you));
  given(
    { P1: { hand: ["Lord", "Clerk"], play: ["Miser"], domains: [["neutral", ...two]] } },
    { cards: [miser, LORD, CLERK] },
  );
  when("P1 plays Clerk");
  then.expect({ P1: { hand: 1 } });
  when("P2 passes", "P1 plays Lord; drain D1");
  then.expect({ P1: { hand: 1 } });
});

const VETO = freeSupport("Veto", [
  disrupt({ when: would(effectInitiated({})), cost: exhaust(thisCard), effect: cancel }),
]);

test("TIME-19 a card is shown as soon as it is played, before anybody disrupts it", () => {
  given(
    { P1: { hand: ["Clerk", "Idea"] }, P2: { play: ["Veto"] } },
    { cards: [VETO, CLERK, IDEA], options: { "cancel.cards": true } },
  );
  when("P1 plays Clerk");
  then.now({ asked: "P2", "seen by P2": { Clerk: true, Idea: false }, Clerk: { in: "P1 hand" } });
  when("P2 uses Veto");
  then.expect({ Clerk: { in: "P1 discard" } });
});

test("TIME-19 an ability used from hand shows its card; cancelled, the card stays there", () => {
  const scout = freeCharacter("Scout", [action({ from: "hand", effect: draw(you, 1) })], { cost: 9 });
  given({ P1: { hand: ["Scout"] }, P2: { play: ["Veto"] } }, { cards: [VETO, scout] });
  when("P1 uses Scout");
  then.now({ asked: "P2", "seen by P2": { Scout: true } });
  when("P2 uses Veto");
  then.expect({ Scout: { in: "P1 hand" }, P1: { hand: 1 } });
});

test("DORM-03 a card that is made Dormant is shown to nobody and disrupted by nobody", () => {
  const sleeper = freeCharacter("Sleeper", [], { cost: 4, keywords: ["Dormant"] });
  given({ P1: { hand: ["Sleeper"] }, P2: { play: ["Veto"] } }, { cards: [VETO, sleeper] });
  when("P1 makes Sleeper dormant at S1");
  then.refused("P2 uses Veto");
  then.expect({ Sleeper: { in: "attached to S1" }, "seen by P2": { Sleeper: false } });
});

const leave = (title: string, options: Parameters<typeof mayPlay>[1] = {}): object =>
  freeSupport(title, [
    action({
      cost: exhaust(thisCard),
      effect: until(endOfPhase, mayPlay(choose(1, eventIs({ in: "discard", controller: you })), options)),
    }),
  ]);
const PLAN = freeEvent("Plan", [action({ effect: draw(you, 1) })]);

test("ERR-18 only what was played by leave of such a text goes under the deck", () => {
  given(
    { P1: { play: ["Amnesty", "Leave"], discard: ["Idea", "Plan"], hand: ["Plan"] } },
    { cards: [leave("Amnesty"), leave("Leave", { thenToBottom: true }), IDEA, PLAN] },
  );
  when("P1 uses Leave; choose Idea", "P2 passes", "P1 uses Amnesty; choose Plan", "P2 passes");
  when("P1 plays Plan", "P2 passes", "P1 plays Plan", "P2 passes", "P1 plays Idea");
  then.expect({
    Plan: { in: "P1 discard" },
    "Plan#2": { in: "P1 discard" },
    Idea: { in: "deck bottom" },
  });
});
