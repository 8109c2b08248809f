import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

const tyler = "Tyler Scindere";
const villain = "Arcane Initiate";
const hero = "Undercover Security";
const three = ["yog-sothoth", "agency", "agency", "agency"];

test("Tyler Scindere lets his player have both kinds, in a position as in play", () => {
  given({ P1: { play: [tyler, hero, villain] }, P2: { play: [tyler, villain] } });
  then.expect({ [hero]: { in: "play" }, [`P1 ${villain}`]: { in: "play" }, [`P1 ${tyler}`]: { in: "play" } });
  expect(() => given({ P1: { play: [hero, villain] }, P2: { play: [tyler] } })).toThrow(/KW-HERO-02/);
});

test("Tyler Scindere: with him in play a Villainous character is played beside a Heroic one, and the other way round", () => {
  given({ P1: { hand: [villain], play: [tyler, hero], domains: [three] } });
  when(`P1 plays ${villain}`);
  then.expect({ [villain]: { in: "play" }, [hero]: { in: "play" }, [tyler]: { in: "play" } });

  given({ P1: { hand: [hero], play: [tyler, villain], domains: [three] } });
  when(`P1 plays ${hero}`);
  then.expect({ [villain]: { in: "play" }, [hero]: { in: "play" }, [tyler]: { in: "play" } });
});

test("Tyler Scindere: in the other player's turn too nobody need be discarded", () => {
  given({
    active: "P2",
    P1: { play: [tyler, hero, villain, "Bag Man"] },
    P2: { hand: ["Shotgun Blast"], domains: [["agency", "agency"]] },
  });
  when("P2 plays Shotgun Blast; X 2; choose Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, P1: { characters: 3 } });
});

test("Tyler Scindere does nothing for the other player", () => {
  given({ active: "P2", P1: { play: [tyler] }, P2: { hand: [villain], play: [hero], domains: [three] } });
  then.refused(`P2 plays ${villain}`, "KW-HERO-01");
});

test("Tyler Scindere himself comes neither beside a Heroic character nor beside a Villainous one (KW-HERO-01)", () => {
  for (const other of [hero, villain]) {
    given({
      P1: { hand: [tyler], play: [other], domains: [["syndicate", "agency", "agency", "agency"]] },
    });
    then.refused(`P1 plays ${tyler}`, "KW-HERO-01");
  }
  given({
    P1: { hand: [tyler], play: ["Bag Man"], domains: [["syndicate", "agency", "agency", "agency"]] },
    P2: { play: [hero] },
  });
  when(`P1 plays ${tyler}`);
  then.expect({ [tyler]: { in: "play" } });
});

test("Tyler Scindere: control of a character of the other kind can be taken", () => {
  const position = {
    P1: { hand: ["Blind Submission"], domains: [["hastur", "hastur"]] },
    P2: { play: [villain, "Mad Artist"] },
  };
  given({ ...position, P1: { ...position.P1, play: [tyler, hero] } });
  when(`P1 plays Blind Submission; choose ${villain}`);
  then.expect({ [villain]: { controller: "P1" }, [hero]: { in: "play" } });

  given({ ...position, P1: { ...position.P1, play: [hero] } });
  then.refused(`P1 plays Blind Submission; choose ${villain}`, "KW-HERO-04");
});

test("Tyler Scindere gone, his player must choose between the kinds at once (KW-HERO-02)", () => {
  given({
    P1: { play: [tyler, hero, villain] },
    P2: { hand: ["Deep One Assault"], domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu"]] },
    "to act": "P2",
  });
  when(`P2 plays Deep One Assault; X 4; choose ${tyler}`);
  then.offered("P1", [hero, villain]);
  when(`P1 chooses ${hero}`);
  then.expect({ [tyler]: { in: "P1 discard" }, [hero]: { in: "P1 discard" }, [villain]: { in: "play" } });
});

test("Tyler Scindere blank permits nothing, and is neither kind himself", () => {
  given({
    P1: { play: [tyler, hero, villain] },
    P2: { play: ["Richard Upton Pickman"], domains: [["hastur", "hastur"]] },
    "to act": "P2",
  });
  when(`P2 uses Richard Upton Pickman; choose ${tyler}`);
  then.offered("P1", [hero, villain]);
  when(`P1 chooses ${villain}`);
  then.expect({
    [tyler]: { in: "play", keywords: [] },
    [hero]: { in: "play" },
    [villain]: { in: "P1 discard" },
  });
});

test("Tyler Scindere insane permits nothing", () => {
  const insane = { [tyler]: { insane: true } };
  expect(() => given({ P1: { play: [insane, hero, villain] } })).toThrow(/KW-HERO-02/);
  given({ P1: { hand: [villain], play: [insane, hero], domains: [three] } });
  then.refused(`P1 plays ${villain}`, "KW-HERO-01");
});
