/** What a language has for the two rulesets. */
import type { Ruleset } from "@fhtagn/rules";

/** `year`: its name where there is no room; `description`: which game that is, in one short sentence. */
export type RulesetWords = {
  readonly [R in Ruleset]: { readonly name: string; readonly year: string; readonly description: string };
};
