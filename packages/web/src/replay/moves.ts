/** Where a step, a turn or a decision leads on a timeline. */
import type { WalkPoint } from "@fhtagn/host";

export const UNITS = ["step", "turn", "decision"] as const;
export type Unit = (typeof UNITS)[number];
export type Direction = -1 | 1;

/** The point that the move leads to; the ends stay where they are. */
export function movedCards(
  points: readonly WalkPoint[],
  at: number,
  [unit, by]: readonly [Unit, Direction],
): number {
  const last = points.length - 1;
  if (unit === "turn") return by > 0 ? nextTurn(points, at) : turnBefore(points, at);
  const stops = ({ news, decision }: WalkPoint): boolean => (unit === "step" ? news : decision !== null);
  for (let to = at + by; to > 0 && to < last; to += by) {
    const point = points[to];
    if (point !== undefined && stops(point)) return to;
  }
  return by > 0 ? last : 0;
}

function nextTurn(points: readonly WalkPoint[], at: number): number {
  const turn = points[at]?.turn ?? 0;
  const found = points.findIndex((point) => point.turn > turn);
  return found < 0 ? points.length - 1 : found;
}

/** To the beginning of this turn, and from there to the beginning of the one before. */
function turnBefore(points: readonly WalkPoint[], at: number): number {
  const turn = points[at]?.turn ?? 0;
  const begin = firstOf(points, turn);
  return begin < at ? begin : firstOf(points, turn - 1);
}

const firstOf = (points: readonly WalkPoint[], turn: number): number =>
  Math.max(
    0,
    points.findIndex((point) => point.turn === turn),
  );

/** The position before the answer with this number was given. */
export function pointOfAnswer(points: readonly WalkPoint[], answers: number): number {
  const found = points.findLastIndex((point) => point.answers <= answers && point.decision !== null);
  return Math.max(0, found);
}
