import { aCharacter, character, isDestroyed, wound } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const BRUTE = person("Brute", { skill: 2, icons: "C" });
const FEUD = eventThat("Feud", wound(aCharacter()));
/** Each draws a card when a character is destroyed in its way. */
const BYSTANDER = counter("Bystander", { ...isDestroyed(character()), cause: "struggle" });
const AVENGER = counter("Avenger", { ...isDestroyed(character()), cause: "card" });
const CARDS = { cards: [CLERK, BRUTE, FEUD, BYSTANDER, AVENGER] };

test("TRIG-33 a character wounded to death by an event was destroyed by a card effect", () => {
  given({ P1: { hand: ["Feud"] }, P2: { play: ["Clerk", "Avenger"] } }, CARDS);
  when("P1 plays Feud; choose Clerk");
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 1 } });

  given({ P1: { hand: ["Feud"] }, P2: { play: ["Clerk", "Bystander"] } }, CARDS);
  when("P1 plays Feud; choose Clerk");
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 0 } });
});

const struggleWith = (witness: string) => ({
  phase: "story" as const,
  at: "after opposing" as const,
  P1: { play: [{ Brute: { story: "S1" } }] },
  P2: { play: [{ Clerk: { story: "S1" } }, witness] },
});

test("TRIG-33 a character lost in a Combat struggle was destroyed by the game, not by a card", () => {
  given(struggleWith("Bystander"), CARDS);
  when({ advance: "after resolution" });
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 1 } });

  given(struggleWith("Avenger"), CARDS);
  when({ advance: "after resolution" });
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 0 } });
});

test("TRIG-33 the blow that killed counts, not an earlier one on somebody else", () => {
  given(
    {
      P1: { hand: ["Feud"], play: [{ Brute: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }, "Monk", "Bystander"] },
      phase: "story",
      at: "after opposing",
    },
    { cards: [...CARDS.cards, person("Monk")] },
  );
  when("P1 plays Feud; choose Monk");
  then.expect({ Monk: { in: "P2 discard" }, P2: { hand: 0 } });
  when({ advance: "after resolution" });
  then.expect({ Clerk: { in: "P2 discard" }, P2: { hand: 1 } });
});
