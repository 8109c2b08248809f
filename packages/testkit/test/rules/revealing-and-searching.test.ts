import {
  aCharacter,
  action,
  anyCard,
  atLeast,
  character,
  draw,
  endOfPhase,
  exhaust,
  forcedResponse,
  ifThen,
  inOrder,
  isLike,
  isRevealed,
  it,
  lookAt,
  mayPlay,
  one,
  opponent,
  printedCostOf,
  removeFromGame,
  reveal,
  sacrifice,
  search,
  thisCard,
  top,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { testCharacter, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const guard = testCharacter("Guard", { skill: 1 });

const kulten = testSupport("Kulten", {
  abilities: [
    action({
      cost: exhaust(thisCard),
      effect: inOrder(
        reveal(top(1, you), endOfPhase),
        ifThen(isLike(it, { subtype: "Cultist" }), until(endOfPhase, mayPlay(it))),
      ),
    }),
  ],
});
const cultist = testCharacter("Cultist", { subtypes: ["Cultist"] });
const peek = testEvent("Peek", { abilities: [action({ effect: reveal(top(1, opponent)) })] });

test("COMP-31 a reveal that lets the card be used for a while keeps it revealed for that while", () => {
  given(
    { P1: { play: ["Kulten"], deck: ["Cultist", "Cultist", "...9"] }, P2: { hand: ["Clerk", "Peek"] } },
    { cards: [kulten, cultist, peek, testEvent("Clerk", { abilities: [action({ effect: draw(you, 1) })] })] },
  );
  when("P1 uses Kulten");
  then.now({ asked: "P2", "seen by P2": { Cultist: true, "Cultist#2": false } });
  then.refused("P2 plays Peek");
  when("P2 plays Clerk");
  then.offered("P1", ["Cultist"]);
  when("P1 plays Cultist");
  then.expect({ Cultist: { in: "play", controller: "P1" }, P1: { deck: 10 } });
});

test("COMP-31 when the while is over it is hidden again", () => {
  const rite = testEvent("Rite", { subtypes: ["Cultist"], abilities: [action({ effect: draw(you, 1) })] });
  given(
    { P1: { play: ["Kulten"], deck: ["Rite", "...9"] }, P2: { hand: ["Peek"] } },
    { cards: [kulten, rite, peek] },
  );
  when("P1 uses Kulten");
  then.offered("P1", ["Rite"]);
  when({ advance: "story before commits" });
  then.offered("P1", []);
  then.refused("P1 plays Rite");
  when("P2 plays Peek");
  then.expect({ Rite: { in: "deck top" }, Peek: { in: "P2 discard" } });
});

const dreams = testEvent("Dreams", {
  abilities: [
    action({ effect: sacrifice(one(anyCard({ controller: opponent }), { ifAble: true }), { by: opponent }) }),
  ],
});

test("COMP-32 resources are out of play, so nothing is sacrificed", () => {
  given(
    {
      P1: { hand: ["Dreams"] },
      P2: { hand: ["Clerk"], domains: [["hastur", "hastur"], ["agency"], ["Guard"]] },
    },
    { cards: [dreams, clerk, guard] },
  );
  when("P1 plays Dreams");
  then.expect({ P2: { hand: 1, discard: 0 }, Guard: { in: "P2.D3" }, Dreams: { in: "P1 discard" } });
});

test("COMP-32 a card in play can be sacrificed, and goes to its owner's discard pile", () => {
  given(
    { P1: { hand: ["Dreams"] }, P2: { play: [{ Clerk: { owner: "P1" } }], domains: [["hastur", "hastur"]] } },
    { cards: [dreams, clerk] },
  );
  when("P1 plays Dreams");
  then.expect({ Clerk: { in: "P1 discard" }, "P2.D1": { resources: 2 } });
});

test("COMP-33 resources, discard piles and removed cards are open to both players", () => {
  const exile = testEvent("Exile", { abilities: [action({ effect: removeFromGame(aCharacter()) })] });
  given(
    {
      P1: {
        hand: ["Exile", "Dreams"],
        play: ["Clerk", "Guard"],
        discard: ["Kulten"],
        domains: [["Cultist"]],
      },
    },
    { cards: [exile, clerk, guard, kulten, cultist, dreams] },
  );
  when("P1 plays Exile; choose Clerk");
  then.expect({
    Clerk: { in: "P1 removed" },
    "seen by P2": { Clerk: true, Kulten: true, Cultist: true, Dreams: false },
  });
});

const cthylla = testSupport("Cthylla", {
  abilities: [
    action({
      cost: sacrifice(one(character({ controller: you }))),
      effect: sacrifice(
        one(character({ controller: opponent, printed: { cost: atLeast(printedCostOf("sacrificed")) } }), {
          ifAble: true,
        }),
        { by: opponent },
      ),
    }),
  ],
});

test("COMP-34 a printed cost is compared with a printed cost", () => {
  given(
    { P1: { play: ["Cthylla", "Squire"] }, P2: { play: ["Page", "Lord"] } },
    {
      cards: [
        cthylla,
        testCharacter("Squire", { cost: 2 }),
        testCharacter("Page", { cost: 1 }),
        testCharacter("Lord", { cost: 2 }),
      ],
    },
  );
  when("P1 uses Cthylla");
  then.expect({ Squire: { in: "P1 discard" }, Page: { in: "play" }, Lord: { in: "P2 discard" } });
});

test("COMP-34 the printed values of a face-down card are unknown, so the comparison fails", () => {
  given(
    { P1: { play: ["Cthylla", { Squire: { insane: true } }] }, P2: { play: ["Page", "Lord"] } },
    {
      cards: [
        cthylla,
        testCharacter("Squire", { cost: 0 }),
        testCharacter("Page", { cost: 1 }),
        testCharacter("Lord", { cost: 2 }),
      ],
    },
  );
  when("P1 uses Cthylla");
  then.expect({ Squire: { in: "P1 discard" }, Page: { in: "play" }, Lord: { in: "play" } });
});

const tome = testSupport("Tome", { subtypes: ["Tome"] });
const deck = ["Clerk", "Guard", "Cultist", "Tome", "...16"];
const witness = testSupport("Witness", {
  abilities: [
    forcedResponse({
      when: isRevealed(anyCard({ in: ["hand", "deck"], subtype: "Tome" })),
      effect: draw(you, 1),
    }),
  ],
});

test("COMP-35 a searched deck is shuffled at once, a deck looked at is not", () => {
  const glance = testEvent("Glance", { abilities: [action({ effect: lookAt(top(3, you)) })] });
  const study = testEvent("Study", {
    abilities: [action({ effect: search(you, { for: { subtype: "Tome" }, to: "nowhere" }) })],
  });
  const insight = testEvent("Insight", { abilities: [action({ effect: draw(you, 3) })] });
  const cards = [glance, study, insight, clerk, guard, cultist, tome];
  const position = { P1: { hand: ["Glance", "Study", "Insight"], deck } };
  const topThree = { P1: { holds: ["Clerk", "Guard", "Cultist"] } };

  given(position, { cards });
  when("P1 plays Glance", "P1 plays Insight");
  then.expect(topThree);

  given(position, { cards });
  when("P1 plays Study", "P1 plays Insight");
  expect(() => then.expect(topThree)).toThrow(/P1 holds/);
});

test("COMP-36 a card searched for by a quality is shown before it goes to the hand", () => {
  const study = testEvent("Study", {
    abilities: [action({ effect: search(you, { for: { subtype: "Tome" }, to: "hand" }) })],
  });
  given(
    { P1: { hand: ["Study"], deck }, P2: { play: ["Witness"] } },
    { cards: [study, clerk, guard, cultist, tome, witness] },
  );
  when("P1 plays Study");
  then.offered("P1", ["Tome"]);
  when("P1 chooses Tome");
  then.expect({ Tome: { in: "P1 hand" }, P1: { deck: 19 }, P2: { hand: 1 } });
});

test("COMP-36 a card found without an order to move it stays in the deck", () => {
  const study = testEvent("Study", {
    abilities: [action({ effect: search(you, { for: { subtype: "Tome" }, to: "nowhere" }) })],
  });
  given(
    { P1: { hand: ["Study"], deck }, P2: { play: ["Witness"] } },
    { cards: [study, clerk, guard, cultist, tome, witness] },
  );
  when("P1 plays Study");
  then.expect({ Tome: { in: "P1 deck" }, P1: { deck: 20, hand: 0 }, P2: { hand: 0 } });
});
