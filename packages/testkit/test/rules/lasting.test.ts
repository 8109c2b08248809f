import type { Effect, Num } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  attachTo,
  character as characterIs,
  commits,
  destroy,
  each,
  endOfPhase,
  endOfTurn,
  exactly,
  exhaust,
  gains,
  host,
  isCommitted,
  loses,
  passive,
  response,
  setTo,
  storyOfThis,
  thisCard,
  until,
  whileTrue,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { CLERK, character, DOOM, event, GUARD, MONK, support } from "./timing-cards.ts";

const skills = (title: string, skill: Num): object =>
  event(title, [action({ effect: until(endOfPhase, gains(aCharacter(), { skill })) })]);
const does = (title: string, effect: Effect): object => event(title, [action({ effect })]);

/** P1 plays these one after the other on the card, P2 passing between them. */
function playAll(titles: readonly string[], target: string): void {
  for (const [at, title] of titles.entries()) {
    if (at > 0) when("P2 passes");
    when(`P1 plays ${title}; choose ${target}`);
  }
}

test("LAST-01 many lasting effects may act on one card: only the net sum matters", () => {
  const cards = [skills("Up", 2), skills("Down", -3), skills("Bit", 1), character("Man", [], { skill: 2 })];
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
    character("Man", [], { skill: 2 }),
    character("Rival", [], { skill: 1 }),
  ];
  given({ P1: { hand: ["Down", "Cull"] }, P2: { play: ["Man", "Rival"] } }, { cards });
  then.refused("P1 plays Cull", "TGT-02");
  playAll(["Down", "Cull"], "Man");
  then.expect({ turn: 7, Man: { in: "P2 discard" }, Rival: { in: "play" } });
});

