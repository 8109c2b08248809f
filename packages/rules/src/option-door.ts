/** `@fhtagn/rules/options`: the parts of an option, for a page that must not load the engine. */
export { cardIn, detailOf, orderKey, placeIn } from "./state/option-parts.ts";
