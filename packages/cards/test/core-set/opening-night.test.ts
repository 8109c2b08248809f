import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "Opening Night": { P1: 4 } }];
const win = "P1 plays Omen; choose Opening Night";

test("Opening Night: the characters of both discard piles come into play insane", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen", "Mad Artist"], discard: ["Bag Man", "Shotgun Blast", "Dutch Courage"] },
      P2: { discard: ["Hired Muscle", "Forest Sister"], deck: ["Peeler", "...5"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    "Bag Man": { in: "play", state: "insane", controller: "P1" },
    "Hired Muscle": { in: "play", state: "insane", controller: "P2" },
    "Forest Sister": { in: "play", state: "insane", controller: "P2" },
    "Shotgun Blast": { in: "P1 discard" },
    "Dutch Courage": { in: "P1 discard" },
    P1: { characters: 1, hand: 1 },
    P2: { characters: 2 },
  });
});

test("Opening Night: a winner who declines leaves the dead alone", () => {
  given({ stories, P1: { hand: ["Omen"] }, P2: { discard: ["Bag Man"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ "Bag Man": { in: "P2 discard" }, "Opening Night": { in: "P1 won" } });
});

test("Opening Night: Willpower and Terror icons do not help, and no text of arrival works", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], discard: ["T-Men"], play: ["Bag Man"] },
      P2: { discard: ["Local Sheriff", "Cannibal Ghast"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    "T-Men": { state: "insane" },
    "Local Sheriff": { state: "insane" },
    "Cannibal Ghast": { state: "insane" },
    "Bag Man": { in: "play", state: "ready", wounds: 0 },
  });
});

test("Opening Night: a second copy of a unique character stays where it is", () => {
  given(
    {
      stories,
      P1: {
        hand: ["Omen"],
        play: ["Paul Lemond"],
        discard: ["Paul Lemond", "Steve Clarney", "Steve Clarney"],
      },
      P2: { discard: ["Paul Lemond"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    P1: { characters: 2, discard: 3 },
    "P1 Paul Lemond#2": { in: "P1 discard" },
    "P2 Paul Lemond": { in: "play", state: "insane" },
  });
});

test("Opening Night may be carried out in vain where no character lies in a discard pile", () => {
  given({ stories, P1: { hand: ["Omen"], discard: ["Shotgun Blast"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ "Opening Night": { in: "P1 won" }, "Shotgun Blast": { in: "P1 discard" } });
});

test("Opening Night: the active player sets whose characters come first, each player the order of his own", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], discard: ["Bag Man", "Peeler"] },
      P2: { discard: ["Hired Muscle", "Forest Sister"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P1 chooses P2");
  when("P2 orders Forest Sister, Hired Muscle", "P1 orders Peeler, Bag Man");
  then.expect({
    log: [
      "Forest Sister enters play",
      "Hired Muscle enters play",
      "Peeler enters play",
      "Bag Man enters play",
    ],
  });
});

test("Opening Night: insane it is neither Heroic nor Villainous, so both may come; restored, one must go (KW-HERO-06)", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], play: ["Thomas F. Malone"], discard: ["Ravager from the Deep"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    "Ravager from the Deep": { in: "play", state: "insane" },
    "Thomas F. Malone": { in: "play" },
  });
  when({ advance: "P2 refresh window" }, { advance: "P1 refresh start" });
  then.offered("P1", ["Ravager from the Deep", "Thomas F. Malone"]);
  when("P1 chooses Ravager from the Deep");
  then.expect({ "Ravager from the Deep": { in: "P1 discard" }, "Thomas F. Malone": { in: "play" } });
});
