import { FACTIONS } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  anyCard,
  anyOf,
  can,
  choose,
  destroy,
  draw,
  driveInsane,
  exhaust,
  gains,
  passive,
  pay,
  ready,
  thisCard,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { testCharacter, testConspiracy, testEvent, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const plot = testConspiracy("Plot", { faction: "syndicate" });
const lamp = testSupport("Lamp", {
  abilities: [action({ cost: exhaust(thisCard), effect: draw(you, 1) })],
});

test("COMP-01 a conspiracy is a card type of the LCG", () => {
  given({ P1: { hand: ["Plot"] } }, { cards: [plot] });
  when("P1 plays Plot");
  then.expect({ K1: { title: "Plot", P1: 0, P2: 0 } });
});

test("COMP-01 CCG Eldritch has no conspiracies unless the option is on", () => {
  const position = { P1: { hand: ["Plot"] } };
  expect(() => given(position, { ruleset: "ccg", cards: [plot] })).toThrow(/COMP-01/);
  given(position, { ruleset: "ccg", options: { "types.conspiracy": true }, cards: [plot] });
  when("P1 plays Plot");
  then.expect({ K1: { title: "Plot" } });
});

test("COMP-03 Silver Twilight follows every rule a faction follows", () => {
  given(
    {
      P1: {
        hand: ["Initiate"],
        domains: [
          ["silver-twilight", "hastur"],
          ["hastur", "hastur"],
        ],
      },
    },
    { cards: [testCharacter("Initiate", { faction: "silver-twilight", cost: 2 })] },
  );
  then.refused("P1 plays Initiate; drain D2", "PAY-04");
  when("P1 plays Initiate; drain D1");
  then.expect({ Initiate: { in: "play" }, "P1.D1": { drained: true } });
});

const exposure = testEvent("Exposure", {
  abilities: [
    action({ effect: destroy(choose(1, anyCard(anyOf(...FACTIONS.map((faction) => ({ faction })))))) }),
  ],
});

test("COMP-04 neutral is the absence of a faction, not a faction", () => {
  given({ P1: { hand: ["Exposure"] }, P2: { play: ["Clerk"] } }, { cards: [exposure, clerk] });
  then.refused("P1 plays Exposure");
  then.offered("P1", []);
});

test("COMP-04 a card with a faction is of any faction", () => {
  given(
    { P1: { hand: ["Exposure"] }, P2: { play: ["Clerk", "Cultist", "Agent"] } },
    {
      cards: [
        exposure,
        clerk,
        testCharacter("Cultist", { faction: "hastur" }),
        testSupport("Agent", { faction: "agency" }),
      ],
    },
  );
  when("P1 plays Exposure");
  then.offered("P1", ["Cultist", "Agent"]);
  when("P1 chooses Agent");
  then.expect({ Agent: { in: "P2 discard" } });
});

test("COMP-05 card text wins against the rulebook", () => {
  given(
    { phase: "story", P1: { play: [{ Sleepwalker: { exhausted: true } }, { Clerk: { exhausted: true } }] } },
    {
      cards: [
        testCharacter("Sleepwalker", { skill: 1, abilities: [passive(can("commitExhausted", thisCard))] }),
        clerk,
      ],
    },
  );
  when({ advance: "commits" });
  then.offered("P1", ["Sleepwalker"]);
  then.refused("P1 commits Clerk to S1");
  when("P1 commits Sleepwalker to S1");
  then.expect({ Sleepwalker: { in: "S1" } });
});

test("COMP-05 but not where the rules allow no exception, as with Willpower", () => {
  given(
    { P1: { hand: ["Fright"] }, P2: { play: ["Stoic", "Clerk"] } },
    {
      cards: [
        testEvent("Fright", { abilities: [action({ effect: driveInsane(aCharacter()) })] }),
        testCharacter("Stoic", { keywords: ["Willpower"] }),
        clerk,
      ],
    },
  );
  then.refused("P1 plays Fright; choose Stoic");
  when("P1 plays Fright; choose Clerk");
  then.expect({ Stoic: { state: "ready" }, Clerk: { state: "insane" } });
});

test("COMP-06 a card played from hand arrives face up and ready under its owner's control", () => {
  given({ P1: { hand: ["Clerk", "Lamp"] } }, { cards: [clerk, lamp] });
  then.expect({ "seen by P2": { Clerk: false, Lamp: false } });
  when("P1 plays Clerk", "P1 plays Lamp");
  then.expect({
    Clerk: { in: "play", state: "ready", controller: "P1", owner: "P1" },
    Lamp: { in: "play", state: "ready", controller: "P1" },
    "seen by P2": { Clerk: true, Lamp: true },
  });
});

test("COMP-07 an exhausted card cannot be exhausted again", () => {
  given({ P1: { play: [{ Lamp: { exhausted: true } }] } }, { cards: [lamp] });
  then.offered("P1", []);
  then.refused("P1 uses Lamp");
  then.expect({ P1: { hand: 0 } });
});

test("COMP-07 a ready card can be exhausted once", () => {
  given({ P1: { play: ["Lamp"] } }, { cards: [lamp] });
  when("P1 uses Lamp");
  then.expect({ Lamp: { state: "exhausted" }, P1: { hand: 1 } });
  then.refused("P1 uses Lamp");
});

test("COMP-08 a readied card is upright and may pay exhaust costs again", () => {
  given(
    { P1: { hand: ["Rest"], play: [{ Lamp: { exhausted: true } }] } },
    {
      cards: [
        lamp,
        testEvent("Rest", {
          abilities: [action({ effect: ready(choose(1, anyCard({ exhausted: true }))) })],
        }),
      ],
    },
  );
  when("P1 plays Rest; choose Lamp");
  then.expect({ Lamp: { state: "ready" }, log: ["Lamp readied"] });
  when("P1 uses Lamp");
  then.expect({ Lamp: { state: "exhausted" }, P1: { hand: 1 } });
});

test("COMP-09 an exhausted card may use what does not exhaust it, and only that", () => {
  given(
    { P1: { play: [{ Coach: { exhausted: true } }], domains: [["hastur"]] } },
    {
      cards: [
        testCharacter("Coach", {
          skill: 1,
          abilities: [
            action({ cost: pay(1), effect: until("endOfPhase", gains(thisCard, { skill: 1 })) }),
            action({ cost: exhaust(thisCard), effect: draw(you, 1) }),
          ],
        }),
      ],
    },
  );
  then.refused("P1 uses Coach; ability 2");
  when("P1 uses Coach; ability 1; drain D1");
  then.expect({ Coach: { skill: 2, state: "exhausted" }, "P1.D1": { drained: true } });
});