test("LAST-03 the true net is kept, so a later bonus starts from it: Young Deep One", () => {
  const sketches = support("Notebook Sketches", {
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
  const cards = [icon("Calm", -2), icon("Fear", 1), character("Man", [], { icons: "T" })];
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
    character("Weak", [], { skill: 2 }),
    character("Strong", [], { skill: 3 }),
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
  const coach = character("Coach", [
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

const GLAAKI = character("Glaaki", [
  response({ when: commits(thisCard), effect: until(endOfPhase, loses(aCharacter(), { icons: "all" })) }),
]);

test("LAST-08 loses all icons takes those it has, gained ones included; later ones stay", () => {
  const lamp = does("Lamp", until(endOfPhase, gains(aCharacter(), { icons: { arcane: 1 } })));
  const cards = [GLAAKI, lamp, character("Man", [], { icons: "T" })];
  given(
    {
      phase: "story",
      P1: { hand: ["Lamp"], play: ["Glaaki"] },
      P2: { play: [{ Man: { attached: [".45 Pistols"] } }] },
    },
    { cards },
  );
  then.expect({ Man: { icons: "TC" } });
  when("P1 commits Glaaki to S1", "P1 uses Glaaki; choose Man");
  then.expect({ Man: { icons: "" } });
  when("P1 plays Lamp; choose Man");
  then.expect({ Man: { icons: "A" } });
});

test("LAST-08 each of several loses its own icons; loses an icon takes one", () => {
  const fog = does("Fog", until(endOfPhase, loses(each(characterIs()), { icons: "all" })));
  const nick = does("Nick", until(endOfPhase, loses(aCharacter(), { icons: "combat" })));
  const cards = [fog, nick, character("Ox", [], { icons: "CC" }), character("Owl", [], { icons: "TA" })];
  given({ P1: { hand: ["Fog"] }, P2: { play: ["Ox", "Owl"] } }, { cards });
  when("P1 plays Fog");
  then.expect({ turn: 7, Ox: { icons: "" }, Owl: { icons: "" } });
  given({ P1: { hand: ["Nick"] }, P2: { play: ["Ox", "Owl"] } }, { cards });
  when("P1 plays Nick; choose Ox");
  then.expect({ turn: 7, Ox: { icons: "C" }, Owl: { icons: "TA" } });
});

test("LAST-09 copies of one effect all apply", () => {
  const gloom = support("Gloom", [passive(gains(each(characterIs()), { skill: -1 }))]);
  const cards = [gloom, character("Man", [], { skill: 4 })];
  given({ P1: { play: ["Gloom", "Gloom"] }, P2: { play: ["Gloom", "Man"] } }, { cards });
  then.expect({ Man: { skill: 1 } });
});

test("LAST-10 until the end of the turn ends in End of Turn", () => {
  const zeal = does("Zeal", until(endOfTurn, gains(aCharacter(), { skill: 1 })));
  given({ P1: { hand: ["Zeal"], play: ["Clerk"] } }, { cards: [zeal, CLERK] });
  when("P1 plays Zeal; choose Clerk", { advance: "story before commits" });
  then.expect({ turn: 7, Clerk: { skill: 1 } });
  when({ advance: "P2 refresh window" });
  then.expect({ turn: 8, Clerk: { skill: 0 } });
});

test("LAST-11 a triggered effect that names no duration ends with the current phase", () => {
  const arm = does("Arm", gains(aCharacter(), { icons: { combat: 1 } }));
  given({ P1: { hand: ["Arm"], play: ["Clerk"] } }, { cards: [arm, CLERK] });
  when("P1 plays Arm; choose Clerk");
  then.expect({ Clerk: { icons: "C" } });
  when({ advance: "story before commits" });
  then.expect({ turn: 7, Clerk: { icons: "" } });
});

test("LAST-12 what a card becomes is lasting without a time limit", () => {
  const ox = character("Ox", [], { skill: 6 });
  given({ P1: { play: ["Hound of Tindalos"] }, P2: { play: ["Ox", "Guard"] } }, { cards: [ox, GUARD] });
  when("P1 uses Hound of Tindalos; choose Ox");
  then.expect({ "Hound of Tindalos": { in: "attached to Ox" }, Ox: { skill: 2 } });
  when({ advance: "P2 operations window" });
  then.expect({
    "Hound of Tindalos": { in: "attached to Ox", subtypes: ["Attachment"] },
    Ox: { skill: 2 },
    P1: { characters: 0 },
  });
});

test("LAST-13 a text that lays down a value holds whatever others add or take", () => {
  const hand = character("Hand of Aforgomon", [
    passive(whileTrue(isCommitted(thisCard), setTo(each(characterIs({ at: storyOfThis })), { skill: 0 }))),
  ]);
  const cards = [
    hand,
    skills("Up", 2),
    character("Man", [], { skill: 3 }),
    character("Far", [], { skill: 3 }),
  ];
  given(
    {
      phase: "story",
      at: "after commits",
      P1: {
        hand: ["Up"],
        play: [{ "Hand of Aforgomon": { story: "S1" } }, { Man: { story: "S1" } }, { Far: { story: "S2" } }],
      },
    },
    { cards },
  );
  then.expect({ Man: { skill: 0 } });
  playAll(["Up"], "Man");
  then.expect({ Man: { skill: 0 }, Far: { skill: 3 } });
});

test("LAST-14 an icon may be removed from a character that has none of it", () => {
  const nick = does("Nick", until(endOfPhase, loses(aCharacter(), { icons: "combat" })));
  const arm = does("Arm", until(endOfPhase, gains(aCharacter(), { icons: { combat: 1 } })));
  const cards = [nick, arm, MONK, character("Man", [], { skill: 2, icons: "T" })];
  given({ P1: { hand: ["Nick", "Arm", "Arm"] }, P2: { play: ["Man", "Monk"] } }, { cards });
  playAll(["Nick"], "Man");
  then.expect({ Man: { icons: "T" } });
  when("P2 passes");
  playAll(["Arm"], "Man");
  then.expect({ Man: { icons: "T" } });
  when("P2 passes");
  playAll(["Arm"], "Man");
  then.expect({ turn: 7, Man: { icons: "TC" } });
});
