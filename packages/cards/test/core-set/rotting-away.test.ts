import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "Rotting Away": { P1: 4 } }];
const win = "P1 plays Omen; choose Rotting Away";

test("Rotting Away: each player sacrifices his characters of printed skill 2 or less", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], play: ["Bag Man", "Mi-Go Scout", "Altar of the Blessed"] },
      P2: { play: ["Young Deep One", "Hired Muscle", "Mad Artist"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    "Bag Man": { in: "P1 discard" },
    "Mi-Go Scout": { in: "play" },
    "Altar of the Blessed": { in: "play" },
    "Hired Muscle": { in: "play" },
    P2: { characters: 1, discard: 2 },
    log: ["Bag Man sacrificed", "Young Deep One sacrificed"],
  });
});

test("Rotting Away reads the printed skill: X is 0, and an insane character shows none", () => {
  given(
    {
      stories,
      P1: {
        hand: ["Omen"],
        play: ["Disciple of the Gate", "Servant of Nodens", "Arcane Initiate", "Demon Lover"],
      },
      P2: { play: [{ "Bag Man": { insane: true } }, "Hired Muscle"] },
    },
    { cards: [OMEN] },
  );
  when("P1 uses Demon Lover; choose Hired Muscle");
  then.expect({ "Disciple of the Gate": { skill: 3 }, "Hired Muscle": { skill: 1 } });
  when(win, "P1 chooses yes");
  then.expect({
    "Disciple of the Gate": { in: "P1 discard" },
    P1: { characters: 0 },
    "Hired Muscle": { in: "play" },
    "Bag Man": { in: "play", state: "insane" },
  });
});

test("Rotting Away: the winner may decline", () => {
  given(
    { stories, P1: { hand: ["Omen"], play: ["Mad Artist"] }, P2: { play: ["Bag Man"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 declines");
  then.expect({ P1: { characters: 1, won: 1 }, P2: { characters: 1 } });
});

test("Rotting Away: what the sacrificed set off comes when all of it is done", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], play: ["Serpent from Yoth"] },
      P2: { play: ["Bag Man", "Hired Muscle"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    P2: { characters: 0 },
    log: ["Serpent from Yoth sacrificed", "Bag Man sacrificed", "Hired Muscle sacrificed"],
  });
});

test("Rotting Away may be carried out in vain where nobody is that weak", () => {
  given({ stories, P1: { hand: ["Omen"] }, P2: { play: ["Hired Muscle"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ "Rotting Away": { in: "P1 won" }, "Hired Muscle": { in: "play" } });
});

test("Rotting Away won as the third story ends the game, and nothing rots", () => {
  given(
    { stories, P1: { hand: ["Omen"], won: ["Opening Night", "Dreamwalkers"] }, P2: { play: ["Bag Man"] } },
    { cards: [OMEN] },
  );
  when(win);
  then.expect({ winner: "P1", because: "stories", "Bag Man": { in: "play" } });
});
