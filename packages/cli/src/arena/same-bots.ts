/** Bots that were changed since a results file was begun would make one figure of two kinds of games. */
import { gameLibrary, storyCodes } from "@fhtagn/cards";
import { ARENA_SIDES, playGameOfQuad, type Quad, type QuadResult, thinksByClock } from "@fhtagn/lab";
import type { ArenaRun } from "./results-file.ts";

interface KeptGame {
  readonly quad: number;
  readonly game: number;
  readonly decisions: number;
  readonly end: string;
}

/** Plays the shortest game again; by the clock no game comes out twice, so nothing can be told and all is well. */
export function playAsBefore(run: ArenaRun, plan: readonly Quad[], kept: readonly QuadResult[]): boolean {
  if (ARENA_SIDES.some((side) => thinksByClock(run.contestants[side]))) return true;
  const shortest = kept.flatMap(gamesOf).sort((a, b) => a.decisions - b.decisions)[0];
  const quad = plan.find(({ index }) => index === shortest?.quad);
  if (shortest === undefined || quad === undefined) return true;
  const hall = { library: gameLibrary(), stories: storyCodes(), contestants: run.contestants };
  return playGameOfQuad(hall, quad, shortest.game).end === shortest.end;
}

const gamesOf = ({ quad, games, faults }: QuadResult): readonly KeptGame[] =>
  games
    .map(({ decisions, end }, game) => ({ quad, game, decisions: decisions.A + decisions.B, end }))
    .filter(({ game }) => faults.every((fault) => fault.game !== game));
