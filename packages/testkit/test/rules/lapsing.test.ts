/** What ends with a phase or a turn, and what its ending sets off. */
import {
  aCharacter,
  blank,
  changesControl,
  character as characterIs,
  draw,
  driveInsane,
  each,
  endOfPhase,
  endOfTurn,
  forcedResponse,
  gains,
  inOrder,
  isTurnOf,
  one,
  opponent,
  passive,
  placeTokens,
  story as storyIs,
  takeControl,
  thisCard,
  until,
  wheneverTrue,
  whileTrue,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeSupport } from "./free-cards.ts";
import { CLERK, HORN, someoneDies } from "./timing-cards.ts";

/** An end, the first question after it, and what the next turn does before it asks. */
const ENDS = [
  { of: "phase", end: endOfPhase, next: "story before commits", later: [] },
  { of: "turn", end: endOfTurn, next: "end of turn", later: ["Clerk readied"] },
] as const;

/** P1 sings, takes the Mummy, and wounds it while his Dutch Courage holds it up. */
function stealTheMummy(): void {
  when("P1 uses Clover Club Torch Singer; choose Living Mummy; drain D1");
  when("P2 passes", "P1 plays Blind Submission; choose Living Mummy; drain D2");
  when("P2 passes", "P1 plays Shotgun Blast; X 2; choose Living Mummy; drain D3");
  then.expect({ "Living Mummy": { controller: "P1", wounds: 1 }, "Hired Muscle": { wounds: 0 } });
}

const THEFT = {
  P1: {
    hand: ["Blind Submission", "Shotgun Blast"],
    play: ["Clover Club Torch Singer", "Dutch Courage"],
    domains: [["hastur"], ["hastur", "hastur"], ["agency", "agency"]],
  },
  P2: { play: ["Living Mummy", "Hired Muscle"] },
} as const;

test("TRIG-11 a character that goes home and dies at the end of the phase has its forced response", () => {
  given(THEFT);
  stealTheMummy();
  when({ advance: "story before commits" });
  then.expect({
    "Living Mummy": { in: "P2 discard" },
    "Hired Muscle": { wounds: 1 },
    "Clover Club Torch Singer": { wounds: 1 },
    log: ["Living Mummy destroyed", "Hired Muscle wounded"],
  });
});

test("TURN-10 nothing responds to what dies as effects lapse", () => {
  given({ ...THEFT, P2: { play: [...THEFT.P2.play, "Horn"] } }, { cards: [HORN] });
  stealTheMummy();
  when("P2 passes", "P1 passes");
  then.now({ phase: "story", asked: "P1", "Living Mummy": { in: "P2 discard" }, Horn: { state: "ready" } });
});

test("TRIG-22 a passive that waits for a state finds it at the end of the phase, when it is in force again", () => {
  const crowd = ["Mad Artist", "Mad Genius", "Bag Man"];
  given({
    P1: {
      hand: ["Peeler"],
      play: ["Professor Hermann Mulder", "Richard Upton Pickman", ...crowd],
      domains: [
        ["hastur", "hastur"],
        ["agency", "agency"],
      ],
    },
  });
  when("P1 uses Richard Upton Pickman; choose Professor Hermann Mulder; drain D1", "P2 passes");
  when("P1 plays Peeler; drain D2");
  then.expect({ "Professor Hermann Mulder": { state: "ready" } });
  when({ advance: "story before commits" });
  then.expect({ "Professor Hermann Mulder": { state: "insane" }, log: ["Professor Hermann Mulder insane"] });
});

const SEER = freeCharacter("Seer", [], { keywords: ["Fated 3"] });

for (const { of, end, next, later } of ENDS) {
  test(`FATE-01 a Fated card that is blank goes under the deck as the ${of} ends`, () => {
    const hush = eventThat("Hush", until(end, blank(aCharacter())));
    const bode = eventThat("Bode", placeTokens(1, aCharacter()));
    given(
      {
        P1: { hand: ["Hush", "Bode"], play: [{ Seer: { tokens: 2 } }] },
        P2: { play: [{ Clerk: { exhausted: true } }] },
      },
      { cards: [SEER, hush, bode, CLERK] },
    );
    when("P1 plays Hush; choose Seer", "P2 passes", "P1 plays Bode; choose Seer");
    then.expect({ Seer: { in: "play", tokens: 3 } });
    when({ advance: next });
    then.expect({ Seer: { in: "deck bottom" }, log: ["Seer leaves play", ...later] });
  });

  test(`TRIG-11 a forced response to a death as the ${of} ends is used`, () => {
    const brace = eventThat("Brace", until(end, gains(aCharacter(), { keyword: "Toughness", amount: 1 })));
    const blast = eventThat("Blast", wound(aCharacter()));
    const mourner = freeSupport("Mourner", [forcedResponse({ when: someoneDies, effect: draw(you, 1) })]);
    given(
      { P1: { hand: ["Brace", "Blast"] }, P2: { play: ["Clerk", "Mourner"] } },
      { cards: [brace, blast, mourner, CLERK] },
    );
    when("P1 plays Brace", "P2 passes", "P1 plays Blast");
    then.expect({ Clerk: { in: "play", wounds: 1 }, P2: { hand: 0 } });
    when({ advance: next });
    then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 1 } });
  });
}

