import {
  aCharacter,
  action,
  aStory,
  cancel,
  character as characterIs,
  choose,
  destroy,
  disrupt,
  draw,
  each,
  effectInitiated,
  entersPlay,
  exhaust,
  forcedResponse,
  inOrder,
  passive,
  placeTokens,
  response,
  thisCard,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, fuse, GUARD, IDEA, MONK, someoneDies } from "./timing-cards.ts";

const TRIGGERED = effectInitiated({ timing: ["action", "disrupt", "response", "forcedResponse"] });
const SILENCE = freeEvent("Silence", [disrupt({ when: would(TRIGGERED), effect: cancel })]);

test("TRIG-01 headed effects are triggered, a text without a heading is passive", () => {
  const says = { when: entersPlay(characterIs({ subtype: "Visitor" })), effect: exhaust(thisCard) };
  const visitor = freeCharacter("Visitor", [], { subtypes: ["Visitor"] });
  const texts = {
    disrupt: disrupt({ ...says, when: would(says.when) }),
    response: response(says),
    "forced response": forcedResponse(says),
    passive: passive(says),
  };
  for (const [heading, text] of Object.entries(texts)) {
    given(
      { P1: { hand: ["Visitor"], play: ["Speaker"] }, P2: { hand: ["Silence"] } },
      { cards: [visitor, SILENCE, freeSupport("Speaker", [text])] },
    );
    when("P1 plays Visitor");
    if (heading === "response" || heading === "disrupt") when("P1 uses Speaker");
    if (heading === "passive") then.refused("P2 plays Silence");
    else when("P2 plays Silence");
    then.expect({
      Speaker: { state: heading === "passive" ? "exhausted" : "ready" },
      Visitor: { in: "play" },
    });
  }
});

test("TRIG-01 an Action is a triggered effect", () => {
  given({ P1: { hand: ["Idea"] }, P2: { hand: ["Silence"] } }, { cards: [IDEA, SILENCE] });
  when("P1 plays Idea", "P2 plays Silence");
  then.expect({ P1: { hand: 0 } });
});

test("TRIG-02 a triggered ability belongs to a card in play", () => {
  const hush = freeEvent("Hush", [
    disrupt({ when: would(effectInitiated({ ability: true })), effect: cancel }),
  ]);
  const clock = freeSupport("Clock", [action({ effect: draw(you, 1) })]);
  given({ P1: { hand: ["Idea"], play: ["Clock"] }, P2: { hand: ["Hush"] } }, { cards: [IDEA, hush, clock] });
  when("P1 plays Idea");
  then.refused("P2 plays Hush");
  then.expect({ P1: { hand: 1 } });
  when("P2 passes", "P1 uses Clock");
  when("P2 plays Hush");
  then.expect({ P1: { hand: 1 }, Hush: { in: "P2 discard" } });
});

const HORN = fuse("Horn", (effect) => response({ when: someoneDies, effect }));

test("TRIG-03 a response waits until the whole effect has been resolved", () => {
  const purge = freeEvent("Purge", [
    action({
      effect: inOrder(
        destroy(choose(1, characterIs({ subtype: "First" }))),
        destroy(choose(1, characterIs({ subtype: "Second" }))),
      ),
    }),
  ]);
  given(
    { P1: { hand: ["Purge"], play: ["Horn"] }, P2: { play: ["Ann", "Bob"] } },
    {
      cards: [
        purge,
        HORN,
        freeCharacter("Ann", [], { subtypes: ["First"] }),
        freeCharacter("Bob", [], { subtypes: ["Second"] }),
      ],
    },
  );
  when("P1 plays Purge");
  then.now({ asked: "P1", Ann: { in: "P2 discard" }, Bob: { in: "P2 discard" } });
  then.offered("P1", ["Horn"]);
});

const MOURNER = freeSupport("Mourner", [
  response({ when: someoneDies, effect: placeTokens(1, aStory(), { side: you }) }),
]);

test("TRIG-04 a response is used once for one trigger", () => {
  given(
    { P1: { hand: ["Doom", "Doom"], play: ["Mourner"] }, P2: { play: ["Clerk", "Guard"] } },
    { cards: [DOOM, MOURNER, CLERK, GUARD] },
  );
  when("P1 plays Doom; choose Clerk", "P1 uses Mourner; choose S1");
  then.now({ asked: "P2", phase: "operations", S1: { P1: 1 } });
  when("P2 passes", "P1 plays Doom; choose Guard", "P1 uses Mourner; choose S1");
  then.expect({ S1: { P1: 2 } });
});

