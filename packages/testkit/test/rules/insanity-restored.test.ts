import {
  aCharacter,
  action,
  anyCard,
  character,
  choose,
  delayed,
  draw,
  driveInsane,
  each,
  endOfPhase,
  endOfTurn,
  entersPlay,
  exhaust,
  forcedResponse,
  gains,
  holdsInsane,
  inOrder,
  isRestored,
  it,
  putIntoPlay,
  ready,
  restore,
  setTo,
  target,
  thisCard,
  toHand,
  top,
  until,
  whileThisExhausted,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk", { skill: 2, icons: "I" });
const FRIGHT = eventThat("Fright", driveInsane(aCharacter()));
const CURE = eventThat("Cure", restore(aCharacter()));
const UNDERMINE = eventThat("Undermine", putIntoPlay(top(1, you), { insane: true }));

test("INS-11 restored by an effect it is face up and exhausted", () => {
  given({ P1: { hand: ["Cure"], play: [{ Clerk: { insane: true } }] } }, { cards: [CLERK, CURE] });
  when("P1 plays Cure");
  then.expect({ Clerk: { state: "exhausted", skill: 2, icons: "I" }, log: ["Clerk restored"] });
});

test("INS-12 restored it has its printed values, and earlier lasting effects apply again", () => {
  given(
    { P1: { hand: ["Boost", "Fright", "Cure"], play: ["Clerk"] } },
    { cards: [CLERK, FRIGHT, CURE, eventThat("Boost", until(endOfTurn, gains(aCharacter(), { skill: 1 })))] },
  );
  when("P1 plays Boost", "P1 plays Fright");
  then.expect({ Clerk: { state: "insane", skill: 0 } });
  when("P1 plays Cure");
  then.expect({ Clerk: { skill: 3, icons: "I" } });
});

test("INS-13 a character that enters play insane does not use its text on entering", () => {
  const herald = person("Herald", {
    abilities: [forcedResponse({ when: entersPlay(thisCard), effect: draw(you, 1) })],
  });
  given({ P1: { hand: ["Undermine"], deck: ["Herald", "...5"] } }, { cards: [herald, UNDERMINE] });
  when("P1 plays Undermine");
  then.expect({ Herald: { in: "play", state: "insane" }, P1: { hand: 0 } });

  given({ P1: { hand: ["Herald"] } }, { cards: [herald] });
  when("P1 plays Herald");
  then.expect({ P1: { hand: 1 } });
});

const KING = freeSupport("The King in Yellow", [
  action({
    cost: exhaust(thisCard),
    effect: inOrder(driveInsane(aCharacter()), until(whileThisExhausted, holdsInsane(it))),
  }),
]);

test("INS-14 The King in Yellow: those it drove insane stay so while it is exhausted", () => {
  given(
    {
      P1: { play: ["The King in Yellow"] },
      P2: { play: ["Clerk", { Guard: { insane: true } }, "Baker"], hand: ["Cure", "Cure"] },
    },
    { cards: [KING, CURE, CLERK, person("Guard"), person("Baker", { keywords: ["Willpower"] })] },
  );
  when("P1 uses The King in Yellow", "P2 plays Cure");
  then.expect({ Guard: { state: "exhausted" }, Clerk: { state: "insane" } });
  then.refused("P2 plays Cure");
  when({ advance: "P2 refresh window" });
  then.expect({ Clerk: { state: "insane" } });
});

test("INS-14 once it readies, for any reason, they can be restored", () => {
  given(
    { P1: { play: ["The King in Yellow"], hand: ["Wake"] }, P2: { play: ["Clerk"] } },
    { cards: [KING, CLERK, eventThat("Wake", ready(choose(1, anyCard({ exhausted: true }))))] },
  );
  when("P1 uses The King in Yellow", "P1 plays Wake", { advance: "P2 refresh window" });
  then.expect({ Clerk: { state: "exhausted" } });
});

test("INS-14 exhausted again later, it no longer holds whom it held before", () => {
  given(
    {
      P1: { play: ["The King in Yellow"], hand: ["Wake"] },
      P2: { play: ["Clerk", "Guard"], hand: ["Cure"] },
    },
    {
      cards: [
        KING,
        CURE,
        CLERK,
        person("Guard"),
        eventThat("Wake", ready(choose(1, anyCard({ exhausted: true })))),
      ],
    },
  );
  when(
    "P1 uses The King in Yellow; choose Clerk",
    "P1 plays Wake",
    "P1 uses The King in Yellow; choose Guard",
  );
  then.expect({ Clerk: { state: "insane" }, Guard: { state: "insane" } });
  when("P2 plays Cure"); // Guard is held, so it is Clerk
  then.expect({ Clerk: { state: "exhausted" }, Guard: { state: "insane" } });
});

test("INS-15 a character that goes insane loses all tokens on it", () => {
  given(
    { P1: { hand: ["Fright", "Cure"], play: [{ Clerk: { tokens: 2 } }] } },
    { cards: [CLERK, FRIGHT, CURE] },
  );
  when("P1 plays Fright");
  then.expect({ Clerk: { state: "insane", tokens: 0 } });
  when("P1 plays Cure");
  then.expect({ Clerk: { state: "exhausted", tokens: 0 } });
});

test("INS-16 no effect modifies it while it is insane; that part is ignored", () => {
  given(
    { P1: { hand: ["Frenzy", "Cure"], play: [{ Clerk: { insane: true } }, "Guard"] } },
    {
      cards: [
        CLERK,
        CURE,
        person("Guard"),
        eventThat("Frenzy", until(endOfTurn, gains(each(character()), { skill: 2, icons: { combat: 1 } }))),
      ],
    },
  );
  when("P1 plays Frenzy");
  then.expect({ Clerk: { skill: 0, icons: "" }, Guard: { skill: 3, icons: "C" } });
  when("P1 plays Cure");
  then.expect({ Clerk: { skill: 2, icons: "I" } });
});

test("INS-16 setting its skill is ignored too", () => {
  given(
    { P1: { hand: ["Equalise"], play: [{ Clerk: { insane: true } }, "Guard"] } },
    {
      cards: [
        CLERK,
        person("Guard"),
        eventThat("Equalise", until(endOfPhase, setTo(each(character()), { skill: 5 }))),
      ],
    },
  );
  when("P1 plays Equalise");
  then.expect({ Clerk: { skill: 0 }, Guard: { skill: 5 } });
});

test("INS-17 a support among the insane is a character until it is restored, which restores no character", () => {
  given(
    { P1: { hand: ["Undermine", "Cure"], deck: ["Lamp", "...5"], play: ["Nurse"] } },
    { cards: [UNDERMINE, CURE, freeSupport("Lamp", []), counter("Nurse", isRestored(character()))] },
  );
  when("P1 plays Undermine");
  then.expect({ Lamp: { in: "play", state: "insane" }, P1: { characters: 1 } });
  when("P1 plays Cure");
  then.expect({ Lamp: { in: "play", state: "exhausted" }, P1: { characters: 0, hand: 0 } });
});

test("INS-17 a restored event is discarded", () => {
  given(
    { P1: { hand: ["Undermine", "Cure"], deck: ["Fright", "...5"] } },
    { cards: [UNDERMINE, CURE, FRIGHT] },
  );
  when("P1 plays Undermine");
  then.expect({ Fright: { in: "play", state: "insane" } });
  when("P1 plays Cure");
  then.expect({ Fright: { in: "P1 discard" } });
});

test("INS-18 an effect waiting on a card comes whether it is sane or insane", () => {
  given(
    { P1: { hand: ["Myth", "Fright", "Clerk"] } },
    {
      cards: [
        CLERK,
        FRIGHT,
        eventThat(
          "Myth",
          inOrder(
            target(choose(1, character({ in: "hand", controller: you }))),
            putIntoPlay(it),
            delayed(endOfPhase, toHand(it)),
          ),
        ),
      ],
    },
  );
  when("P1 plays Myth; choose Clerk", "P1 plays Fright");
  then.expect({ Clerk: { in: "play", state: "insane" } });
  when({ advance: "story before commits" });
  then.expect({ Clerk: { in: "P1 hand" } });
});
