/** What a language has for the two rulesets. */
import type { Ruleset } from "@fhtagn/rules";

/** `description`: which game that is, in one short sentence. */
export type RulesetWords = {
  readonly [R in Ruleset]: { readonly name: string; readonly description: string };
};
