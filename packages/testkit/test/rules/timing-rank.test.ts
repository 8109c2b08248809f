import {
  aCharacter,
  action,
  atLeast,
  character as characterIs,
  choose,
  commits,
  disrupt,
  drains,
  each,
  effectInitiated,
  endOfPhase,
  exhaust,
  forcedResponse,
  gains,
  isDestroyed,
  isWounded,
  opponent,
  passive,
  prevent,
  response,
  struggleDecidedBy,
  thisCard,
  until,
  would,
  wound,
  woundsOfEvents,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { BELL, bell, CLERK, DRUM, GUARD, HORN, someoneDies } from "./timing-cards.ts";

test("TIME-21 a passive alters an action as it is initiated, and disrupts meet the altered action", () => {
  const fury = freeSupport("Fury", [passive(woundsOfEvents(2))]);
  const medic = freeSupport("Medic", [
    disrupt({
      when: would(isWounded(characterIs(), { margin: atLeast(2) })),
      cost: exhaust(thisCard),
      effect: prevent(1),
    }),
  ]);
  const tough = freeCharacter("Hulk", [], { skill: 1, keywords: ["Toughness +2"] });
  const cards = [fury, medic, tough];
  const P2 = { play: ["Hulk", "Medic"] };
  const blast = { hand: ["Shotgun Blast"], domains: [["agency"]] };
  given({ P1: { ...blast, play: ["Fury"] }, P2 }, { cards });
  when("P1 plays Shotgun Blast; choose Hulk");
  then.offered("P2", ["Medic"]);
  when("P2 uses Medic");
  then.expect({ Hulk: { wounds: 1 } });

  given({ P1: blast, P2 }, { cards });
  when("P1 plays Shotgun Blast; choose Hulk");
  then.refused("P2 uses Medic");
  then.expect({ Hulk: { wounds: 1 }, Medic: { state: "ready" } });
});

test("TIME-22 the rank is disrupts, passives, forced responses, responses", () => {
  const omen = bell("Omen", (effect) => disrupt({ when: would(someoneDies), effect }));
  given(
    { P1: { hand: ["Doom"], play: ["Horn", "Drum", "Bell", "Omen"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, HORN, DRUM, BELL, omen, CLERK] },
  );
  when("P1 plays Doom; choose Clerk");
  then.offered("P1", ["Omen"]);
  then.now({ Clerk: { in: "play" }, Bell: { state: "ready" }, Drum: { state: "ready" } });
  when("P1 uses Omen", "P1 uses Horn");
  then.expect({
    log: ["Omen exhausted", "Clerk destroyed", "Bell exhausted", "Drum exhausted", "Horn exhausted"],
  });
});

test("TIME-23 'when' and 'after' are the same moment", () => {
  const eager = freeCharacter("Eager", [
    response({ when: commits(thisCard), effect: exhaust(choose(1, characterIs({ ready: true }))) }),
  ]);
  const slow = freeCharacter("Slow", [
    response({ when: commits(thisCard), effect: exhaust(choose(1, characterIs({ ready: true }))) }),
  ]);
  given(
    { phase: "story", P1: { play: ["Eager", "Slow", "Clerk", "Guard"] } },
    { cards: [eager, slow, CLERK, GUARD] },
  );
  when("P1 commits Eager, Slow to S1");
  then.offered("P1", ["Eager", "Slow"]);
  when("P1 uses Slow; choose Clerk");
  then.offered("P1", ["Eager"]); // of the same round: nobody has acted in between
  when("P1 uses Eager; choose Guard");
  then.expect({ Clerk: { state: "exhausted" }, Guard: { state: "exhausted" }, asked: "P1" });
});

test("TIME-24 what an effect removes leaves play before responses", () => {
  const captain = freeCharacter("Captain", [
    passive(gains(each(characterIs({ controller: you, other: true })), { skill: 1 })),
  ]);
  given(
    { P1: { hand: ["Doom"], play: ["Horn"] }, P2: { play: ["Captain", "Clerk"] } },
    { cards: [DOOM, HORN, captain, CLERK] },
  );
  then.expect({ Clerk: { skill: 1 } });
  when("P1 plays Doom; choose Captain");
  then.now({ asked: "P1", Captain: { in: "P2 discard" }, Clerk: { skill: 0 } });
  then.offered("P1", ["Horn"]);
});

test("TIME-25 an initiated effect is carried out though its source has left play", () => {
  const gunman = freeCharacter("Gunman", [
    action({ cost: exhaust(thisCard), effect: wound(aCharacter({ controller: opponent })) }),
  ]);
  const ambush = freeEvent("Ambush", [
    disrupt({
      when: would(effectInitiated({ ability: true })),
      effect: wound(choose(1, characterIs({ controller: opponent }))),
    }),
  ]);
  given(
    { P1: { play: ["Gunman"] }, P2: { hand: ["Ambush"], play: ["Clerk", "Guard"] } },
    { cards: [gunman, ambush, CLERK, GUARD] },
  );
  when("P1 uses Gunman; choose Clerk", "P2 plays Ambush");
  then.expect({
    log: ["Gunman destroyed", "Clerk destroyed"],
    Gunman: { in: "P1 discard" },
    Guard: { in: "play" },
  });
});

test("TIME-25 Chess Prodigy's struggle is counted in Investigation though she has left play", () => {
  const prodigy = freeCharacter("Chess Prodigy", [
    action({
      cost: exhaust(thisCard),
      effect: until(endOfPhase, struggleDecidedBy("combat", "investigation")),
    }),
  ]);
  const cards = [
    prodigy,
    DOOM,
    CLERK,
    freeCharacter("Thinker", [], { icons: "I" }),
    freeCharacter("Brute", [], { icons: "CC" }),
  ];
  const position = {
    phase: "story",
    at: "after opposing",
    stories: ["Old Story"],
    P1: { play: ["Chess Prodigy", { Thinker: { story: "S1" } }] },
    P2: { hand: ["Doom"], play: [{ Brute: { story: "S1" } }] },
  } as const;
  const stories = [{ title: "Old Story", type: "story", faction: "neutral", struggles: "C" }];
  given(position, { cards: [...cards, ...stories] });
  when("P1 uses Chess Prodigy", "P2 plays Doom; choose Chess Prodigy", { advance: "after resolution" });
  then.expect({
    "Chess Prodigy": { in: "P1 discard" },
    Brute: { in: "P2 discard" },
    log: "struggle C at S1 won by P1",
  });

  given(position, { cards: [...cards, ...stories] });
  when({ advance: "after resolution" });
  then.expect({ log: "struggle C at S1 won by P2", Thinker: { in: "P1 discard" } });
});

test("TIME-26 a disrupt to paying is used while the cost is paid, before the event is triggered", () => {
  const tax = bell("Tax", (effect) => disrupt({ when: would(drains(opponent)), effect }));
  const shield = bell("Shield", (effect) =>
    disrupt({ when: would(effectInitiated({ source: { type: "event" } })), effect }),
  );
  given(
    {
      "to act": "P2",
      P1: { play: ["Tax", "Shield", "Clerk"] },
      P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
    },
    { cards: [tax, shield, CLERK] },
  );
  when("P2 plays Shotgun Blast; X 1; choose Clerk");
  then.offered("P1", ["Tax"]);
  then.now({ asked: "P1", "P2.D1": { drained: false } });
  when("P1 uses Tax");
  then.offered("P1", ["Shield"]);
  then.now({ "P2.D1": { drained: true }, Clerk: { in: "play" } });
});

test("TIME-26 a disrupt to what a forced response or a passive does is used when that is about to happen", () => {
  const medic = freeSupport("Medic", [
    disrupt({
      when: would(isWounded(characterIs({ controller: you }))),
      cost: exhaust(thisCard),
      effect: prevent(1),
    }),
  ]);
  const strike = {
    when: isDestroyed(characterIs()),
    effect: wound(choose(1, characterIs({ subtype: "Mark" }))),
  };
  for (const trap of [
    freeSupport("Trap", [forcedResponse(strike)]),
    freeSupport("Trap", [passive(strike)]),
  ]) {
    given(
      { P1: { hand: ["Doom"], play: ["Trap"] }, P2: { play: ["Clerk", "Mark", "Medic"] } },
      { cards: [DOOM, trap, CLERK, medic, freeCharacter("Mark", [], { subtypes: ["Mark"] })] },
    );
    when("P1 plays Doom; choose Clerk");
    then.offered("P2", ["Medic"]);
    then.now({ Clerk: { in: "P2 discard" }, Mark: { wounds: 0 } });
    when("P2 uses Medic");
    then.expect({ Mark: { in: "play", wounds: 0 } });
  }
});
