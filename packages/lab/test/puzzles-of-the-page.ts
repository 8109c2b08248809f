/** The puzzles that the page has, and what each of them claims. */
import { readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { makeLibrary, readRecord, replay, type State, settle } from "@fhtagn/rules";
import { expect } from "vitest";
import { proofAt } from "../src/puzzle/prove.ts";
import type { Puzzle } from "../src/puzzle/puzzle.ts";

const FILE = new URL("../../web/puzzles/puzzles.json", import.meta.url);
export const PUZZLES: readonly Puzzle[] = JSON.parse(readFileSync(FILE, "utf8"));
const LIBRARY = makeLibrary(library());
const LIMITS = { nodes: 10_000 };

/** The position of a puzzle, at its question. */
export function positionOfPuzzle({ record: text, at }: Puzzle): State {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { ok, state, decisions, sameEngine } = replay(read.record, LIBRARY);
  expect({ ok, decisions, sameEngine }).toEqual({ ok: true, decisions: at, sameEngine: true });
  if (state === null) throw new Error("no position");
  settle(state);
  return state;
}

/** Proven again: of all answers to its question only the first of its line wins. */
export function proveAgain(puzzle: Puzzle): void {
  const { seat, line, decoys } = puzzle;
  const { options } = proofAt(positionOfPuzzle(puzzle), seat, LIMITS);
  const winning = options.filter(({ verdict }) => verdict === "wins");
  expect(winning.map(({ choice }) => choice)).toEqual([line[0]?.choice]);
  expect(options.filter(({ verdict }) => verdict === "fails")).toHaveLength(decoys);
  expect(options).toHaveLength(decoys + 1);
}
