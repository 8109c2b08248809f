/** Which happening a trigger means: its cause, its goal, its place among others, and what it would destroy. */

import {
  aCharacter,
  cancel,
  character as characterIs,
  destroy,
  disrupt,
  draw,
  draws,
  each,
  effectInitiated,
  event as eventIs,
  forcedResponse,
  inOrder,
  isDestroyed,
  leavesPlay,
  opponent,
  played,
  thisCard,
  toDeck,
  toHand,
  winsStruggle,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

const foe = characterIs({ controller: opponent });

test("TRIG-01 a trigger may name what must not have been the cause", () => {
  const crow = counter("Crow", leavesPlay(characterIs(), { notCause: "card" }));
  const brute = freeCharacter("Brute", [], { icons: "C" });
  given({ P1: { hand: ["Doom"], play: ["Crow"] }, P2: { play: ["Clerk"] } }, { cards: [crow, CLERK, DOOM] });
  when("P1 plays Doom");
  then.expect({ P1: { hand: 0 } });
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: ["Crow", { Brute: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [crow, CLERK, brute] },
  );
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 1 }, Clerk: { in: "P2 discard" } });
});

test("TRIG-01 a trigger may name where the card went", () => {
  const crow = counter("Crow", leavesPlay(characterIs(), { to: "hand" }));
  const cards = [
    crow,
    CLERK,
    eventThat("Recall", toHand(aCharacter())),
    eventThat("Sink", toDeck(aCharacter(), "bottom")),
  ];
  given({ P1: { hand: ["Recall"], play: ["Crow"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Recall");
  then.expect({ P1: { hand: 1 } });
  given({ P1: { hand: ["Sink"], play: ["Crow"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Sink");
  then.expect({ P1: { hand: 0 } });
});

test("TRIG-01 a trigger may name the phase in which it happens", () => {
  const crow = counter("Crow", isDestroyed(characterIs(), { phase: "story" }));
  const position = { P1: { hand: ["Doom"], play: ["Crow"] }, P2: { play: ["Clerk"] } };
  given(position, { cards: [crow, CLERK, DOOM] });
  when("P1 plays Doom");
  then.expect({ P1: { hand: 0 } });
  given({ ...position, phase: "story" }, { cards: [crow, CLERK, DOOM] });
  when("P1 plays Doom");
  then.expect({ P1: { hand: 1 } });
});

test("DRAW-05 two draws of one player by one effect have one first card", () => {
  const tally = counter("GamesTally", draws(opponent, { first: true }));
  const feast = eventThat("Feast", inOrder(draw(opponent, 1), draw(you, 2)));
  given({ P1: { hand: ["Feast"] }, P2: { play: ["GamesTally"] } }, { cards: [tally, feast] });
  when("P1 plays Feast");
  then.expect({ P2: { hand: 2 } });
});

test("STRUG-24 a character that won or lost is one of those at that story", () => {
  const brute = freeCharacter(
    "Brute",
    [forcedResponse({ when: winsStruggle(you, { card: thisCard }), effect: draw(you, 1) })],
    {
      icons: "C",
    },
  );
  given(
    { phase: "story", at: "resolution", P1: { play: [{ Brute: { story: "S1" } }, "Brute"] } },
    { cards: [brute] },
  );
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 1 } });
});

test("PAY-25 a trigger on what was played need not look at its cost", () => {
  const clerk = counter("Usher", played(characterIs()));
  given(
    { P1: { hand: ["Lord"], play: ["Usher"], domains: [["neutral", "neutral"]] } },
    { cards: [clerk, freeCharacter("Lord", [], { cost: 2 })] },
  );
  when("P1 plays Lord; drain D1");
  then.expect({ P1: { hand: 1 } });
});

const warded = (victim: string): object =>
  freeCharacter(
    victim,
    [disrupt({ when: would(effectInitiated({ wouldDestroy: thisCard })), effect: cancel })],
    {
      keywords: ["Toughness +1"],
    },
  );

test("TRIG-42 wounds are an effect that destroys if they are too many, with those already there", () => {
  const cards = [warded("Elder"), GUARD, BLAST, eventThat("Volley", wound(aCharacter(), 2))];
  const P2 = (wounds: number) => ({ play: [{ Elder: { wounds } }, "Guard"] });
  given({ P1: { hand: ["Blast"] }, P2: P2(0) }, { cards });
  when("P1 plays Blast; choose Elder");
  then.refused("P2 uses Elder");
  then.expect({ Elder: { wounds: 1 } });

  given({ P1: { hand: ["Blast"] }, P2: P2(1) }, { cards });
  when("P1 plays Blast; choose Elder", "P2 uses Elder");
  then.expect({ Elder: { wounds: 1 } });

  given({ P1: { hand: ["Volley"] }, P2: P2(0) }, { cards });
  when("P1 plays Volley; choose Elder", "P2 uses Elder");
  then.expect({ Elder: { wounds: 0 } });

  given({ P1: { hand: ["Volley"] }, P2: P2(1) }, { cards });
  when("P1 plays Volley; choose Guard");
  then.refused("P2 uses Elder");
});

test("TRIG-41 an effect that destroys all of a kind destroys this card with them", () => {
  const cards = [
    warded("Elder"),
    GUARD,
    eventThat("Purge", destroy(each(foe))),
    eventThat("Fast Day", draw(you, 1)),
  ];
  given({ P1: { hand: ["Purge"] }, P2: { play: ["Elder"] } }, { cards });
  when("P1 plays Purge", "P2 uses Elder");
  then.expect({ Elder: { in: "play" } });
  given({ P1: { hand: ["Fast Day"] }, P2: { play: ["Elder"] } }, { cards });
  when("P1 plays Fast Day");
  then.refused("P2 uses Elder");
});

test("TRIG-18 a disrupt to an effect on a kind of card looks at its targets", () => {
  const shield = freeSupport("Shield", [
    disrupt({
      when: would(effectInitiated({ targeting: characterIs({ controller: you, title: "Clerk" }) })),
      effect: cancel,
    }),
  ]);
  given(
    { P1: { hand: ["Doom"] }, P2: { play: ["Shield", "Clerk", "Guard"] } },
    { cards: [shield, CLERK, GUARD, DOOM] },
  );
  when("P1 plays Doom; choose Clerk", "P2 uses Shield");
  then.expect({ Clerk: { in: "play" } });
  given(
    { P1: { hand: ["Doom"] }, P2: { play: ["Shield", "Clerk", "Guard"] } },
    { cards: [shield, CLERK, GUARD, DOOM] },
  );
  when("P1 plays Doom; choose Guard");
  then.refused("P2 uses Shield");
});

test("WND-02 whoever dealt the last wound destroyed the character", () => {
  const hunter = (title: string, source: object): object =>
    counter(title, isDestroyed(characterIs(), { source: source as never }));
  const brute = freeCharacter("Brute", [], { icons: "C" });
  const cards = [BLAST, CLERK, GUARD, brute, hunter("Reward", eventIs({ title: "Blast" }))];
  given({ P1: { hand: ["Blast"], play: ["Reward"] }, P2: { play: ["Clerk", "Guard"] } }, { cards });
  when("P1 plays Blast; choose Clerk");
  then.expect({ P1: { hand: 1 } });
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: ["Reward", { Brute: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards },
  );
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 0 }, Clerk: { in: "P2 discard" } });
});
