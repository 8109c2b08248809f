import {
  aCharacter,
  action,
  aDomain,
  character,
  destroy,
  drain,
  draw,
  driveInsane,
  endOfPhase,
  entersDiscardPile,
  gains,
  host,
  isDestroyed,
  loses,
  opponent,
  passive,
  pay,
  response,
  thisCard,
  until,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { gear, person } from "./keyword-cards.ts";

const FEUD = eventThat("Feud", wound(aCharacter()));

test("KW-TOUGH-01 Toughness +2 bears two wounds; the third destroys", () => {
  given(
    { P1: { hand: ["Feud", "Feud", "Feud"] }, P2: { play: ["Brute"] } },
    { cards: [FEUD, person("Brute", { keywords: ["Toughness +2"] })] },
  );
  when("P1 plays Feud");
  then.expect({ Brute: { in: "play", wounds: 1 } });
  when("P1 plays Feud");
  then.expect({ Brute: { in: "play", wounds: 2 } });
  when("P1 plays Feud");
  then.expect({ Brute: { in: "P2 discard" }, log: ["Brute destroyed"] });
});

test("KW-TOUGH-02 Toughness from several sources adds up", () => {
  given(
    {
      P1: { hand: ["Feud", "Feud"] },
      P2: { play: [{ Brute: { wounds: 2, attached: ["Armour"] } }] },
    },
    {
      cards: [
        FEUD,
        person("Brute", { keywords: ["Toughness +2"] }),
        gear("Armour", character(), passive(gains(host, { keyword: "Toughness", amount: 1 }))),
      ],
    },
  );
  then.expect({ Brute: { keywords: ["Toughness +3"] } });
  when("P1 plays Feud");
  then.expect({ Brute: { in: "play", wounds: 3 } });
  when("P1 plays Feud");
  then.expect({ Brute: { in: "P2 discard" } });
});

test("KW-TOUGH-03 a wound stays until removed", () => {
  given(
    { P1: { play: [{ Brute: { wounds: 1 } }] } },
    { cards: [person("Brute", { keywords: ["Toughness +1"] })] },
  );
  when({ advance: "P2 refresh window" }, { advance: "P1 operations window" });
  then.expect({ active: "P1", turn: 9, Brute: { wounds: 1, in: "play" } });
});

test("KW-TOUGH-04 wounds above a Toughness that fell destroy the character", () => {
  given(
    {
      P1: { hand: ["Frailty"] },
      P2: { play: [{ Brute: { wounds: 1 } }, "Wall"] },
    },
    {
      cards: [
        person("Brute", { keywords: ["Toughness +1"] }),
        person("Wall", { keywords: ["Toughness +1"] }),
        eventThat("Frailty", until(endOfPhase, loses({ each: character() }, { toughness: true }))),
      ],
    },
  );
  when("P1 plays Frailty");
  then.expect({ log: ["Brute destroyed"], Brute: { in: "P2 discard" }, Wall: { in: "play", keywords: [] } });
});

test("KW-TOUGH-05 Toughness protects neither from destroying nor from going insane while wounded", () => {
  const brute = person("Brute", { keywords: ["Toughness +3"] });
  given(
    { P1: { hand: ["Ruin", "Fright"] }, P2: { play: ["Brute", { Brute: { wounds: 1 } }] } },
    {
      cards: [
        brute,
        eventThat("Ruin", destroy(aCharacter())),
        eventThat("Fright", driveInsane(aCharacter())),
      ],
    },
  );
  when("P1 plays Ruin; choose Brute");
  then.expect({ Brute: { in: "P2 discard" }, "Brute#2": { in: "play" } });
  when("P1 plays Fright");
  then.expect({ "Brute#2": { in: "P2 discard" }, log: ["Brute#2 insane", "Brute#2 destroyed"] });
});

const SPARK = freeSupport("Spark", [], { faction: "hastur", transient: true });

test("KW-TRANS-01 a Transient resource counts as two when its domain is drained for a card", () => {
  given(
    { P1: { hand: ["Clerk", "Scholar"], domains: [["Spark"]] } },
    {
      cards: [
        SPARK,
        person("Clerk", { faction: "hastur", cost: 2 }),
        person("Scholar", { faction: "hastur", cost: 3 }),
      ],
    },
  );
  then.offered("P1", ["Clerk"]);
  when("P1 plays Clerk; drain D1");
  then.expect({ Clerk: { in: "play" } });
});

test("KW-TRANS-02 a lone Transient is discarded and leaves an empty drained domain", () => {
  given(
    { P1: { hand: ["Clerk"], domains: [["Spark"]] } },
    { cards: [SPARK, person("Clerk", { faction: "hastur", cost: 2 })] },
  );
  when("P1 plays Clerk; drain D1");
  then.expect({
    Spark: { in: "P1 discard" },
    "P1.D1": { drained: true, resources: 0 },
    log: ["Spark destroyed"],
  });
});

test("KW-TRANS-03 drained for any reason, all Transient resources there are destroyed", () => {
  given(
    { P1: { hand: ["Leech"] }, P2: { domains: [["Spark", "Spark", "agency"]] } },
    { cards: [SPARK, eventThat("Leech", drain(aDomain({ controller: opponent })))] },
  );
  when("P1 plays Leech; choose P2.D1");
  then.expect({
    Spark: { in: "P2 discard" },
    "Spark#2": { in: "P2 discard" },
    "P2.D1": { drained: true, resources: 1 },
    "agency at P2.D1": { in: "P2.D1" },
  });
});

const asks = (title: string, count: number) =>
  freeSupport(title, [action({ cost: pay(count), effect: draw(you, 1) })]);

test("KW-TRANS-04 drained for an ability it counts as one and is still destroyed", () => {
  given(
    { P1: { play: ["Press", "Bell"], domains: [["Spark"]] } },
    { cards: [SPARK, asks("Press", 2), asks("Bell", 1)] },
  );
  then.offered("P1", ["Bell"]);
  when("P1 uses Bell; drain D1");
  then.expect({ P1: { hand: 1 }, Spark: { in: "P1 discard" } });
});

test("KW-TRANS-05 a Transient resource of the right faction counts as two for Loyal", () => {
  given(
    { P1: { hand: ["Zealot"], domains: [["Ember"], ["Spark", "cthulhu"]] } },
    {
      cards: [
        SPARK,
        freeSupport("Ember", [], { faction: "cthulhu", transient: true }),
        person("Zealot", { faction: "cthulhu", cost: 2, keywords: ["Loyal"] }),
      ],
    },
  );
  then.refused("P1 plays Zealot; drain D2", "KW-LOYAL-01");
  when("P1 plays Zealot; drain D1");
  then.expect({ Zealot: { in: "play" }, Ember: { in: "P1 discard" } });
});

test("KW-TRANS-07 a Transient resource does not answer its own destruction", () => {
  given(
    { P1: { hand: ["Clerk"], domains: [["Phoenix"]], play: ["Phoenix"] }, P2: { hand: ["Ruin"] } },
    {
      cards: [
        freeSupport(
          "Phoenix",
          [
            response({ when: isDestroyed(thisCard), effect: draw(you, 1) }),
            response({ when: entersDiscardPile(thisCard), effect: draw(you, 1) }),
          ],
          { faction: "hastur", transient: true },
        ),
        person("Clerk", { faction: "hastur", cost: 2 }),
        eventThat("Ruin", destroy({ choose: { type: "support" } })),
      ],
    },
  );
  when("P1 plays Clerk; drain D1");
  then.refused("P1 uses Phoenix");
  then.expect({ P1: { hand: 0, discard: 1 } });

  when("P2 plays Ruin");
  then.offered("P1", ["Phoenix"]);
});
