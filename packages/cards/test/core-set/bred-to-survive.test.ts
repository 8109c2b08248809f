import { character, each, wound } from "@fhtagn/rules/dsl";
import { BLAST, DOOM, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const STORM = eventThat("Storm", wound(each(character())));
const two = ["shub-niggurath", "shub-niggurath"];
const bred = "P1 plays Bred to Survive; drain D1";

test("Bred to Survive makes its player's characters Invulnerable: no wound, and no choice for one", () => {
  given(
    {
      P1: { hand: ["Bred to Survive"], play: ["Forest Sister", "Hired Muscle"], domains: [two] },
      P2: { hand: ["Blast", "Storm"], play: ["Bag Man", "Mad Artist"] },
    },
    { cards: [BLAST, STORM] },
  );
  when(bred, "P2 plays Blast");
  then.offered("P2", ["Bag Man", "Mad Artist"]);
  when("P2 chooses Mad Artist", "P2 plays Storm");
  then.expect({
    "Forest Sister": { in: "play", wounds: 0, keywords: ["Invulnerability"] },
    "Hired Muscle": { wounds: 0, keywords: ["Toughness +1", "Invulnerability"] },
    "Bag Man": { in: "P2 discard" },
  });
});

test("Bred to Survive does not save from destruction", () => {
  given(
    { P1: { hand: ["Bred to Survive"], play: ["Forest Sister"], domains: [two] }, P2: { hand: ["Doom"] } },
    { cards: [DOOM] },
  );
  when(bred, "P2 plays Doom; choose Forest Sister");
  then.expect({ "Forest Sister": { in: "P1 discard" } });
});

test("Bred to Survive ends with the phase", () => {
  given(
    { P1: { hand: ["Bred to Survive"], play: ["Forest Sister"], domains: [two] }, P2: { hand: ["Blast"] } },
    { cards: [BLAST] },
  );
  when(bred, { advance: "story before commits" });
  then.now({ "Forest Sister": { keywords: [] } });
  when("P2 plays Blast; choose Forest Sister");
  then.expect({ "Forest Sister": { in: "P1 discard" } });
});

test("Bred to Survive takes in those in play when it resolves, not who comes after", () => {
  given({
    P1: { hand: ["Bred to Survive", "Degenerate Ghoul"], play: ["Forest Sister"], domains: [two, two] },
  });
  when(bred, "P1 plays Degenerate Ghoul; drain D2");
  then.expect({ "Forest Sister": { keywords: ["Invulnerability"] }, "Degenerate Ghoul": { keywords: [] } });
});

test("Bred to Survive: the loser of a Combat struggle has nobody to wound", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Young Deep One": { story: "S1" } }] },
    P2: { hand: ["Bred to Survive"], play: [{ "Mad Artist": { story: "S1" } }], domains: [two] },
  });
  when("P2 plays Bred to Survive; drain D1", { advance: "after resolution" });
  then.now({ "Mad Artist": { in: "S1", wounds: 0 }, log: ["struggle C at S1 won by P1"] });
});

test("Bred to Survive chooses nobody, so it may be played for nobody (TGT-19)", () => {
  given({ P1: { hand: ["Bred to Survive"], domains: [two] }, P2: { play: ["Bag Man"] } });
  when("P1 plays Bred to Survive");
  then.expect({ "Bred to Survive": { in: "P1 discard" }, "Bag Man": { keywords: ["Fast"] } });
});
