import { BLAST, HUSH, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const clarney = "Steve Clarney";

test("Steve Clarney takes all Toughness from every character while he is committed", () => {
  given({
    phase: "story",
    P1: { play: [clarney, "G-Men", { Peeler: { attached: ["Patrol Wagon"] } }] },
    P2: { play: ["Guardian Shoggoth", "Dutch Courage", "Bag Man"] },
  });
  then.expect({
    "G-Men": { keywords: ["Heroic", "Willpower", "Toughness +3"] },
    Peeler: { keywords: ["Willpower", "Toughness +1"] },
    "Guardian Shoggoth": { keywords: ["Toughness +3"] },
  });
  when(`P1 commits ${clarney} to S1`);
  then.expect({
    "G-Men": { keywords: ["Heroic", "Willpower"] },
    Peeler: { keywords: ["Willpower"] },
    "Guardian Shoggoth": { keywords: [] },
    "Bag Man": { keywords: ["Fast"] },
  });
});

test("Steve Clarney's commitment destroys the wounded of both sides (KW-TOUGH-04)", () => {
  given({
    phase: "story",
    P1: { play: [clarney, { "Hired Muscle": { wounds: 1 } }, "G-Men"] },
    P2: { play: [{ "Guardian Shoggoth": { wounds: 1 } }, "Innsmouth Troublemaker"] },
  });
  when(`P1 commits ${clarney} to S1`);
  then.expect({
    "Hired Muscle": { in: "P1 discard" },
    "Guardian Shoggoth": { in: "P2 discard" },
    "Innsmouth Troublemaker": { in: "play" },
    "G-Men": { in: "play" },
  });
});

test("Steve Clarney lets a single wound destroy, wherever the character is", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Blast"], play: [{ [clarney]: { story: "S1" } }] },
      P2: { play: [{ Hastur: { story: "S2" } }, "Dagon"] },
    },
    { cards: [BLAST] },
  );
  then.expect({ Dagon: { keywords: ["Villainous", "Invulnerability"] } });
  when("P1 plays Blast; choose Hastur");
  then.expect({ Hastur: { in: "P2 discard" } });
});

test("Steve Clarney gives Toughness back when the story phase is over", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [clarney]: { story: "S1" } }] },
    P2: { play: ["Guardian Shoggoth"] },
  });
  then.expect({ "Guardian Shoggoth": { keywords: [] } });
  when({ advance: "end of turn" });
  then.expect({ "Guardian Shoggoth": { keywords: ["Toughness +2"] } });
});

test("Steve Clarney works as a defender, and not while his text box is blank", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["Hush", "Madness"], play: [{ "Hired Muscle": { story: "S1" } }] },
      P2: { play: [{ [clarney]: { story: "S1" } }] },
    },
    { cards: [HUSH, MADNESS] },
  );
  then.expect({ "Hired Muscle": { keywords: [] } });
  when(`P1 plays Hush; choose ${clarney}`);
  then.expect({ "Hired Muscle": { keywords: ["Toughness +1"] }, [clarney]: { in: "S1" } });
  when(`P1 plays Madness; choose ${clarney}`);
  then.expect({ [clarney]: { state: "insane" }, "Hired Muscle": { keywords: ["Toughness +1"] } });
});
