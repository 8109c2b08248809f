import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const three = ["shub-niggurath", "shub-niggurath", "shub-niggurath"];
const play = "P1 plays Shocking Transformation";

test("Shocking Transformation: a character is sacrificed, another comes out of the deck, whatever it costs", () => {
  given({
    P1: {
      hand: ["Shocking Transformation"],
      play: ["Degenerate Ghoul", "Forest Sister"],
      deck: ["Cthulhu", "G-Men", "Altar of the Blessed", "Shub-Niggurath", "Small Ghouls"],
      domains: [three],
    },
    P2: { play: ["Bag Man"] },
  });
  when(`${play}; sacrifice Degenerate Ghoul; drain D1`);
  then.offered("P1", ["G-Men", "Small Ghouls"]);
  when("P1 chooses G-Men");
  then.expect({
    "Degenerate Ghoul": { in: "P1 discard" },
    "Forest Sister": { in: "play" },
    "G-Men": { in: "play", state: "ready" },
    P1: { deck: 4 },
    log: ["Degenerate Ghoul sacrificed", "G-Men enters play"],
  });
});

test("Shocking Transformation needs a character of one's own to sacrifice", () => {
  given({ P1: { hand: ["Shocking Transformation"], domains: [three] }, P2: { play: ["Bag Man"] } });
  then.refused(play);
});

test("Shocking Transformation may take an insane character for its cost, or an Ancient One", () => {
  given({
    P1: {
      hand: ["Shocking Transformation"],
      play: [{ "Forest Sister": { insane: true } }, "Y'Golonac"],
      deck: ["Mi-Go Scout", "Cthulhu"],
      domains: [three],
    },
  });
  when(play);
  then.offered("P1", ["Forest Sister", "Y'Golonac"]);
  when("P1 chooses Forest Sister", "P1 chooses Mi-Go Scout");
  then.expect({
    "Forest Sister": { in: "P1 discard" },
    "Mi-Go Scout": { in: "play" },
    "Y'Golonac": { in: "play" },
  });
});

test("Shocking Transformation cancelled: the sacrifice is lost and nobody comes", () => {
  given({
    P1: {
      hand: ["Shocking Transformation"],
      play: ["Degenerate Ghoul"],
      deck: ["G-Men", "...5"],
      domains: [three],
    },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`${play}; sacrifice Degenerate Ghoul`, "P2 plays Power Drain");
  then.expect({
    "Degenerate Ghoul": { in: "P1 discard" },
    "G-Men": { in: "P1 deck" },
    P1: { characters: 0 },
  });
});

const after = (sacrificed: string, deck: readonly string[]): void => {
  given({
    P1: {
      hand: ["Shocking Transformation"],
      play: ["Arcane Initiate", "Paul Lemond", "Degenerate Ghoul"],
      deck,
      domains: [three],
    },
  });
  when(`${play}; sacrifice ${sacrificed}`);
};

test("Shocking Transformation brings no Heroic character beside a Villainous one, unless that was sacrificed", () => {
  after("Degenerate Ghoul", ["G-Men", "Cthulhu"]);
  then.expect({ "G-Men": { in: "P1 deck" }, P1: { characters: 2 } });
  after("Arcane Initiate", ["G-Men", "Cthulhu"]);
  when("P1 chooses G-Men");
  then.expect({ "G-Men": { in: "play" } });
});

test("Shocking Transformation brings no second copy of a unique character, unless the first was sacrificed", () => {
  after("Degenerate Ghoul", ["Paul Lemond", "Cthulhu"]);
  then.expect({ "Paul Lemond#2": { in: "P1 deck" }, P1: { characters: 2 } });
  after("Paul Lemond", ["Paul Lemond", "Cthulhu"]);
  when("P1 chooses Paul Lemond#2");
  then.expect({ "Paul Lemond": { in: "P1 discard" }, "Paul Lemond#2": { in: "play" } });
});
