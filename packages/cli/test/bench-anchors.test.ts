import { hash } from "@fhtagn/rules";
import { parseFen } from "chessops/fen";
import { expect, test } from "vitest";
import { chessGames, chessMovesOf, chessRules, playChess } from "../src/bench/chess-games.ts";
import { CROWDS, crowdedTable, playTurns } from "../src/bench/crowded-table.ts";
import { benchSetup } from "../src/bench/engine.ts";

const rules = await chessRules();
const position = (fen: string) => rules.fromSetup(parseFen(fen).unwrap()).unwrap();

test("a move in chess is listed as often as it may be answered: once for each promotion", () => {
  expect(chessMovesOf(rules.default())).toHaveLength(20);
  expect(chessMovesOf(position("7k/P7/8/8/8/8/8/7K w - - 0 1")).map(({ promotion }) => promotion)).toEqual(
    expect.arrayContaining(["queen", "rook", "bishop", "knight"]),
  );
});

test("a decision in chess has two or more moves, as with us", () => {
  const oneMove = position("7k/8/8/8/8/8/8/5q1K w - - 99 60");
  const twoMoves = position("7k/8/8/8/8/8/8/q6K w - - 99 60");
  expect([chessMovesOf(oneMove).length, chessMovesOf(twoMoves).length]).toEqual([1, 2]);
  expect([playChess(oneMove, 1), playChess(twoMoves, 1)]).toEqual([0, 1]);
  expect(playChess(position("7k/8/8/8/8/8/5q2/7K w - - 0 1"), 1)).toBe(0);
});

test("the anchor plays the same games every time", async () => {
  const [part] = await chessGames();
  expect(part?.()).toBe(part?.());
});

test("a crowded table has as many characters as it says, and is not used up by playing", () => {
  const setup = benchSetup();
  for (const crowd of CROWDS) expect(crowdedTable(setup, crowd).inPlay).toHaveLength(crowd);
  const table = crowdedTable(setup, 30);
  const before = hash(table);
  expect(playTurns(table)).toBe(playTurns(table));
  expect(hash(table)).toBe(before);
});
