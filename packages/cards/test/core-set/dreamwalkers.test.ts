import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ Dreamwalkers: { P1: 4, P2: 4 } }, "Nowhere to Hide", "Ancient Apocrypha"];
const deck = ["Frozen in Time", "The Other Path"];
const win = "P1 plays Omen; choose Dreamwalkers";

test("Dreamwalkers: each player gives back a story he had won", () => {
  given(
    {
      stories,
      "story deck": deck,
      P1: { hand: ["Omen"], won: ["Opening Night"] },
      P2: { won: ["Rotting Away", "Through the Gates"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.offered("P2", ["Rotting Away", "Through the Gates"]);
  when("P2 chooses Through the Gates");
  then.expect({
    P1: { won: 1 },
    P2: { won: 1 },
    Dreamwalkers: { in: "P1 won" },
    "Rotting Away": { in: "P2 won" },
  });
});

test("Dreamwalkers cannot be used unless each player has another won story", () => {
  for (const won of [
    { P1: { hand: ["Omen"], won: ["Opening Night"] }, P2: {} },
    { P1: { hand: ["Omen"] }, P2: { won: ["Rotting Away"] } },
  ]) {
    given({ stories, "story deck": deck, ...won }, { cards: [OMEN] });
    when(win);
    then.refused("P1 chooses yes");
    then.expect({ Dreamwalkers: { in: "P1 won" } });
  }
});

test("Dreamwalkers: the winner may decline", () => {
  given(
    {
      stories,
      "story deck": deck,
      P1: { hand: ["Omen"], won: ["Opening Night"] },
      P2: { won: ["Rotting Away"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 declines");
  then.expect({ P1: { won: 2 }, P2: { won: 1 } });
});

test("Dreamwalkers: the active player chooses first though the other has won it, and both are shuffled in", () => {
  given(
    {
      "to act": "P2",
      stories,
      "story deck": deck,
      P1: { won: ["Opening Night", "Rotting Away"] },
      P2: { hand: ["Omen"], won: ["Through the Gates"] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose Dreamwalkers", "P2 chooses yes");
  then.now({ asked: "P1", P1: { won: 2 }, P2: { won: 1 } });
  when("P1 chooses Rotting Away");
  then.expect({
    "Opening Night": { in: "P1 won" },
    P1: { won: 1 },
    P2: { won: 1 },
    Dreamwalkers: { in: "P2 won" },
  });
});

test("Dreamwalkers: what is given back may be the story that comes next", () => {
  given(
    {
      stories: [{ Dreamwalkers: { P1: 4 } }, "Nowhere to Hide", "Ancient Apocrypha"],
      "story deck": [],
      P1: { hand: ["Omen"], won: ["Opening Night"] },
      P2: { won: ["Opening Night"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({ S1: { title: "Opening Night", P1: 0 }, P1: { won: 1 }, P2: { won: 0 } });
});
