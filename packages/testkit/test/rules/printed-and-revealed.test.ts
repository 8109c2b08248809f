import {
  aCharacter,
  action,
  anyCard,
  atLeast,
  character,
  costs,
  count,
  destroy,
  discard,
  disrupt,
  draw,
  draws,
  each,
  forcedResponse,
  inOrder,
  isRevealed,
  may,
  moveThisEvent,
  numberIs,
  one,
  opponent,
  passive,
  placeTokens,
  random,
  reveal,
  thisCard,
  toHand,
  top,
  topOfDiscardPile,
  whileTrue,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const guard = testCharacter("Guard", { skill: 1 });
const killing = testEvent("Killing", { abilities: [action({ effect: destroy(aCharacter()) })] });

test("COMP-21 the supply of tokens is no limit", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Clerk: { story: "S1" } }, { Idol: { tokens: 36 } }] },
    },
    { cards: [clerk, testSupport("Idol")] },
  );
  when({ advance: "after resolution" });
  then.expect({ Idol: { tokens: 36 }, S1: { P1: 2 } });
});

test("COMP-22 destroyed cards go face up on top of their owner's discard pile", () => {
  const salvage = testEvent("Salvage", {
    abilities: [action({ effect: toHand(topOfDiscardPile(1, opponent)) })],
  });
  given(
    { P1: { hand: ["Killing", "Killing", "Salvage"] }, P2: { play: ["Clerk", "Guard"] } },
    { cards: [clerk, guard, killing, salvage] },
  );
  when("P1 plays Killing; choose Clerk", "P1 plays Killing; choose Guard");
  then.expect({ "seen by P1": { Clerk: true, Guard: true }, P2: { discard: 2 } });
  when("P1 plays Salvage");
  then.expect({ Guard: { in: "P2 hand" }, Clerk: { in: "P2 discard" } });
});

test("COMP-23 printed means what stands on the card; every modifier is ignored", () => {
  const heist = testEvent("Heist", {
    abilities: [action({ effect: destroy(aCharacter({ printed: { cost: atLeast(4) } })) })],
  });
  given(
    {
      P1: { hand: ["Lord", "Heist"], play: ["Patron"], domains: [["neutral", "neutral"]] },
      P2: { play: ["Squire"] },
    },
    {
      cards: [
        heist,
        testSupport("Patron", { abilities: [passive(costs(character({ controller: you }), -2))] }),
        testCharacter("Lord", { cost: 4 }),
        testCharacter("Squire", { cost: 3 }),
      ],
    },
  );
  when("P1 plays Lord; drain D1");
  then.refused("P1 plays Heist; choose Squire");
  when("P1 plays Heist; choose Lord");
  then.expect({ Lord: { in: "P1 discard" }, Squire: { in: "play" } });
});

test("COMP-24 printed icons are those in the left column; icons given by other cards stay", () => {
  given(
    {
      P1: { hand: ["Binding"], play: ["Clerk"], domains: [["miskatonic", "miskatonic", "miskatonic"]] },
      P2: { play: [{ Gunman: { attached: [".45 Pistols"] } }] },
    },
    { cards: [clerk, testCharacter("Gunman", { icons: "TC" })] },
  );
  then.expect({ Gunman: { icons: "TCC" } });
  when("P1 plays Binding; choose Gunman");
  then.expect({ Gunman: { icons: "C" } });
});

const cultist = testCharacter("Cultist", { subtypes: ["Cultist"] });
const herald = testCharacter("Herald", {
  cost: 5,
  abilities: [
    passive(
      whileTrue(
        numberIs(count(character({ subtype: "Cultist", controller: you })), atLeast(4)),
        costs({ is: thisCard }, -5),
      ),
    ),
  ],
});
const fourCultists = ["Cultist", "Cultist", "Cultist", "Cultist"];

test("COMP-25 an effect does not see cards out of play", () => {
  given({ P1: { hand: ["Herald"], discard: fourCultists } }, { cards: [cultist, herald] });
  then.refused("P1 plays Herald", "PAY-01");
});

test("COMP-25 an effect sees cards in play", () => {
  given({ P1: { hand: ["Herald"], play: fourCultists } }, { cards: [cultist, herald] });
  when("P1 plays Herald");
  then.expect({ Herald: { in: "play" } });
});

