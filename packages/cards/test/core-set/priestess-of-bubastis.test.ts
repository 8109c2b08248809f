import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const priestess = "Priestess of Bubastis";
const two = ["shub-niggurath", "shub-niggurath"];

test("Priestess of Bubastis exhausts: the next Shub-Niggurath character costs 1 less", () => {
  given({ P1: { play: [priestess], hand: ["Mi-Go Scout", "Mi-Go Warrior"], domains: [two, two] } });
  then.refused("P1 plays Mi-Go Scout; drain D1", "PAY-01");
  when(`P1 uses ${priestess}`, "P1 plays Mi-Go Scout; drain D1");
  then.expect({
    [priestess]: { state: "exhausted" },
    "Mi-Go Scout": { in: "play" },
    "Mi-Go Warrior": { cost: 3 },
  });
  then.refused("P1 plays Mi-Go Warrior; drain D2", "PAY-01");
});

test("Priestess of Bubastis lowers neither supports nor characters of other factions, and waits for the next", () => {
  given({
    P1: {
      play: [priestess],
      hand: ["Shadowed Woods", "Hired Muscle", "Mi-Go Scout"],
      domains: [["shub-niggurath"], ["agency", "agency", "agency"], two],
    },
  });
  when(`P1 uses ${priestess}`);
  then.expect({ "Shadowed Woods": { cost: 1 }, "Hired Muscle": { cost: 3 }, "Mi-Go Scout": { cost: 2 } });
  when(
    "P1 plays Shadowed Woods; drain D1",
    "P1 plays Hired Muscle; drain D2",
    "P1 plays Mi-Go Scout; drain D3",
  );
  then.expect({ "Mi-Go Scout": { in: "play" } });
});

test("Priestess of Bubastis: no cost falls below 1, by two of them either", () => {
  given({
    P1: {
      play: [priestess, priestess],
      hand: ["Degenerate Ghoul", "Forest Sister", "Mi-Go Scout"],
      domains: [[]],
    },
  });
  when(`P1 uses ${priestess}`, `P1 uses ${priestess}#2`);
  then.expect({ "Degenerate Ghoul": { cost: 1 }, "Forest Sister": { cost: 1 }, "Mi-Go Scout": { cost: 1 } });
  then.refused("P1 plays Degenerate Ghoul; drain D1", "PAY-01");
});

test("Priestess of Bubastis: two of them are both used up by one character", () => {
  given({
    P1: {
      play: [priestess, priestess],
      hand: ["Mi-Go Scout", "Mi-Go Warrior"],
      domains: [["shub-niggurath"], two],
    },
  });
  when(`P1 uses ${priestess}`, `P1 uses ${priestess}#2`, "P1 plays Mi-Go Scout; drain D1");
  then.expect({ "Mi-Go Scout": { in: "play" }, "Mi-Go Warrior": { cost: 3 } });
});

test("Priestess of Bubastis: it is lost at the end of the phase", () => {
  given({
    phase: "resource",
    P1: { play: [priestess], hand: ["Mi-Go Scout"], domains: [two] },
  });
  when(`P1 uses ${priestess}`);
  then.now({ "Mi-Go Scout": { cost: 2 } });
  when({ advance: "operations window" });
  then.now({ "Mi-Go Scout": { cost: 3 } });
});

test("Priestess of Bubastis: it outlives her", () => {
  given({ P1: { play: [priestess], hand: ["Mi-Go Scout", "Doom"], domains: [two] } }, { cards: [DOOM] });
  when(`P1 uses ${priestess}`, `P1 plays Doom; choose ${priestess}`, "P1 plays Mi-Go Scout; drain D1");
  then.expect({ [priestess]: { in: "P1 discard" }, "Mi-Go Scout": { in: "play" } });
});

test("Priestess of Bubastis: the opponent pays the full cost, and she cannot be used exhausted", () => {
  given({
    P1: { play: [{ [priestess]: { exhausted: true } }, `${priestess}`] },
    P2: { hand: ["Mi-Go Scout"] },
  });
  then.refused(`P1 uses ${priestess}`);
  when(`P1 uses ${priestess}#2`);
  then.expect({ "Mi-Go Scout": { cost: 3 } });
});

test("Priestess of Bubastis: a character put into play does not use it up", () => {
  given({
    P1: {
      play: [priestess, "Shub-Niggurath"],
      hand: ["Mi-Go Scout"],
      deck: ["Ancient Guardian", "...5"],
      domains: [[...two, "hastur"]],
    },
  });
  when(`P1 uses ${priestess}`, "P1 uses Shub-Niggurath; drain D1", "P1 chooses Ancient Guardian");
  then.expect({ "Ancient Guardian": { in: "play" }, "Mi-Go Scout": { cost: 2 } });
});
