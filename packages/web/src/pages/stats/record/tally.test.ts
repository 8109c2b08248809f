import { type FinishedGame, finishedForm } from "@fhtagn/protocol";
import { describe, expect, test } from "vitest";
import { type OwnGame, ownGame } from "./own-games.ts";
import { countedGames, intervalOf, scoreOf, tallyGroupsOf, tallyOf } from "./tally.ts";

const FINISHED = finishedForm({
  id: "g",
  at: 1,
  seats: { P1: { kind: "person" }, P2: { kind: "bot", level: "student" } },
  decks: { P1: "agency-cthulhu", P2: "hastur" },
  ruleset: "lcg",
  starter: "P2",
  winner: "P1",
  because: "stories",
  turn: 12,
  won: { P1: 3, P2: 1 },
  undos: 0,
  assisted: false,
});

const own = (change: Partial<FinishedGame> = {}): OwnGame => {
  const game = ownGame({ ...FINISHED, ...change });
  if (game === null) throw new Error("two people");
  return game;
};

describe("a finished game as its player remembers it", () => {
  test("deck, opponent, side and outcome are those of the person", () => {
    expect(own()).toMatchObject({
      deck: "agency-cthulhu",
      otherDeck: "hastur",
      level: "student",
      side: "second",
      outcome: "won",
      undone: false,
    });
  });

  test("whichever chair the person sat on", () => {
    const seats = { P1: FINISHED.seats.P2, P2: FINISHED.seats.P1 };
    expect(own({ seats })).toMatchObject({
      deck: "hastur",
      side: "first",
      outcome: "lost",
      level: "student",
    });
    expect(own({ winner: "draw" }).outcome).toBe("drawn");
  });

  test("between two people nobody is the player", () => {
    expect(ownGame({ ...FINISHED, seats: { P1: { kind: "person" }, P2: { kind: "person" } } })).toBeNull();
  });

  test.each([{ undos: 1 }, { assisted: true }])("%j is told apart", (change) => {
    expect(own(change).undone).toBe(true);
  });
});

describe("counting", () => {
  const GAMES = [
    own(),
    own({ id: "h", winner: "P2", undos: 2 }),
    own({ id: "i", winner: "draw", decks: { P1: "hastur", P2: "agency-cthulhu+2" }, starter: "P1" }),
  ];

  test("a draw is half a win", () => {
    expect(tallyOf(GAMES)).toEqual({ games: 3, won: 1, drawn: 1, lost: 1 });
    expect(scoreOf(tallyOf(GAMES))).toBe(0.5);
    expect(scoreOf(tallyOf([]))).toBe(0);
  });

  test("straight and undone games are counted apart or together", () => {
    expect(countedGames(GAMES, "all")).toHaveLength(3);
    expect(countedGames(GAMES, "straight").map(({ id }) => id)).toEqual(["g", "i"]);
    expect(countedGames(GAMES, "undone").map(({ id }) => id)).toEqual(["h"]);
  });

  test("a deck of two factions counts for both, in the order of the box", () => {
    expect(tallyGroupsOf(GAMES, "faction")).toEqual([
      { key: "agency", games: 2, won: 1, drawn: 0, lost: 1 },
      { key: "cthulhu", games: 2, won: 1, drawn: 0, lost: 1 },
      { key: "hastur", games: 1, won: 0, drawn: 1, lost: 0 },
    ]);
  });

  test("decks come by how often they were played", () => {
    expect(tallyGroupsOf(GAMES, "deck").map(({ key }) => key)).toEqual(["agency-cthulhu", "hastur"]);
    expect(tallyGroupsOf(GAMES, "side").map(({ key, games }) => [key, games])).toEqual([
      ["first", 1],
      ["second", 2],
    ]);
  });

  test("few games leave much open, many leave little", () => {
    const [low, high] = intervalOf({ games: 10, won: 5, drawn: 0, lost: 5 });
    expect(low).toBeCloseTo(0.2366, 3);
    expect(high).toBeCloseTo(0.7634, 3);
    expect(intervalOf({ games: 0, won: 0, drawn: 0, lost: 0 })).toEqual([0, 1]);
  });
});
