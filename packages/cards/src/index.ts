/** Card facts, abilities as data, golden texts. */
export { allCards, type CardRow, SET_NAMES, SETS, type SetName } from "./facts.ts";
export { goldenSets, goldenText } from "./golden.ts";
export { library, type Unfinished, unfinished } from "./library.ts";