const STEAL = eventThat("Steal", takeControl(you, aCharacter(), endOfPhase));
/** Proud of each new master until the end of the phase. */
const PROUD = freeCharacter("Proud", [
  forcedResponse({
    when: changesControl(thisCard),
    effect: inOrder(draw(you, 1), until(endOfPhase, gains(thisCard, { skill: 2 }))),
  }),
]);

test("LAST-11 what is set off as the phase ends lasts no longer than the phase", () => {
  given({ P1: { hand: ["Steal"] }, P2: { play: ["Proud"] } }, { cards: [STEAL, PROUD] });
  when("P1 plays Steal");
  then.expect({ Proud: { skill: 2, controller: "P1" }, P1: { hand: 1 } });
  when({ advance: "story before commits" });
  then.expect({ Proud: { skill: 0, controller: "P2" }, P2: { hand: 1 } });
});

test("TURN-08 the end of the turn is part of no phase: what is set off there does not last into the next turn", () => {
  const keep = eventThat("Keep", takeControl(you, aCharacter(), endOfTurn));
  given({ phase: "story", P1: { hand: ["Keep"] }, P2: { play: ["Proud"] } }, { cards: [keep, PROUD] });
  when("P1 plays Keep", { advance: "P2 refresh window" });
  then.now({ Proud: { skill: 0, controller: "P2" }, P2: { hand: 1 } });
});

test("WIN-01 a story is won by what is set off as the phase ends", () => {
  const loyal = freeCharacter("Loyal", [
    forcedResponse({ when: changesControl(thisCard), effect: placeTokens(1, one(storyIs()), { side: you }) }),
  ]);
  given(
    { stories: [{ Dreamwalkers: { P2: 4 } }], P1: { hand: ["Steal"] }, P2: { play: ["Loyal"] } },
    { cards: [STEAL, loyal] },
  );
  when("P1 plays Steal", "P1 chooses S2", "P2 passes", "P1 passes", "P2 chooses S1");
  then.expect({ P2: { won: 1 }, S2: { P1: 1 }, phase: "story" });
});

const AEGIS = { keyword: "Toughness", amount: 1 } as const;
const ourOwn = each(characterIs({ controller: you }));
const whileIt = { turn: isTurnOf(you), phase: { phase: "operations" } } as const;

for (const [of, next] of [
  ["turn", "P2 refresh window"],
  ["phase", "story before commits"],
] as const)
  test(`KW-TOUGH-04 who lives by a text that holds during a ${of} dies as the next begins`, () => {
    const shield = freeSupport("Shield", [passive(whileTrue(whileIt[of], gains(ourOwn, AEGIS)))]);
    const blast = eventThat("Blast", wound(aCharacter()));
    const mourner = freeSupport("Mourner", [forcedResponse({ when: someoneDies, effect: draw(you, 1) })]);
    given(
      { P1: { hand: ["Blast"], play: ["Shield", "Clerk", "Mourner"] } },
      { cards: [shield, blast, mourner, CLERK] },
    );
    when("P1 plays Blast");
    then.expect({ Clerk: { in: "play", wounds: 1 } });
    when({ advance: next });
    then.now({ Clerk: { in: "P1 discard" }, P1: { hand: 1 } });
  });

test("TRIG-22 a passive that waits for a phase finds it as that phase begins", () => {
  const owl = freeCharacter("Owl", [passive(wheneverTrue({ phase: "operations" }, driveInsane(thisCard)))]);
  given({ phase: "resource", P1: { play: ["Owl"] } }, { cards: [owl] });
  then.now({ Owl: { state: "ready" } });
  when({ advance: "operations window" });
  then.now({ Owl: { state: "insane" } });
});

test("LOOP-04 a card that is taken again each time the phase would let it go is a draw", () => {
  const grip = freeSupport("Grip", [
    forcedResponse({
      when: changesControl(characterIs({ controller: opponent })),
      effect: takeControl(you, aCharacter({ controller: opponent }), endOfPhase),
    }),
  ]);
  given(
    { P1: { hand: ["Steal"], play: ["Grip"] }, P2: { play: ["Clerk"] } },
    { cards: [STEAL, grip, CLERK] },
  );
  when("P1 plays Steal", { advance: "story before commits" });
  then.expect({ winner: "draw", because: "loop" });
});
