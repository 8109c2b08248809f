/** The puzzles of the page: the line of each is played, and some are proven again; `puzzles.sweep` proves them all. */
import { apply, type Happening, pending, readRecord, settle } from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { GRADES, type Puzzle } from "../src/puzzle/puzzle.ts";
import { PUZZLES, positionOfPuzzle, proveAgain } from "./puzzles-of-the-page.ts";

const SOME = PUZZLES.filter((_, at) => at % 5 === 0);

const seedOf = ({ record }: Puzzle): string => {
  const read = readRecord(record);
  return read.ok ? read.record.seed : "";
};

describe("the puzzles", () => {
  test("are many, each out of a game of its own, of every grade", () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
    expect(new Set(PUZZLES.map(seedOf)).size).toBe(PUZZLES.length);
    for (const grade of GRADES)
      expect(PUZZLES.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(4);
  });

  test.each(PUZZLES)("$id begins where the solver is asked, and its line wins a story", (puzzle) => {
    const { seat, kind, line } = puzzle;
    const state = positionOfPuzzle(puzzle);
    const { turn } = state;
    expect(pending(state)).toMatchObject({ player: seat, kind });
    expect(state.active).toBe(seat);
    const happened: Happening[] = [];
    state.journal = happened;
    for (const { player, choice } of line) {
      expect(pending(state)?.player).toBe(player);
      expect(state.turn).toBe(turn);
      apply(state, choice);
      settle(state);
    }
    // The story is won before its effect is asked about.
    expect(happened.filter(({ what, player }) => what === "storyWon" && player === seat)).toHaveLength(1);
  });

  test.each(SOME)("$id has one answer that wins", proveAgain);
});