test("COMP-25 a cost that returns a character to hand cannot take one from the discard pile", () => {
  const fear = testEvent("Fear", {
    abilities: [
      action({
        cost: toHand(one(character({ controller: you }))),
        effect: destroy(aCharacter({ controller: opponent })),
      }),
    ],
  });
  given(
    { P1: { hand: ["Fear"], discard: ["Guard"], play: ["Clerk", "Cultist"] }, P2: { play: ["Cultist"] } },
    { cards: [fear, guard, clerk, cultist] },
  );
  when("P1 plays Fear");
  then.offered("P1", ["Clerk", "Cultist"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P1 hand" }, Guard: { in: "P1 discard" }, "P2 Cultist": { in: "P2 discard" } });
});

test("COMP-26 a card used as a resource is not in play as what it is", () => {
  const plague = testEvent("Plague", { abilities: [action({ effect: destroy(each(character())) })] });
  given(
    { P1: { hand: ["Plague"], play: ["Clerk"], domains: [["Cthulhu"]] }, P2: { play: ["Guard"] } },
    { cards: [plague, clerk, guard] },
  );
  when("P1 plays Plague");
  then.expect({ Cthulhu: { in: "P1.D1" }, Clerk: { in: "P1 discard" }, Guard: { in: "P2 discard" } });
});

const theft = testEvent("Theft", {
  abilities: [action({ effect: discard(random(1, anyCard({ in: "hand", controller: opponent }))) })],
});

test("COMP-27 a player without cards has no hand to be used", () => {
  given({ P1: { hand: ["Theft", "Clerk"] } }, { cards: [theft, clerk] });
  then.offered("P1", ["Clerk"]);
  then.refused("P1 plays Theft");
});

test("COMP-27 a player with one card has a hand", () => {
  given({ P1: { hand: ["Theft"] }, P2: { hand: ["Clerk"] } }, { cards: [theft, clerk] });
  when("P1 plays Theft");
  then.expect({ Clerk: { in: "P2 discard" } });
});

test("COMP-28 there is no maximum hand size", () => {
  given({ P1: { hand: ["...14"] } });
  when({ advance: "end of turn" });
  then.expect({ active: "P2", P1: { hand: 14, discard: 0 } });
});

const stare = testEvent("Stare", {
  abilities: [
    action({
      effect: inOrder(reveal(each(anyCard({ in: "hand", controller: opponent }))), may(you, draw(you, 1))),
    }),
  ],
});

test("COMP-29 a revealed card is shown to all and stays where it was", () => {
  given(
    { P1: { hand: ["Stare"] }, P2: { hand: ["Clerk", "Guard", "Killing"] } },
    { cards: [stare, clerk, guard, killing] },
  );
  then.expect({ "seen by P1": { Clerk: false, Guard: false, Killing: false } });
  when("P1 plays Stare");
  then.now({ asked: "P1", "seen by P1": { Clerk: true, Guard: true, Killing: true } });
  then.expect({ P2: { hand: 3, holds: ["Clerk", "Guard", "Killing"] } });
});

test("COMP-29 it stops being revealed when the effect has resolved, so it can be revealed again", () => {
  const chronicler = testSupport("Chronicler", {
    abilities: [forcedResponse({ when: isRevealed(anyCard({ in: "hand" })), effect: draw(you, 1) })],
  });
  given(
    { P1: { hand: ["Stare", "Stare"], play: ["Chronicler"] }, P2: { hand: ["Clerk"] } },
    { cards: [stare, clerk, chronicler] },
  );
  when("P1 plays Stare", "P1 declines");
  then.expect({ P1: { hand: 2, discard: 1, deck: 29 } });
  when("P1 plays Stare", "P1 declines");
  then.expect({ P1: { hand: 2, discard: 2, deck: 28 }, Clerk: { in: "P2 hand" } });
});

const peek = testEvent("Peek", {
  abilities: [action({ effect: reveal(top(1, opponent)) })],
});
const omen = testEvent("Omen", {
  keywords: ["Prophecy"],
  abilities: [action({ effect: moveThisEvent("topOfDeckFaceUp") })],
});

test("COMP-30 a card that lies face up cannot be revealed", () => {
  given({ P1: { hand: ["Peek"] }, P2: { hand: ["Omen"] }, "to act": "P2" }, { cards: [peek, omen] });
  when("P2 plays Omen");
  then.expect({ Omen: { in: "deck top" }, "seen by P1": { Omen: true } });
  then.offered("P1", []);
  then.refused("P1 plays Peek");
});

const scribe = testSupport("Scribe", {
  abilities: [
    forcedResponse({ when: isRevealed(anyCard({ in: "deck" })), effect: placeTokens(1, thisCard) }),
  ],
});

test("COMP-30 nor can one that another effect is revealing at the moment", () => {
  const omens = testEvent("Omens", {
    abilities: [action({ effect: inOrder(reveal(top(1, you)), draw(opponent, 1)) })],
  });
  const spy = testSupport("Spy", {
    abilities: [disrupt({ when: would(draws(you)), effect: reveal(top(1, opponent)) })],
  });
  given(
    { P1: { hand: ["Omens"], play: ["Scribe"] }, P2: { play: ["Spy"] } },
    { cards: [omens, spy, scribe] },
  );
  when("P1 plays Omens", "P2 uses Spy");
  then.expect({ Scribe: { tokens: 1 }, P2: { hand: 1 } });
});

test("COMP-30 a card that lies face down can be revealed", () => {
  given({ P1: { hand: ["Peek"], play: ["Scribe"] } }, { cards: [peek, scribe] });
  when("P1 plays Peek");
  then.expect({ Scribe: { tokens: 1 }, Peek: { in: "P1 discard" } });
});
