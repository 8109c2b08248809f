import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [{ "Through the Gates": { P1: 4 } }];
const win = "P1 plays Omen; choose Through the Gates";

test("Through the Gates takes characters of printed skill 3 or more, though one player may have none", () => {
  given(
    { stories, P1: { hand: ["Omen"], play: ["Young Deep One"] }, P2: { play: ["T-Men", "Bag Man"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({ "T-Men": { in: "P2 discard" }, "Bag Man": { in: "play" }, "Young Deep One": { in: "play" } });
});

test("Through the Gates makes both players sacrifice, the Invulnerable too", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], play: ["Cthulhu", "Mad Artist"] },
      P2: { play: ["Hired Muscle", "G-Men"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    Cthulhu: { in: "P1 discard" },
    "Mad Artist": { in: "play" },
    P2: { characters: 0 },
    log: ["Cthulhu sacrificed", "Hired Muscle sacrificed"],
  });
});

test("Through the Gates reads the printed skill, whatever it is now; an insane character shows none", () => {
  given(
    {
      stories,
      P1: {
        hand: ["Omen"],
        play: ["Altar of the Blessed", "Bag Man", "Disciple of the Gate", "Servant of Nodens"],
      },
      P2: { play: ["Spell-bound Shoggoth", { "Hired Muscle": { insane: true } }] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    P1: { characters: 3 },
    "Spell-bound Shoggoth": { in: "P2 discard" },
    "Hired Muscle": { in: "play", state: "insane" },
  });
});

test("Through the Gates: the winner may decline", () => {
  given({ stories, P1: { hand: ["Omen"], play: ["Cthulhu"] }, P2: { play: ["T-Men"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ "T-Men": { in: "play" }, Cthulhu: { in: "play" }, "Through the Gates": { in: "P1 won" } });
});

test("Through the Gates: a character goes to its owner's discard pile, by its controller's sacrifice", () => {
  given(
    {
      stories,
      P1: { hand: ["Omen"], play: [{ "Hired Muscle": { owner: "P2" } }] },
      P2: { play: ["Bag Man"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({ "Hired Muscle": { in: "P2 discard" }, "Bag Man": { in: "play" } });
});

test("Through the Gates may be carried out in vain where nobody is that strong", () => {
  given({ stories, P1: { hand: ["Omen"], play: ["Bag Man"] }, P2: { play: ["Peeler"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ P1: { characters: 1, won: 1 }, P2: { characters: 1 } });
});

test("Through the Gates: the active player sets whose part is first, each player the order of his own", () => {
  given(
    { stories, P1: { hand: ["Omen"], play: ["Mi-Go Scout"] }, P2: { play: ["Hired Muscle", "G-Men"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P1 chooses P2", "P2 orders G-Men, Hired Muscle");
  then.expect({ log: ["G-Men sacrificed", "Hired Muscle sacrificed", "Mi-Go Scout sacrificed"] });
});
