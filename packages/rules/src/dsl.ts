/** The words card files are written with: each returns plain data of the card language. */
export * from "./dsl/cards.ts";
export * from "./dsl/combinators.ts";
export * from "./dsl/nouns.ts";
export * from "./dsl/numbers.ts";
export * from "./dsl/tests.ts";
export * from "./dsl/traits.ts";
export * from "./dsl/triggers.ts";
export * from "./dsl/verbs.ts";
