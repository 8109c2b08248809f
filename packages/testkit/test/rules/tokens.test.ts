import {
  andThen,
  anyCard,
  character as characterIs,
  choose,
  discard,
  draw,
  eachPlayer,
  one,
  opponent,
  removeTokens,
  story as storyIs,
  thatPlayer,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeStory } from "./free-cards.ts";
import { CLERK, GUARD, IDEA, MONK } from "./timing-cards.ts";

test("SIM-07 each player chooses before anything is done, the active player first", () => {
  const tithe = eventThat(
    "Tithe",
    eachPlayer(discard(one(anyCard({ in: "hand", controller: thatPlayer }), { by: thatPlayer }))),
  );
  given(
    { P1: { hand: ["Tithe", "Clerk", "Guard"] }, P2: { hand: ["Monk", "Idea"] } },
    { cards: [tithe, CLERK, GUARD, MONK, IDEA] },
  );
  when("P1 plays Tithe", "P1 chooses Guard");
  then.now({ asked: "P2", Guard: { in: "P1 hand" }, "seen by P2": { Guard: true, Clerk: false } });
  when("P2 chooses Idea");
  then.expect({ Guard: { in: "P1 discard" }, Idea: { in: "P2 discard" } });
});

const CALM = freeStory("Calm");
const EBB = freeStory("Ebb");
const calm = choose(1, storyIs({ title: "Calm" }));

test("COMP-20 a text that names a side takes tokens of that side only", () => {
  const cards = [CALM, EBB, eventThat("Theft", removeTokens(1, calm, { side: opponent }))];
  given({ stories: [{ Calm: { P1: 2, P2: 2 } }, "Ebb"], P1: { hand: ["Theft"] } }, { strict: true, cards });
  when("P1 plays Theft");
  then.now({ asked: "P2", S1: { P1: 2, P2: 1 } });
});

test("COMP-20 tokens on a character have no side", () => {
  const drain = eventThat("Drain", removeTokens(1, choose(1, characterIs())));
  given(
    { P1: { hand: ["Drain"] }, P2: { play: [{ Clerk: { tokens: 2 } }] } },
    { strict: true, cards: [drain, CLERK] },
  );
  when("P1 plays Drain");
  then.now({ asked: "P2", Clerk: { tokens: 1 } });
});

test("COMP-20 'then' after tokens were taken", () => {
  const cards = [CALM, EBB, eventThat("Theft", andThen(removeTokens(2, calm), draw(you, 1)))];
  given({ stories: [{ Calm: { P2: 2 } }, "Ebb"], P1: { hand: ["Theft"] } }, { cards });
  when("P1 plays Theft");
  then.expect({ S1: { P2: 0 }, P1: { hand: 1 } });
});
