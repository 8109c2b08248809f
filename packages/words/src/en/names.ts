/** The things of a table in English. */
import type { NameWords } from "../contract/name-words.ts";

export const englishNames: NameWords = {
  hidden: "a hidden card",
  story: (number, title) => `story ${number} (${title})`,
  conspiracy: (number, title) => `conspiracy ${number} (${title})`,
  domain: (number) => `domain ${number}`,
  domainOf: (owner, number) => `${owner}'s domain ${number}`,
};
