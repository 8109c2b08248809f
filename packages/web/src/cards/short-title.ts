/** Names for the smallest face: two short lines. */
import type { CardFacts } from "@fhtagn/rules";

const TITLES_OF_PERSONS = /^(Professor|Prof\.|Dr\.|Mr\.|Mrs\.|Miss|Sir|Lady|Captain|Father|Sister)\s+/;
const LONGEST = 20;

/** "Professor Nathaniel Peaslee" becomes "N. Peaslee"; other long names lose what stands between the ends. */
export function shortTitle({ title, unique, type }: Pick<CardFacts, "title" | "unique" | "type">): string {
  if (title.length <= LONGEST) return title;
  const name = title.replace(TITLES_OF_PERSONS, "");
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (unique && type === "character" && words.length > 1 && name.length > LONGEST - 4) {
    return `${first.slice(0, 1)}. ${last}`;
  }
  return name.length <= LONGEST + 8 ? name : `${first} … ${last}`;
}
