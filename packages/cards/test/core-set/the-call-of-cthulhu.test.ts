import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "The Call of Cthulhu": { P1: 4, P2: 4 } }];
const win = "P1 plays Omen; choose The Call of Cthulhu";

test("The Call of Cthulhu: each player takes a card of his own choice out of his own deck", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], deck: ["Bag Man", "Paul Lemond", "...5"] },
      P2: { deck: ["Hired Muscle", "T-Men", "...4"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  when("P1 chooses Paul Lemond", "P2 chooses T-Men");
  then.expect({
    "Paul Lemond": { in: "P1 hand" },
    "T-Men": { in: "P2 hand" },
    "Bag Man": { in: "P1 deck" },
    "seen by P1": { "T-Men": false },
    P1: { deck: 6 },
    P2: { deck: 5 },
  });
});

test("The Call of Cthulhu: a winner who declines leaves both decks shut", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ P1: { hand: 0, deck: 30 }, P2: { hand: 0, deck: 30 } });
});

test("The Call of Cthulhu may find any card, of any type and cost", () => {
  given(
    {
      stories,
      P1: {
        hand: ["Omen"],
        deck: ["Cthulhu", "Shotgun Blast", "Cathouse", "The Bootleg Whiskey Cover-Up"],
        discard: ["Bag Man"],
      },
      P2: { deck: ["Peeler", "Peeler"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.offered("P1", ["Cthulhu", "Shotgun Blast", "Cathouse", "The Bootleg Whiskey Cover-Up"]);
  when("P1 chooses The Bootleg Whiskey Cover-Up", "P2 chooses Peeler");
  then.expect({ P1: { holds: ["The Bootleg Whiskey Cover-Up"], deck: 3 }, P2: { hand: 1, deck: 1 } });
});

test("The Call of Cthulhu won by the player whose turn it is not: he decides, the active player searches first (SIM-07)", () => {
  given(
    {
      "to act": "P2",
      stories,
      P1: { deck: ["Bag Man", "Paul Lemond"] },
      P2: { hand: ["Omen"], deck: ["Hired Muscle", "T-Men"] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose The Call of Cthulhu", "P2 chooses yes");
  then.now({ asked: "P1" });
  then.offered("P1", ["Bag Man", "Paul Lemond"]);
  when("P1 chooses Bag Man");
  then.offered("P2", ["Hired Muscle", "T-Men"]);
  when("P2 chooses T-Men");
  then.expect({
    "The Call of Cthulhu": { in: "P2 won" },
    "T-Men": { in: "P2 hand" },
    "Bag Man": { in: "P1 hand" },
  });
});

test("The Call of Cthulhu: the last card of a deck is taken, and the game with it", () => {
  given(
    { stories, P1: { hand: ["Omen"], deck: ["Bag Man", "Bag Man"] }, P2: { deck: ["Peeler"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P1 chooses Bag Man", "P2 chooses Peeler");
  then.expect({ winner: "P1", because: "deck" });
});

test("The Call of Cthulhu: once it is used, a card must be taken", () => {
  given(
    { stories, P1: { hand: ["Omen"], deck: ["Bag Man", "Peeler"] }, P2: { deck: ["T-Men", "Mad Artist"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.refused("P1 declines");
  when("P1 chooses Peeler", "P2 chooses T-Men");
  then.expect({ P1: { hand: 1, deck: 1 }, P2: { hand: 1, deck: 1 } });
});
