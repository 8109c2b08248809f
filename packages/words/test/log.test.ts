import { HAPPENINGS, type Happening, type LogTeller } from "@fhtagn/rules";
import { happeningFor, type Viewer } from "@fhtagn/rules/view";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { logLine, recordTeller } from "../src/index.ts";
import { speakerFor } from "./table.ts";

const OPEN_TO_ALL = 7;
const { book } = speakerFor("P1", "en");

const told = (happening: Happening, viewer: Viewer = "spectator") => {
  const seen = happeningFor({ seenBy: OPEN_TO_ALL, ...happening }, viewer);
  return [
    logLine(seen, { viewer, locale: "en", book }),
    logLine(seen, { viewer, locale: "fr", book }).replaceAll("\u202f", " "),
  ];
};

test.each(HAPPENINGS)("%s has a line in both languages", (what) => {
  const happening: Happening = {
    what,
    player: "P1",
    code: "core-set-12",
    place: { row: "story", number: 1 },
    icon: "terror",
    phase: "draw",
    turn: 1,
    because: "deck",
    step: "shuffle",
    word: "arcane",
  };
  for (const line of told(happening)) expect(line).toMatch(/^\p{Lu}.+\.$/u);
});

test("a player reads of himself in the second person", () => {
  const happening: Happening = { what: "drew", player: "P1", code: "core-set-12", seenBy: 1 };
  expect(told(happening, "P1")).toEqual(["You draw T-Men.", "Vous piochez T-Men."]);
});

test("a card is named only to those who may know it", () => {
  const happening: Happening = { what: "drew", player: "P1", code: "core-set-12", seenBy: 1 };
  expect(told(happening, "P2")).toEqual(["P1 draws a card.", "P1 pioche une carte."]);
  expect(told(happening, "spectator")).toEqual(["P1 draws a card.", "P1 pioche une carte."]);
});

test("titles have no gender, so French agrees with the word carte", () => {
  expect(told({ what: "destroyed", player: "P2", code: "core-set-12" })).toEqual([
    "T-Men is destroyed.",
    "La carte T-Men est détruite.",
  ]);
});

test("stories and domains are told by number and title", () => {
  expect(
    told({ what: "struggleWon", player: "P2", icon: "arcane", place: { row: "story", number: 2 } }),
  ).toEqual(["P2 wins the Arcane struggle at story 2.", "P2 remporte la lutte Occulte dans l’histoire 2."]);
  expect(
    told({ what: "storyWon", player: "P1", place: { row: "story", number: 1 }, onCode: "core-set-156" })[0],
  ).toBe("P1 wins story 1 (Nowhere to Hide).");
  expect(
    told({
      what: "attachedResource",
      player: "P1",
      code: "core-set-12",
      place: { row: "domain", number: 3, player: "P1" },
    }),
  ).toEqual([
    "P1 attaches T-Men to domain 3 as a resource.",
    "P1 attache T-Men au domaine 3 comme ressource.",
  ]);
});

test("the end of the game names winner and reason", () => {
  expect(told({ what: "gameOver", player: "P1", because: "stories" })).toEqual([
    "P1 wins the game (three stories won).",
    "P1 remporte la partie (trois histoires remportées).",
  ]);
  expect(told({ what: "gameOver", because: "turns" })[1]).toBe(
    "La partie est nulle (limite de tours atteinte).",
  );
});

test("what a player named is told in his language, and a hidden card elides", () => {
  expect(told({ what: "named", player: "P1", word: "arcane" })).toEqual([
    "P1 names Arcane.",
    "P1 nomme Occulte.",
  ]);
  expect(told({ what: "named", player: "P1", word: "Deep One" })[1]).toBe("P1 nomme Profond.");
  expect(told({ what: "controlChanged", player: "P2" })[1]).toBe("P2 prend le contrôle d’une carte.");
  expect(told({ what: "cancelled", player: "P1", code: "core-set-12" })).toEqual([
    "The effect of T-Men is cancelled.",
    "L’effet de la carte T-Men est annulé.",
  ]);
});

test("a turn says whose it is", () => {
  expect(told({ what: "turnBegan", turn: 3, player: "P1" })).toEqual(["Turn 3: P1.", "Tour 3 : P1."]);
  expect(told({ what: "turnBegan", turn: 3, player: "P1" }, "P1")).toEqual([
    "Turn 3: your turn.",
    "Tour 3 : à vous.",
  ]);
});

test("the log of a record hides nothing and is told to nobody in particular", () => {
  const tell: LogTeller = recordTeller(LIBRARY, "en");
  expect(tell({ what: "drew", player: "P1", code: "core-set-12", seenBy: 1 })).toBe("P1 draws T-Men.");
});

test("a happening that lacks what its line tells is no line at all", () => {
  expect(() => told({ what: "struggleWon", player: "P1", place: { row: "story", number: 1 } })).toThrow(
    "struggleWon",
  );
});
