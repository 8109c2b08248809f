import type { Effect, Num } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  character as characterIs,
  choose,
  commits,
  each,
  endOfPhase,
  endOfTurn,
  gains,
  isCommitted,
  loses,
  passive,
  putIntoPlay,
  removeStruggle,
  response,
  setTo,
  storyOfThis,
  thatStory,
  thisCard,
  toHand,
  until,
  whileThisCommitted,
  whileTrue,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

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

const GLAAKI = freeCharacter("Glaaki", [
  response({ when: commits(thisCard), effect: until(endOfPhase, loses(aCharacter(), { icons: "all" })) }),
]);

test("LAST-08 loses all icons takes those it has, gained ones included; later ones stay", () => {
  const lamp = does("Lamp", until(endOfPhase, gains(aCharacter(), { icons: { arcane: 1 } })));
  const cards = [GLAAKI, lamp, freeCharacter("Man", [], { icons: "T" })];
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
  const cards = [
    fog,
    nick,
    freeCharacter("Ox", [], { icons: "CC" }),
    freeCharacter("Owl", [], { icons: "TA" }),
  ];
  given({ P1: { hand: ["Fog"] }, P2: { play: ["Ox", "Owl"] } }, { cards });
  when("P1 plays Fog");
  then.expect({ turn: 7, Ox: { icons: "" }, Owl: { icons: "" } });
  given({ P1: { hand: ["Nick"] }, P2: { play: ["Ox", "Owl"] } }, { cards });
  when("P1 plays Nick; choose Ox");
  then.expect({ turn: 7, Ox: { icons: "C" }, Owl: { icons: "TA" } });
});

test("LAST-09 copies of one effect all apply", () => {
  const gloom = freeSupport("Gloom", [passive(gains(each(characterIs()), { skill: -1 }))]);
  const cards = [gloom, freeCharacter("Man", [], { skill: 4 })];
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
  const ox = freeCharacter("Ox", [], { skill: 6 });
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
  const hand = freeCharacter("Hand of Aforgomon", [
    passive(whileTrue(isCommitted(thisCard), setTo(each(characterIs({ at: storyOfThis })), { skill: 0 }))),
  ]);
  const cards = [
    hand,
    skills("Up", 2),
    freeCharacter("Man", [], { skill: 3 }),
    freeCharacter("Far", [], { skill: 3 }),
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
  const cards = [nick, arm, MONK, freeCharacter("Man", [], { skill: 2, icons: "T" })];
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

test("LAST-06 what lasts while its source is committed does not come back when that enters play committed", () => {
  const scholar = freeCharacter("Scholar", [
    passive({
      when: commits(thisCard),
      effect: until(whileThisCommitted, removeStruggle(thatStory, "terror")),
    }),
  ]);
  const guide = freeCharacter("Guide", [
    action({
      effect: putIntoPlay(choose(1, characterIs({ in: "hand", controller: you })), {
        committedTo: storyOfThis,
      }),
    }),
  ]);
  given(
    { phase: "story", P1: { hand: ["Gust"], play: ["Scholar", "Guide"] } },
    { cards: [scholar, guide, does("Gust", toHand(aCharacter({ title: "Scholar" })))] },
  );
  when("P1 commits Scholar, Guide to S1");
  then.expect({ S1: { struggles: "CAI" } });
  when("P1 plays Gust");
  then.expect({ S1: { struggles: "TCAI" } });
  when("P1 uses Guide; choose Scholar");
  then.expect({ Scholar: { in: "S1" }, S1: { struggles: "TCAI" } });
});
