/** The things of a table in French. */
import { de } from "@fhtagn/rules/text";
import type { NameWords } from "../contract/name-words.ts";

export const frenchNames: NameWords = {
  hidden: "une carte cachée",
  story: (number, title) => `l'histoire ${number} (${title})`,
  conspiracy: (number, title) => `la conspiration ${number} (${title})`,
  domain: (number) => `le domaine ${number}`,
  domainOf: (owner, number) => `le domaine ${number} ${de(owner)}`,
};
