import {
  action,
  anyCard,
  character as characterIs,
  choose,
  destroy,
  discard,
  draw,
  each,
  eachPlayer,
  exhaust,
  forcedResponse,
  isDestroyed,
  one,
  opponent,
  passive,
  putIntoPlay,
  sacrifice,
  support as supportIs,
  thatPlayer,
  thisCard,
  top,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { bell, CLERK, GUARD, MONK, someoneDies } from "./timing-cards.ts";

test("SIM-01 the active player orders simultaneous effects; under ccg each controller his own", () => {
  const massacre = freeEvent("Massacre", [
    action({ effect: destroy(each(characterIs({ controller: opponent }))) }),
  ]);
  const twin = (title: string, bells: string): object =>
    freeCharacter(title, [
      forcedResponse({
        when: isDestroyed(thisCard),
        effect: exhaust(choose(1, supportIs({ title: bells }))),
      }),
    ]);
  const cards = [
    massacre,
    twin("Castor", "Bell A"),
    twin("Pollux", "Bell B"),
    freeSupport("Bell A"),
    freeSupport("Bell B"),
  ];
  const position = {
    P1: { hand: ["Massacre"], play: ["Bell A", "Bell B"] },
    P2: { play: ["Castor", "Pollux"] },
  };

  given(position, { cards });
  when("P1 plays Massacre", "P2 orders Castor");
  then.now({ asked: "P1" });
  then.offered("P1", ["Castor", "Pollux"]);
  when("P1 orders Pollux");
  then.expect({ log: ["Bell B exhausted", "Bell A exhausted"] });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Massacre", "P2 orders Castor");
  then.now({ asked: "P2" });
  then.offered("P2", ["Castor", "Pollux"]);
  when("P2 orders Pollux");
  then.expect({ log: ["Bell B exhausted", "Bell A exhausted"] });
});

test("SIM-02 the active player sets whose part of an effect comes first; under ccg his own does", () => {
  const flood = freeEvent("Flood", [action({ effect: eachPlayer(discard(top(2, thatPlayer))) })]);
  const position = {
    P1: { hand: ["Flood"], deck: ["Clerk", "Guard", "...9"] },
    P2: { deck: ["Monk", "Doom", "...9"] },
  };
  const cards = [flood, CLERK, GUARD, MONK, DOOM];
  given(position, { cards });
  when("P1 plays Flood");
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2");
  then.expect({ log: ["Monk discarded", "Doom discarded", "Clerk discarded", "Guard discarded"] });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Flood");
  then.now({ asked: "P2", log: ["Clerk discarded", "Guard discarded", "Monk discarded", "Doom discarded"] });
});

test("SIM-03 cards entering or leaving play together do so in the order their controller chooses", () => {
  const revival = freeEvent("Revival", [
    action({ effect: putIntoPlay(each(characterIs({ in: "discard", owner: opponent }))) }),
  ]);
  const massacre = freeEvent("Massacre", [
    action({ effect: destroy(each(characterIs({ controller: opponent }))) }),
  ]);
  given(
    { P1: { hand: ["Revival", "Massacre"] }, P2: { discard: ["Clerk", "Guard", "Monk"] } },
    { cards: [revival, massacre, CLERK, GUARD, MONK] },
  );
  when("P1 plays Revival");
  then.now({ asked: "P2" });
  then.offered("P2", ["Clerk", "Guard", "Monk"]);
  when("P2 orders Monk, Clerk");
  then.expect({ log: ["Monk enters play", "Clerk enters play", "Guard enters play"] });
  when("P2 passes", "P1 plays Massacre");
  then.now({ asked: "P2" });
  when("P2 orders Guard, Monk");
  then.expect({ log: ["Guard destroyed", "Monk destroyed", "Clerk destroyed"] });
});

test("SIM-04 the active player orders passives set off together; under ccg his own come first", () => {
  const gong = (title: string): object => bell(title, (effect) => passive({ when: someoneDies, effect }));
  const cards = [DOOM, CLERK, gong("Gong A"), gong("Gong Z")];
  const position = { P1: { hand: ["Doom"], play: ["Gong A"] }, P2: { play: ["Gong Z", "Clerk"] } };
  given(position, { cards });
  when("P1 plays Doom");
  then.offered("P1", ["Gong A", "Gong Z"]);
  when("P1 orders Gong Z");
  then.expect({ log: ["Gong Z exhausted", "Gong A exhausted"] });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Doom");
  then.now({ asked: "P2", phase: "operations", log: ["Gong A exhausted", "Gong Z exhausted"] });
});

test("SIM-05 identical effects of several copies add up", () => {
  const diver = freeCharacter("Diver", [], { icons: "T", subtypes: ["Deep One"] });
  given(
    { P1: { play: ["Diver", "Clerk", "Shadowed Reef"] }, P2: { play: ["Shadowed Reef", "Shadowed Reef"] } },
    { cards: [diver, CLERK] },
  );
  then.expect({ Diver: { icons: "TTTT" }, Clerk: { icons: "" } });
});

test("SIM-06 one card pays for one effect only", () => {
  const altar = (title: string): object =>
    freeSupport(title, [
      action({ cost: sacrifice(one(characterIs({ controller: you }))), effect: draw(you, 1) }),
    ]);
  given(
    { P1: { play: ["Altar A", "Altar B", "Clerk"] } },
    { cards: [altar("Altar A"), altar("Altar B"), CLERK] },
  );
  then.offered("P1", ["Altar A", "Altar B"]);
  when("P1 uses Altar A; sacrifice Clerk", "P2 passes");
  then.refused("P1 uses Altar B", "COST-02");
  then.expect({ P1: { hand: 1 } });
});

test("SIM-07 the active player chooses first and openly, then the other; then it happens", () => {
  const offering = sacrifice(one(characterIs({ controller: thatPlayer })), { by: thatPlayer });
  const tribute = freeEvent("Tribute", [action({ effect: eachPlayer(offering) })]);
  given(
    { P1: { play: ["Clerk", "Guard"] }, P2: { hand: ["Tribute"], play: ["Monk", "Clerk"] } },
    { cards: [tribute, CLERK, GUARD, MONK] },
  );
  when("P1 passes", "P2 plays Tribute");
  then.now({ asked: "P1" });
  then.offered("P1", ["P1 Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.now({ asked: "P2", Guard: { in: "play" } });
  then.offered("P2", ["Monk", "P2 Clerk"]);
  when("P2 chooses Monk");
  then.expect({ log: ["Guard sacrificed", "Monk sacrificed"], P1: { characters: 1 }, P2: { characters: 1 } });
});

test("SIM-07 so it is with cards of the hand", () => {
  const loss = freeEvent("Loss", [
    action({
      effect: eachPlayer(discard(one(anyCard({ in: "hand", controller: thatPlayer }), { by: thatPlayer }))),
    }),
  ]);
  given(
    { P1: { hand: ["Loss", "Clerk", "Guard"] }, P2: { hand: ["Monk", "Doom"] } },
    { cards: [loss, CLERK, GUARD, MONK, DOOM] },
  );
  when("P1 plays Loss");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.now({ asked: "P2", Clerk: { in: "P1 hand" } });
  when("P2 chooses Doom");
  then.expect({
    log: ["Clerk discarded", "Doom discarded"],
    Guard: { in: "P1 hand" },
    Monk: { in: "P2 hand" },
  });
});
