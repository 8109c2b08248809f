/** `@fhtagn/rules/figures`: rules over numbers and printed words, for a page that must not load the engine. */
export { aheadIn, fastAmong, lifeWith } from "./queries/from-numbers.ts";
export { parseKeywords } from "./state/printed-keywords.ts";
