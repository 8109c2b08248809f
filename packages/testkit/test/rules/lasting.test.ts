import type { Effect, Num } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  attachTo,
  character as characterIs,
  destroy,
  each,
  endOfPhase,
  exactly,
  exhaust,
  gains,
  host,
  passive,
  thisCard,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const skills = (title: string, skill: Num): object =>
  freeEvent(title, [action({ effect: until(endOfPhase, gains(aCharacter(), { skill })) })]);
const does = (title: string, effect: Effect): object => freeEvent(title, [action({ effect })]);

/** P1 plays these one after the other on the card, P2 passing between them. */
function playAll(titles: readonly string[], target: string): void {
  for (const [at, title] of titles.entries()) {
    if (at > 0) when("P2 passes");
    when(`P1 plays ${title}; choose ${target}`);
  }
}

test("LAST-01 many lasting effects may act on one card: only the net sum matters", () => {
  const cards = [
    skills("Up", 2),
    skills("Down", -3),
    skills("Bit", 1),
    freeCharacter("Man", [], { skill: 2 }),
  ];
  for (const order of [
    ["Up", "Down", "Bit"],
    ["Down", "Bit", "Up"],
    ["Bit", "Down", "Up"],
  ]) {
    given({ P1: { hand: order }, P2: { play: ["Man"] } }, { cards });
    playAll(order, "Man");
    then.expect({ turn: 7, Man: { skill: 2 } });
  }
});

test("LAST-02 for resolving effects skill is never taken as below zero", () => {
  const cull = does("Cull", destroy(aCharacter({ skill: exactly(0) })));
  const cards = [
    skills("Down", -3),
    cull,
    freeCharacter("Man", [], { skill: 2 }),
    freeCharacter("Rival", [], { skill: 1 }),
  ];
  given({ P1: { hand: ["Down", "Cull"] }, P2: { play: ["Man", "Rival"] } }, { cards });
  then.refused("P1 plays Cull", "TGT-02");
  playAll(["Down", "Cull"], "Man");
  then.expect({ turn: 7, Man: { in: "P2 discard" }, Rival: { in: "play" } });
});

test("LAST-03 the true net is kept, so a later bonus starts from it: Young Deep One", () => {
  const sketches = freeSupport("Notebook Sketches", {
    ...attachTo(characterIs()),
    abilities: [passive(gains(host, { skill: 1 }))],
  });
  given(
    {
      P1: { hand: ["Bit", "Bit", "Bit"], play: ["Clover Club Bouncer", "Clover Club Bouncer"] },
      P2: { play: [{ "Young Deep One": { attached: ["Notebook Sketches"] } }] },
    },
    { cards: [sketches, skills("Bit", 1)] },
  );
  then.expect({ "Young Deep One": { skill: 1 } });
  when("P1 uses Clover Club Bouncer; choose Young Deep One", "P2 passes");
  when("P1 uses Clover Club Bouncer#2; choose Young Deep One", "P2 passes");
  then.expect({ "Young Deep One": { skill: 0 } });
  playAll(["Bit"], "Young Deep One");
  then.expect({ "Young Deep One": { skill: 0 } });
  when("P2 passes");
  playAll(["Bit"], "Young Deep One");
  then.expect({ turn: 7, "Young Deep One": { skill: 1 } });
});

const icon = (title: string, terror: number): object =>
  does(title, until(endOfPhase, gains(aCharacter(), { icons: { terror } })));

test("LAST-04 icons follow the same method: less than none counts as none", () => {
  const cards = [icon("Calm", -2), icon("Fear", 1), freeCharacter("Man", [], { icons: "T" })];
  given({ P1: { hand: ["Calm", "Fear", "Fear"] }, P2: { play: ["Man"] } }, { cards });
  playAll(["Calm"], "Man");
  then.expect({ Man: { icons: "" } });
  when("P2 passes");
  playAll(["Fear"], "Man");
  then.expect({ Man: { icons: "" } });
  when("P2 passes");
  playAll(["Fear"], "Man");
  then.expect({ turn: 7, Man: { icons: "T" } });
});

test("LAST-05 total skill at a story is the sum of the counted values", () => {
  const cards = [
    skills("Down", -4),
    freeCharacter("Weak", [], { skill: 2 }),
    freeCharacter("Strong", [], { skill: 3 }),
  ];
  given(
    {
      phase: "story",
      at: "after commits",
      P1: { hand: ["Down"], play: [{ Weak: { story: "S1" } }, { Strong: { story: "S1" } }] },
    },
    { cards },
  );
  then.expect({ S1: { skill: { P1: 5, P2: 0 } } });
  playAll(["Down"], "Weak");
  then.expect({ S1: { skill: { P1: 3, P2: 0 } } });
});

test("LAST-06 an effect with a duration outlives its source, a continuous one does not", () => {
  const coach = freeCharacter("Coach", [
    action({ cost: exhaust(thisCard), effect: until(endOfPhase, gains(aCharacter(), { skill: 2 })) }),
    passive(gains(each(characterIs({ other: true })), { skill: 5 })),
  ]);
  given({ P1: { hand: ["Doom"], play: ["Coach", "Clerk"] } }, { cards: [coach, DOOM, CLERK] });
  when("P1 uses Coach; choose Clerk");
  then.expect({ Clerk: { skill: 7 } });
  when("P2 passes", "P1 plays Doom; choose Coach");
  then.expect({ turn: 7, Coach: { in: "P1 discard" }, Clerk: { skill: 2 } });
});

test("LAST-07 a continuous effect takes in cards that enter later, a resolved one fixes its subjects", () => {
  const rally = does("Rally", until(endOfPhase, gains(each(characterIs({ controller: you })), { skill: 1 })));
  given(
    {
      P1: {
        hand: ["Young Deep One", "Rally"],
        play: ["Shadowed Reef", "Clerk"],
        domains: [["cthulhu", "cthulhu"]],
      },
    },
    { cards: [rally, CLERK] },
  );
  when("P1 plays Rally", "P2 passes", "P1 plays Young Deep One");
  then.expect({ turn: 7, "Young Deep One": { icons: "TCCA", skill: 0 }, Clerk: { skill: 1, icons: "" } });
});
