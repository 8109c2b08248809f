/** The puzzles of the page: each is proven again. */
import { readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import {
  apply,
  type Happening,
  makeLibrary,
  pending,
  readRecord,
  replay,
  type State,
  settle,
} from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { proofAt } from "../src/puzzle/prove.ts";
import { GRADES, type Puzzle } from "../src/puzzle/puzzle.ts";

const FILE = new URL("../../web/puzzles/puzzles.json", import.meta.url);
const PUZZLES: readonly Puzzle[] = JSON.parse(readFileSync(FILE, "utf8"));
const LIBRARY = makeLibrary(library());
const LIMITS = { nodes: 10_000 };

/** The position of a puzzle, at its question. */
function positionOf({ record: text, at }: Puzzle): State {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { ok, state, decisions, sameEngine } = replay(read.record, LIBRARY);
  expect({ ok, decisions, sameEngine }).toEqual({ ok: true, decisions: at, sameEngine: true });
  if (state === null) throw new Error("no position");
  settle(state);
  return state;
}

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
    const state = positionOf(puzzle);
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

  test.each(PUZZLES)("$id has one answer that wins", (puzzle) => {
    const { seat, line, decoys } = puzzle;
    const { options } = proofAt(positionOf(puzzle), seat, LIMITS);
    const winning = options.filter(({ verdict }) => verdict === "wins");
    expect(winning.map(({ choice }) => choice)).toEqual([line[0]?.choice]);
    expect(options.filter(({ verdict }) => verdict === "fails")).toHaveLength(decoys);
    expect(options).toHaveLength(decoys + 1);
  });
});
