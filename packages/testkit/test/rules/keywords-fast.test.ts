import { character, gains, host, passive } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { gear, person, tale } from "./keyword-cards.ts";

const FAST = { keywords: ["Fast"] };
const TALES = [
  tale("Terror", "T"),
  tale("Combat", "C"),
  tale("Arcane", "A"),
  tale("Both", "TC"),
  tale("Calm", ""),
];

test("KW-FAST-01 more Fast characters win ties in struggles and at success", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Terror"],
      P1: { play: [{ Runner: { story: "S1" } }] },
      P2: { play: [{ Howler: { story: "S1" } }] },
    },
    { cards: [...TALES, person("Runner", { icons: "TT", ...FAST }), person("Howler", { icons: "TT" })] },
  );
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 won by P1", "P1 succeeds at S1"], S1: { P1: 1 } });
});

test("KW-FAST-01 a Fast character at another story breaks no tie", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Terror"],
      P1: { play: [{ Clerk: { story: "S1" } }, { Runner: { story: "S2" } }] },
      P2: { play: [{ Howler: { story: "S1" } }] },
    },
    {
      cards: [
        ...TALES,
        person("Runner", FAST),
        person("Clerk", { icons: "T" }),
        person("Howler", { icons: "T" }),
      ],
    },
  );
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 tied"], S1: { P1: 0 } });
});

test("KW-FAST-02 a tie at zero is never broken", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Terror"],
      P1: { play: [{ Runner: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [...TALES, person("Runner", { skill: 0, ...FAST }), person("Clerk", { skill: 0 })] },
  );
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 tied"], Clerk: { in: "S1", state: "exhausted" }, S1: { P1: 0 } });
});

test("KW-FAST-03 equal numbers of Fast characters leave the tie", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Combat"],
      P1: { play: [{ Runner: { story: "S1" } }] },
      P2: { play: [{ Chaser: { story: "S1" } }] },
    },
    {
      cards: [...TALES, person("Runner", { icons: "C", ...FAST }), person("Chaser", { icons: "C", ...FAST })],
    },
  );
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle C at S1 tied"], Runner: { in: "S1" }, Chaser: { in: "S1" }, S1: { P1: 0 } });
});

test("KW-FAST-04 Fast characters are counted, not copies of the keyword", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Arcane"],
      P1: { play: [{ Runner: { story: "S1", attached: ["Shoes"] } }] },
      P2: { play: [{ Chaser: { story: "S1" } }, { Chaser: { story: "S1" } }] },
    },
    {
      cards: [
        ...TALES,
        person("Runner", { icons: "AA", ...FAST }),
        person("Chaser", { icons: "A", ...FAST }),
        gear("Shoes", character(), passive(gains(host, { keyword: "Fast" }))),
      ],
    },
  );
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle A at S1 won by P2"] });
});

test("KW-FAST-05 Fast is counted when each tie is met", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Both"],
      P1: { play: [{ Runner: { story: "S1" } }, { Fighter: { story: "S1" } }] },
      P2: { play: [{ Horror: { story: "S1" } }] },
    },
    {
      cards: [
        ...TALES,
        person("Runner", FAST),
        person("Fighter", { icons: "C" }),
        person("Horror", { icons: "TC" }),
      ],
    },
  );
  when("P1 chooses Runner", { advance: "after resolution" });
  then.expect({
    log: ["struggle T at S1 won by P2", "Runner insane", "struggle C at S1 tied"],
    Horror: { in: "S1" },
    Fighter: { in: "S1" },
  });
});

const sixes = (fastSide: "P1" | "P2"): void =>
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Calm"],
      P1: { play: [{ [fastSide === "P1" ? "Runner" : "Clerk"]: { story: "S1" } }] },
      P2: { play: [{ [fastSide === "P2" ? "Runner" : "Clerk"]: { story: "S1" } }] },
    },
    { cards: [...TALES, person("Runner", { skill: 3, ...FAST }), person("Clerk", { skill: 3 })] },
  );

test("KW-FAST-06 at a skill tie the active player with more Fast succeeds, but not unchallenged", () => {
  sixes("P1");
  when({ advance: "after resolution" });
  then.expect({ log: ["P1 succeeds at S1"], S1: { P1: 1, P2: 0 } });
});

test("KW-FAST-07 at a skill tie more Fast of the other player gives no success", () => {
  sixes("P2");
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 0, P2: 0 } });
});
