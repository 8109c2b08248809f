/** Titles like a word that is no title. */
import { slug } from "./card-reports.ts";

const MOST = 5;
/** A title that contains the word is nearer than one with three other letters. */
const CONTAINED = 2.5;

/** Those that differ in few letters, then those that contain what was written. */
export function nearTitles(written: string, titles: readonly string[]): readonly string[] {
  const wanted = slug(written);
  const found = [...new Set(titles)].flatMap((title) => {
    const far = distance(wanted, slug(title));
    if (slug(title).includes(wanted)) return [{ title, far: Math.min(far, CONTAINED) }];
    return far <= Math.max(2, wanted.length / 3) ? [{ title, far }] : [];
  });
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ title }) => title);
}

/** Letters to be changed, added or left out to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
