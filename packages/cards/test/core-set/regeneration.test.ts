import { aCharacter, wound } from "@fhtagn/rules/dsl";
import { BLAST, DOOM, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SALVO = eventThat("Salvo", wound(aCharacter(), 2));
const one = [["shub-niggurath"]];

test("Regeneration cancels a wound to a character of its player", () => {
  given(
    { P1: { hand: ["Blast"] }, P2: { hand: ["Regeneration"], play: ["Bag Man"], domains: one } },
    { cards: [BLAST] },
  );
  when("P1 plays Blast; choose Bag Man", "P2 plays Regeneration; drain D1");
  then.expect({
    "Bag Man": { in: "play", wounds: 0 },
    Regeneration: { in: "P2 discard" },
    "P2.D1": { drained: true },
  });
});

test("Regeneration does not help the opponent's characters, nor against destruction", () => {
  given(
    {
      P1: { hand: ["Blast", "Doom"], play: ["Hired Muscle"] },
      P2: { hand: ["Regeneration"], play: ["Bag Man"], domains: one },
    },
    { cards: [BLAST, DOOM] },
  );
  when("P1 plays Blast; choose Hired Muscle");
  then.refused("P2 plays Regeneration");
  when("P1 plays Doom; choose Bag Man");
  then.refused("P2 plays Regeneration");
  then.expect({
    "Hired Muscle": { wounds: 1 },
    "Bag Man": { in: "P2 discard" },
    Regeneration: { in: "P2 hand" },
  });
});

test("Regeneration cancels one wound of two, two of them both", () => {
  const table = (hand: readonly string[]): void => {
    given(
      { P1: { hand: ["Salvo"] }, P2: { hand, play: ["Bag Man"], domains: [...one, ...one] } },
      { cards: [SALVO] },
    );
    when("P1 plays Salvo; choose Bag Man", "P2 plays Regeneration; drain D1");
  };
  table(["Regeneration"]);
  then.expect({ "Bag Man": { in: "P2 discard" } });
  table(["Regeneration", "Regeneration"]);
  when("P2 plays Regeneration#2; drain D2");
  then.expect({ "Bag Man": { in: "play", wounds: 0 } });
});

test("Regeneration has no moment but the wound", () => {
  given({ P1: { hand: ["Regeneration"], play: [{ "Hired Muscle": { wounds: 1 } }], domains: one } });
  then.refused("P1 plays Regeneration");
});

test("Regeneration: Power Drain cancels no disrupt", () => {
  given(
    {
      P1: { hand: ["Blast", "Power Drain"], domains: [["hastur", "hastur"]] },
      P2: { hand: ["Regeneration"], play: ["Bag Man"], domains: one },
    },
    { cards: [BLAST] },
  );
  when("P1 plays Blast; choose Bag Man", "P2 plays Regeneration; drain D1");
  then.refused("P1 plays Power Drain");
  then.expect({ "Bag Man": { in: "play" } });
});

test("Regeneration saves the loser of a Combat struggle", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Young Deep One": { story: "S1" } }] },
    P2: { hand: ["Regeneration"], play: [{ "Mad Artist": { story: "S1" } }], domains: one },
  });
  when("P2 plays Regeneration; drain D1");
  then.expect({ "Mad Artist": { in: "S1", wounds: 0 }, log: ["struggle C at S1 won by P1"] });
});
