import {
  aCharacter,
  action,
  aStory,
  draw,
  driveInsane,
  placeTokens,
  removeStruggle,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent, testStory, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });

test("COMP-10 a character goes insane by turning face down", () => {
  given(
    { P1: { hand: ["Fright"] }, P2: { play: ["Scholar", "Clerk"] } },
    {
      cards: [
        testEvent("Fright", { abilities: [action({ effect: driveInsane(aCharacter()) })] }),
        testCharacter("Scholar", {
          faction: "miskatonic",
          cost: 3,
          skill: 3,
          icons: "AI",
          subtypes: ["Scientist"],
          keywords: ["Fast"],
        }),
        clerk,
      ],
    },
  );
  then.expect({ Scholar: { skill: 3, icons: "AI", subtypes: ["Scientist"], keywords: ["Fast"], cost: 3 } });
  when("P1 plays Fright; choose Scholar");
  then.expect({
    Scholar: { in: "play", state: "insane", skill: 0, icons: "", subtypes: [], keywords: [], cost: 0 },
    Clerk: { state: "ready", skill: 1 },
  });
});

test("COMP-12 a cost is the number of resources that one drained domain must supply", () => {
  given(
    {
      P1: {
        hand: ["Lord"],
        domains: [
          ["hastur", "hastur"],
          ["hastur", "hastur", "hastur"],
        ],
      },
    },
    { cards: [testCharacter("Lord", { faction: "hastur", cost: 3 })] },
  );
  then.refused("P1 plays Lord; drain D1", "PAY-01");
  when("P1 plays Lord; drain D2");
  then.expect({ Lord: { in: "play" }, "P1.D1": { drained: false }, "P1.D2": { drained: true } });
});

test("COMP-13 icons count in struggles, skill when success is determined", () => {
  const horror = testCharacter("Horror", { skill: 3, icons: "TT" });
  const cards = [
    horror,
    testCharacter("One Terror", { skill: 4, icons: "T" }),
    testCharacter("Two Terror", { skill: 2, icons: "TT" }),
  ];
  const at = (story: string) => ({ story });
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Horror: at("S1") }, { Horror: at("S2") }] },
      P2: { play: [{ "One Terror": at("S1") }, { "Two Terror": at("S2") }] },
    },
    { cards },
  );
  then.expect({ S1: { skill: { P1: 3, P2: 4 } }, S2: { skill: { P1: 3, P2: 2 } } });
  when({ advance: "after resolution" });
  then.expect({
    log: ["struggle T at S1 won by P1", "struggle T at S2 tied", "P1 succeeds at S2"],
    S2: { P1: 1 },
  });
});

test("COMP-14 a subtype does nothing by itself", () => {
  const twins = { skill: 2, icons: "I" };
  given(
    { phase: "refresh", at: "start", P1: { play: ["Sleuth", "Layman"] } },
    {
      cards: [
        testCharacter("Sleuth", { ...twins, subtypes: ["Investigator"] }),
        testCharacter("Layman", twins),
      ],
    },
  );
  when({ advance: "story before commits" });
  then.expect({
    Sleuth: { state: "ready", skill: 2, icons: "I" },
    Layman: { state: "ready", skill: 2, icons: "I" },
    P1: { hand: 2, deck: 28 },
  });
  when("P1 commits Sleuth to S1, Layman to S2", { advance: "after resolution" });
  then.expect({
    S1: { P1: 3, P2: 0 },
    S2: { P1: 3, P2: 0 },
    Sleuth: { state: "exhausted" },
    P1: { hand: 2 },
  });
});

test("COMP-15 a keyword at the foot of the card matters only while the card is a resource", () => {
  given(
    { P1: { hand: ["Clerk"], play: ["Drifter"], domains: [["Drifter"], ["neutral"]] } },
    { cards: [testCharacter("Drifter", { transient: true }), testCharacter("Clerk", { cost: 2 })] },
  );
  then.expect({ Drifter: { keywords: [] } });
  then.refused("P1 plays Clerk; drain D2", "PAY-01");
  when("P1 plays Clerk; drain D1");
  then.expect({ Drifter: { in: "play" }, "Drifter#2": { in: "P1 discard" }, "P1.D1": { resources: 0 } });
});

