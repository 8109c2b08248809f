/** The two rulesets in French: a door of its own, since a page says their names before anything is played. */
import type { RulesetWords } from "../contract/ruleset-words.ts";

export const frenchRulesets: RulesetWords = {
  lcg: {
    name: "Nouvelles règles",
    year: "2008",
    description: "Le jeu de cartes évolutif de 2008, avec sa dernière FAQ.",
  },
  ccg: {
    name: "Anciennes règles",
    year: "2005",
    description: "Le jeu de cartes à collectionner de 2005, joué avec les mêmes cartes.",
  },
};
