/** Puzzles in the order of the list, and which of them comes next. */
import type { Grade, Puzzle } from "@fhtagn/lab";
import type { AllProgress } from "./puzzle-progress.ts";

/** All that the page needs to list one. */
type Listed = Pick<Puzzle, "id" | "grade">;

export interface Shelf<One extends Listed> {
  readonly grade: Grade;
  readonly puzzles: readonly One[];
}

/** "p-012" is puzzle 12. */
export const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);

/** The easy ones first. */
export const inShelfOrder = <One extends Listed>(puzzles: readonly One[]): readonly One[] =>
  puzzles.toSorted((one, other) => one.grade - other.grade || numberOf(one.id) - numberOf(other.id));

/** Grades nobody found a puzzle for are left out. */
export function shelvesOf<One extends Listed>(puzzles: readonly One[]): readonly Shelf<One>[] {
  const grades = [...new Set(puzzles.map(({ grade }) => grade))].toSorted((one, other) => one - other);
  return grades.map((grade) => ({
    grade,
    puzzles: inShelfOrder(puzzles).filter((one) => one.grade === grade),
  }));
}

export const solvedAmong = (puzzles: readonly Listed[], progress: AllProgress): number =>
  puzzles.filter(({ id }) => progress[id]?.solved === true).length;

/** The next one that is not solved, from this one on and round to it; where all are solved, the next of all. */
export function nextAfter(
  puzzles: readonly Listed[],
  progress: AllProgress,
  id: string | null,
): string | null {
  const ids = inShelfOrder(puzzles).map((one) => one.id);
  const at = id === null ? -1 : ids.indexOf(id);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return others.find((other) => progress[other]?.solved !== true) ?? others[0] ?? null;
}
