/** English articles, plurals, lists and sentences. */

/** "a unique card", "an undead": by sound, as far as the vocabulary needs it. */
const SOUNDS_LIKE_A_CONSONANT = ["unique", "uni", "one", "eu"];

export function a(words: string): string {
  const first = words.toLowerCase();
  const vowel = /^[aeiou]/.test(first) && !SOUNDS_LIKE_A_CONSONANT.some((start) => first.startsWith(start));
  return `${vowel ? "an" : "a"} ${words}`;
}

export const capitalised = (text: string): string =>
  text.replace(/^(\*\*|[«“"(]\s?)?(\p{L})/u, (start) => start.toUpperCase());

export const englishList = (items: readonly string[], last: "and" | "or"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

/** "that character's", "the characters'". */
export const possessive = (text: string): string => (text.endsWith("s") ? `${text}'` : `${text}'s`);

export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ");
