import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const coverUp = "The Bootleg Whiskey Cover-Up";
const conspiracies = [{ [coverUp]: { owner: "P1" } }] as const;
const at = (story: string) => ({ story });

test("The Bootleg Whiskey Cover-Up blanks every character committed to it, of both players, and no other", () => {
  given({
    phase: "story",
    at: "after opposing",
    conspiracies,
    P1: { play: [{ "Hired Muscle": at("K1") }, { "Freelance Occultist": at("S1") }, "Bag Man"] },
    P2: { play: [{ "Dr. Marinus Bicknell Willett": at("K1") }] },
  });
  then.expect({
    "Hired Muscle": { blank: true, keywords: [], subtypes: [], icons: "CCC", skill: 3 },
    "Dr. Marinus Bicknell Willett": { blank: true, keywords: [], icons: "CAI", skill: 3 },
    "Freelance Occultist": { blank: false, keywords: ["Fast"] },
    "Bag Man": { blank: false },
  });
});

test("The Bootleg Whiskey Cover-Up: a blank character's Action, response and Willpower are gone", () => {
  given({
    phase: "story",
    conspiracies,
    P1: { play: ["Dr. Ali Kafour", "Paul Lemond"], domains: [["hastur"]] },
  });
  when("P1 commits Dr. Ali Kafour, Paul Lemond to K1");
  then.refused("P1 uses Dr. Ali Kafour");
  then.refused("P1 uses Paul Lemond; choose Dr. Ali Kafour");
  then.expect({ P1: { hand: 0 } });
});

test("The Bootleg Whiskey Cover-Up: the text is there again once the character is home", () => {
  given({ phase: "story", conspiracies, P1: { play: ["Hired Muscle"] } });
  when("P1 commits Hired Muscle to K1");
  then.expect({ "Hired Muscle": { keywords: [] } });
  when({ advance: "end of turn" });
  then.now({ "Hired Muscle": { blank: false, keywords: ["Toughness +1"] }, K1: { P1: 2 } });
});

test("The Bootleg Whiskey Cover-Up: a wounded character that commits there without its Toughness is destroyed", () => {
  given({ phase: "story", conspiracies, P1: { play: [{ "Hired Muscle": { wounds: 1 } }, "Bag Man"] } });
  when("P1 commits Hired Muscle, Bag Man to K1");
  then.expect({ "Hired Muscle": { in: "P1 discard" }, "Bag Man": { in: "play" } });
});

test("The Bootleg Whiskey Cover-Up is played in one's own operations phase, one at a time", () => {
  given({ P1: { hand: [coverUp, coverUp], domains: [["hastur"], ["hastur"]] } });
  when(`P1 plays ${coverUp}; drain D1`);
  then.expect({ K1: { title: coverUp, P1: 0, struggles: "TCAI" } });
  then.refused(`P1 plays ${coverUp}#2; drain D2`, "CONS-03");
  given({ active: "P2", "to act": "P1", P1: { hand: [coverUp], domains: [["hastur"]] } });
  then.refused(`P1 plays ${coverUp}; drain D1`);
});

test("The Bootleg Whiskey Cover-Up is won like a story, has no effect for it, and is not replaced", () => {
  given({
    phase: "story",
    at: "resolution",
    conspiracies: [{ [coverUp]: { owner: "P2", P1: 3, P2: 4 } }],
    P1: { play: [{ "Hired Muscle": at("K1") }] },
  });
  when({ advance: "after resolution" });
  then.now({ [coverUp]: { in: "P1 won" }, P1: { won: 1 }, "Hired Muscle": { blank: false } });
});
