/** `@fhtagn/rules/words`: closed lists of the game, for a page that must not load the engine. */
export { LOCALES, type Locale, PLAYERS } from "./language/words.ts";
