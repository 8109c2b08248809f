import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const courage = "Dutch Courage";
const agency = ["agency", "agency", "agency"];

test("Dutch Courage gives every character of its controller Toughness +1", () => {
  given({
    P1: { hand: [courage], play: ["Paul Lemond", "Guardian Shoggoth"], domains: [["syndicate", "hastur"]] },
    P2: { play: ["Bag Man"] },
  });
  when(`P1 plays ${courage}`);
  then.expect({
    "Paul Lemond": { keywords: ["Toughness +1"] },
    "Guardian Shoggoth": { keywords: ["Toughness +3"] },
    "Bag Man": { keywords: ["Fast"] },
  });
});

test("Dutch Courage lets a character bear one wound, the second destroys it", () => {
  given({
    "to act": "P2",
    P1: { play: [courage, "Paul Lemond"] },
    P2: { hand: ["Shotgun Blast", "Shotgun Blast"], domains: [agency, agency] },
  });
  when("P2 plays Shotgun Blast; X 1; drain D1; choose Paul Lemond");
  then.expect({ "Paul Lemond": { in: "play", wounds: 1 } });
  when("P1 passes", "P2 plays Shotgun Blast#2; X 1; drain D2; choose Paul Lemond");
  then.expect({ "Paul Lemond": { in: "P1 discard" } });
});

test("Dutch Courage: two of them give +2, to who enters later as well", () => {
  given({ P1: { hand: ["Paul Lemond"], play: [courage, courage], domains: [["agency"]] } });
  when("P1 plays Paul Lemond");
  then.expect({ "Paul Lemond": { keywords: ["Toughness +2"] } });
});

test("Dutch Courage gone, the wounds it let somebody bear destroy him (KW-TOUGH-04)", () => {
  given({
    P1: { play: [courage, { "Paul Lemond": { wounds: 1 } }, { "Guardian Shoggoth": { wounds: 2 } }] },
    P2: { hand: ["Burrowing Beneath"], domains: [["shub-niggurath", "shub-niggurath"]] },
  });
  when("P1 passes", "P2 plays Burrowing Beneath");
  then.expect({
    "Paul Lemond": { in: "P1 discard" },
    "Guardian Shoggoth": { in: "play", wounds: 2, keywords: ["Toughness +2"] },
  });
});

test("Dutch Courage does not help the insane (INS-06)", () => {
  given({
    "to act": "P2",
    P1: { play: [courage, { "Paul Lemond": { insane: true } }] },
    P2: { hand: ["Shotgun Blast"], domains: [agency] },
  });
  when("P2 plays Shotgun Blast; X 0; choose Paul Lemond");
  then.expect({ "Paul Lemond": { in: "P1 discard" } });
});

test("Dutch Courage goes by who controls a character, not by who owns it", () => {
  given({
    P1: { play: [courage], hand: ["Blind Submission"], domains: [["hastur", "hastur"]] },
    P2: { play: ["Mad Genius"] },
  });
  when("P1 plays Blind Submission; choose Mad Genius");
  then.expect({ "Mad Genius": { controller: "P1", keywords: ["Toughness +1"] } });
  when({ advance: "story before commits" });
  then.expect({ "Mad Genius": { controller: "P2", keywords: [] } });
});
