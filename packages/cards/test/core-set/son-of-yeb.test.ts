import { HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Son of Yeb has a Combat icon more for each Cultist of his controller, himself included", () => {
  given({
    P1: { play: ["Son of Yeb", "Arcane Initiate", "Disciple of the Gate", "Servant of Nodens"] },
    P2: { play: ["Mad Artist"] },
  });
  then.expect({ "Son of Yeb": { icons: "CCCC" }, "Disciple of the Gate": { icons: "CC" } });
});

test("Son of Yeb counts only himself where the other Cultists are the opponent's", () => {
  given({ P1: { play: ["Son of Yeb"] }, P2: { play: ["Mad Artist", "Son of Yeb", "Arcane Initiate"] } });
  then.expect({ "P1 Son of Yeb": { icons: "CC" }, "P2 Son of Yeb": { icons: "CCCC" } });
});

test("Son of Yeb gains an icon when a Cultist enters play and loses it when one leaves", () => {
  given({
    P1: { hand: ["Dabbler in the Unknown"], play: ["Son of Yeb"], domains: [["hastur"]] },
  });
  when("P1 plays Dabbler in the Unknown");
  then.expect({ "Son of Yeb": { icons: "CCC" } });
  when("P1 uses Dabbler in the Unknown; choose S1");
  then.expect({ "Son of Yeb": { icons: "CC" } });
});

test("Son of Yeb does not count an insane Cultist, which has no subtypes", () => {
  given({ P1: { play: ["Son of Yeb", { "Mad Artist": { insane: true } }] } });
  then.expect({ "Son of Yeb": { icons: "CC" } });
});

test("Son of Yeb counts a Cultist of which his player has taken control, until the phase ends", () => {
  given({
    P1: { hand: ["Blind Submission"], play: ["Son of Yeb"], domains: [["hastur", "hastur"]] },
    P2: { play: ["Mad Artist", "Son of Yeb"] },
  });
  when("P1 plays Blind Submission; choose Mad Artist");
  then.expect({ "P1 Son of Yeb": { icons: "CCC" }, "P2 Son of Yeb": { icons: "CC" } });
  when({ advance: "story before commits" });
  then.expect({ "P1 Son of Yeb": { icons: "CC" }, "P2 Son of Yeb": { icons: "CCC" } });
});

test("Son of Yeb is left with his printed icon while his text box is blank", () => {
  given({ P1: { hand: ["Hush"], play: ["Son of Yeb", "Son of Yeb"] } }, { cards: [HUSH] });
  then.expect({ "Son of Yeb#2": { icons: "CCC" } });
  when("P1 plays Hush; choose Son of Yeb#1");
  then.expect({ "Son of Yeb#1": { icons: "C" }, "Son of Yeb#2": { icons: "CC" } });
});
