/** Which stories the active player committed to, where the rules remember it: ED-19 and ED-74 in positions. */

import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { freeCharacter } from "./free-cards.ts";
import { CLERK, MONK } from "./timing-cards.ts";

const READER = freeCharacter("Reader", [], { icons: "I" });
const cards = [CLERK, DOOM, MONK, READER];
const older = { cards, ruleset: "ccg" } as const;

test("STORY-12 a position says which stories were attacked, though nobody is there any more", () => {
  const position = {
    phase: "story",
    at: "after commits",
    P1: { play: [{ Clerk: { story: "S2" } }] },
    P2: { play: ["Monk"] },
  } as const;
  given({ ...position, attacked: ["S1", "S2"] }, older);
  when({ advance: "opposing" });
  then.refused("P2 commits Monk to S3");
  when("P2 commits Monk to S1");
  then.expect({ Monk: { in: "S1" } });

  given({ ...position, attacked: ["S2"] }, older);
  when({ advance: "opposing" });
  then.refused("P2 commits Monk to S1");
});

test("STORY-12 where it does not say so they are those where the active player has somebody", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      "to act": "P2",
      P1: { play: [{ Clerk: { story: "S1" } }] },
      P2: { hand: ["Doom"], play: ["Monk"] },
    },
    older,
  );
  when("P2 plays Doom; choose Clerk", "P2 commits Monk to S1");
  then.expect({ Clerk: { in: "P1 discard" }, Monk: { in: "S1" } });
});

test("STORY-17 an attacked story of a position resolves with nobody there", () => {
  const position = {
    phase: "story",
    at: "resolution",
    P2: { play: [{ Reader: { story: "S1" } }] },
  } as const;
  given({ ...position, attacked: ["S1"] }, older);
  when({ advance: "after resolution" });
  then.expect({ S1: { P2: 1 } });

  given({ ...position, attacked: [] }, older);
  when({ advance: "after resolution" });
  then.expect({ S1: { P2: 0 } });
});

test.each([
  ["STORY-03", { phase: "story", at: "after commits", attacked: ["K1"] }, "given.attacked[0]"],
  ["STORY-12", { phase: "story", at: "before commits", attacked: ["S1"] }, "given.attacked"],
  ["STORY-12", { phase: "operations", attacked: ["S1"] }, "given.attacked"],
] as const)("%s no position attacks so", (rule, position, place) => {
  expect(() => given(position, older)).toThrow(place);
  expect(() => given(position, older)).toThrow(rule);
});
