import { aCharacter, character, each, wound } from "@fhtagn/rules/dsl";
import { BLAST, eventThat, HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SALVO = eventThat("Salvo", wound(aCharacter(), 2));
const STORM = eventThat("Storm", wound(each(character())));

test("Mi-Go Warrior exhausts to cancel a wound to any character, the opponent's too", () => {
  given({ P1: { hand: ["Blast"], play: ["Bag Man"] }, P2: { play: ["Mi-Go Warrior"] } }, { cards: [BLAST] });
  when("P1 plays Blast; choose Bag Man", "P2 uses Mi-Go Warrior");
  then.expect({ "Bag Man": { in: "play", wounds: 0 }, "Mi-Go Warrior": { state: "exhausted" } });
});

test("Mi-Go Warrior saves itself", () => {
  given({ P1: { hand: ["Blast"] }, P2: { play: ["Mi-Go Warrior"] } }, { cards: [BLAST] });
  when("P1 plays Blast; choose Mi-Go Warrior", "P2 uses Mi-Go Warrior");
  then.expect({ "Mi-Go Warrior": { in: "play", wounds: 0, state: "exhausted" } });
});

test("Mi-Go Warrior cannot be used exhausted, insane or blank", () => {
  for (const state of [{ exhausted: true }, { insane: true }]) {
    given(
      { P1: { hand: ["Blast"], play: ["Bag Man"] }, P2: { play: [{ "Mi-Go Warrior": state }] } },
      { cards: [BLAST] },
    );
    when("P1 plays Blast; choose Bag Man");
    then.refused("P2 uses Mi-Go Warrior");
    then.expect({ "Bag Man": { in: "P1 discard" } });
  }
  given(
    { P1: { hand: ["Hush", "Blast"], play: ["Bag Man"] }, P2: { play: ["Mi-Go Warrior"] } },
    { cards: [HUSH, BLAST] },
  );
  when("P1 plays Hush; choose Mi-Go Warrior", "P1 plays Blast; choose Bag Man");
  then.refused("P2 uses Mi-Go Warrior");
});

test("Mi-Go Warrior cancels one wound of two, two Warriors both", () => {
  const table = {
    P1: { hand: ["Salvo"], play: ["Bag Man"] },
    P2: { play: ["Mi-Go Warrior", "Mi-Go Warrior"] },
  };
  given(table, { cards: [SALVO] });
  when("P1 plays Salvo; choose Bag Man", "P2 uses Mi-Go Warrior");
  then.expect({ "Bag Man": { in: "P1 discard" }, "Mi-Go Warrior#2": { state: "ready" } });

  given(table, { cards: [SALVO] });
  when("P1 plays Salvo; choose Bag Man", "P2 uses Mi-Go Warrior", "P2 uses Mi-Go Warrior#2");
  then.expect({ "Bag Man": { in: "play", wounds: 0 }, "Mi-Go Warrior#2": { state: "exhausted" } });
});

test("Mi-Go Warrior cancels one of the wounds that fall together", () => {
  given(
    { P1: { hand: ["Storm"], play: ["Bag Man", "Forest Sister"] }, P2: { play: ["Mi-Go Warrior"] } },
    { cards: [STORM] },
  );
  when("P1 plays Storm", "P2 uses Mi-Go Warrior");
  then.expect({ P1: { characters: 1 }, P2: { characters: 0 } });
});

test("Mi-Go Warrior at home saves a character from a lost Combat struggle", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Servant of Nodens": { story: "S1" } }, { "Guardian Shoggoth": { story: "S1" } }] },
    P2: {
      play: [{ "Degenerate Ghoul": { story: "S1" } }, { "Mi-Go Warrior": { story: "S2" } }, "Mi-Go Warrior"],
    },
  });
  when("P1 resolves S1");
  then.refused("P2 uses Mi-Go Warrior");
  when("P2 uses Mi-Go Warrior#2");
  then.expect({
    "Degenerate Ghoul": { in: "S1", wounds: 0 },
    "Mi-Go Warrior#2": { state: "exhausted" },
    log: ["struggle C at S1 won by P1", "P1 succeeds at S1"],
  });
});
