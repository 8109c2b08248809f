import {
  aCharacter,
  action,
  anyCard,
  blank,
  cancel,
  character as characterIs,
  choose,
  copies,
  delayed,
  destroy,
  disrupt,
  draw,
  effectInitiated,
  endOfPhase,
  exhaust,
  host,
  immune,
  isDestroyed,
  leavesPlay,
  opponent,
  passive,
  putIntoPlay,
  response,
  returnsToHand,
  sacrifice,
  support as supportIs,
  thisCard,
  toHand,
  until,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { bell, CLERK, GUARD, MONK } from "./timing-cards.ts";

const ON_CHARACTER = { attachTo: characterIs() };

test("TRIG-30 a cost is no card effect: the immune card may pay it", () => {
  const dog = freeCharacter("Alaskan Sledge Dog", [passive(immune(thisCard, supportIs()))]);
  const sled = freeSupport("Sled", [
    action({ cost: exhaust(choose(1, characterIs({ controller: you }))), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: ["Sled", "Alaskan Sledge Dog"] } }, { cards: [dog, sled] });
  when("P1 uses Sled; exhaust Alaskan Sledge Dog");
  then.expect({ "Alaskan Sledge Dog": { state: "exhausted" }, P1: { hand: 1 } });
});

test("TRIG-35 a passive ends when its source is blanked or leaves play", () => {
  const frozen = freeEvent("Frozen Time", [
    action({ effect: until(endOfPhase, blank(choose(1, supportIs({ attached: true })))) }),
  ]);
  const rust = freeEvent("Rust", [action({ effect: destroy(choose(1, supportIs({ attached: true }))) })]);
  const armed = { play: [{ Clerk: { attached: [".45 Pistols"] } }] };
  given({ P1: { hand: ["Frozen Time"] }, P2: armed }, { cards: [frozen, rust, CLERK] });
  then.now({ Clerk: { icons: "C" } });
  when("P1 plays Frozen Time");
  then.expect({ Clerk: { icons: "" }, ".45 Pistols": { in: "attached to Clerk", blank: true } });

  given({ P1: { hand: ["Rust"] }, P2: armed }, { cards: [frozen, rust, CLERK] });
  when("P1 plays Rust");
  then.expect({ Clerk: { icons: "" }, ".45 Pistols": { in: "P2 discard" } });
});

test("TRIG-36 a forced response waits until the whole effect has been carried out", () => {
  const tome = freeSupport("The Necronomicon", {
    ...ON_CHARACTER,
    abilities: [
      action({
        cost: sacrifice(host),
        effect: putIntoPlay(
          choose(2, characterIs({ in: "discard", owner: you, not: { title: "Living Mummy" } })),
        ),
      }),
    ],
  });
  given(
    {
      P1: { play: [{ "Living Mummy": { attached: ["The Necronomicon"] } }], discard: ["Clerk", "Guard"] },
      P2: { play: ["Monk"] },
    },
    { cards: [tome, CLERK, GUARD, MONK] },
  );
  when("P1 uses The Necronomicon");
  then.expect({
    log: ["Living Mummy sacrificed", "Clerk enters play", "Clerk wounded"],
    Clerk: { in: "P1 discard" },
    Guard: { in: "P1 discard" },
    Monk: { in: "P2 discard" },
  });
});

test("TRIG-37 a response from hand to its own return to hand is legal", () => {
  const uroborus = freeCharacter("Uroborus", [
    response({ from: "hand", when: returnsToHand(thisCard), effect: putIntoPlay(thisCard) }),
  ]);
  const gust = freeEvent("Gust", [action({ effect: toHand(aCharacter()) })]);
  given(
    { P1: { play: ["Uroborus"], hand: ["Uroborus"] }, P2: { hand: ["Gust"] } },
    { cards: [uroborus, gust] },
  );
  when("P1 passes", "P2 plays Gust");
  then.now({ asked: "P1", P1: { hand: 2, characters: 0 } });
  then.offered("P1", ["Uroborus#1"]);
  when("P1 uses Uroborus#1");
  then.expect({ P1: { hand: 1, characters: 1 } });
});

test("TRIG-38 a card in hand whose response was cancelled stays there and may be triggered again", () => {
  const fanatic = freeCharacter("Dreamlands Fanatic", [
    response({
      from: "hand",
      when: leavesPlay(characterIs({ controller: opponent })),
      effect: putIntoPlay(thisCard),
    }),
  ]);
  given(
    {
      P1: { hand: ["Dreamlands Fanatic", "Doom", "Doom"] },
      P2: { hand: ["Power Drain"], play: ["Clerk", "Guard"], domains: [["hastur", "hastur"]] },
    },
    { cards: [fanatic, DOOM, CLERK, GUARD] },
  );
  when("P1 plays Doom; choose Clerk", "P1 uses Dreamlands Fanatic", "P2 plays Power Drain");
  then.refused("P1 uses Dreamlands Fanatic"); // for the same trigger: ED-93
  then.expect({ "Dreamlands Fanatic": { in: "P1 hand" }, asked: "P2" });
  when("P2 passes", "P1 plays Doom#2; choose Guard", "P1 uses Dreamlands Fanatic");
  then.expect({ "Dreamlands Fanatic": { in: "play" } });
});

test("TRIG-39 a copied text still names the original", () => {
  const bagMan = freeCharacter("Bag Man", [action({ cost: exhaust(thisCard), effect: draw(you, 1) })]);
  const gug = freeCharacter("Gug", [action({ effect: wound(aCharacter({ controller: opponent })) })]);
  const mimic = freeCharacter("Mimic", [
    action({ effect: until("endOfTurn", copies(thisCard, aCharacter({ other: true }), ["triggered"])) }),
  ]);
  const cards = [bagMan, gug, mimic, DOOM, CLERK];
  const P2 = { hand: ["Doom"], play: ["Clerk"] };

  given({ P1: { play: ["Mimic", "Bag Man"] }, P2 }, { cards });
  when("P1 uses Mimic; choose Bag Man", "P2 passes", "P1 uses Mimic; ability 2");
  then.expect({ P1: { hand: 1 }, "Bag Man": { state: "exhausted" }, Mimic: { state: "ready" } });

  given({ P1: { play: ["Mimic", "Bag Man"] }, P2 }, { cards });
  when("P1 uses Mimic; choose Bag Man", "P2 plays Doom; choose Bag Man");
  then.refused("P1 uses Mimic; ability 2");
  then.expect({ Mimic: { state: "ready" }, P1: { hand: 0 } });

  given({ P1: { play: ["Mimic", "Gug"] }, P2 }, { cards });
  when("P1 uses Mimic; choose Gug", "P2 plays Doom; choose Gug", "P1 uses Mimic; ability 2");
  then.expect({ Clerk: { in: "P2 discard" } });
});

const KNIGHT = freeCharacter("The Claret Knight", [
  passive(immune(thisCard, anyCard(), { triggered: true })),
]);
const TOLL = freeSupport("Toll", [
  passive({
    when: isDestroyed(characterIs()),
    effect: exhaust(choose(1, characterIs({ title: "The Claret Knight" }))),
  }),
]);

test("TRIG-40 immunity to triggered effects does not stop a lasting effect that one has set up", () => {
  const chart = freeSupport("Eon Chart", {
    ...ON_CHARACTER,
    abilities: [action({ effect: delayed(endOfPhase, sacrifice(host)) })],
  });
  const fuse = freeSupport("Long Fuse", {
    ...ON_CHARACTER,
    abilities: [action({ effect: delayed(endOfPhase, destroy(host)) })],
  });
  for (const [title, card] of [
    ["Eon Chart", chart],
    ["Long Fuse", fuse],
  ] as const) {
    given(
      {
        P1: {
          hand: ["Doom"],
          play: [{ "The Claret Knight": { attached: [title] } }, "Toll", "Clerk", "Guard"],
        },
      },
      { cards: [KNIGHT, TOLL, DOOM, CLERK, GUARD, card] },
    );
    when("P1 plays Doom");
    then.offered("P1", ["Clerk", "Guard"]);
    when("P1 chooses Clerk");
    then.expect({ "The Claret Knight": { state: "exhausted" } }); // by a passive, which is not triggered
    when("P2 passes", `P1 uses ${title}`);
    then.expect({ "The Claret Knight": { in: "play" } });
    when({ advance: "story before commits" });
    then.expect({ "The Claret Knight": { in: "P1 discard" }, Guard: { in: "play" } });
  }
});

test("TRIG-41 what stops an effect that would destroy a card sees only direct destruction", () => {
  const tome = freeSupport("Tome", {
    ...ON_CHARACTER,
    abilities: [disrupt({ when: would(effectInitiated({ wouldDestroy: thisCard })), effect: cancel })],
  });
  const rust = freeEvent("Rust", [action({ effect: destroy(choose(1, supportIs())) })]);
  const P2 = { play: [{ Clerk: { attached: ["Tome"] } }] };
  given({ P1: { hand: ["Doom"] }, P2 }, { cards: [tome, rust, DOOM, CLERK] });
  when("P1 plays Doom");
  then.refused("P2 uses Tome");
  then.expect({ Clerk: { in: "P2 discard" }, Tome: { in: "P2 discard" } });

  given({ P1: { hand: ["Rust"] }, P2 }, { cards: [tome, rust, DOOM, CLERK] });
  when("P1 plays Rust");
  then.offered("P2", ["Tome"]);
  when("P2 uses Tome");
  then.expect({ Tome: { in: "attached to Clerk" } });
});

test("TRIG-42 only the last wound is an effect that destroys", () => {
  const chapman = bell("Andrew Chapman", (effect) =>
    disrupt({ when: would(isDestroyed(characterIs({ controller: you }))), effect }),
  );
  const sentry = freeCharacter("Sentry", [], { keywords: ["Toughness +1"] });
  given(
    { "to act": "P2", P1: { play: ["Andrew Chapman", "Sentry"] }, P2: { hand: ["Blast", "Blast"] } },
    { cards: [chapman, sentry, BLAST] },
  );
  when("P2 plays Blast");
  then.refused("P1 uses Andrew Chapman");
  then.expect({ Sentry: { wounds: 1 }, asked: "P1" });
  when("P1 passes", "P2 plays Blast#2");
  then.offered("P1", ["Andrew Chapman"]);
  then.now({ Sentry: { wounds: 1 } });
  when("P1 uses Andrew Chapman");
  then.expect({ Sentry: { in: "P1 discard" }, "Andrew Chapman": { state: "exhausted" } });
});
