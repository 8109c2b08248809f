import {
  aCharacter,
  action,
  atLeast,
  character,
  delayed,
  draw,
  endOfPhase,
  endOfTurn,
  forcedResponse,
  gains,
  ifThen,
  inOrder,
  it,
  leavesPlay,
  numberIs,
  one,
  opponent,
  phaseEnds,
  response,
  skillOf,
  target,
  thisCard,
  toHand,
  turnBegins,
  turnEnds,
  until,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });

test("TURN-01 one turn is finished before the next begins", () => {
  given(
    { P1: { play: ["Clerk"] }, P2: { hand: ["Clerk", "Lamp"], domains: [["neutral"]] } },
    { cards: [clerk, testSupport("Lamp")] },
  );
  then.refused("P2 attaches Lamp to D1", "RSRC-03");
  then.refused("P2 plays Clerk");
  when("P1 passes");
  then.now({ asked: "P2", active: "P1", phase: "operations" });
  then.offered("P2", []);
  when({ advance: "end of turn" });
  then.expect({ active: "P2", turn: 8, phase: "refresh", asked: "P2" });
  when({ advance: "end of turn" });
  then.expect({ active: "P1", turn: 9 });
});

test("TURN-02 a turn has five phases in fixed order, then the End of Turn box", () => {
  const clock = testSupport("Clock", {
    abilities: [forcedResponse({ when: turnEnds(you), effect: draw(you, 1) })],
  });
  given({ phase: "refresh", at: "start", P1: { play: ["Clock"] } }, { strict: true, cards: [clock] });
  for (const phase of ["refresh", "draw"]) {
    then.now({ phase, active: "P1", asked: "P1" });
    when("P1 passes", "P2 passes");
  }
  when("P1 attaches nothing");
  for (const phase of ["resource", "operations", "story"]) {
    then.now({ phase, active: "P1", asked: "P1", P1: { hand: 2 } });
    when("P1 passes", "P2 passes");
  }
  then.now({ phase: "refresh", active: "P2", asked: "P2", P1: { hand: 3 } });
});

test("TURN-03 on the very first turn the starting player draws one card", () => {
  given({ turn: 1, phase: "draw", at: "start" });
  then.expect({ P1: { hand: 1, deck: 29 } });
  when({ advance: "P2 draw window" });
  then.expect({ turn: 2, P1: { hand: 1 }, P2: { hand: 2, deck: 28 } });
  when({ advance: "P1 draw window" });
  then.expect({ turn: 3, P1: { hand: 3 } });
});

test("TURN-04 on the first turn the whole Story phase is skipped, its windows too", () => {
  given({ turn: 1, P1: { play: ["Clerk"] } }, { strict: true, cards: [clerk] });
  then.now({ phase: "operations", turn: 1, asked: "P1" });
  when("P1 passes", "P2 passes");
  then.now({ turn: 2, active: "P2", phase: "refresh", asked: "P2" });
});

test("TURN-05 the second player's first turn has no penalty", () => {
  given({ turn: 2, active: "P2", phase: "draw", at: "start", P2: { play: ["Clerk"] } }, { cards: [clerk] });
  then.expect({ P2: { hand: 2 } });
  when({ advance: "story commits" }, "P2 commits Clerk to S1", { advance: "after resolution" });
  then.expect({ turn: 2, active: "P2", S1: { P2: 2 } });
});

test("TURN-06 the refresh step affects only the active player's cards and domains", () => {
  given(
    {
      phase: "refresh",
      at: "start",
      P1: { play: [{ Clerk: { exhausted: true } }], domains: [{ drained: ["hastur"] }] },
      P2: {
        play: [{ Clerk: { exhausted: true } }, { Guard: { insane: true } }],
        domains: [{ drained: ["hastur"] }],
      },
    },
    { cards: [clerk, testCharacter("Guard")] },
  );
  then.expect({
    "P1 Clerk": { state: "ready" },
    "P1.D1": { drained: false },
    "P2 Clerk": { state: "exhausted" },
    Guard: { state: "insane" },
    "P2.D1": { drained: true },
  });
});

/** Draws in the End of Turn box if it is still stronger than printed. */
const weigher = testCharacter("Weigher", {
  skill: 1,
  abilities: [
    forcedResponse({
      when: turnEnds(you),
      effect: ifThen(numberIs(skillOf(thisCard), atLeast(3)), draw(you, 1)),
    }),
  ],
});
const surge = testEvent("Surge", {
  abilities: [action({ effect: until(endOfPhase, gains(aCharacter(), { skill: 2 })) })],
});
const vigour = testEvent("Vigour", {
  abilities: [action({ effect: until(endOfTurn, gains(aCharacter(), { skill: 2 })) })],
});
const committed = {
  phase: "story",
  at: "after resolution",
  P2: { play: ["Clerk"] },
} as const;

