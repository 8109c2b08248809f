/** The steps of a winning line among the points of its game. */
import type { WalkPoint } from "@fhtagn/host";

/** Points of the game at which the line stands still: its beginning, whatever happened, its end. */
export function lineStepsOf(points: readonly WalkPoint[], answers: number): readonly number[] {
  const start = points.findLastIndex((point) => point.answers <= answers && point.decision !== null);
  const last = points.length - 1;
  const steps = points.flatMap(({ news }, at) => (at > start && (news || at === last) ? [at] : []));
  return [Math.max(0, start), ...steps];
}

/** Where a step forward or back leads; at the ends it stays. */
export function stepFrom(steps: readonly number[], at: number, by: -1 | 1): number {
  const now = Math.max(
    0,
    steps.findLastIndex((step) => step <= at),
  );
  return steps[Math.max(0, Math.min(steps.length - 1, now + by))] ?? at;
}
