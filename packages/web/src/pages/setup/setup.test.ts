/** A game as it is asked for, in an address and in memory. */
import { botNames } from "@fhtagn/bots";
import { constructedDecks, constructedNamed, presetNamed, presets } from "@fhtagn/cards";
import { beforeEach, describe, expect, test } from "vitest";
import { BY_LOT, LOT, nameOfDeck, pairOf, readDeck } from "./deck-choice.ts";
import { decksDealt, drawSeed, setupOf, setupSearch } from "./game-setup.ts";
import { lastSetup, rememberSetup } from "./last-setup.ts";
import { OPPONENT_LEVELS } from "./opponents.ts";
import { readSetupSearch } from "./setup-search.ts";

describe("decks", () => {
  test("what the lot is drawn from are exactly the decks that exist", () => {
    const existing = [...constructedDecks(), ...presets()].map(({ name }) => name);
    expect(LOT.map(nameOfDeck).sort()).toEqual([...existing].sort());
  });

  test("every name can be read back", () => {
    for (const deck of [BY_LOT, ...LOT]) expect(readDeck(nameOfDeck(deck))).toEqual(deck);
  });

  test("a pair has the order of the box, whichever was chosen first", () => {
    expect(pairOf("hastur", "agency")).toEqual(["agency", "hastur"]);
    expect(presetNamed(pairOf("cthulhu", "syndicate").join("-"))).toBeDefined();
  });

  test.each(["", "cthulhu-agency", "agency-agency", "agency+2", "silver-twilight", 7, null])(
    "%j is no deck",
    (name) => expect(readDeck(name)).toBeNull(),
  );
});

test("whoever is offered as an opponent can play", () => {
  for (const opponent of OPPONENT_LEVELS) expect(botNames()).toContain(opponent);
});

describe("the address of a set-up", () => {
  test("says only what is unusual, and can be read back", () => {
    const search = {
      deck: "agency-cthulhu+2",
      vs: "hastur",
      level: "adept",
      ruleset: "ccg",
      seed: "again",
    } as const;
    expect(setupSearch(setupOf(search))).toEqual(search);
    expect(setupSearch(setupOf({}))).toEqual({});
    expect(setupSearch(setupOf({ people: 2 }))).toEqual({ people: 2 });
  });

  test("what is not understood is left out", () => {
    const search = {
      deck: "none",
      vs: ["hastur"],
      level: "god",
      ruleset: "old",
      people: 3,
      seed: "   ",
      other: 1,
    };
    expect(readSetupSearch(search)).toEqual({});
    expect(readSetupSearch({ ruleset: "lcg" }), "what is usual is not said").toEqual({});
    expect(readSetupSearch({ seed: 1928, people: "2" })).toEqual({ seed: "1928", people: 2 });
  });
});

describe("the lot", () => {
  const anything = setupOf({});

  test("falls by the seed, on decks that exist and differ", () => {
    for (let game = 0; game < 200; game++) {
      const [own, other] = decksDealt(anything, `seed ${game}`);
      expect(decksDealt(anything, `seed ${game}`)).toEqual([own, other]);
      expect(own).not.toBe(other);
      for (const name of [own, other]) expect(constructedNamed(name) ?? presetNamed(name)).toBeDefined();
    }
  });

  test("falls on every deck sooner or later, and never on a deck that was chosen", () => {
    const drawn = Array.from({ length: 2000 }, (_, game) => decksDealt(anything, `seed ${game}`)[0]);
    expect(new Set(drawn).size).toBe(LOT.length);
    const chosen = setupOf({ deck: "hastur", vs: "agency-cthulhu" });
    expect(decksDealt(chosen, "any")).toEqual(["hastur", "agency-cthulhu"]);
  });

  test("a drawn seed is eight letters, another one each time", () => {
    expect(drawSeed()).toMatch(/^[a-z2-9]{8}$/);
    expect(drawSeed()).not.toBe(drawSeed());
  });
});

describe("the last set-up", () => {
  beforeEach(() => localStorage.clear());

  test("is there for the next game, without its seed", () => {
    rememberSetup(setupOf({ deck: "hastur", level: "adept", ruleset: "ccg", seed: "once" }));
    expect(lastSetup()).toMatchObject({ opponent: "adept", ruleset: "ccg", seed: undefined });
    expect(nameOfDeck(lastSetup().own)).toBe("hastur");
  });

  test("two people are not remembered, and nonsense is not understood", () => {
    rememberSetup(setupOf({ people: 2, deck: "hastur" }));
    expect(lastSetup().own).toEqual(BY_LOT);
    localStorage.setItem("fhtagn.setup", "{ nonsense");
    expect(lastSetup().own).toEqual(BY_LOT);
  });
});
