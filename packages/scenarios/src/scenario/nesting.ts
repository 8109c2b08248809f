/** How deep lists and maps stand in each other: whoever reads them calls himself once for each. */

/** Many times what any file of ours needs. */
const MOST_NESTED = 200;
/** Brackets, and columns of a block: each level takes at least one. */
const MARKS = new RegExp(`[[{]|[\\]}]|^[ ?-]{${MOST_NESTED},}`, "gm");

/** Where too many stand in each other, in letters from the beginning; -1 where they do not. */
export function tooDeepAt(text: string): number {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === "]" || mark === "}") depth = Math.max(0, depth - 1);
    else if (mark.length > 1 || ++depth > MOST_NESTED) return index;
  }
  return -1;
}
