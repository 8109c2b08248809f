/** Which entries speak of some words, the best first. */
import type { Locale } from "@fhtagn/rules/words";
import type { SearchEntry } from "./entries.ts";
import { fold } from "./fold.ts";

interface Indexed {
  readonly entry: SearchEntry;
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}

export type Index = readonly Indexed[];

export const indexOf = (entries: readonly SearchEntry[]): Index =>
  entries.map((entry) => ({
    entry,
    texts: entry.texts.map(({ name = entry.name, text }) => ({ name: fold(name), text: fold(text) })),
  }));

export interface FoundEntry {
  readonly entry: SearchEntry;
  readonly name: string;
  /** The text in which the words were found, in the reader's language where they stand there too. */
  readonly text: string;
  readonly locale: Locale;
}

export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");

const LETTER = /[\p{L}\p{N}]/u;

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return true;
  return false;
}

/** A whole chapter about it comes before single rules. */
const CHAPTER = 20;
const SCORES = { wholeName: 100, nameBegins: 40, inName: 12, wordBegins: 4, inside: 1 } as const;

/** Nought where the word is not there at all. */
function scoreOf(word: string, name: string, text: string): number {
  if (name === word) return SCORES.wholeName;
  if (name.startsWith(word)) return SCORES.nameBegins;
  if (name.includes(word)) return SCORES.inName;
  if (!text.includes(word)) return 0;
  return beginsWord(text, word) ? SCORES.wordBegins : SCORES.inside;
}

interface Scored extends FoundEntry {
  readonly score: number;
}

/** All words must stand in one text and its name together. */
function scored({ entry, texts }: Indexed, words: readonly string[], locale: Locale): Scored | null {
  const scores = entry.texts.map((written, at) => {
    const { name = "", text = "" } = texts[at] ?? {};
    const each = words.map((word) => scoreOf(word, name, text));
    const sum = each.includes(0) ? 0 : each.reduce((total, one) => total + one, 0);
    return { ...written, sum, own: written.locale === locale };
  });
  const [best] = scores
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => Number(other.own) - Number(one.own) || other.sum - one.sum);
  if (best === undefined) return null;
  return {
    entry,
    name: best.name ?? entry.name,
    text: best.text,
    locale: best.locale,
    score: best.sum + (entry.kind === "section" ? CHAPTER : 0),
  };
}

export function findEntries(index: Index, query: string, locale: Locale): readonly FoundEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return index
    .map((indexed) => scored(indexed, words, locale))
    .filter((found) => found !== null)
    .sort((one, other) => other.score - one.score);
}