test("COMP-16 a story's struggles happen in their printed order", () => {
  given(
    { phase: "story", at: "after opposing", stories: ["Omen"], P1: { play: [{ Clerk: { story: "S1" } }] } },
    { cards: [testStory("Omen", { struggles: "IACT" }), testCharacter("Clerk", { skill: 1, icons: "TI" })] },
  );
  then.expect({ S1: { struggles: "IACT" } });
  when({ advance: "after resolution" });
  then.expect({
    log: [
      "struggle I at S1 won by P1",
      "struggle A at S1 tied",
      "struggle C at S1 tied",
      "struggle T at S1 won by P1",
      "P1 succeeds at S1",
    ],
  });
});

test("COMP-16 a story without an icon has no such struggle", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Omen"],
      P1: { play: [{ Brute: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    {
      cards: [
        testStory("Omen", { struggles: "TI" }),
        testCharacter("Brute", { skill: 3, icons: "CC" }),
        clerk,
      ],
    },
  );
  when({ advance: "after resolution" });
  then.expect({
    Clerk: { in: "S1", wounds: 0 },
    log: ["struggle T at S1 tied", "struggle I at S1 tied", "P1 succeeds at S1"],
  });
});

test("COMP-17 an icon that a story has lost brings no struggle there", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Truce"], play: [{ Brute: { story: "S1" } }, { Brute: { story: "S2" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }, { Clerk: { story: "S2" } }] },
    },
    {
      cards: [
        testEvent("Truce", {
          abilities: [action({ effect: until("endOfPhase", removeStruggle(aStory(), "combat")) })],
        }),
        testCharacter("Brute", { skill: 3, icons: "CC" }),
        clerk,
      ],
    },
  );
  when("P1 plays Truce; choose S1");
  then.expect({ S1: { struggles: "TAI" }, S2: { struggles: "TCAI" } });
  when({ advance: "after resolution" });
  then.expect({ Clerk: { in: "S1", wounds: 0 }, "Clerk#2": { in: "P2 discard" } });
});

test("COMP-18 an event resolves and then goes to its owner's discard pile", () => {
  given(
    { P1: { hand: ["Idea"] } },
    { cards: [testEvent("Idea", { abilities: [action({ effect: draw(you, 1) })] })] },
  );
  when("P1 plays Idea");
  then.expect({
    Idea: { in: "P1 discard" },
    P1: { hand: 1, deck: 29, discard: 1 },
    log: ["Idea played", "P1 draws 1"],
  });
});

test("COMP-19 characters and supports stay in play until something removes them", () => {
  given({ P1: { play: ["Clerk"] }, P2: { play: ["Lamp"] } }, { cards: [clerk, testSupport("Lamp")] });
  for (let turn = 0; turn < 10; turn++) when({ advance: "end of turn" });
  then.expect({ turn: 17, Clerk: { in: "play" }, Lamp: { in: "play" } });
});

test("COMP-20 each player's tokens at a story are counted apart", () => {
  given(
    { stories: [{ Omen: { P1: 4, P2: 3 } }], P2: { hand: ["Clue", "Clue"] }, "to act": "P2" },
    {
      cards: [
        testStory("Omen"),
        testEvent("Clue", { abilities: [action({ effect: placeTokens(1, aStory(), { side: you }) })] }),
      ],
    },
  );
  when("P2 plays Clue; choose S1");
  then.expect({ S1: { title: "Omen", P1: 4, P2: 4 }, P1: { won: 0 }, P2: { won: 0 } });
  when("P2 plays Clue; choose S1");
  then.expect({ Omen: { in: "P2 won" }, P1: { won: 0 }, P2: { won: 1 } });
});
