import { MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const dabbler = "Dabbler in the Unknown";

test("Dabbler in the Unknown places a token only on a story without tokens of either side", () => {
  given({
    stories: [{ "Opening Night": { P2: 1 } }, "Dreamwalkers", "Rotting Away"],
    P1: { play: [dabbler] },
  });
  when(`P1 uses ${dabbler}`);
  then.offered("P1", ["Dreamwalkers", "Rotting Away"]);
  when("P1 chooses Dreamwalkers");
  then.expect({ S1: { P1: 0, P2: 1 }, S2: { P1: 1, P2: 0 }, [dabbler]: { in: "P1 discard" } });
});

test("Dabbler in the Unknown is of no use where every story has a token", () => {
  given({
    stories: [
      { "Opening Night": { P2: 1 } },
      { Dreamwalkers: { P1: 1 } },
      { "Rotting Away": { P1: 2, P2: 2 } },
    ],
    P1: { play: [dabbler] },
  });
  then.refused(`P1 uses ${dabbler}`);
});

test("Dabbler in the Unknown may serve a conspiracy", () => {
  given({
    stories: [{ "Opening Night": { P2: 1 } }, { Dreamwalkers: { P1: 1 } }, { "Rotting Away": { P1: 1 } }],
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { play: [dabbler] },
  });
  when(`P1 uses ${dabbler}`);
  then.expect({ K1: { P1: 1, P2: 0 } });
});

test("Dabbler in the Unknown: the second finds one story fewer", () => {
  given({
    stories: [{ "Opening Night": { P2: 1 } }, "Dreamwalkers", "Rotting Away"],
    P1: { play: [dabbler, dabbler, dabbler] },
  });
  when(`P1 uses ${dabbler}`, "P1 chooses Rotting Away", `P1 uses ${dabbler}#2`);
  then.expect({ S2: { P1: 1 }, S3: { P1: 1 } });
  then.refused(`P1 uses ${dabbler}#3`);
});

test("Dabbler in the Unknown cancelled is lost without a token", () => {
  given({ P1: { play: [dabbler] }, P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] } });
  when(`P1 uses ${dabbler}`, "P2 plays Power Drain");
  then.expect({ [dabbler]: { in: "P1 discard" }, S1: { P1: 0 }, S2: { P1: 0 }, S3: { P1: 0 } });
});

test("Dabbler in the Unknown committed to a story may still be given up, and then leaves it", () => {
  given({ phase: "story", at: "after commits", P1: { play: [{ [dabbler]: { story: "S1" } }] } });
  when(`P1 uses ${dabbler}`, "P1 chooses S2");
  then.expect({ S2: { P1: 1 }, S1: { committed: { P1: [], P2: [] } } });
});

test("Dabbler in the Unknown insane has no Action", () => {
  given({ P1: { hand: ["Madness"], play: [dabbler] } }, { cards: [MADNESS] });
  when(`P1 plays Madness; choose ${dabbler}`);
  then.refused(`P1 uses ${dabbler}`);
});
