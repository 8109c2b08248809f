/** The puzzle of the day: the same for everybody who has the same date. */

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970, by the date on the wall here. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** A number of 32 bits in which neighbouring names lie far apart (FNV-1a, then well stirred). */
function scatter(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) >>> 0;
}

/** Shuffled, and always in the same way. */
const shuffled = (ids: readonly string[]): readonly string[] =>
  ids.toSorted((one, other) => scatter(one) - scatter(other) || (one < other ? -1 : 1));

/** Null only where there are no puzzles. */
export function dailyOf(ids: readonly string[], day: number): string | null {
  const count = ids.length;
  return shuffled(ids)[((day % count) + count) % count] ?? null;
}

/** Days in a row that were solved, up to today, or up to yesterday as long as today is still open. */
export function streakAt(solved: readonly number[], today: number): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day--) count++;
  return count;
}
