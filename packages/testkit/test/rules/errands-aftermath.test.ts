/** What an errand for the end of a phase or turn sets off; see errands.test.ts. */
import {
  aCharacter,
  character as characterIs,
  delayed,
  destroy,
  draw,
  exhaust,
  inOrder,
  it,
  one,
  putIntoPlay,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter } from "./free-cards.ts";
import { CLERK, GUARD, HORN, someoneDies } from "./timing-cards.ts";

/** Exhausts a ready character, which is destroyed later. */
const doomLater = (title: string, at: "endOfPhase" | "endOfTurn"): object =>
  eventThat(title, inOrder(exhaust(aCharacter({ ready: true })), delayed(at, destroy(it))));

test("TRIG-11 a Mummy that an errand destroys wounds all before the next errand, and that can be disrupted", () => {
  const later = eventThat("Later", delayed("endOfPhase", draw(you, 1)));
  given(
    {
      P1: { hand: ["Curse", "Later"], play: ["Living Mummy"] },
      P2: { play: ["Forest Sister", "Mad Artist"], domains: [["agency"]] },
    },
    { cards: [doomLater("Curse", "endOfPhase"), later] },
  );
  when("P1 plays Curse; choose Living Mummy", "P2 passes", "P1 plays Later", "P2 passes", "P1 passes");
  then.now({ asked: "P2", "Living Mummy": { in: "P1 discard" }, P1: { hand: 0 } });
  when("P2 uses Forest Sister");
  then.expect({
    "Forest Sister": { in: "play" },
    "Mad Artist": { in: "P2 discard" },
    log: ["Mad Artist wounded", "P1 draws 1"],
  });
});

test("TRIG-22 a passive that waits for a state sees what an errand does", () => {
  const birth = eventThat("Birth", delayed("endOfPhase", putIntoPlay(one(characterIs({ in: "discard" })))));
  given(
    {
      P1: {
        hand: ["Birth"],
        discard: ["Clerk"],
        play: ["Professor Hermann Mulder", "Bag Man", "Bag Man"],
      },
      P2: { play: ["Mad Artist", "Mad Genius"] },
    },
    { cards: [birth, CLERK] },
  );
  when("P1 plays Birth", { advance: "story before commits" });
  then.expect({ Clerk: { in: "play" }, "Professor Hermann Mulder": { state: "insane" } });
});

test("TURN-10 nobody responds to what an errand does", () => {
  given(
    { P1: { hand: ["Curse"], play: ["Clerk", "Horn"] } },
    { cards: [doomLater("Curse", "endOfPhase"), CLERK, HORN] },
  );
  when("P1 plays Curse", "P2 passes", "P1 passes");
  then.now({ phase: "story", asked: "P1", Clerk: { in: "P1 discard" }, Horn: { state: "ready" } });
});

test("TRIG-11 errands of both players for the end of the turn are each answered", () => {
  given(
    {
      P1: { hand: ["Curse"], play: ["Mourner", "Clerk"] },
      P2: { hand: ["Bane"], play: ["Guard"] },
    },
    {
      cards: [
        doomLater("Curse", "endOfTurn"),
        doomLater("Bane", "endOfTurn"),
        CLERK,
        GUARD,
        counter("Mourner", someoneDies),
      ],
    },
  );
  when("P1 plays Curse; choose Clerk", "P2 plays Bane; choose Guard", { advance: "end of turn" });
  then.expect({ Clerk: { in: "P1 discard" }, Guard: { in: "P2 discard" }, P1: { hand: 2 } });
});
