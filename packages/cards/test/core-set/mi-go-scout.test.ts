import { DOOM, HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Mi-Go Scout gives an Investigation icon to every Mi-Go in play, itself and the opponent's too", () => {
  given({
    P1: { play: ["Mi-Go Scout", "Mi-Go Warrior", "Forest Sister"] },
    P2: { play: ["Mi-Go Warrior", "Bag Man"] },
  });
  then.expect({
    "Mi-Go Scout": { icons: "CCI" },
    "P1 Mi-Go Warrior": { icons: "CI" },
    "P2 Mi-Go Warrior": { icons: "CI" },
    "Forest Sister": { icons: "T" },
    "Bag Man": { icons: "CCI" },
  });
});

test("Mi-Go Scout: two of them add up, on whichever side", () => {
  given({ P1: { play: ["Mi-Go Scout", "Mi-Go Warrior"] }, P2: { play: ["Mi-Go Scout"] } });
  then.expect({
    "P1 Mi-Go Scout": { icons: "CCII" },
    "P2 Mi-Go Scout": { icons: "CCII" },
    "Mi-Go Warrior": { icons: "CII" },
  });
});

test("Mi-Go Scout takes in a Mi-Go that comes later", () => {
  given({
    P1: { play: ["Mi-Go Scout"], hand: ["Mi-Go Warrior"], domains: [["shub-niggurath", "hastur", "hastur"]] },
  });
  when("P1 plays Mi-Go Warrior");
  then.expect({ "Mi-Go Warrior": { icons: "CI" } });
});

test("Mi-Go Scout: the icons go when it leaves play", () => {
  given({ P1: { hand: ["Doom"], play: ["Mi-Go Scout", "Mi-Go Warrior"] } }, { cards: [DOOM] });
  when("P1 plays Doom; choose Mi-Go Scout");
  then.expect({ "Mi-Go Scout": { in: "P1 discard" }, "Mi-Go Warrior": { icons: "C" } });
});

test("Mi-Go Scout insane gives nothing and has nothing", () => {
  given({ P1: { play: [{ "Mi-Go Scout": { insane: true } }, "Mi-Go Warrior"] } });
  then.expect({ "Mi-Go Warrior": { icons: "C" }, "Mi-Go Scout": { icons: "" } });
});

test("Mi-Go Scout: a blank Mi-Go is none, and a blank Scout gives nothing", () => {
  const table = { P1: { hand: ["Hush"], play: ["Mi-Go Scout", "Mi-Go Warrior"] } };
  given(table, { cards: [HUSH] });
  when("P1 plays Hush; choose Mi-Go Warrior");
  then.expect({ "Mi-Go Warrior": { icons: "C", subtypes: [] }, "Mi-Go Scout": { icons: "CCI" } });

  given(table, { cards: [HUSH] });
  when("P1 plays Hush; choose Mi-Go Scout");
  then.expect({ "Mi-Go Warrior": { icons: "C" }, "Mi-Go Scout": { icons: "CC" } });
});

test("Mi-Go Scout wins an Investigation struggle with its icon", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Mi-Go Warrior": { story: "S1" } }, "Mi-Go Scout"] },
  });
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 3 }, log: ["struggle I at S1 won by P1", "unchallenged at S1"] });
});
