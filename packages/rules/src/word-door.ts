/** `@fhtagn/rules/words`: closed lists and limits, for a page that must not load the engine. */
export { LOCALES, type Locale, PLAYERS, RULESETS, type Ruleset, USUAL_RULESET } from "./language/words.ts";
export { LIMITS } from "./limits.ts";
