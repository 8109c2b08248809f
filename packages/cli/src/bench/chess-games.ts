/**
 * The anchor: random games of chess, by somebody else's engine that does not change when ours does. A decision is
 * what it is with us: all moves are listed, there are two or more, and one of them, drawn evenly, is played.
 */
import type { Chess } from "chessops/chess";
import type { NormalMove, Role } from "chessops/types";
import { CliError } from "../errors.ts";
import type { MeasuredPart } from "./in-turn.ts";

const PROMOTIONS: readonly Role[] = ["queen", "rook", "bishop", "knight"];
const PARTS = 5;
const GAMES_OF_PART = 50;
/** A hundred moves without a capture or a pawn's move: the rule of fifty moves. */
const LONGEST_PAUSE = 100;

/** The anchor's own dice, for ours may change. */
function diceOf(seed: number): (faces: number) => number {
  let x = Math.imul(seed, 2654435761) | 1;
  return (faces) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % faces;
  };
}

const isLastRank = (square: number): boolean => square < 8 || square >= 56;

export function chessMovesOf(position: Chess): readonly NormalMove[] {
  const moves: NormalMove[] = [];
  for (const [from, squares] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of squares) {
      if (isPawn && isLastRank(to)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}

/** Plays the game in the position itself, to its end; how many decisions it had. */
export function playChess(position: Chess, seed: number): number {
  const draw = diceOf(seed);
  let decisions = 0;
  while (position.halfmoves < LONGEST_PAUSE && !position.isInsufficientMaterial()) {
    const moves = chessMovesOf(position);
    const move = moves[draw(moves.length)];
    if (move === undefined) return decisions;
    if (moves.length > 1) decisions++;
    position.play(move);
  }
  return decisions;
}

/** Installed for development alone (decision 013). */
export async function chessRules(): Promise<typeof Chess> {
  try {
    return (await import("chessops/chess")).Chess;
  } catch {
    throw new CliError(({ noChess }) => noChess);
  }
}

export async function chessGames(): Promise<readonly MeasuredPart[]> {
  const rules = await chessRules();
  return Array.from({ length: PARTS }, (_, part) => () => {
    let decisions = 0;
    for (let game = 0; game < GAMES_OF_PART; game++)
      decisions += playChess(rules.default(), part * GAMES_OF_PART + game + 1);
    return decisions;
  });
}