test("TRIG-04 an Action is used as often as it can be paid", () => {
  const four = ["neutral", "neutral", "neutral", "neutral"];
  given(
    {
      P1: { play: ["Slavering Gug"], domains: [four, four, ["neutral"]] },
      P2: { play: ["Clerk", "Guard", "Monk"] },
    },
    { cards: [CLERK, GUARD, MONK] },
  );
  when(
    "P1 uses Slavering Gug; choose Clerk; drain D1",
    "P2 passes",
    "P1 uses Slavering Gug; choose Guard; drain D2",
    "P2 passes",
  );
  then.refused("P1 uses Slavering Gug", "PAY-01");
  then.expect({ Clerk: { in: "P2 discard" }, Guard: { in: "P2 discard" }, Monk: { in: "play" } });
});

test("TRIG-05 each copy may respond once to one trigger", () => {
  given(
    { P1: { hand: ["Doom"], play: ["Mourner", "Mourner"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, MOURNER, CLERK] },
  );
  when("P1 plays Doom; choose Clerk", "P1 uses Mourner; choose S1");
  then.offered("P1", ["Mourner#2"]);
  when("P1 uses Mourner#2; choose S1");
  then.now({ asked: "P2", phase: "operations", S1: { P1: 2 } });
});

test("TRIG-06 each time one effect meets the condition is a trigger", () => {
  const plague = freeEvent("Plague", [action({ effect: destroy(each(characterIs())) })]);
  given(
    { P1: { hand: ["Plague"], play: ["Mourner"] }, P2: { play: ["Clerk", "Clerk", "Clerk"] } },
    { cards: [plague, MOURNER, CLERK] },
  );
  when("P1 plays Plague");
  for (const tokens of [1, 2, 3]) {
    when("P1 uses Mourner; choose S1");
    then.now({ S1: { P1: tokens } });
  }
  then.now({ asked: "P2", phase: "operations" });
});

test("TRIG-07 responses are optional", () => {
  given(
    { P1: { hand: ["Doom"], play: ["Mourner"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, MOURNER, CLERK] },
  );
  when("P1 plays Doom; choose Clerk");
  then.offered("P1", ["Mourner"]);
  when("P1 declines");
  then.now({ asked: "P2", phase: "operations", S1: { P1: 0 }, S2: { P1: 0 }, S3: { P1: 0 } });
});

test("TRIG-08 responses to a player's action begin at his left; under ccg with the active player", () => {
  const cards = [DOOM, HORN, CLERK, GUARD];
  const both = {
    P1: { hand: ["Doom"], play: ["Horn", "Clerk"] },
    P2: { hand: ["Doom"], play: ["Horn", "Guard"] },
  };
  const askedAfter = (first: "P1" | "P2", ruleset: "lcg" | "ccg", asked: "P1" | "P2"): void => {
    given({ ...both, "to act": first }, { cards, ruleset });
    when(`${first} plays ${first} Doom; choose ${first === "P1" ? "Guard" : "Clerk"}`);
    then.now({ asked });
    then.offered(asked, [`${asked} Horn`]);
  };
  askedAfter("P2", "lcg", "P1");
  askedAfter("P1", "lcg", "P2");
  askedAfter("P2", "ccg", "P1");
  askedAfter("P1", "ccg", "P1");
});

test("TRIG-09 a response to its own leaving play works as if the card were in play", () => {
  const gunman = freeCharacter("Gunman", [action({ effect: wound(aCharacter()) })]);
  given(
    {
      P1: { hand: ["Doom", "Doom"] },
      P2: { play: ["Professor Nathaniel Peaslee", "Gunman"], domains: [["miskatonic", "miskatonic"]] },
    },
    { cards: [DOOM, gunman] },
  );
  when("P1 plays Doom; choose Professor Nathaniel Peaslee");
  then.offered("P2", ["Professor Nathaniel Peaslee"]);
  when("P2 uses Professor Nathaniel Peaslee");
  then.expect({ "Professor Nathaniel Peaslee": { in: "play" } });
  when("P2 passes", "P1 plays Doom#2; choose Gunman");
  then.refused("P2 uses Gunman");
  then.expect({ Gunman: { in: "P2 discard" } });
});
