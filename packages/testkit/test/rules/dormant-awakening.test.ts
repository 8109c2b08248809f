import { choose, placeTokens, story as storyIs } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeStory } from "./free-cards.ts";
import { char } from "./story-cards.ts";

const CALM = freeStory("Calm");
const EBB = freeStory("Ebb");
const calm = choose(1, storyIs({ title: "Calm" }));
const SLEEPER = char("Sleeper", "1/", { cost: 4, keywords: ["Dormant"] });
const DREAMER = char("Dreamer", "1/", { cost: 4, keywords: ["Dormant"] });
const OMEN = eventThat("Omen", placeTokens(1, calm));

test("DORM-05 when a story is won each player awakens his own, the active player first", () => {
  given(
    {
      stories: [
        { Calm: { P1: 4, dormant: [{ Dreamer: { owner: "P2" } }, "Sleeper"] } },
        { Ebb: { dormant: ["Sleeper"] } },
      ],
      P1: { hand: ["Omen"] },
    },
    { cards: [CALM, EBB, OMEN, SLEEPER, DREAMER] },
  );
  when("P1 plays Omen");
  then.now({ asked: "P1" });
  when("P1 plays Sleeper", "P2 plays Dreamer");
  then.expect({ Dreamer: { in: "play", controller: "P2" }, "Sleeper#2": { in: "attached to S2" } });
});

test("DORM-05 several cards of one player are awakened one after the other", () => {
  given(
    { stories: [{ Calm: { P1: 4, dormant: ["Sleeper", "Dreamer"] } }, "Ebb"], P1: { hand: ["Omen"] } },
    { cards: [CALM, EBB, OMEN, SLEEPER, DREAMER] },
  );
  when("P1 plays Omen", "P1 plays Sleeper", "P1 plays Dreamer");
  then.expect({ Sleeper: { in: "play" }, Dreamer: { in: "play" } });
});

test("DORM-06 who does not play one of them may still play the next", () => {
  given(
    { stories: [{ Calm: { P1: 4, dormant: ["Sleeper", "Dreamer"] } }, "Ebb"], P1: { hand: ["Omen"] } },
    { cards: [CALM, EBB, OMEN, SLEEPER, DREAMER] },
  );
  when("P1 plays Omen", "P1 declines", "P1 plays Dreamer");
  then.expect({ Sleeper: { in: "P1 discard" }, Dreamer: { in: "play" } });
});
