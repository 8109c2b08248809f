import {
  aCharacter,
  anyCard,
  character,
  choose,
  destroy,
  discard,
  isDestroyed,
  isDiscarded,
  isSacrificed,
  leavesPlay,
  one,
  removeFromGame,
  sacrifice,
  support,
  toHand,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const BRUTE = person("Brute", { skill: 2, icons: "C", keywords: ["Toughness +2"] });
const FEUD = eventThat("Feud", wound(aCharacter()));
const RUIN = eventThat("Ruin", destroy(choose(1, anyCard())));
const OFFERING = eventThat("Offering", sacrifice(one(character({ controller: you }))));

test("WND-01 a wound is a token on a character", () => {
  given({ P1: { hand: ["Feud"] }, P2: { play: ["Brute"] } }, { cards: [FEUD, BRUTE] });
  when("P1 plays Feud");
  then.expect({ Brute: { wounds: 1, in: "play" }, log: ["Brute wounded"] });
});

test("WND-02 a character with no Toughness is destroyed by its first wound", () => {
  given({ P1: { hand: ["Feud"] }, P2: { play: ["Clerk"] } }, { cards: [FEUD, CLERK] });
  when("P1 plays Feud");
  then.expect({ Clerk: { in: "P2 discard" }, log: ["Clerk wounded", "Clerk destroyed"] });
});

test("WND-03 a destroyed card goes to its owner's discard pile", () => {
  given({ P1: { hand: ["Ruin"], play: [{ Clerk: { owner: "P2" } }] } }, { cards: [RUIN, CLERK] });
  when("P1 plays Ruin");
  then.expect({ Clerk: { in: "P2 discard" }, P1: { discard: 1 } });
});

test("WND-04 death by wounds is destruction", () => {
  given(
    { P1: { hand: ["Feud"] }, P2: { play: ["Clerk", "Mourner"] } },
    { cards: [FEUD, CLERK, counter("Mourner", isDestroyed(character()))] },
  );
  when("P1 plays Feud");
  then.expect({ P2: { hand: 1 } });
});

test("WND-05 sacrificed is not destroyed, and destroyed is not sacrificed", () => {
  given(
    {
      P1: { hand: ["Offering", "Ruin"], play: ["Clerk", "Mourner"] },
      P2: { play: ["Guard", "Priest"] },
    },
    {
      cards: [
        CLERK,
        person("Guard"),
        OFFERING,
        eventThat("Ruin", destroy(aCharacter())),
        counter("Mourner", isDestroyed(character())),
        counter("Priest", isSacrificed(character())),
      ],
    },
  );
  when("P1 plays Offering");
  then.expect({ Clerk: { in: "P1 discard" }, P1: { hand: 1 }, P2: { hand: 1 } });
  when("P1 plays Ruin");
  then.expect({ Guard: { in: "P2 discard" }, P1: { hand: 1 }, P2: { hand: 1 } });
});

test("WND-06 a player can sacrifice only what he controls", () => {
  given(
    { P1: { hand: ["Offering"], play: ["Clerk", { Guard: { owner: "P2" } }] }, P2: { play: ["Baker"] } },
    { cards: [CLERK, person("Guard"), person("Baker"), eventThat("Offering", sacrifice(one(character())))] },
  );
  when("P1 plays Offering");
  then.refused("P1 chooses Baker");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" } });
});

test("WND-07 sacrificed, destroyed, discarded and removed from the game are four different things", () => {
  const cards = [
    freeSupport("Lamp", []),
    counter("Mourner", isDestroyed(support())),
    counter("Priest", isSacrificed(support())),
    counter("Porter", isDiscarded(support())),
    counter("Doorman", leavesPlay(support())),
    eventThat("Sweep", discard(choose(1, anyCard({ title: "Lamp" })))),
    eventThat("Banish", removeFromGame(choose(1, anyCard({ title: "Lamp" })))),
  ];
  given(
    { P1: { hand: ["Sweep"], play: ["Lamp", "Mourner", "Priest"] }, P2: { play: ["Porter"] } },
    { cards },
  );
  when("P1 plays Sweep");
  then.expect({ Lamp: { in: "P1 discard" }, P1: { hand: 0 }, P2: { hand: 1 } });

  given(
    { P1: { hand: ["Banish"], play: ["Lamp", "Mourner", "Priest", "Porter"] }, P2: { play: ["Doorman"] } },
    { cards },
  );
  when("P1 plays Banish");
  then.expect({ Lamp: { in: "P1 removed" }, P1: { hand: 0, discard: 1 }, P2: { hand: 1 } });
});

test("WND-08 only characters are wounded", () => {
  given(
    { P1: { hand: ["Feud"] }, P2: { play: ["Lamp", "Brute", "Brute"] } },
    { cards: [freeSupport("Lamp", []), BRUTE, eventThat("Feud", wound(choose(1, anyCard())))] },
  );
  when("P1 plays Feud");
  then.offered("P1", ["Brute", "Brute#2"]);
  when("P1 chooses Brute");
});

test("WND-09 wounds have no other effect", () => {
  given({ P1: { play: [{ Brute: { wounds: 1 } }] } }, { cards: [BRUTE] });
  then.expect({ Brute: { skill: 2, icons: "C", keywords: ["Toughness +2"], state: "ready" } });
});

test("WND-10 wounds go away when the card leaves play", () => {
  given(
    { P1: { hand: ["Return"], play: [{ Brute: { wounds: 1 } }] } },
    { cards: [BRUTE, eventThat("Return", toHand(aCharacter()))] },
  );
  when("P1 plays Return");
  then.expect({ Brute: { in: "P1 hand" } });
  when("P1 plays Brute");
  then.expect({ Brute: { in: "play", wounds: 0 } });
});
