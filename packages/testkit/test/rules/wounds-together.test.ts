import {
  aCharacter,
  character,
  choose,
  draw,
  forcedResponse,
  isDestroyed,
  isWounded,
  margin,
  moveWounds,
  response,
  some,
  thatStory,
  thisCard,
  wound,
  you,
  youWinStruggle,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person, tale } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const BRUTE = person("Brute", { skill: 2, icons: "C", keywords: ["Toughness +2"] });

const BLOODBATH = freeSupport("Bloodbath", [
  forcedResponse({
    when: youWinStruggle({ icon: "combat" }),
    effect: wound(some(margin, character({ at: thatStory, controller: "opponent" }), { again: true })),
  }),
]);

test("WND-11 wounds of one effect are dealt together: both may go on one character, none on the Invulnerable", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Combat"],
      P1: { play: ["Bloodbath", { Fighter: { story: "S1" } }] },
      P2: {
        play: [
          { Clerk: { story: "S1" } },
          { Guard: { story: "S1" } },
          { Titan: { story: "S1" } },
          { Brute: { story: "S1" } },
        ],
      },
    },
    {
      cards: [
        BLOODBATH,
        tale("Combat", "C"),
        CLERK,
        person("Fighter", { icons: "CCC" }),
        person("Guard"),
        person("Titan", { keywords: ["Invulnerability"] }),
        BRUTE,
      ],
    },
  );
  when("P2 chooses Brute");
  then.offered("P1", ["Clerk", "Guard", "Brute"]);
  when("P1 chooses Clerk");
  then.now({ Clerk: { in: "play", wounds: 0 } });
  then.offered("P1", ["Clerk", "Guard", "Brute"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P2 discard" }, Guard: { in: "S1" }, Brute: { wounds: 1 } });
});

const twoWounds = (ruleset: "lcg" | "ccg"): void => {
  given(
    { P1: { hand: ["Volley"] }, P2: { play: ["Clerk", "Surgeon"] } },
    {
      ruleset,
      cards: [CLERK, eventThat("Volley", wound(aCharacter(), 2)), counter("Surgeon", isWounded(character()))],
    },
  );
  when("P1 plays Volley");
};

test("WND-11 two wounds on a character without Toughness both fall; in CCG Eldritch the first kills it (ED-94)", () => {
  twoWounds("lcg");
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 2 } });
  twoWounds("ccg");
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 1 } });
});

test("WND-12 a destroyed character is gone from its story at once", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Siege"],
      P1: { play: [{ Fighter: { story: "S1" } }] },
      P2: { play: [{ Mage: { story: "S1" } }] },
    },
    { cards: [tale("Siege", "CA"), person("Fighter", { icons: "C" }), person("Mage", { icons: "A" })] },
  );
  when({ advance: "after resolution" });
  then.expect({
    log: ["struggle C at S1 won by P1", "Mage destroyed", "struggle A at S1 tied", "unchallenged at S1"],
  });
});

const TRANSFER = eventThat(
  "Transfer",
  moveWounds(1, choose(1, character({ wounded: true })), choose(1, character({ wounded: false }))),
);

test("WND-13 a wound moved onto a character kills it, but it was not wounded", () => {
  given(
    { P1: { hand: ["Transfer"] }, P2: { play: [{ Brute: { wounds: 1 } }, "Martyr", "Mourner"] } },
    {
      cards: [
        BRUTE,
        TRANSFER,
        person("Martyr", { abilities: [response({ when: isWounded(thisCard), effect: draw(you, 1) })] }),
        counter("Mourner", isDestroyed(character())),
      ],
    },
  );
  when("P1 plays Transfer");
  then.refused("P2 uses Martyr");
  then.expect({
    Martyr: { in: "P2 discard" },
    Brute: { wounds: 0 },
    P2: { hand: 1 },
    log: ["Martyr destroyed"],
  });
});
