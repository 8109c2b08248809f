/** The two rulesets in English: a door of its own, since a page says their names before anything is played. */
import type { RulesetWords } from "../contract/ruleset-words.ts";

export const englishRulesets: RulesetWords = {
  lcg: {
    name: "Newer rules",
    year: "2008",
    description: "The Living Card Game of 2008, with its last FAQ.",
  },
  ccg: {
    name: "Older rules",
    year: "2005",
    description: "The collectible card game of 2005, played with the same cards.",
  },
};
