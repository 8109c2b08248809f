/** ATT-04 with printed characters: what an attached one is for the cards around it. */
import { attach, attachment, becomes, character as characterIs, choose, one, you } from "@fhtagn/rules/dsl";
import { DOOM, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

const CTHULHU = "Cthulhu (core-set-41)";
const hound = "Hound of Tindalos";
const seven = Array(7).fill("cthulhu");

test("ATT-04 an attached Cthulhu is an Attachment, no Villain, and still the only Cthulhu (ATT-05)", () => {
  given({
    P1: {
      hand: ["Kirby O'Donnell", "Cthulhu", "Get it Off!"],
      domains: [["agency", "agency", "agency"], ["cthulhu"], seven],
    },
    P2: {
      play: [{ "Bag Man": { attached: [{ [CTHULHU]: { owner: "P1" } }] } }, "Peeler", "Ocean Crawlers"],
    },
  });
  then.now({ Peeler: { keywords: ["Willpower"] }, "Ocean Crawlers": { skill: 2 } });
  then.refused("P1 plays Cthulhu; drain D3", "UNIQ-02");
  when("P1 plays Kirby O'Donnell; drain D1", "P2 passes", "P1 plays Get it Off!; drain D2");
  then.expect({
    "Kirby O'Donnell": { in: "play" },
    "Bag Man": { in: "play" },
    Peeler: { keywords: [] },
    P1: { discard: 2 },
  });
});

test("ATT-04 an attached Cthulhu asks for no sacrifice after the draw", () => {
  given({
    phase: "draw",
    at: "start",
    P1: { play: ["Bag Man", { "Mad Artist": { attached: [CTHULHU] } }] },
  });
  then.expect({ "Bag Man": { in: "play" }, "Mad Artist": { in: "play" }, P1: { hand: 2 } });
});

test("ATT-04 attached Cultists and Yog-Sothoth characters are counted by nobody, nor is the sixth character", () => {
  given({
    P1: {
      play: [
        "Son of Yeb",
        "Disciple of the Gate",
        { "Bag Man": { attached: ["Arcane Initiate", "Overzealous Initiate"] } },
        "Professor Hermann Mulder",
      ],
    },
  });
  then.now({
    "Son of Yeb": { icons: "CCC" },
    "Disciple of the Gate": { skill: 2 },
    "Professor Hermann Mulder": { state: "ready" },
    P1: { characters: 4 },
  });
});

test("LEAVE-10 what was attached is no Attachment in the discard pile: the Bounty Hunter leaves it there", () => {
  given(
    {
      P1: {
        hand: ["Doom"],
        play: ["Mystic Bounty Hunter", { "Bag Man": { attached: [hound, ".45 Pistols"] } }],
      },
    },
    { cards: [DOOM] },
  );
  when("P1 plays Doom; choose Bag Man", "P2 passes", "P1 uses Mystic Bounty Hunter");
  then.expect({ [hound]: { in: "P1 discard" }, ".45 Pistols": { in: "P1 hand" } });
});

test("ATT-15 a Hound that something else attached has none of its texts, and is a character when freed", () => {
  given(
    {
      P1: { hand: ["Free"], domains: [["agency"]] },
      P2: { play: [{ "Bag Man": { attached: [{ [hound]: { owner: "P1" } }] } }] },
    },
    { cards: [eventThat("Free", becomes(choose(1, attachment()), "printed"))] },
  );
  then.now({ "Bag Man": { skill: 2 } });
  then.refused(`P1 uses ${hound}`);
  when("P1 plays Free");
  then.expect({ [hound]: { in: "play", skill: 2, icons: "CCAA", keywords: ["Fast"] } });
});

test("STORY-23 an attached character commits nowhere, and counts with nobody", () => {
  given({ phase: "story", P1: { play: [{ "Bag Man": { attached: ["Mad Artist"] } }] } });
  then.refused("P1 commits Mad Artist to S1", "STORY-23");
  when("P1 commits Bag Man to S1");
  then.expect({ S1: { skill: { P1: 2, P2: 0 }, committed: { P1: ["Bag Man"], P2: [] } } });
});

test("REFR-03 an attached character is readied with the supports", () => {
  given({
    phase: "refresh",
    at: "start",
    P1: { play: [{ "Bag Man": { attached: [{ "Mad Artist": { exhausted: true } }] } }] },
  });
  then.expect({ "Mad Artist": { state: "ready" }, P1: { characters: 1 } });
});

for (const zone of ["discard", "hand", "deck"] as const)
  test(`ATT-04 a character that is attached from the ${zone} is a support`, () => {
    const cling = eventThat(
      "Cling",
      attach(one(characterIs({ in: zone, title: "Mad Artist", controller: you })), choose(1, characterIs())),
    );
    const piles = { hand: ["Cling"], discard: [], deck: ["Peeler"], play: ["Bag Man"] };
    given({ P1: { ...piles, [zone]: [...piles[zone], "Mad Artist"] } }, { cards: [cling] });
    when("P1 plays Cling");
    then.expect({ "Mad Artist": { in: "attached to Bag Man", skill: 0 }, P1: { characters: 1 } });
  });

test("UNIQ-02 a position has one copy of a unique card, attached or not, but no rivals for an attached Villain", () => {
  const attached = { "Bag Man": { attached: [CTHULHU] } };
  expect(() => given({ P1: { play: [CTHULHU, attached] } })).toThrow(/UNIQ-02/);
  given({ P1: { play: ["Kirby O'Donnell", attached] } });
  then.now({ "Kirby O'Donnell": { in: "play" } });
});
