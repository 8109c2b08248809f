/** Text as it is searched: small letters without accents, one apostrophe. */

const APART: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", "\u202f": " ", "\u00a0": " " };

const foldLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  return APART[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
};

export const fold = (text: string): string => [...text].map(foldLetter).join("");

export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** Folded text with, for each of its letters, where it came from. */
function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = "";
  let at = 0;
  for (const letter of text) {
    const small = foldLetter(letter);
    places.push(...Array.from(small, () => at));
    folded += small;
    at += letter.length;
  }
  return { folded, places: [...places, text.length] };
}

/** The text cut where the words, already folded, occur in it. */
export function highlight(text: string, words: readonly string[]): readonly Stretch[] {
  const { folded, places } = foldWithPlaces(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      hits.fill(true, places[at], places[at + word.length]);
  const stretches: Stretch[] = [];
  for (let from = 0; from < text.length; ) {
    const hit = hits[from] ?? false;
    const end = hits.indexOf(!hit, from);
    const to = end < 0 ? text.length : end;
    stretches.push({ text: text.slice(from, to), hit });
    from = to;
  }
  return stretches;
}
