import {
  action,
  anyCard,
  anyPlayer,
  discard,
  disrupt,
  draw,
  draws,
  forcedResponse,
  inOrder,
  isDiscarded,
  it,
  opponent,
  pay,
  reveal,
  sacrifice,
  thisCard,
  toHand,
  top,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const guard = testCharacter("Guard", { skill: 1 });
const baker = testCharacter("Baker", { skill: 1 });
const start = { phase: "draw", at: "start" } as const;

test("DRAW-01 the active player draws two cards", () => {
  given({ ...start, P1: { deck: 20, hand: ["...3"] }, P2: { deck: 20, hand: ["...3"] } });
  then.expect({ P1: { deck: 18, hand: 5 }, P2: { deck: 20, hand: 3 }, log: ["P1 draws 2"] });
});

test("DRAW-02 the draw is not optional", () => {
  given({ ...start, P1: { deck: 2 } });
  then.expect({ P1: { deck: 0, hand: 2 }, winner: "P2", because: "deck", asked: "nobody" });
});

const leech = testSupport("Leech", {
  abilities: [disrupt({ when: would(draws(opponent)), cost: pay(1), effect: draw(you, 1) })],
});
const leeching = { ...start, P2: { play: ["Leech"], domains: [["hastur"], ["hastur"]] } };

test("DRAW-03 cards are drawn one at a time: a disrupt before the first", () => {
  given(leeching, { cards: [leech] });
  when("P2 uses Leech; drain D1", "P2 passes", { advance: "window" });
  then.expect({ P1: { hand: 2 }, P2: { hand: 1 }, log: ["P2 draws 1", "P1 draws 2"] });
});

test("DRAW-03 cards are drawn one at a time: a disrupt before the second", () => {
  given(leeching, { cards: [leech] });
  when("P2 passes", "P2 uses Leech; drain D1", { advance: "window" });
  then.expect({ P1: { hand: 2 }, P2: { hand: 1 }, log: ["P1 draws 1", "P2 draws 1", "P1 draws 1"] });
});

test("DRAW-03 cards are drawn one at a time: a disrupt before both", () => {
  given(leeching, { cards: [leech] });
  when("P2 uses Leech; drain D1", "P2 uses Leech", { advance: "window" });
  then.expect({
    P1: { hand: 2 },
    P2: { hand: 2 },
    "P2.D2": { drained: true },
    log: ["P2 draws 1", "P1 draws 1", "P2 draws 1", "P1 draws 1"],
  });
});

test("DRAW-03 cards are discarded one at a time too", () => {
  const rats = testSupport("Rats", {
    abilities: [forcedResponse({ when: isDiscarded(anyCard({ in: "discard" })), effect: draw(you, 1) })],
  });
  const rot = testSupport("Rot", {
    abilities: [action({ cost: sacrifice(thisCard), effect: discard(top(3, opponent)) })],
  });
  given(
    { P1: { play: ["Rot"] }, P2: { play: ["Rats"], deck: ["Clerk", "Guard", "Baker", "...9"] } },
    { cards: [rats, rot, clerk, guard, baker] },
  );
  when("P1 uses Rot");
  then.expect({
    P2: { discard: 3, hand: 3 },
    log: ["Clerk discarded", "Guard discarded", "Baker discarded", "P2 draws 1"],
  });
});

test("DRAW-04 an action window follows the draw box", () => {
  given(start, { strict: true });
  then.now({ phase: "draw", asked: "P1", P1: { hand: 2 } });
  when("P1 passes");
  then.now({ phase: "draw", asked: "P2" });
  when("P2 passes");
  then.now({ phase: "resource", asked: "P1" });
});

test("DRAW-05 a forced response to the draw comes before the window", () => {
  given(
    { ...start, P1: { play: ["Clerk", "Guard"] }, P2: { play: ["Cthulhu (core-set-41)"] } },
    { strict: true, cards: [clerk, guard] },
  );
  then.now({ asked: "P1", P1: { hand: 2, characters: 2 } });
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({
    phase: "draw",
    asked: "P1",
    Guard: { in: "P1 discard" },
    Clerk: { in: "play" },
    P1: { characters: 1 },
  });
});

const student = testCharacter("Student", {
  abilities: [forcedResponse({ when: draws(you), effect: draw(opponent, 1) })],
});

test("DRAW-06 a card put into hand by another word is not drawn", () => {
  const foot = testSupport("Rabbit", {
    abilities: [action({ effect: inOrder(reveal(top(1, you)), toHand(it)) })],
  });
  given({ P1: { play: ["Student", "Rabbit"], deck: ["Clerk", "...9"] } }, { cards: [student, foot, clerk] });
  when("P1 uses Rabbit");
  then.expect({ Clerk: { in: "P1 hand" }, P1: { deck: 9 }, P2: { hand: 0 } });
});

test("DRAW-06 an effect that says draw is a draw", () => {
  const idea = testEvent("Idea", { abilities: [action({ effect: draw(you, 1) })] });
  given({ P1: { hand: ["Idea"], play: ["Student"] } }, { cards: [student, idea] });
  when("P1 plays Idea");
  then.expect({ P1: { hand: 1 }, P2: { hand: 1 } });
});

test("DRAW-07 a disrupt that changes the top card changes which card is drawn", () => {
  const alyssa = testCharacter("Alyssa", {
    abilities: [disrupt({ when: would(draws(anyPlayer)), cost: pay(1), effect: discard(top(1, opponent)) })],
  });
  given(
    {
      ...start,
      P1: { deck: ["Clerk", "Guard", "Baker", "...9"] },
      P2: { play: ["Alyssa"], domains: [["hastur"]] },
    },
    { cards: [alyssa, clerk, guard, baker] },
  );
  when("P2 uses Alyssa; drain D1", { advance: "window" });
  then.expect({
    Clerk: { in: "P1 discard" },
    Guard: { in: "P1 hand" },
    Baker: { in: "P1 hand" },
    P1: { hand: 2, deck: 9 },
  });
});
