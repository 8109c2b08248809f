import {
  character as characterIs,
  choose,
  endOfPhase,
  event as eventIs,
  gains,
  isDestroyed,
  loses,
  until,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const TITAN = freeCharacter("Titan", [], { keywords: ["Toughness +2"] });
const WOUNDED = { P2: { play: [{ Titan: { wounds: 2 } }] } };

test("WND-02 a card that takes Toughness away destroyed the character", () => {
  const rot = eventThat("Rot", until(endOfPhase, loses(choose(1, characterIs()), { toughness: true })));
  const cards = [
    TITAN,
    rot,
    counter("Reward", isDestroyed(characterIs(), { source: eventIs({ title: "Rot" }) })),
  ];
  given({ P1: { hand: ["Rot"], play: ["Reward"] }, ...WOUNDED }, { cards });
  when("P1 plays Rot");
  then.expect({ Titan: { in: "P2 discard" }, P1: { hand: 1 } });
});

test("WND-02 Toughness that ends by itself makes no card the destroyer", () => {
  const brace = eventThat(
    "Brace",
    until(endOfPhase, gains(choose(1, characterIs()), { keyword: "Toughness", amount: 1 })),
  );
  const stab = eventThat("Stab", { do: "wound", who: { choose: characterIs() } });
  const cards = [CLERK, brace, stab, counter("Reward", isDestroyed(characterIs(), { cause: "card" }))];
  given({ P1: { hand: ["Brace", "Stab"], play: ["Reward"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Brace", "P2 passes", "P1 plays Stab");
  then.expect({ Clerk: { in: "play", wounds: 1 } });
  when({ advance: "story before commits" });
  then.expect({ Clerk: { in: "P2 discard" }, P1: { hand: 0 } });
});
