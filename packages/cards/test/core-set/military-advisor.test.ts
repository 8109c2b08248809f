import { aCharacter, wound } from "@fhtagn/rules/dsl";
import { BLAST, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SALVO = eventThat("Salvo", wound(aCharacter(), 2));
const advisor = "Military Advisor";
const two = ["hastur", "agency"];
const hit = `P2 plays Blast; choose ${advisor}`;

test("Military Advisor wounded wounds a character of less skill", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [advisor, "Bag Man"], domains: [two] },
      P2: {
        hand: ["Blast"],
        play: ["Hired Muscle", "G-Men", "Thomas F. Malone", { "Mad Artist": { insane: true } }],
      },
    },
    { cards: [BLAST] },
  );
  when(hit, `P1 uses ${advisor}`);
  then.offered("P1", ["Bag Man", "Hired Muscle", "Mad Artist"]);
  when("P1 chooses Hired Muscle");
  then.expect({ [advisor]: { wounds: 1 }, "Hired Muscle": { wounds: 1 }, "P1.D1": { drained: true } });
});

test("Military Advisor needs 2, and a wound to itself", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [advisor, "Hired Muscle"], domains: [["hastur"], { drained: two }] },
      P2: { hand: ["Blast"] },
    },
    { cards: [BLAST] },
  );
  when(hit);
  then.refused(`P1 uses ${advisor}`);

  given(
    {
      "to act": "P2",
      P1: { play: [advisor, "Hired Muscle"], domains: [two] },
      P2: { hand: ["Blast"] },
    },
    { cards: [BLAST] },
  );
  when("P2 plays Blast; choose Hired Muscle");
  then.refused(`P1 uses ${advisor}`);
});

test("Military Advisor that dies of its third wound still answers it, with the skill it had", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [{ [advisor]: { wounds: 2 } }, "Altar of the Blessed"], domains: [two] },
      P2: { hand: ["Blast"], play: ["Thomas F. Malone", "G-Men"] },
    },
    { cards: [BLAST] },
  );
  when(hit, `P1 uses ${advisor}`, "P1 chooses Thomas F. Malone");
  then.expect({
    [advisor]: { in: "P1 discard" },
    "Thomas F. Malone": { in: "P2 discard" },
    "G-Men": { wounds: 0 },
  });
});

test("Military Advisor: a lowered skill reaches fewer, skill 0 nobody", () => {
  given(
    {
      P1: {
        hand: ["Like a Moth"],
        play: [advisor, "Young Deep One"],
        domains: [two, ["syndicate", "syndicate"]],
      },
      P2: { hand: ["Blast"], play: ["Bag Man"] },
    },
    { cards: [BLAST] },
  );
  when(`P1 plays Like a Moth; choose ${advisor}; drain D2`, hit);
  then.refused(`P1 uses ${advisor}`);
  then.expect({ [advisor]: { skill: 0, wounds: 1 } });
});

test("Military Advisor does not answer a wound that was cancelled", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [advisor, "Mi-Go Warrior"], domains: [two] },
      P2: { hand: ["Blast"], play: ["Bag Man"] },
    },
    { cards: [BLAST] },
  );
  when(hit, "P1 uses Mi-Go Warrior");
  then.refused(`P1 uses ${advisor}`);
  then.expect({ [advisor]: { wounds: 0 }, "Bag Man": { in: "play" } });
});

test("Military Advisor answers each wound of two", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [advisor], domains: [two, two] },
      P2: { hand: ["Salvo"], play: ["Bag Man", "Mad Artist"] },
    },
    { cards: [SALVO] },
  );
  when(`P2 plays Salvo; choose ${advisor}`);
  when(`P1 uses ${advisor}; choose Bag Man; drain D1`, `P1 uses ${advisor}; choose Mad Artist; drain D2`);
  then.expect({ [advisor]: { wounds: 2 }, P2: { characters: 0 } });
});

test("Military Advisor that dies in a Combat struggle answers when the stories are resolved", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "G-Men": { story: "S1" } }, { "Mad Artist": { story: "S1" } }] },
    P2: { play: [{ [advisor]: { story: "S1", wounds: 2 } }], domains: [two] },
  });
  when(`P2 uses ${advisor}; choose Mad Artist`);
  then.expect({ log: [`${advisor} destroyed`, "P1 succeeds at S1", "Mad Artist destroyed"] });
});
