import {
  aCharacter,
  action,
  anyCard,
  character,
  choose,
  destroy,
  draw,
  each,
  endOfPhase,
  forcedResponse,
  gains,
  host,
  isDestroyed,
  isSacrificed,
  leavesPlay,
  once,
  one,
  opponent,
  passive,
  putIntoPlay,
  removeFromGame,
  replaces,
  response,
  sacrifice,
  support,
  thisCard,
  toDeck,
  toHand,
  topOfDiscardPile,
  until,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { gear, person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const BRUTE = person("Brute", { keywords: ["Toughness +1"] });
const RETURN = eventThat("Return", toHand(aCharacter()));
const RUIN = eventThat("Ruin", destroy(aCharacter()));

test("LEAVE-01 a card in hand, deck or discard pile is out of play", () => {
  given(
    {
      P1: {
        hand: ["Return", "Ruin"],
        play: ["Clerk", "Guard", "Guard"],
        deck: ["Guard", "...5"],
        discard: ["Guard"],
      },
    },
    { cards: [CLERK, person("Guard"), RETURN, RUIN] },
  );
  when("P1 plays Return; choose Clerk", "P1 plays Ruin");
  then.offered("P1", ["Guard", "Guard#2"]);
  when("P1 chooses Guard");
  then.expect({ Clerk: { in: "P1 hand" } });
});

test("LEAVE-02 effects on a card end when it leaves play", () => {
  given(
    { P1: { hand: ["Boost", "Return"], play: ["Clerk"] } },
    { cards: [CLERK, RETURN, eventThat("Boost", until(endOfPhase, gains(aCharacter(), { skill: 2 })))] },
  );
  when("P1 plays Boost");
  then.expect({ Clerk: { skill: 3 } });
  when("P1 plays Return", "P1 plays Clerk");
  then.expect({ Clerk: { in: "play", skill: 1 } });
});

test("LEAVE-03 attachments on it are destroyed", () => {
  given(
    {
      P1: { hand: ["Return"], play: [{ Clerk: { attached: [{ ".45 Pistols": { owner: "P2" } }] } }] },
      P2: { play: ["Mourner"] },
    },
    { cards: [CLERK, RETURN, counter("Mourner", isDestroyed(support()))] },
  );
  when("P1 plays Return");
  then.expect({ Clerk: { in: "P1 hand" }, ".45 Pistols": { in: "P2 discard" }, P2: { hand: 1 } });
});

test("LEAVE-04 a card that left and returned has no memory", () => {
  given(
    { P1: { hand: ["Return"], play: ["Scholar"] } },
    {
      cards: [
        RETURN,
        person("Scholar", { abilities: [action({ effect: draw(you, 1), limit: once("turn") })] }),
      ],
    },
  );
  when("P1 uses Scholar");
  then.refused("P1 uses Scholar", "TRIG-26");
  when("P1 plays Return", "P1 plays Scholar", "P1 uses Scholar");
  then.expect({ P1: { hand: 2 }, turn: 7 });
});

test("LEAVE-05 what looks at a card that left sees it as it was in play", () => {
  given(
    { P1: { hand: ["Ruin", "Ruin"] }, P2: { play: [{ Brute: { wounds: 1 } }, "Clerk", "Mourner"] } },
    { cards: [BRUTE, CLERK, RUIN, counter("Mourner", isDestroyed(character({ wounded: true })))] },
  );
  when("P1 plays Ruin; choose Clerk");
  then.expect({ P2: { hand: 0 } });
  when("P1 plays Ruin");
  then.expect({ Brute: { in: "P2 discard" }, P2: { hand: 1 } });
});

test("LEAVE-05 its own response belongs to who controlled it", () => {
  const martyr = person("Martyr", {
    abilities: [response({ when: isDestroyed(thisCard), effect: draw(you, 2) })],
  });
  given({ P1: { hand: ["Ruin"], play: [{ Martyr: { owner: "P2" } }] } }, { cards: [martyr, RUIN] });
  when("P1 plays Ruin", "P1 uses Martyr");
  then.expect({ Martyr: { in: "P2 discard" }, P1: { hand: 2 }, P2: { hand: 0 } });
});

const PRISON = freeSupport("Prison", [
  action({ effect: removeFromGame(aCharacter()) }),
  forcedResponse({ when: leavesPlay(thisCard), effect: putIntoPlay(each(character({ in: "removed" }))) }),
]);

test("LEAVE-06 a card removed from the game is set aside, open to view, and only effects that speak of it touch it", () => {
  given(
    {
      P1: { hand: ["Salvage", "Raze"], play: ["Prison"], discard: ["Baker", "Guard"] },
      P2: { play: ["Clerk"] },
    },
    {
      cards: [
        CLERK,
        person("Guard"),
        person("Baker"),
        PRISON,
        eventThat("Salvage", toHand(choose(1, anyCard({ in: "discard" })))),
        eventThat("Raze", destroy(choose(1, support()))),
      ],
    },
  );
  when("P1 uses Prison");
  then.expect({ Clerk: { in: "P2 removed" }, "seen by P1": { Clerk: true }, "seen by P2": { Clerk: true } });
  when("P1 plays Salvage");
  then.offered("P1", ["Baker", "Guard"]);
  when("P1 chooses Guard", "P1 plays Raze");
  then.expect({ Clerk: { in: "play", controller: "P2" }, Prison: { in: "P1 discard" } });
});

const massacre = (order: string): void => {
  given(
    { P1: { hand: ["Massacre", "Loot"] }, P2: { play: ["Clerk", "Guard"] } },
    {
      cards: [
        CLERK,
        person("Guard"),
        eventThat("Massacre", destroy(each(character({ controller: opponent })))),
        eventThat("Loot", toHand(topOfDiscardPile(1, opponent))),
      ],
    },
  );
  when("P1 plays Massacre");
  then.now({ asked: "P2" });
  when(`P2 orders ${order}`, "P1 plays Loot");
};

test("LEAVE-07 cards leaving play together leave in the order their controller sets", () => {
  massacre("Guard, Clerk");
  then.expect({ Clerk: { in: "P2 hand" }, Guard: { in: "P2 discard" } });
  massacre("Clerk, Guard");
  then.expect({ Guard: { in: "P2 hand" }, Clerk: { in: "P2 discard" } });
});

test("LEAVE-08 a card that is returned instead is not discarded too", () => {
  given(
    {
      P1: { hand: ["Offering"], play: [{ Clerk: { attached: ["Warded Flesh"] } }] },
      P2: { play: ["Priest"] },
    },
    {
      cards: [
        CLERK,
        gear("Warded Flesh", character(), passive(replaces(would(isSacrificed(host)), toHand(host)))),
        eventThat("Offering", sacrifice(one(character({ controller: you })))),
        counter("Priest", isSacrificed(character())),
      ],
    },
  );
  when("P1 plays Offering");
  then.expect({
    Clerk: { in: "P1 hand" },
    "Warded Flesh": { in: "P1 discard" },
    P1: { discard: 2 },
    P2: { hand: 0 },
  });
});

test("LEAVE-08 of two replacements the first to apply decides", () => {
  given(
    { P1: { hand: ["Offering"], play: [{ Clerk: { attached: ["Warded Flesh", "Trapdoor"] } }] } },
    {
      cards: [
        CLERK,
        gear("Warded Flesh", character(), passive(replaces(would(isSacrificed(host)), toHand(host)))),
        gear("Trapdoor", character(), passive(replaces(would(isSacrificed(host)), toDeck(host, "bottom")))),
        eventThat("Offering", sacrifice(one(character({ controller: you })))),
      ],
    },
  );
  when("P1 plays Offering");
  then.expect({ Clerk: { in: "P1 hand" }, P1: { deck: 30 } });
});