test("TURN-07 until the end of the phase ends after all windows of that phase, before End of Turn", () => {
  given(
    { ...committed, P1: { hand: ["Surge"], play: [{ Weigher: { story: "S1" } }] } },
    { cards: [weigher, surge, clerk] },
  );
  when("P1 plays Surge; choose Weigher");
  then.expect({ phase: "story", Weigher: { skill: 3 } });
  when({ advance: "end of turn" });
  then.expect({ active: "P2", Weigher: { skill: 1 }, P1: { hand: 0 } });
});

test("TURN-07 until the end of the turn ends after End of Turn", () => {
  given(
    { P1: { hand: ["Vigour"], play: ["Weigher"] }, P2: { play: ["Clerk"] } },
    { cards: [weigher, vigour, clerk] },
  );
  when("P1 plays Vigour; choose Weigher", { advance: "story before commits" });
  then.expect({ Weigher: { skill: 3 } });
  when({ advance: "end of turn" });
  then.expect({ active: "P2", Weigher: { skill: 1 }, P1: { hand: 1 } });
});

test("TURN-08 End of Turn is no part of the Story phase and offers no Action and no Response", () => {
  const diary = testSupport("Diary", {
    abilities: [
      forcedResponse({ when: phaseEnds("story", { player: you }), effect: draw(opponent, 1) }),
      forcedResponse({ when: turnEnds(you), effect: draw(you, 1) }),
      response({ when: turnEnds(you), effect: draw(you, 5) }),
    ],
  });
  given({ phase: "story", P1: { play: ["Diary"] } }, { strict: true, cards: [diary] });
  when("P1 passes", "P2 passes");
  then.now({
    active: "P2",
    phase: "refresh",
    asked: "P2",
    P1: { hand: 1 },
    log: ["P2 draws 1", "P1 draws 1"],
  });
});

/** At the beginning of your turn: an exhausted character of yours is wounded. */
const elder = testCharacter("Elder", {
  keywords: ["Toughness +1"],
  abilities: [
    forcedResponse({
      when: turnBegins(you),
      effect: wound(one(character({ controller: you, exhausted: true }))),
    }),
  ],
});

test("TURN-09 what happens at the start of a turn is done before the Refresh box", () => {
  given({ active: "P2", phase: "story", P1: { play: [{ Elder: { exhausted: true } }] } }, { cards: [elder] });
  when({ advance: "P1 refresh window" });
  then.expect({ Elder: { wounds: 1, state: "ready" }, log: ["Elder wounded", "Elder readied"] });
});

test("TURN-09 responses to the start of a phase come before its first box", () => {
  const early = testSupport("Early", {
    abilities: [
      response({ when: turnBegins(you), effect: wound(aCharacter({ controller: you, exhausted: true })) }),
    ],
  });
  given(
    { active: "P2", phase: "story", P1: { play: ["Early", { Brute: { exhausted: true } }] } },
    { cards: [early, testCharacter("Brute", { keywords: ["Toughness +1"] })] },
  );
  when({ advance: "end of turn" }, "P1 uses Early", { advance: "P1 refresh window" });
  then.expect({ Brute: { wounds: 1, state: "ready" }, log: ["Brute wounded", "Brute readied"] });
});

test("TURN-10 nothing responds to what happens at the end of a phase", () => {
  const recall = testEvent("Recall", {
    abilities: [action({ effect: inOrder(target(aCharacter()), delayed("endOfPhase", toHand(it))) })],
  });
  const dismissal = testEvent("Dismissal", { abilities: [action({ effect: toHand(aCharacter()) })] });
  const mourner = testSupport("Mourner", {
    abilities: [response({ when: leavesPlay(character({ controller: opponent })), effect: draw(you, 1) })],
  });
  const cards = [recall, dismissal, mourner, clerk, testCharacter("Guard")];
  const position = {
    P1: { hand: ["Recall", "Dismissal"], play: ["Clerk", "Guard"] },
    P2: { play: ["Mourner"] },
  };

  given(position, { cards });
  when("P1 plays Dismissal; choose Clerk", "P2 uses Mourner");
  then.expect({ Clerk: { in: "P1 hand" }, P2: { hand: 1 } });

  given(position, { strict: true, cards });
  when("P1 plays Recall; choose Clerk", "P2 passes", "P1 passes");
  then.now({ phase: "story", asked: "P1", Clerk: { in: "P1 hand" }, P2: { hand: 0 } });
});
